#!/bin/bash
# Builds the programs with every compiler, optimisation level and standard library that is here, and compares what
# they print: all transcripts, and the rows of a hundred games of each. Closes with "N passed, N failed".
# usage: everywhere.sh [quick]    quick: g++ -O2 is there already; only clang++ -O2 is built beside it
set -u
cd "$(dirname "$0")/../.." || exit 1
JOBS=${JOBS:-2}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0
failed=0

verdict() {  # NAME STATUS
    if [ "$2" = 0 ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED everywhere/$1"
    fi
}

# The experiments whose bytes must agree.
games_of() {
    for game in jumanji slimetrail basestrike; do
        [ -x "$1/$game" ] && "$1/$game" --seed 1 --games "$2" --csv -
    done
    # A game of the engine takes seconds at its usual strength.
    [ -x "$1/corners" ] && "$1/corners" --seed 1 --games "$2" --nodes 200 --csv -
    [ -x "$1/submarines" ] && "$1/submarines" --random --seed 1 --games "$2" --csv -
}

try() {  # NAME MAKE-VARIABLE...
    name=$1
    shift
    echo "everywhere: $name"
    if ! make --no-print-directory -j"$JOBS" all "$@" >"$work/build" 2>&1; then
        tail -20 "$work/build"
        verdict "$name: build" 1
        return
    fi
    build=$(for word in "$@"; do case $word in BUILD=*) echo "${word#BUILD=}" ;; esac; done)
    BUILD=$build JOBS=$JOBS tests/tools/run_tests.sh transcripts/ >"$work/transcripts"
    verdict "$name: transcripts" $?
    grep -v ' passed, ' "$work/transcripts"
    games_of "$build" "${GAMES:-100}" >"$work/games" 2>&1
    [ -f "$work/first" ] || cp "$work/games" "$work/first"
    cmp "$work/first" "$work/games"
    verdict "$name: games" $?
    # What the engine looks at, position by position: a signature that changes when a single node does.
    "$build/corners" --bench | grep -v '^Time' >"$work/bench"
    [ -f "$work/first_bench" ] || cp "$work/bench" "$work/first_bench"
    cmp "$work/first_bench" "$work/bench"
    verdict "$name: engine" $?
}

# The same rows from a build with the other standard library. Boost's own library is built for one only, so this is a
# build without the command line. Its Asio asks for std::result_of, which libc++ keeps only when it is told to.
try_libcxx() {
    echo "everywhere: clang++ -O2 with libc++"
    if ! make --no-print-directory -j"$JOBS" build-libc++/driver BUILD=build-libc++ CXX=clang++ \
        CXXFLAGS='-stdlib=libc++ -O2' CPPFLAGS=-D_LIBCPP_ENABLE_CXX20_REMOVED_TYPE_TRAITS >"$work/build" 2>&1; then
        tail -20 "$work/build"
        verdict "libc++: build" 1
        return
    fi
    for game in jumanji slimetrail basestrike corners submarines; do
        [ -x "build/$game" ] && build-libc++/driver "$game" 1 "${GAMES:-100}" data
    done >"$work/games" 2>&1
    cmp "$work/first" "$work/games"
    verdict "libc++: games" $?
}

has() { command -v "$1" >/dev/null 2>&1; }

if [ "${1:-}" != quick ]; then
    try "g++ -O2" BUILD=build CXX=g++
    try "g++ -O0" BUILD=build-g++-O0 CXX=g++ CXXFLAGS=-O0
    has clang++ && try "clang++ -O0" BUILD=build-clang++-O0 CXX=clang++ CXXFLAGS=-O0
else
    try "g++ -O2" BUILD=build
fi
if has clang++; then
    if [ "${1:-}" != quick ] && echo 'int main() {}' | clang++ -stdlib=libc++ -x c++ - -o "$work/try" 2>/dev/null; then
        libcxx=yes
    fi
    try "clang++ -O2" BUILD=build-clang++-O2 CXX=clang++ CXXFLAGS=-O2
    if [ "${libcxx:-}" = yes ]; then try_libcxx; fi
else
    echo "everywhere: clang++ is not here (make setup-everywhere installs it)"
fi

echo "$passed passed, $failed failed"
[ $failed = 0 ] && [ $passed != 0 ]
