#!/bin/bash
# Grades a folder of programs that claim to be games of this suite: runs each against the recorded cases and says,
# for each case, whether what it prints and its status are right; else the command, the input, and the first line
# that differs. One line a case, so that a course's scripts can count; status 0 if all are right, 1 if not, 2 if
# there was nothing to grade.
# usage: grade.sh DIR [PATTERN]    BLANKS=ignore: blanks at the ends of lines do not matter  SECONDS_EACH=10
set -u
cases=$(cd "$(dirname "$0")/../transcripts" && pwd)
folder=${1:-}
pattern=${2:-}
blanks=${BLANKS:-exact}
limit=${SECONDS_EACH:-10}
if [ ! -d "$folder" ]; then
    echo "grade: '$folder' is no folder; usage: make grade DIR=FOLDER [BLANKS=ignore] [ONLY=PATTERN]" >&2
    exit 2
fi
folder=$(cd "$folder" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
right=0
wrong=0

# expected_or_empty FILE: an absent expectation is an empty one.
expected_or_empty() { if [ -f "$1" ]; then cat "$1"; fi; }

normal() { if [ "$blanks" = ignore ]; then sed 's/[[:blank:]]*$//'; else cat; fi; }

# first_difference EXPECTED ACTUAL: "line N: expected [...], got [...]"
first_difference() {
    awk -v actual="$2" '
        { at++; got = ""; has = (getline got < actual) > 0
          if (!has) { print "line " at ": expected [" $0 "], but the output ends"; found = 1; exit }
          if (got != $0) { print "line " at ": expected [" $0 "], got [" got "]"; found = 1; exit } }
        END { if (!found && (getline got < actual) > 0)
                  print "line " at + 1 ": expected the end, got [" got "]"
              else if (!found) print "the last newline" }' "$1"
}

grade() {  # GAME CASE
    local args input status expected_status
    args=$(cat "$cases/$1/$2.args")
    input=$cases/$1/$2.in
    [ -f "$input" ] || input=/dev/null
    (cd "$cases/$1" && eval "set -- $args" && T=$work exec timeout "$limit" "$folder/$game" "$@" <"$input" \
        >"$work/out.raw" 2>/dev/null)
    status=$?
    expected_status=$(expected_or_empty "$cases/$1/$2.status")
    expected_or_empty "$cases/$1/$2.out" | normal >"$work/expected"
    normal <"$work/out.raw" >"$work/out"
    if [ $status = 124 ]; then
        reason="it ran out of its $limit seconds"
    elif ! cmp -s "$work/expected" "$work/out"; then
        reason=$(first_difference "$work/expected" "$work/out")
    elif [ $status != "${expected_status:-0}" ]; then
        reason="status ${expected_status:-0} expected, got $status"
    else
        echo "right $1/$2"
        right=$((right + 1))
        return
    fi
    echo "WRONG $1/$2: $1 $args <${input#"$cases"/}: $reason"
    wrong=$((wrong + 1))
}

for list in "$cases"/*/; do
    game=$(basename "$list")
    [ -x "$folder/$game" ] || continue
    for file in "$list"*.args; do
        name=$(basename "$file" .args)
        case $game/$name in *"$pattern"*) grade "$game" "$name" ;; esac
    done
done

echo "$right right, $wrong wrong"
if [ $((right + wrong)) = 0 ]; then
    echo "grade: no program in '$folder' has the name of a game with such a case: $(cd "$cases" && echo *)" >&2
    exit 2
fi
[ $wrong = 0 ]
