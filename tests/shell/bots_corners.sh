. "$ROOT/tests/support/bots.sh"
check_hostile_bots corners --player Bad:exec:BOT --player Good:random
check_sample_bots corners --player Bad:exec:BOT --player Good:greedy
