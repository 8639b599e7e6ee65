game=slimetrail
args="--seed 1 --size 3 --player Ann:human --player Bob:human"
script=$(for _ in $(seq 20); do printf 'north\neast\nsouth\nwest\n'; done)
. "$ROOT/tests/support/faults.bash"
