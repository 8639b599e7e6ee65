. "$ROOT/tests/support/batch.sh"
check_batch corners 40 --opening-moves 4 --player A:random --player B:greedy
