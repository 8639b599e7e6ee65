. "$ROOT/tests/support/batch.sh"
check_batch slimetrail 40 --size 4x5 --player A:random --player B:closest
