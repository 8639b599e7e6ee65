game=jumanji
args="--seed 1 --player Ann:red --player Bob:blue"
script=$(for _ in $(seq 200); do echo roll; done)
. "$ROOT/tests/support/faults.bash"
