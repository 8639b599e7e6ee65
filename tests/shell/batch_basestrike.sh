. "$ROOT/tests/support/batch.sh"
check_batch basestrike 40 --player Gunner:hunter
