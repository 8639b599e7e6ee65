# A recorded game is repeated by its record, goes on where it stopped, and has room for a torn last line.
fault=0
check() { cmp "$1" "$2" || { echo "$3"; diff "$1" "$2" | head; fault=1; }; }
jumanji=$BIN/jumanji
{ printf '2\nAda\nred\nBob\nblue\n'; yes roll | head -200; } >typed

timeout 10 "$jumanji" --seed 4 --record whole <typed >expected || { echo "status $?"; exit 1; }
grep -q '^Result: ' expected || { echo "no result"; exit 1; }
head -1 whole | grep -q '^# record of jumanji .*--seed 4' || { echo "header: $(head -1 whole)"; exit 1; }

timeout 10 "$jumanji" --seed 4 <whole >repeated
check expected repeated "the record repeats another game"

# Stopped at every line: in the seating, in the first turn, later.
for lines in 0 1 2 3 4 5 6 11; do
    head -$lines typed | timeout 10 "$jumanji" --seed 4 --record part >/dev/null 2>&1
    [ "$(wc -l <part)" = $((lines + 1)) ] || { echo "$lines lines typed, recorded are:"; cat part; exit 1; }
    printf 'rol' >>part
    tail -n +$((lines + 1)) typed | timeout 10 "$jumanji" --resume part >resumed || { echo "resume: $?"; exit 1; }
    check expected resumed "resumed after $lines lines it is another game"
    check whole part "resumed after $lines lines the record is another one"
done

# Mistakes and questions are not recorded.
{ printf '5\n2\nhelp\nAda\nred\nAda\nBob\nred\nblue\n?\nboard\ndescribe\n'; yes '' | head -200; } >mistakes
timeout 10 "$jumanji" --seed 4 --record other <mistakes >/dev/null
check <(sed 's/roll//' whole) other "a game with mistakes is recorded in another way"
exit $fault
