. "$ROOT/tests/support/bots.sh"
check_hostile_bots slimetrail --player Bad:exec:BOT --player Good:random
check_sample_bots slimetrail --player Bad:exec:BOT --player Good:random
