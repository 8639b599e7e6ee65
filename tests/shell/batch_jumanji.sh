. "$ROOT/tests/support/batch.sh"
check_batch jumanji 60 --auto --player 'Ada, the "first":red' --player 'Bob;100%:blue' --player Cy:green
