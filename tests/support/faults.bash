# Faults that users reported of other console games, tried on one of ours. Sourced by tests/shell/faults_GAME.sh, which
# sets game, args (a game for people at the terminal) and script (lines that play it to its end).
fault=0
prog=$BIN/$game

complain() {
    echo "$game: $1"
    fault=1
}

# status_is WANTED WHAT: of the last command.
status_is() {
    local status=$?
    [ $status = "$1" ] || complain "$2: status $status instead of $1"
}

no_crash() {
    ! grep -qE 'terminate called|Assertion|Sanitizer|runtime error|Segmentation' "$1" || complain "$2: $(head -3 "$1")"
}

run() { timeout 60 "$prog" $args "$@"; }

echo "$script" >"$T/game.in"
run <"$T/game.in" >"$T/game.out" 2>"$T/game.err"
status_is 0 "a game to its end"
[ ! -s "$T/game.err" ] || complain "a game to its end writes to standard error: $(cat "$T/game.err")"
result=$(grep '^Result: ' "$T/game.out")
[ "$(grep -c '^Result: ' "$T/game.out")" = 1 ] || complain "not one result line: '$result'"

# The end of the input is an event, at once and everywhere.
run </dev/null >"$T/out" 2>"$T/err"
status_is 3 "empty input"
[ "$(cat "$T/err")" = "$game: input ended before the game was over" ] || complain "empty input says: $(cat "$T/err")"
[ "$(grep -c '^>' "$T/out")" = 1 ] || complain "empty input is prompted for more than once"
run <&- >"$T/out" 2>"$T/err"
status_is 3 "closed input"
run </ >"$T/out" 2>"$T/err"
status_is 3 "a folder as input"
lines=$(wc -l <"$T/game.in")
for count in 1 2 3; do
    [ "$count" -lt "$lines" ] || continue
    head -$count "$T/game.in" >"$T/part.in"
    run <"$T/part.in" >"$T/with" 2>&1
    printf %s "$(cat "$T/part.in")" | run >"$T/without" 2>&1
    cmp -s "$T/with" "$T/without" || complain "the last of $count lines needs its newline"
done

# Lines as other systems and editors write them.
sed 's/$/\r/' "$T/game.in" | run >"$T/out" 2>&1
cmp -s "$T/game.out" "$T/out" || complain "lines that end with CR LF play another game"
{ printf '\357\273\277# a comment\n'; sed 's/^/ \t/; s/$/ \t/' "$T/game.in"; } | run >"$T/out" 2>&1
cmp -s "$T/game.out" "$T/out" || complain "blanks, a comment and a byte-order mark play another game"
tr '[:lower:]' '[:upper:]' <"$T/game.in" | run 2>&1 | grep '^Result: ' >"$T/out"
[ "$(cat "$T/out")" = "$result" ] || complain "capitals play another game"

# Rubbish costs nothing and is bounded.
{ head -c 5000000 /dev/zero | tr '\0' x; echo; cat "$T/game.in"; } | (ulimit -v "${MEMORY_LIMIT:-unlimited}"; run) >"$T/out" 2>&1
status_is 0 "a line of 5 MB"
[ "$(grep -c 'longer than 4096' "$T/out")" = 1 ] || complain "a line of 5 MB is not one error"
head -c 100000 /dev/urandom >"$T/noise"
run <"$T/noise" >"$T/out" 2>"$T/err"
[ $? -lt 4 ] || complain "noise: status above 3"
no_crash "$T/err" "noise"
LC_ALL=C grep -qP '[\x00-\x09\x0b-\x1f\x7f]' "$T/out" && complain "noise: control characters are echoed"
for typed in 'e8' '2e1' '0x2' '99999999999999999999,1' '-1,-1' '1,1,1,1' '(((' '%s%n' "'; rm" '1,1 1,1 1,1'; do
    echo "$typed"
done >"$T/rubbish"
run <"$T/rubbish" >"$T/out" 2>"$T/err"
no_crash "$T/err" "rubbish"

# After the end nothing more is read; slimetrail, whose session goes on, ends with its input.
{ cat "$T/game.in"; yes '' | head -20000; } | run >"$T/out" 2>"$T/err"
status_is 0 "input after the end"
[ "$(grep -c '^Result: ' "$T/out")" = 1 ] || complain "input after the end gives another result"

# What is printed is the same everywhere, and plain.
grep -nE '[[:blank:]]$' "$T/game.out" && complain "blanks at the ends of lines"
LC_ALL=C grep -nP '[^\x0a\x20-\x7e]' "$T/game.out" && complain "not plain ASCII"
[ "$(tail -c1 "$T/game.out" | od -An -tx1 | tr -d ' ')" = 0a ] || complain "no newline at the end"
[ -n "$(tail -1 "$T/game.out")" ] || [ "$game" = slimetrail ] || complain "an empty line at the end"
grep -v '^Error: ' "$T/game.out" | awk 'length($0) > 80 { print; bad = 1 } END { exit bad }' || complain "lines of more than 80 columns"
LANG=ru_RU.UTF-8 LC_ALL= run <"$T/game.in" 2>&1 | cmp -s "$T/game.out" - || complain "another locale, another output"
TERM= run <"$T/game.in" 2>&1 | cmp -s "$T/game.out" - || complain "no TERM, another output"
run --color always <"$T/game.in" | sed 's/\x1b\[[0-9;]*m//g' | cmp -s "$T/game.out" - || complain "colour changes the text"
run --quiet <"$T/game.in" >"$T/out" 2>&1
[ "$(grep '^Result: ' "$T/out")" = "$result" ] || complain "--quiet has another result"
[ "$(wc -l <"$T/out")" -lt "$(wc -l <"$T/game.out")" ] || complain "--quiet is not quiet"

# Output that cannot be written.
if [ -w /dev/full ]; then
    run <"$T/game.in" >/dev/full 2>"$T/err"
    status_is 1 "a full disk"
    grep -q 'No space left' "$T/err" || complain "a full disk says: $(cat "$T/err")"
    run --record /dev/full <"$T/game.in" >"$T/out" 2>"$T/err"
    status_is 1 "a full disk for the record"
fi
run <"$T/game.in" >&- 2>"$T/err"
status_is 1 "closed output"
yes '' | head -3000 | run 2>"$T/err" | head -1 >/dev/null
[ ! -s "$T/err" ] || complain "a closed pipe says: $(cat "$T/err")"

# Options that are wrong: one line and a hint on standard error, nothing on standard output, status 2.
for bad in "--sede 5" "extra words" "--seed 1 --seed 2" "--seed" "--seed --quiet" "--seed 5x" "--seed -1" \
    "--seed 18446744073709551616" "--games 0" "--games 3x" "--games -1" "--jobs 2" "--color blue" "--player" \
    "--resume $T/none" "--merge $T/none" "--csv x" "--gam 3"; do
    timeout 20 "$prog" $bad </dev/null >"$T/out" 2>"$T/err"
    status_is 2 "$bad"
    [ ! -s "$T/out" ] || complain "$bad: prints on standard output"
    head -1 "$T/err" | grep -q "^$game: " || complain "$bad: says $(cat "$T/err")"
    no_crash "$T/err" "$bad"
done
timeout 20 "$prog" --help >"$T/out" 2>&1
status_is 0 "--help"
grep -v '^The data files are in' "$T/out" | awk 'length($0) > 80 { exit 1 }' || complain "--help is wider than 80 columns"
grep -nE '[[:blank:]]$' "$T/out" && complain "--help has blanks at the ends of lines"
[ "$(timeout 20 "$prog" --version)" = "$game 1.0.0" ] || complain "--version"

# The program finds its data from anywhere, and writes nothing that nobody asked for.
mkdir -p "$T/bin" "$T/home" "$T/empty"
ln -sf "$prog" "$T/bin/link"
(cd "$T/empty" && HOME=$T/home PATH="$BIN:$PATH" timeout 60 "$game" $args <"$T/game.in") | cmp -s "$T/game.out" - ||
    complain "run through PATH"
(cd "$T/empty" && timeout 60 "$T/bin/link" $args <"$T/game.in") | cmp -s "$T/game.out" - || complain "run through a link"
(cd "$T/empty" && timeout 60 bash -c "exec -a x '$prog' $args" <"$T/game.in") | cmp -s "$T/game.out" - ||
    complain "run with an odd name"
[ -z "$(find "$T/home" "$T/empty" -type f)" ] || complain "files were left behind"

# A record repeats the game, and one that was cut anywhere goes on.
run --record "$T/record" <"$T/game.in" >"$T/out" 2>&1
cmp -s "$T/game.out" "$T/out" || complain "--record changes the game"
options=$(head -1 "$T/record" | sed 's/^[^:]*: //')
eval "timeout 60 \"\$prog\" $options" <"$T/record" >"$T/out" 2>&1
[ "$(grep '^Result: ' "$T/out")" = "$result" ] || complain "PROGRAM OPTIONS < FILE plays another game"
cp "$T/record" "$T/whole"
total=$(wc -l <"$T/whole")
for count in 1 2 $((total / 2)); do
    head -"$count" "$T/whole" >"$T/record"
    [ "$count" = 1 ] || printf 'tor' >>"$T/record"
    sed "1,${count}d" "$T/whole" | timeout 60 "$prog" --resume "$T/record" >"$T/out" 2>"$T/err"
    status_is 0 "a resumed game ($count lines)"
    [ "$(grep '^Result: ' "$T/out")" = "$result" ] || complain "a game resumed after $count lines ends otherwise"
    cmp -s "$T/record" "$T/whole" || complain "a game resumed after $count lines is recorded otherwise"
done

# An interrupt ends at once, and leaves the terminal as it was.
if command -v script >/dev/null 2>&1; then
    cat >"$T/interrupt" <<EOF
before=\$(stty -g)
timeout -s INT --foreground 0.3 "$prog" $args
status=\$?
[ "\$before" = "\$(stty -g)" ] || echo "the terminal has changed"
[ \$status = 124 ] || [ \$status = 130 ] || echo "status \$status"
EOF
    sleep 2 | script -qec "bash $T/interrupt" /dev/null >"$T/out" 2>&1
    grep -E 'the terminal has changed|^status' "$T/out" && complain "an interrupt"
    NO_COLOR=1 TERM=xterm script -qec "timeout 1 $prog $args" /dev/null <"$T/game.in" >"$T/out" 2>&1
    grep -q $'\033\\[' "$T/out" && complain "NO_COLOR does not keep colour away"
fi
exit $fault
