. "$ROOT/tests/support/bots.sh"
check_hostile_bots submarines --random --player Bad:exec:BOT
check_sample_bots submarines --random --player Bad:exec:BOT
