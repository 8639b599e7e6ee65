. "$ROOT/tests/support/bots.sh"
check_hostile_bots basestrike --player Bad:exec:BOT
check_sample_bots basestrike --player Bad:exec:BOT
