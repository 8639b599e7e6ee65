# Nothing hidden is ever printed: every board of a lost game is held against the base that it shows at its end. '-'
# stands where nothing is, 'x' where something is, a letter where that target is, and there are just as many letters as
# the destroyed targets that were told have cells. Coordinates are told of explosions and shots only.
check() {
    awk '
        function fail(why) { print FILENAME ":" FNR ": " why; bad = 1 }
        BEGIN { cells["H"] = cells["A"] = 6; cells["B"] = 3; cells["T"] = cells["O"] = 1
                letter["headquarter"] = "H"; letter["armory"] = "A"; letter["barracks"] = "B"
                letter["tank"] = "T"; letter["drum"] = "O" }
        /^You have destroyed / { kind = $NF; sub(/\./, "", kind); destroyed[letter[kind]]++ }
        /^ *[0-9]+( [-.xHABTO])+$/ && NF == 11 {
            row = $1
            if (row == 1) { n++; for (k in cells) awaited[n, k] = destroyed[k] * cells[k] }
            for (i = 2; i <= 11; i++) board[n, row, i - 1] = $i
        }
        END {
            if (n < 5) fail("hardly any boards")
            for (b = 1; b < n; b++) {
                for (k in cells) count[k] = 0
                for (r = 1; r <= 10; r++) for (c = 1; c <= 10; c++) {
                    seen = board[b, r, c]; truth = board[n, r, c]
                    if (seen == "-" && truth != ".") fail("board " b ": " r "," c " is not empty")
                    if (seen == "x" && truth == ".") fail("board " b ": " r "," c " is empty")
                    if (seen ~ /[HABTO]/) { count[seen]++; if (seen != truth) fail("board " b ": " r "," c) }
                }
                for (k in cells) if (count[k] != awaited[b, k]) fail("board " b ": " count[k] " cells of " k)
            }
            exit bad
        }' "$1"
    # No line but a shot, an explosion or a board names a place.
    grep -nE '[0-9],[0-9]' "$1" | grep -vE '^[0-9]+:(.* fires a (rocket|missile) at |The (armory|tank|oil drum) at |> |Hint: )'
    [ ${PIPESTATUS[1]} = 1 ]
}

fault=0
games=0
for kind in random hunter; do
    for seed in $(seq 1 12); do
        "$BIN/basestrike" --seed "$seed" --player "Ann:$kind" >game.out || fault=1
        grep -q '^Result: lost' game.out || continue
        games=$((games + 1))
        check game.out || { echo "basestrike --seed $seed --player Ann:$kind"; fault=1; }
    done
done
check "$ROOT/tests/transcripts/basestrike/lost.out" || fault=1
[ "$games" -ge 12 ] || { echo "only $games lost games"; fault=1; }
exit $fault
