# Bots in a seat: what they are sent, what they may answer, what makes them lose; and --check-bot.
slimetrail="$BIN/slimetrail"
fault=0

complain() {
    echo "$1"
    fault=1
}

# Logs what it is sent, and goes the first way that is open: north, east, south, west.
cat >walker.sh <<'END'
while read -r rows side rest; do
    echo "$rows $side${rest:+ $rest}" >>sent.txt
    case $rows in start | end) continue ;; esac
    flat=${rows//\//}
    width=${rows%%/*}
    width=${#width}
    before=${flat%%@*}
    at=${#before}
    open() { [ "$1" -ge 0 ] && [ "$1" -lt ${#flat} ] && [ "${flat:$1:1}" != '#' ]; }
    if open $((at - width)); then echo north
    elif [ $((at % width)) != $((width - 1)) ] && open $((at + 1)); then echo EAST
    elif open $((at + width)); then echo s
    else echo w; fi
done
END

"$slimetrail" --seed 2 --size 3x4 --player 'Ada:exec:bash walker.sh' --player Bob:closest --record bot.rec >out 2>err ||
    complain "status $?"
tail -1 out | grep -q '^Result: ' || complain "no result"
grep -vxE 'start slimetrail green 3x4|[G.@#]{4}/[.@#]{4}/[.@#]{3}R g( pie)?|end (Green|Red) wins in [0-9]+ moves?|end draw after [0-9]+ moves?' \
    sent.txt && complain "a bot is sent something else"
[ "$(grep -c pie sent.txt)" = 1 ] || complain "the choice is told once"

# The record repeats the game without the bot's thinking.
mv sent.txt first.txt
"$slimetrail" --resume bot.rec >again.out 2>/dev/null
diff out again.out || complain "the resumed game differs"
[ "$(wc -l <sent.txt)" = 2 ] || complain "a replay asks the bot: $(cat sent.txt)"

# A computer player in Ada's seat gives the same game: "first" goes the same way.
"$slimetrail" --seed 2 --size 3x4 --player Ada:first --player Bob:closest >first.out
diff out first.out || complain "the same moves give another game"

# Wrong answers lose, and say so.
loses() {
    timeout 20 "$slimetrail" --seed 2 --bot-seconds 1 --player "Ada:exec:$1" --player Bob:first >out 2>err ||
        complain "$1: status $?"
    grep -q "^Result: Red wins in 0 moves: Ada $2" out || complain "$1: $(tail -1 out)"
    grep -q 'G.*/.*R g pie' err || complain "$1: standard error does not show the position"
}
loses 'while read -r line; do echo 1,1; done' "answered '1,1'"
loses 'while read -r line; do echo quit; done' "answered 'quit'"
loses 'while read -r line; do echo undo; done' "answered 'undo'"
loses 'exit 3' 'ended with status 3'
loses 'sleep 60' 'gave no answer within 1 second'

"$slimetrail" --check-bot 'bash walker.sh' >out 2>err || complain "a right bot is called wrong: $(cat out)"
[ "$(grep -c 'right' out)" -ge 8 ] || complain "too few positions"
"$slimetrail" --check-bot 'while read -r line; do echo north; done' >out 2>err
[ $? = 1 ] || complain "a wrong bot is called right"
exit $fault
