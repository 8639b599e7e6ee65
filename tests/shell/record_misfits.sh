# A record with a line that does not fit is named with its line, in all games alike, and nothing goes on from there.
fail() {
    echo "FAILED: $*"
    exit 1
}

# misfits GAME OPTIONS LINE...: the last line is wrong; it is a person's or a bot's, as the options say.
misfits() {
    game=$1
    options=$2
    shift 2
    { echo "# record of $game 1.0.0: $options" && printf '%s\n' "$@"; } >it.rec
    timeout 60 "$BIN/$game" --resume it.rec >out.txt 2>err.txt </dev/null
    status=$?
    [ $status = 2 ] || fail "$game $options: status $status: $(cat err.txt)"
    grep -q "^$game: it.rec:$(($# + 1)): .*[.]\$" err.txt || fail "$game $options: $(cat err.txt)"
    [ "$(wc -l <err.txt)" = 1 ] || fail "$game $options: more than one line: $(cat err.txt)"
    grep -q '^Result' out.txt && fail "$game $options: the game went on"
    case $options in *exec:*) ;; *) return ;; esac

    # The same record as an input: what a person typed is asked for again, but a bot has no other answer.
    (
        eval "set -- $options"
        timeout 60 "$BIN/$game" "$@" <it.rec >out.txt 2>err.txt
    )
    status=$?
    [ $status = 2 ] || fail "$game $options <it.rec: status $status: $(cat err.txt)"
    grep -q "^$game: standard input:$(($# + 1)): .*[.]\$" err.txt || fail "$game $options <it.rec: $(cat err.txt)"
}

bot='exec:exit 1'
misfits jumanji '--player Ada:red --player Bob:blue --seed 1' roll leap
misfits slimetrail '--player Ada:human --player Bob:first --size 5 --seed 1' '# a comment' 1,9
misfits slimetrail "--player 'Ada:$bot' --player Bob:first --size 5 --seed 1" 1,9
misfits submarines '--random --seed 1 --player Ada:human' sideways
misfits submarines "--random --seed 1 --player 'Ada:$bot'" '# a comment' sideways
misfits corners '--mode hotseat --layout 3x3' '6,6 5,6' '6,6 5,6'
misfits corners "--layout 3x3 --player 'Ada:$bot' --player 'Bob:$bot'" '6,6 5,6' '6,6 5,6'
misfits basestrike '--player Ada:human --seed 1' 3,4 11,4
misfits basestrike "--player 'Ada:$bot' --seed 1" 3,4 q 3,14
exit 0
