# Data files may have line ends of any kind, a byte-order mark, and no newline at the end.
fault=0
data=$ROOT/data/jumanji
play() { timeout 10 "$BIN/jumanji" --seed 3 --auto --player Ada --player Bob "$@"; }
printf 'green | .WWWWWJJJRRRRRRR.........................!\nred|.RRRRRRRJJJWWWWW.........................!\n' >paths.txt
cp "$data"/*.txt .
play --cards cards.txt --die rescue-die.txt --exclamations exclamations.txt --paths paths.txt >expected || exit 1
grep -q '^Result: ' expected || { echo "no result"; exit 1; }

variant() {  # NAME COMMAND...: the same game with the files changed by the command
    name=$1
    shift
    mkdir "$name"
    for file in cards rescue-die exclamations paths; do "$@" <$file.txt >"$name/$file.txt"; done
    play --cards "$name/cards.txt" --die "$name/rescue-die.txt" --exclamations "$name/exclamations.txt" \
        --paths "$name/paths.txt" >"$name/out" 2>&1
    cmp expected "$name/out" || { echo "another game with $name"; fault=1; }
}
variant crlf sed 's/$/\r/'
variant mixed awk 'NR % 2 { printf "%s\r\n", $0; next } 1'
variant no_newline awk 'NR > 1 { printf "\n" } { printf "%s", $0 }'
variant byte_order_mark sed '1s/^/\xef\xbb\xbf/'
variant blanks sed 's/|/  |\t/g; s/$/  /; 3s/^/\n  # a comment\n/'
exit $fault
