game=basestrike
args="--seed 1 --player Ann"
script=$(printf 'q\n2,2\n5,5\n8,8\nq\n'
    for row in 1 2 3; do for col in $(seq 10); do echo "$row,$col"; done; done)
. "$ROOT/tests/support/faults.bash"
