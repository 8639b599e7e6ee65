# The grader: right programs are right, and for wrong ones it names the case and the first line that differs.
grade() { "$ROOT/tests/tools/grade.sh" "$@"; }
complain() {
    echo "$1"
    cat "$T/log"
    exit 1
}

grade "$BIN" jumanji/ >"$T/log" || complain "our own programs are graded as wrong"
grep -q ' right, 0 wrong$' "$T/log" || complain "no closing line"

# A submission whose fourth line always differs, one that prints blanks at the ends, one that hangs.
mkdir -p "$T/wrong" "$T/blanks" "$T/hangs" "$T/empty"
printf '#!/bin/sh\n"%s/jumanji" "$@" | sed "4s/.*/wrong/"\n' "$BIN" >"$T/wrong/jumanji"
printf '#!/bin/bash\nset -o pipefail\n"%s/jumanji" "$@" | sed "s/$/ /"\n' "$BIN" >"$T/blanks/jumanji"
printf '#!/bin/sh\nsleep 60\n' >"$T/hangs/jumanji"
chmod +x "$T"/*/jumanji
one=jumanji/$(cd "$ROOT/tests/transcripts/jumanji" && wc -l ./*.out | sort -n | awk '$1 > 20 { print $2; exit }' | xargs basename -s .out)

grade "$T/wrong" "$one" >"$T/log" && complain "a wrong program is graded as right"
grep -q "^WRONG $one.*line 4: expected \[.*\], got \[wrong\]" "$T/log" || complain "the first difference is not named"
grade "$T/blanks" "$one" >"$T/log" && complain "blanks at the ends of lines are forgiven without being asked to"
BLANKS=ignore grade "$T/blanks" "$one" >"$T/log" || complain "blanks at the ends of lines are not forgiven"
SECONDS_EACH=1 grade "$T/hangs" "$one" >"$T/log" && complain "a program that hangs is graded as right"
grep -q 'ran out of its 1 seconds' "$T/log" || complain "the time-out is not named"
grade "$T/empty" >"$T/log" 2>&1
[ $? = 2 ] || complain "an empty folder is no grade"
grep -q 'has the name of a game' "$T/log" || complain "it is not told why nothing was graded"
exit 0
