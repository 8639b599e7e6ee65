# What can go wrong when a server or a client starts: one line that says so, and the right status.
. "$ROOT/tests/support/network.bash"
start_server --journal "$T/journal"

# expect STATUS TEXT OPTION...: standard error must hold the text, and standard output nothing.
expect() {
    local wanted=$1 text=$2 status
    shift 2
    timeout 20 "$corners" "$@" >"$T/it.out" 2>"$T/it.err" </dev/null
    status=$?
    [ $status = "$wanted" ] || fail "status $status and not $wanted: corners $*"
    grep -qF -e "$text" "$T/it.err" || fail "standard error lacks '$text': corners $*"
    [ ! -s "$T/it.out" ] || fail "standard output is not empty: corners $*"
    [ "$wanted" = 2 ] || [ "$(wc -l <"$T/it.err")" = 1 ] || fail "more than one line: corners $*"
}

expect 1 "port $port is in use" --serve "$port"
expect 1 'the host no.such.host.invalid is not found' --connect no.such.host.invalid:7000 --create
expect 1 'the host no.such.host.invalid is not found' --serve no.such.host.invalid:0
expect 1 'the server refuses: there is no game 1' --connect "127.0.0.1:$port" --join 100000
expect 1 'another server is using this journal' --serve 0 --journal "$T/journal"
expect 1 "$T/server.out/journal.txt: Not a directory" --serve 0 --journal "$T/server.out"

expect 2 'go with --serve' --journal "$T/journal"
expect 2 'go with --serve' --move-limit 5 --connect "127.0.0.1:$port" --create
expect 2 'go with --connect' --create
expect 2 'go with --connect' --join 482913
expect 2 '--connect goes with --create or with --join NUMBER' --connect "127.0.0.1:$port"
expect 2 '--connect goes with --create or with --join NUMBER' --connect "127.0.0.1:$port" --create --join 482913
expect 2 '--serve does not go with --connect' --serve 0 --connect "127.0.0.1:$port" --create
expect 2 '--mode network goes with' --mode network
expect 2 'does not go with --serve' --mode hotseat --serve 0
expect 2 'chosen by who creates' --serve 0 --layout 3x3
expect 2 'chosen by who creates' --connect "127.0.0.1:$port" --join 482913 --last-reply
expect 2 'names this side alone' --connect "127.0.0.1:$port" --create --player A --player B
expect 2 "'7000x' is no HOST:PORT" --connect 7000x --create
expect 2 'the port must be a whole number' --connect localhost:0 --create
expect 2 'the port must be a whole number' --serve 65536
expect 2 '--join' --connect "127.0.0.1:$port" --join 12345

stop_server
expect 1 'Connection refused' --connect "127.0.0.1:$port" --create
