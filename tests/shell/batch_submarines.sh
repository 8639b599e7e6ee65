. "$ROOT/tests/support/batch.sh"
check_batch submarines 60 --random --player Nemo:collector --killers chase
