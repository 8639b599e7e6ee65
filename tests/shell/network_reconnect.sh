# Two clients of ours play on while the server is killed and started again under them, more than once.
. "$ROOT/tests/support/network.bash"
start_server --journal "$T/journal"

"$corners" --connect "127.0.0.1:$port" --create --player Ada:search=3 >"$T/white.out" 2>"$T/white.err" </dev/null &
white=$!
wait_for has_number "$T/white.out"
"$corners" --connect "127.0.0.1:$port" --join "$(number_in "$T/white.out")" --player Bob:search=2 \
    >"$T/black.out" 2>"$T/black.err" </dev/null &
black=$!

has_moves() { [ "$(grep -c ' move' "$T/journal/journal.txt")" -ge "$1" ]; }
for moves in 5 15 25; do
    wait_for has_moves $moves
    kill_server
    sleep 0.1
    SERVE=$port start_server --journal "$T/journal"
done
wait "$white" || fail "white ended with $?"
wait "$black" || fail "black ended with $?"
"$corners" --mode selfplay --player Ada:search=3 --player Bob:search=2 >"$T/local.out"
for end in white black; do
    grep -q '^Connected again\.$' "$T/$end.out" || fail "$end was never disconnected"
    diff <(grep -E ' moves |^Result' "$T/local.out") <(grep -E ' moves |^Result' "$T/$end.out") >"$T/difference" ||
        fail "$end saw another game: $(head -20 "$T/difference")"
done
stop_server

# A client whose server does not come back gives up, in one line.
start_server --journal "$T/journal"
timeout 20 "$corners" --connect "127.0.0.1:$port" --create --patience 1 >"$T/lost.out" 2>"$T/lost.err" </dev/null &
client=$!
wait_for has_number "$T/lost.out"
kill_server
wait "$client"
[ $? = 1 ] || fail "a client without a server ended with another status than 1"
grep -q '^corners: the server has been gone for 1 seconds' "$T/lost.err" || fail "it did not say why"
