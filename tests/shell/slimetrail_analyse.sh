# --analyse: what it prints on standard output; nodes and seconds go to standard error.
fault=0
slimetrail="$BIN/slimetrail"

complain() {
    echo "$1"
    fault=1
}

# prints EXPECTED-FILE: the program's output must be that, and standard error one line with the nodes.
prints() {
    diff -u "$1" out || complain "$2: another output"
    grep -qxE 'slimetrail: [0-9]+ nodes, [0-9]+\.[0-9]{3} seconds' err || complain "$2: $(cat err)"
}

cat >expected <<'END'
Green to move:
  1 2 3 4 5 6 7 8
1 G W W W W W W W
2 W W W W W W W W
3 W W W W W W W W
4 W W W D W W W W
5 W W W W W W W W
6 W W W W W W W W
7 W W W W W W W W
8 W W W W W W W R
W 61 (98.4 %), D 1 (1.6 %), L 0 (0.0 %)

Red to move:
  1 2 3 4 5 6 7 8
1 G W W W W W W W
2 W W W W W W W W
3 W W W W W W W W
4 W W W W W W W W
5 W W W W D W W W
6 W W W W W W W W
7 W W W W W W W W
8 W W W W W W W R
W 61 (98.4 %), D 1 (1.6 %), L 0 (0.0 %)
END
"$slimetrail" --analyse --size 8 >out 2>err || complain "status $?"
prints expected "a size"

cat >expected <<'END'
Value: L
1,2 L
2,3 L
3,2 L
Line: 1,2 1,3 2,3 3,3 (Red wins)
END
for chapter in 1 2 3 4; do
    "$slimetrail" --analyse --position 'G../#@./..R g' --solver $chapter >out 2>err || complain "status $?"
    prints expected "a position, chapter $chapter"
done

cat >expected <<'END'
L | 1,2:L 2,3:L 3,2:L
W | 1,1:W 2,2:W 3,1:D
Error: line 6: row 2 has 4 cells and row 1 has 3; all rows must be equally long.
D |
Error: line 8: the line is longer than 4096 bytes.
W | 1,1:W 2,2:W 3,1:D
END
{
    printf '\357\273\277# positions\nG../#@./..R g\n\n  g../@../.#r G \r\n# more\nG../..../..R g\nG#@/.##/..R g\n'
    head -c 5000 /dev/zero | tr '\0' x
    printf '\nG../@../.#R g'
} >in
"$slimetrail" --analyse - <in >out 2>err || complain "status $?"
prints expected "a stream"
"$slimetrail" --analyse=- <in >out 2>err || complain "status $?"
prints expected "a stream, with ="

# All the solved positions through one process, in the form that they are kept in.
sed '/^# /d' "$ROOT/tests/unit/slimetrail/positions.txt" >solved
sed 's/ |.*//' solved | "$slimetrail" --analyse - 2>err | tr ' ' '\n' | sort >answers
sed 's/^[^|]*| //' solved | tr ' ' '\n' | sort >expected
diff <(grep . answers) <(sed 's/^|$/|/' expected | grep .) >difference || {
    head -5 difference
    complain "the stream of solved positions"
}

# It answers at once, for a program on the other end of a pipe.
coproc "$slimetrail" --analyse - 2>/dev/null
echo 'G../@../.#R g' >&"${COPROC[1]}"
read -r -t 20 answer <&"${COPROC[0]}" || complain "no answer before the end of the input"
[ "$answer" = 'W | 1,1:W 2,2:W 3,1:D' ] || complain "another answer: $answer"
exit $fault
