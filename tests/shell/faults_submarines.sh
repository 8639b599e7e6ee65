game=submarines
args="--seed 1 --random --player Ann"
script=$(printf 'a\nw\nd\nx\nend\n')
. "$ROOT/tests/support/faults.bash"
