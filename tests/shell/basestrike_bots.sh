# What is particular to the bots of this game: the weapon switch, and records of it.
fail() {
    echo "FAILED: $*"
    exit 1
}

# q once before a shot: a bot that goes on switching has lost.
"$BIN/basestrike" --seed 5 --player "Bad:exec:yes q" --quiet >switches.txt 2>switches.err </dev/null || fail "status $?"
[ "$(tail -1 switches.txt)" = "Result: lost after 0 shots, 11 of 11 targets left (Bad answered 'q': the \
weapon was switched already before this shot)" ] || fail "$(cat switches.txt)"
grep -q '^The position was: .* m 20 3$' switches.err || fail "$(cat switches.err)"

# What a bot did is in the record, and a replay asks nobody.
"$BIN/basestrike" --seed 5 --player "Ann:exec:$BIN/bots/basestrike" --record bot.rec >played.txt || fail "the recorded game"
"$BIN/basestrike" --resume bot.rec >resumed.txt </dev/null || fail "the resumed game"
[ "$(tail -1 played.txt)" = "$(tail -1 resumed.txt)" ] || fail "the resumed game ends otherwise"
grep -q '^q$' bot.rec || fail "the record does not hold the bot's weapon switches"
grep -q '^[0-9]*,[0-9]*$' bot.rec || fail "the record does not hold the bot's shots"
exit 0
