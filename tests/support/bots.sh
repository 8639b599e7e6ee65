# What a bot may do to a game: nothing. tests/shell/bots_GAME.sh says how a bot is seated.
# usage: check_hostile_bots GAME OPTIONS...    with the word BOT among them where the seat's command belongs, as in
#                                              check_hostile_bots corners --player Bad:exec:BOT --player Good:random
#        check_sample_bots GAME OPTIONS...
# The bot's name must be Bad.

# A word in the command lines of the processes of this test, and of nobody else's.
mark=bot-test-$$-$RANDOM

fail() {
    echo "FAILED: $*"
    exit 1
}

# play SECONDS COMMAND OPTIONS...: one game with that bot, which may think so long; leaves out.txt, err.txt, $status.
play() {
    seconds=$1
    command=$2
    shift 2
    words=()
    for word in "$@"; do words+=("${word/BOT/"$command"}"); done
    timeout 100 "$BIN/$game" --seed 5 --bot-seconds "$seconds" --quiet "${words[@]}" </dev/null >out.txt 2>err.txt
    status=$?
}

nothing_is_left() {
    for _ in $(seq 50); do
        # Whoever was killed takes a moment to go, and longer to be waited for.
        left=$(ps -eo stat=,args= | grep -v '^Z' | grep -F "$1" | grep -v grep)
        [ -z "$left" ] && return
        sleep 0.1
    done
    fail "still running: $left"
}

# loses WHAT SECONDS REASON COMMAND: the bot must lose, and the result must say why. Runs in the background.
loses() {
    cases=$((cases + 1))
    (
        mkdir "case$cases" && cd "case$cases" || exit 1
        exec >report.txt 2>&1
        play "$2" ": $mark-$cases-; $4" "${options[@]}"
        [ $status = 0 ] || fail "status $status; $(head -c 500 err.txt)"
        tail -1 out.txt | grep -q "^Result: .*$3" || fail "'$(tail -1 out.txt)', but '$3' is awaited"
        grep -q "^Bad $3" err.txt || fail "standard error does not say so: $(tail -c 500 err.txt)"
        grep -q '^The position was: .*/' err.txt || fail "standard error does not show the position"
        [ "$(wc -c <err.txt)" -lt 70000 ] || fail "standard error is flooded"
        nothing_is_left "$mark-$cases-"
    ) &
    running[$!]="a bot that $1: case$cases"
}

check_hostile_bots() {
    game=$1
    shift
    options=("$@")
    running=()
    cases=0
    loses "crashes" 60 "ended with signal 11" 'kill -SEGV $$'
    loses "is no command" 60 "ended with status 127" "no-such-command"
    loses "leaves" 60 "ended with status 3" 'read start; exit 3'
    loses "closes its output" 60 "closed its output" 'exec >&-; sleep 60'
    loses "floods its output" 60 "wrote a line of more than 4096 bytes" 'tr "\\0" x </dev/zero'
    loses "hangs" 1 "gave no answer within 1 second" 'sleep 60'
    loses "hangs and reads nothing" 1 "gave no answer within 1 second" 'exec <&-; sleep 60'
    loses "complains without end" 1 "gave no answer within 1 second" "yes oh >&2"
    loses "comments without end" 1 "gave no answer within 1 second" "yes '# hm'"
    loses "leaves a child" 60 "ended with status 4" "sh -c ': $mark-$((cases + 1))-; sleep 60; :' & exit 4"
    loses "waits for a child" 1 "gave no answer within 1 second" "sh -c ': $mark-$((cases + 1))-; sleep 60; :' & wait"
    loses "writes garbage" 60 "answered '?????'" "printf '\\001\\377\\177\\033\\200\\n'; sleep 60"
    loses "asks for help without end" 60 "answered 'help'" "yes help"
    loses "quits" 60 "answered 'quit'" "echo quit; sleep 60"
    loses "answers with no move" 60 "answered '99,99 99,99'" "echo 99,99 99,99; sleep 60"
    for job in "${!running[@]}"; do
        wait "$job" || fail "${running[$job]}: $(cat "${running[$job]##* }/report.txt")"
    done
    loses_in_table "ended with status 3" 'exit 3'
    loses_in_table "gave no answer within 1 second" 'sleep 60'
    loses_in_table "wrote a line of more than 4096 bytes" 'tr "\\0" x </dev/zero'
    loses_in_table "answered 'help': " 'yes help'
    ends_by TERM 'trap "" TERM HUP; sleep 60; :'
    ends_by KILL 'while read line; do :; done'
}

# loses_in_table REASON COMMAND: in an experiment too each row says why.
loses_in_table() {
    words=()
    for word in "${options[@]}"; do words+=("${word/BOT/"$2"}"); done
    timeout 100 "$BIN/$game" --seed 5 --games 2 --csv - --bot-seconds 1 "${words[@]}" >table.txt 2>table.err ||
        fail "--games: status $?; $(cat table.err)"
    [ "$(grep -c "$1" table.txt)" = 2 ] || fail "the rows do not say '$1': $(cat table.txt)"
}

# ends_by SIGNAL COMMAND: a game that is ended by a signal while the bot thinks ends by it, and the bot with it.
ends_by() {
    play 60 ": $mark-$1-; $2" "${options[@]}" &
    player=$!
    game_process=
    for _ in $(seq 100); do
        game_process=$(pgrep -P "$(pgrep -P $player timeout)" "$game") && pgrep -P "$game_process" >/dev/null && break
        sleep 0.1
    done
    kill -"$1" "$game_process"
    wait $player
    nothing_is_left "$mark-$1-"
}

# The samples, in both languages, play a game to its end and pass the check.
check_sample_bots() {
    game=$1
    shift
    for bot in "$BIN/bots/$game" "python3 $ROOT/tests/bots/$game.py"; do
        if [ "${bot%% *}" = python3 ] && ! command -v python3 >/dev/null; then
            echo "python3 is not installed: $bot is not tested"
            continue
        fi
        timeout 100 "$BIN/$game" --check-bot "$bot" >check.txt 2>check.err || fail "$bot: $(cat check.txt check.err)"
        [ "$(grep -c '^Position .*: right' check.txt)" -ge 8 ] || fail "$bot: fewer than 8 positions: $(cat check.txt)"
        play 60 "$bot" "$@"
        [ $status = 0 ] || fail "$bot: status $status; $(cat err.txt)"
        [ ! -s err.txt ] || fail "$bot: $(cat err.txt)"
        tail -1 out.txt | grep -q '^Result: ' || fail "$bot: $(tail -1 out.txt)"
    done
    # A line too many in each turn would be the answer to the next position.
    chatter="$BIN/bots/$game | while IFS= read -r line; do echo \"\$line\"; echo and so on; done"
    timeout 100 "$BIN/$game" --check-bot "$chatter" >check.txt 2>check.err
    [ $? = 1 ] || fail "--check-bot must end with status 1 when the bot writes too many lines"
    grep '^Position' check.txt | grep -vq "behind '.*' came 'and so on'$" && fail "$(cat check.txt)"
    timeout 100 "$BIN/$game" --check-bot 'yes help' >check.txt 2>check.err
    [ $? = 1 ] || fail "--check-bot must end with status 1 when the bot is wrong"
    grep -q '^Position 1 of .*: wrong: ' check.txt || fail "--check-bot does not say what is wrong: $(cat check.txt)"
}
