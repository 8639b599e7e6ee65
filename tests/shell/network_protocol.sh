# A student plays a game by hand from the text of corners/README.md: the test says what the example there says, and
# must hear what it says will come. NUMBER, SECRET and POSITION stand for what the server sends.
. "$ROOT/tests/support/network.bash"
start_server

exec {W}<>"/dev/tcp/127.0.0.1/$port" {B}<>"/dev/tcp/127.0.0.1/$port"
number=
lines=0
while read -r end text; do
    descriptor=$W
    [ "${end:0:1}" = W ] || descriptor=$B
    lines=$((lines + 1))
    if [ "${end:1}" = ">" ]; then
        echo "${text//NUMBER/$number}" >&"$descriptor"
        continue
    fi
    IFS= read -r -t 20 heard <&"$descriptor" || fail "nothing came where this should: $end $text"
    [ -n "$number" ] || number=$(sed -n 's/^game \([0-9]*\) .*/\1/p' <<<"$heard")
    pattern=${text//NUMBER/$number}
    pattern=${pattern//SECRET/*}
    pattern=${pattern//POSITION/*}
    # shellcheck disable=SC2053  # a pattern is meant
    [[ $heard == $pattern ]] || fail "expected '$text', heard '$heard'"
done < <(grep '^[WB][<>] ' "$ROOT/corners/README.md")
[ "$lines" -gt 25 ] || fail "corners/README.md has no example of a game"
stop_server
