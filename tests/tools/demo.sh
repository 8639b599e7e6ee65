#!/bin/bash
# Plays a short game of each program on the screen, to its Result: line. A game takes part with two files,
# tests/demo/GAME.args (its options, as a shell reads them) and tests/demo/GAME.in (what is typed).
# usage: demo.sh GAME...    BUILD=build
set -eu
cd "$(dirname "$0")/../.."
for game in "$@"; do
    script=tests/demo/$game
    [ -f "$script.args" ] || continue
    eval "set -- $(cat "$script.args")"
    printf '\n$ %s %s < %s\n' "${BUILD:-build}/$game" "$(cat "$script.args")" "$script.in"
    "${BUILD:-build}/$game" "$@" <"$script.in"
done
