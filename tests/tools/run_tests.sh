#!/bin/bash
# Runs all tests and closes with one line, "N passed, N failed". Three kinds, all found by wildcard:
#   unit/SUITE                   a Boost.Test program, build/tests/SUITE
#   transcripts/GAME/CASE.args   a run of a game, compared with CASE.out, .err and .status
#   shell/CASE.sh                a script that exits with 0 if all is well and says what is wrong otherwise
# usage: run_tests.sh [PATTERNS]    BUILD=build  JOBS=2  ACCEPT=1 rewrites the transcripts' expectations
set -u
cd "$(dirname "$0")/../.." || exit 1
export ROOT=$PWD
export BUILD=${BUILD:-build} ACCEPT=${ACCEPT:-}
case $BUILD in /*) ;; *) BUILD=$ROOT/$BUILD ;; esac
export BIN=$BUILD
export LC_ALL=C
unset NO_COLOR BOOST_TEST_LOG_LEVEL BOOST_TEST_RUN_FILTERS
patterns=${1:-}  # parts of names with blanks between them; none: all tests

RESULTS=$(mktemp -d)
export RESULTS
trap 'rm -rf "$RESULTS"' EXIT
trap 'exit 130' INT TERM

{
    for unit in "$BUILD"/tests/*; do
        [ -x "$unit" ] && [ ! -d "$unit" ] && echo "unit/${unit##*/}"
    done
    find tests/transcripts -name '*.args' | sed 's|^tests/||' | sort
    find tests/shell -name '*.sh' | sed 's|^tests/||' | sort
} | grep -F -e "${patterns// /$'\n'}" >"$RESULTS/list"

xargs -P "${JOBS:-2}" -n 1 tests/tools/run_one.sh <"$RESULTS/list"

passed=0
failed=0
while read -r good bad; do
    passed=$((passed + good))
    failed=$((failed + bad))
done < <(cat "$RESULTS"/*.count 2>/dev/null)
echo "$passed passed, $failed failed"
[ "$failed" = 0 ] && [ "$passed" != 0 ]
