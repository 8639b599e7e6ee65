# A hundred games are under way when the server is killed, and all go on when it is started again: no move that it
# acknowledged is lost, and none is there that nobody made.
. "$ROOT/tests/support/network.bash"
games=100
start_server --journal "$T/journal" --per-address 1000

# Each game's connections, secrets and moves that were acknowledged. White and Black step to and fro.
declare -a white black number white_secret black_secret acknowledged
steps=("6,6 6,5" "3,3 3,4" "6,5 6,6" "3,4 3,3")

hear() { # hear DESCRIPTOR START: the next line that starts so, in `heard`
    while IFS= read -r -t 20 heard <&"$1"; do [[ $heard == "$2"* ]] && return 0; done
    return 1
}

for ((i = 0; i < games; ++i)); do
    exec {white[i]}<>"/dev/tcp/127.0.0.1/$port" {black[i]}<>"/dev/tcp/127.0.0.1/$port"
    echo create >&"${white[i]}"
    hear "${white[i]}" game || fail "game $i was not created"
    read -r _ "number[i]" _ "white_secret[i]" <<<"$heard"
    echo "join ${number[i]}" >&"${black[i]}"
    hear "${black[i]}" game || fail "game $i was not joined"
    read -r _ _ _ "black_secret[i]" <<<"$heard"
    hear "${white[i]}" state || fail "game $i did not begin"
    acknowledged[i]=0
done

# Moves are sent to all games, round after round; in the last one the server is killed when half of them are sent.
trap '' PIPE
for round in 0 1 2 3 4 5; do
    for ((i = 0; i < games; ++i)); do
        mover=${white[i]}
        ((round % 2)) && mover=${black[i]}
        echo "move ${steps[round % 4]}" >&"$mover"
        [ $round != 5 ] || [ $i != 50 ] || kill_server
    done 2>/dev/null
    for ((i = 0; i < games; ++i)); do
        mover=${white[i]}
        ((round % 2)) && mover=${black[i]}
        hear "$mover" "moved $((round + 1)) " && acknowledged[i]=$((round + 1))
    done 2>/dev/null
done
[ "${acknowledged[99]}" = 5 ] || fail "the server was not killed in the middle"
for ((i = 0; i < games; ++i)); do exec {white[i]}>&- {black[i]}>&-; done

SERVE=$port start_server --journal "$T/journal" --per-address 1000
[ ! -s "$T/server.err" ] || fail "the journal was not in order"
for ((i = 0; i < games; ++i)); do
    exec {end}<>"/dev/tcp/127.0.0.1/$port"
    echo "back ${number[i]} ${black_secret[i]} ${acknowledged[i]}" >&"$end"
    hear "$end" state || fail "game ${number[i]} is gone"
    read -r _ moves _ <<<"$heard"
    ((moves == acknowledged[i] || moves == acknowledged[i] + 1)) ||
        fail "game ${number[i]} has $moves moves; acknowledged were ${acknowledged[i]}"
    exec {end}>&-
done
stop_server
