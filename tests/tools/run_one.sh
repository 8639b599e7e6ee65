#!/bin/bash
# Runs one test for run_tests.sh, which sets ROOT, BIN, RESULTS and ACCEPT. Prints nothing if it passes; else
# what failed, and the command that repeats it. Leaves "PASSED FAILED" in a file of $RESULTS.
set -u
test=$1
name=${test%.*}
T=$(mktemp -d)
export T
trap 'rm -rf "$T"' EXIT
TIMEOUT=${TIMEOUT:-300}

count() { echo "$1 $2" >"$RESULTS/$(echo "$test" | tr / _).count"; }

fail() {
    { echo "FAILED $test: $1"; cat; echo "  repeat with: make test ONLY=$test"; } >"$T/report"
    cat "$T/report"
    count 0 1
    exit 0
}

run_unit() {
    timeout "$TIMEOUT" "$BIN/tests/${test#unit/}" --log_level=message --report_level=short --color_output=no \
        --random=0 >"$T/out" 2>&1
    status=$?
    bad=$(grep -c 'did not check any assertions' "$T/out")
    [ "$bad" = 0 ] || fail "test cases without a check" < <(grep 'did not check any assertions' "$T/out")
    passed=$(sed -n 's/^ *\([0-9]*\) test cases\{0,1\} out of .* passed$/\1/p' "$T/out" | head -1)
    failed=$(sed -n 's/^ *\([0-9]*\) test cases\{0,1\} out of .* failed$/\1/p' "$T/out" | head -1)
    # A module all of whose cases passed says so in one line with a total.
    if [ $status = 0 ] && [ -z "$failed" ]; then count "${passed:-0}" 0; exit 0; fi
    grep -v '^Test module\|^$' "$T/out" | head -60
    echo "  repeat with: $BIN/tests/${test#unit/} --log_level=test_suite"
    [ $status != 124 ] || echo "  (it ran out of its $TIMEOUT seconds)"
    count "${passed:-0}" "${failed:-1}"
}

# compare SUFFIX ACTUAL: with the expectation, where an absent file means an empty one.
compare() {
    expected=$ROOT/tests/$name.$1
    if [ -n "$ACCEPT" ]; then
        if [ -s "$2" ]; then cp "$2" "$expected"; else rm -f "$expected"; fi
        return 0
    fi
    [ -f "$expected" ] || expected=/dev/null
    cmp -s "$expected" "$2" || diff -u --label "expected $1" --label "actual $1" "$expected" "$2" >>"$T/diff"
}

run_transcript() {
    game=$(basename "$(dirname "$test")")
    cd "$ROOT/tests/transcripts/$game" || exit 1
    eval "set -- $(cat "$ROOT/tests/$test")"
    input=$ROOT/tests/$name.in
    [ -f "$input" ] || input=/dev/null
    timeout "$TIMEOUT" "$BIN/$game" "$@" <"$input" >"$T/out" 2>"$T/err"
    echo $? >"$T/status"
    [ "$(cat "$T/status")" != 0 ] || : >"$T/status"
    for suffix in out err status; do compare $suffix "$T/$suffix"; done
    [ ! -s "$T/diff" ] || fail "$game $(cat "$ROOT/tests/$test") <${input#"$ROOT"/}" < <(head -60 "$T/diff")
    count 1 0
}

run_shell() {
    cd "$T" || exit 1
    timeout "$TIMEOUT" bash "$ROOT/tests/$test" >"$T/report" 2>&1
    status=$?
    if [ $status = 124 ]; then fail "it ran out of its $TIMEOUT seconds" <"$T/report"; fi
    if [ $status != 0 ]; then fail "status $status" < <(tail -60 "$T/report"); fi
    count 1 0
}

case $test in
unit/*) run_unit ;;
transcripts/*) run_transcript ;;
shell/*) run_shell ;;
esac
