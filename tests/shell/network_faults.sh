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
printf '# record of corners 1.0.0: --connect 127.0.0.1:%s --create\n' "$port" >"$T/client.rec"
expect 2 'a game on the network is no matter of --resume' --resume "$T/client.rec"
printf '# record of corners 1.0.0: --serve 0\n' >"$T/server.rec"
expect 2 'a game on the network is no matter of --resume' --resume "$T/server.rec"
expect 2 '--join' --connect "127.0.0.1:$port" --join 12345

stop_server
expect 1 'Connection refused' --connect "127.0.0.1:$port" --create

# A journal that cannot be written ends the server, before anybody is told of what is not on the disk.
: >"$T/server.err"
(
    trap '' XFSZ
    ulimit -f 1
    exec "$corners" --serve "$port" --journal "$T/full" >"$T/server.out" 2>"$T/server.err" </dev/null
) &
server=$!
wait_for is_serving
acknowledged=0
for ((i = 0; i < 20; ++i)); do
    exec {end}<>"/dev/tcp/127.0.0.1/$port" || break
    echo create >&"$end"
    while IFS= read -r -t 20 heard <&"$end"; do
        [[ $heard == game* ]] && acknowledged=$((acknowledged + 1)) && break
    done
    exec {end}>&-
done 2>/dev/null
wait "$server"
[ $? = 1 ] || fail "a server that cannot write its journal ended with another status than 1"
grep -q '^corners: .*/full/journal.txt: File too large$' "$T/server.err" || fail "it did not say why"
# A torn last line has no newline, and is not read here.
written=$(while IFS= read -r line; do echo "$line"; done <"$T/full/journal.txt" | grep -c ' create ')
[ "$acknowledged" -gt 0 ] && [ "$acknowledged" = "$written" ] ||
    fail "$acknowledged games were acknowledged, but the journal has $written"
