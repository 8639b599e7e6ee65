# --record and --resume: a session, with undo, another size and a second game, goes on where it stopped.
slimetrail="$BIN/slimetrail"

fail() {
    echo "$1"
    exit 1
}

cat >lines <<'END'
hint
4,1
undo
accept
5,5
size 3
n
w
new
scores
n
END
"$slimetrail" --seed 1 <lines >whole.out 2>/dev/null
[ $? = 3 ] || fail "the game is not over"

# In two halves, the first one killed: the record is whole lines, and its end may be torn.
for cut in 1 3 5 7 9; do
    head -$cut lines | "$slimetrail" --seed 1 --record half.rec >/dev/null 2>&1
    printf 'ne' >>half.rec
    tail -n +$((cut + 1)) lines | "$slimetrail" --resume half.rec >resumed.out 2>/dev/null
    [ $? = 3 ] || fail "resuming after $cut lines: status"
    tail -1 whole.out | diff - <(tail -1 resumed.out) || fail "resuming after $cut lines: the end differs"
    "$slimetrail" --seed 1 <half.rec >repeated.out 2>/dev/null
    diff <(grep -c @ repeated.out) <(grep -vE 'hint|scores' lines | "$slimetrail" --seed 1 2>/dev/null | grep -c @) ||
        fail "the record after $cut lines is another game"
done
grep -qE 'hint|scores' half.rec && fail "questions are recorded"
exit 0
