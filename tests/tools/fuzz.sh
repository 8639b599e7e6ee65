#!/bin/bash
# Runs each fuzzer of a build for a while and shows what it has found. Inputs that it learns stay in the build folder,
# so that the next run goes on from there; to begin with it gets the inputs of the transcripts and the data files.
# usage: fuzz.sh BUILD SECONDS [PATTERN]    status 1 if anything was found
set -u
cd "$(dirname "$0")/../.." || exit 1
build=$1
seconds=$2
pattern=${3:-}
found=0
total=0

# The inputs that a fuzzer of this game begins with.
seeds_of() {
    case $1 in
    */session) find "tests/transcripts/${1%/*}" -name '*.in' 2>/dev/null ;;
    common/options) find tests/transcripts -name '*.args' 2>/dev/null ;;
    *) find "data/${1%/*}" "tests/fuzz/$1.seeds" -type f 2>/dev/null ;;
    esac
}

for fuzzer in "$build"/fuzz/*/*; do
    [ -x "$fuzzer" ] && [ -f "$fuzzer" ] || continue
    name=${fuzzer#"$build"/fuzz/}
    case $name in *"$pattern"*) ;; *) continue ;; esac
    corpus=$build/corpus/$name
    mkdir -p "$corpus"
    seeds_of "$name" | while read -r seed; do cp "$seed" "$corpus/$(echo "$seed" | tr / _)"; done
    log=$build/corpus/$(echo "$name" | tr / _).log
    if ! "$fuzzer" -max_total_time="$seconds" -max_len=2048 -timeout=20 -rss_limit_mb=2048 -print_final_stats=1 \
        -artifact_prefix="$corpus-" "$corpus" </dev/null >"$log" 2>&1; then
        echo "FOUND by $name:"
        grep -m 5 'ERROR\|SUMMARY\|Assertion\|runtime error\|Test unit written' "$log"
        echo "  repeat with: $fuzzer $(sed -n 's/.*Test unit written to //p' "$log" | head -1)"
        found=$((found + 1))
    fi
    runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    printf '%-28s %12s executions\n' "$name" "${runs:-?}"
    total=$((total + ${runs:-0}))
done
echo "$total executions, $found found"
[ $found = 0 ] && [ $total != 0 ]
