# For tests of Corners on the network: a server of the test's own on a free port of this machine, ended with the test.
corners=$BIN/corners
server=
port=

fail() {
    echo "$*"
    for file in "$T"/*.out "$T"/*.err; do
        [ -s "$file" ] && echo "--- $(basename "$file")" && tail -20 "$file"
    done
    exit 1
}

end_all() {
    # shellcheck disable=SC2046  # a list of numbers is meant
    kill -KILL $(jobs -p) 2>/dev/null
    wait 2>/dev/null
}
trap end_all EXIT

# wait_for COMMAND...: until it succeeds, for at most 20 seconds.
wait_for() {
    local i
    for ((i = 0; i < 400; ++i)); do
        "$@" && return 0
        sleep 0.05
    done
    fail "waited in vain for: $*"
}

# start_server OPTION...: sets `server` to its process and `port`. SERVE names the port; usually one that is free.
start_server() {
    : >"$T/server.out"
    "$corners" --serve "${SERVE:-0}" "$@" >"$T/server.out" 2>>"$T/server.err" </dev/null &
    server=$!
    wait_for is_serving
    port=$(sed -n 's/^Serving Corners on 127.0.0.1:\([0-9]*\)\.$/\1/p' "$T/server.out")
}

is_serving() {
    kill -0 "$server" 2>/dev/null || fail "the server has ended"
    grep -q '^Serving' "$T/server.out"
}

# stop_server [SIGNAL]: it must end in order.
stop_server() {
    kill "-${1:-TERM}" "$server"
    wait "$server"
    local status=$?
    [ $status = 0 ] || fail "the server ended with status $status"
    grep -q '^The server has stopped\.$' "$T/server.out" || fail "the server did not say that it has stopped"
}

kill_server() {
    kill -KILL "$server"
    wait "$server" 2>/dev/null
}

# The number that the client whose output is in the file has been given.
number_in() { sed -n 's/^Game \([0-9]*\) is created\..*/\1/p' "$1"; }
has_number() { [ -n "$(number_in "$1")" ]; }
