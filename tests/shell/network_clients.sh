# Two clients of ours on a server: what they play is what two at one terminal play, and what each sees.
. "$ROOT/tests/support/network.bash"
start_server --journal "$T/journal"

# create NAME OPTION... <INPUT and join NAME OPTION... <INPUT: clients whose output is in NAME.out.
create() {
    local name=$1
    shift
    : >"$T/$name.out" # or the number of the last game would be found there
    "$corners" --connect "127.0.0.1:$port" --create "$@" >"$T/$name.out" 2>"$T/$name.err" <&0 &
    client=$!
    wait_for has_number "$T/$name.out"
    number=$(number_in "$T/$name.out")
}
join() {
    local name=$1
    shift
    timeout 60 "$corners" --connect "127.0.0.1:$port" --join "$number" "$@" >"$T/$name.out" 2>"$T/$name.err"
}

# Two scripts at two ends, with a chip selected first, an illegal move and commands.
create white --layout 3x3 --player Ada < <(printf '7,7 5,7\n6,6\n6,8\nmoves 8,8\n# nothing\nresign\n')
join black --player Bob < <(printf 'board\n7,7 6,7\n2,2 2,4\n1,3 1,5\n') || fail "black ended with $?"
wait "$client" || fail "white ended with $?"
tail -n 1 "$T/white.out" | grep -qx 'Result: Black wins (White resigned)' || fail "white's result"
tail -n 1 "$T/black.out" | grep -qx 'Result: Black wins (White resigned)' || fail "black's result"
grep -q '^Black (Bob) has joined\.$' "$T/white.out" || fail "white was not told who joined"
grep -q '^You play Black against White (Ada)\.$' "$T/black.out" || fail "black was not told whom it plays"
[ "$(grep -c '^Error: ' "$T/black.out")" = 1 ] || fail "black's illegal move"
for end in white black; do
    grep -n '[[:blank:]]$' "$T/$end.out" && fail "trailing blanks at $end"
    [ -s "$T/$end.err" ] && fail "$end said something on standard error"
done

# The moves and boards of both ends, and those of the same game at one terminal.
moves_of() { grep -E '^(White|Black) (moves|cannot)|^[1-8] |^Result' "$T/$1.out" | tr 'WB@*+' 'wb...'; }
"$corners" --mode selfplay --layout 3x3 --player Ada:greedy --player Bob:search=2 >"$T/local.out"
create white --layout 3x3 --player Ada:greedy </dev/null
join black --player Bob:search=2 </dev/null || fail "black ended with $?"
wait "$client" || fail "white ended with $?"
for end in white black; do
    diff <(moves_of local) <(moves_of "$end") >"$T/difference" || fail "$end saw another game: $(head -20 "$T/difference")"
done

# A bot; the terms of who creates the game; quiet.
cat >"$T/bot.sh" <<'BOT'
read -r start
case $start in *'--max-moves 3 --adjudicate'*) ;; *) exit 1 ;; esac
read -r position
echo 3,3 3,4
read -r end
BOT
create white --layout 3x3 --max-moves 3 --adjudicate --quiet < <(printf '7,7 5,7\n5,7 4,7\n')
join black --player "Bot:exec:bash $T/bot.sh" </dev/null || fail "the bot's end ended with $?"
wait "$client" || fail "white ended with $?"
tail -n 1 "$T/black.out" | grep -qx 'Result: White wins (the limit of 3 moves; less distance left)' || fail "the bot's game"
grep -q '^[1-8] ' "$T/white.out" && fail "a board in spite of --quiet"

# What a bot inherits: nothing of ours, such as the connection or the record. The server hands on nothing either.
if [ -d /proc/self/fd ]; then
    spy="ls -l /proc/self/fd >$T/inherited; echo resign"
    create white --layout 3x3 --player "Spy:exec:$spy" --record "$T/spy.rec" </dev/null
    join black </dev/null
    wait "$client" || fail "white ended with $?"
    grep -q pipe: "$T/inherited" || fail "the bot did not look: $(cat "$T/inherited")"
    grep -E 'socket:|anon_inode:|spy\.rec' "$T/inherited" && fail "a bot inherits what is ours"
    for descriptor in /proc/"$server"/fd/*; do
        number=${descriptor##*/}
        readlink "$descriptor" | grep -qE 'socket:|anon_inode:|journal' || continue
        flags=$(sed -n 's/^flags:[[:blank:]]*//p' "/proc/$server/fdinfo/$number")
        (((flags & 02000000) != 0)) || fail "the server would hand on $(readlink "$descriptor")"
    done
fi

# Who quits, or whose input ends, resigns, since it cannot come back.
for word in quit ''; do
    create white --layout 3x3 < <(echo "$word")
    join black </dev/null &
    other=$!
    wait "$client"
    status=$?
    wait "$other" || fail "the other ended with $?"
    [ -n "$word" ] || [ $status = 3 ] || fail "status $status at the end of the input"
    [ -z "$word" ] || [ $status = 0 ] || fail "status $status after quit"
    tail -n 1 "$T/black.out" | grep -qx 'Result: Black wins (White resigned)' || fail "the result after '$word'"
done
stop_server INT
