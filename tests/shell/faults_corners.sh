game=corners
args="--seed 1 --mode hotseat --player Ann --player Bob"
script=$(printf '7,4 6,4\n3,2 4,2\nmoves\nresign\n')
. "$ROOT/tests/support/faults.bash"
