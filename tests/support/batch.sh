# What a batch of every game must do; tests/shell/batch_GAME.sh says with which options.
# usage: check_batch GAME GAMES OPTIONS...     with OPTIONS that a game alone needs no input for

fail() {
    echo "FAILED: $*"
    exit 1
}

same() {
    cmp "$1" "$2" || fail "$3"
}

check_batch() {
    game=$1
    games=$2
    shift 2
    first=1000
    check_parts "$@"
    check_threads "$@"
    check_games_alone "$@"
    check_write_errors "$@"
    check_parallel "$@"
}

# In three unequal parts, merged in another order.
check_parts() {
    "$BIN/$game" "$@" --seed $first --games "$games" --csv whole.csv >whole.txt || fail "the whole run"
    part=0
    seed=$first
    for size in 1 $((games / 3)) $((games - games / 3 - 1)); do
        part=$((part + 1))
        "$BIN/$game" "$@" --seed $seed --games $size --csv part$part.csv >/dev/null || fail "part $part"
        seed=$((seed + size))
    done
    "$BIN/$game" --merge part3.csv part1.csv part2.csv >merged.txt || fail "merging"
    same whole.txt merged.txt "the merged parts show another summary than the whole"
    "$BIN/$game" --merge whole.csv >merged.txt || fail "merging the whole"
    same whole.txt merged.txt "the CSV file shows another summary than its run"

    ! awk 'length > 80' whole.txt | grep . || fail "a line is longer than 80 columns"
    ! grep -n '[[:space:]]$' whole.txt || fail "blanks at a line's end"

    "$BIN/$game" --merge part1.csv part3.csv >gap.txt 2>gap.err
    [ $? = 2 ] || fail "a gap must end with status 2"
    [ ! -s gap.txt ] || fail "a refused merge prints nothing"
    grep -q "^$game: part3.csv:2: .*missing" gap.err || fail "a gap is not told: $(cat gap.err)"
    "$BIN/$game" --merge part1.csv whole.csv >/dev/null 2>overlap.err && fail "an overlap is taken"
    grep -q "part1.csv.*whole.csv\|whole.csv.*part1.csv" overlap.err || fail "an overlap is not told"
}

check_threads() {
    for jobs in 1 3; do
        "$BIN/$game" "$@" --seed $first --games "$games" --jobs $jobs --csv jobs$jobs.csv >jobs$jobs.txt ||
            fail "--jobs $jobs"
        same whole.csv jobs$jobs.csv "--jobs $jobs writes another table"
        same whole.txt jobs$jobs.txt "--jobs $jobs shows another summary"
    done
    "$BIN/$game" "$@" --seed $first --games "$games" --csv - >stdout.csv || fail "--csv -"
    same whole.csv stdout.csv "--csv - writes another table"
}

# A game of the batch is the game of its seed: as a batch of one, and as a game on the screen.
check_games_alone() {
    for i in 0 $((games / 2)) $((games - 1)); do
        seed=$((first + i))
        row=$(sed -n "$((i + 2))p" whole.csv)
        "$BIN/$game" "$@" --seed $seed --games 1 --csv - >one.csv || fail "game $i alone"
        [ "${row#*,}" = "$(sed -n '2s/^0,//p' one.csv)" ] || fail "game $i alone has another row"
        "$BIN/$game" "$@" --seed $seed --quiet </dev/null >one.txt || fail "game $i on the screen: status $?"
        [ "$(head -1 one.txt)" = "Seed: $seed" ] || fail "game $i does not print its seed"
        result=$(sed -n 's/^Result: //p' one.txt | tail -1)
        case $row in
        *",$result,"* | *",\"$result\","*) ;;
        *) fail "game $i on the screen ends with '$result', but its row is '$row'" ;;
        esac
    done
}

check_write_errors() {
    "$BIN/$game" "$@" --seed 1 --games 2 --csv - 2>closed.err | head -1 >/dev/null
    [ ! -s closed.err ] || fail "a closed pipe is complained about"
    if [ -w /dev/full ]; then
        "$BIN/$game" "$@" --seed 1 --games 2 --csv /dev/full >full.txt 2>full.err
        [ $? = 1 ] || fail "a full disk must end with status 1"
        [ "$(cat full.err)" = "$game: /dev/full: No space left on device" ] || fail "a full disk is not told"
        [ ! -s full.txt ] || fail "a run that failed shows no summary"
        "$BIN/$game" "$@" --seed 1 --games 2 >/dev/full 2>full.err
        [ $? = 1 ] || fail "a full disk behind standard output must end with status 1"
    fi
}

check_parallel() {
    if ! parallel --version 2>/dev/null | grep -q 'GNU parallel'; then
        echo "GNU parallel is not installed: its run is not tested"
        return
    fi
    parts=4
    size=$((games / parts))
    seq 0 $((parts - 1)) | parallel --will-cite -q -j 2 "$BIN/$game" "$@" --seed "{= \$_ = $first + \$_ * $size =}" \
        --games $size --jobs 1 --csv "parallel{#}.csv" >/dev/null || fail "the run with GNU parallel"
    "$BIN/$game" "$@" --seed $first --games $((parts * size)) >whole.txt
    "$BIN/$game" --merge parallel*.csv >merged.txt || fail "merging what GNU parallel ran"
    same whole.txt merged.txt "the parts that GNU parallel ran show another summary than the whole"
}
