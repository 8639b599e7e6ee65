# Every example that is printed is run. In the READMEs, a block marked ```console holds commands behind "$ " and what
# they print below them ("..." stands for any lines that are left out); a block marked ```sh holds commands only,
# which must succeed. In the help texts, the lines below "Examples:" must start their game.
export PATH="$BIN:$PATH"
fault=0
cp -R "$ROOT/data" "$T/data"
mkdir -p "$T/tests"
cp -R "$ROOT/tests/bots" "$T/tests/bots" 2>/dev/null
ln -s "$BIN" "$T/build"

complain() {
    echo "$1"
    fault=1
}

# What changes the machine, takes long, or needs what not every machine has; other tests look after these.
is_elsewhere() {
    case $1 in
    make* | sudo* | sbatch* | srun* | parallel* | ssh* | nc* | *--serve* | *--connect* | git* | cd\ *) return 0 ;;
    esac
    return 1
}

# matches EXPECTED ACTUAL: line by line, where "..." stands for any lines.
matches() {
    awk -v actual="$2" '
        BEGIN { while ((getline line < actual) > 0) got[++n] = line; at = 1 }
        $0 == "..." { skipping = 1; next }
        { while (skipping && at <= n && got[at] != $0) at++
          skipping = 0
          if (at > n || got[at] != $0) { print "  expected: " $0; print "  actual:   " got[at]; bad = 1; exit 1 }
          at++ }
        END { if (!bad && !skipping && at <= n) { print "  more than expected: " got[at]; exit 1 }
              exit bad }' "$1"
}

# run_block FILE BLOCK: a block of "$ command" lines with their output.
run_block() {
    while [ -s "$2" ]; do
        command=$(head -1 "$2" | sed 's/^\$ //')
        sed 1d "$2" | sed '/^\$ /,$d' >"$T/expected"
        sed 1d "$2" | sed -n '/^\$ /,$p' >"$T/rest"
        mv "$T/rest" "$2"
        is_elsewhere "$command" && continue
        timeout 120 bash -c "$command" >"$T/actual" 2>&1 </dev/null
        matches "$T/expected" "$T/actual" || complain "$1: this example prints something else: $command"
    done
}

for readme in README.md jumanji/README.md slimetrail/README.md submarines/README.md corners/README.md basestrike/README.md; do
    [ -f "$ROOT/$readme" ] || continue
    # A mark inside a line is a block that a slip of an editor has put there; it would be taken for text.
    grep -Hn '..*```' "$ROOT/$readme" && complain "$readme: a mark of a block is not at the start of its line"
    rm -f "$T"/block.*
    awk -v out="$T/block" '/^```console/ { n++; on = 1; next } /^```/ { on = 0 } on { print > (out "." n) }' "$ROOT/$readme"
    for block in "$T"/block.*; do
        [ -f "$block" ] && run_block "$readme" "$block"
    done
    while read -r command; do
        is_elsewhere "$command" && continue
        timeout 120 bash -c "$command" >"$T/actual" 2>&1 </dev/null
        status=$?
        [ $status = 0 ] || complain "$readme: status $status: $command: $(tail -1 "$T/actual")"
    done < <(awk '/^```sh/ { on = 1; next } /^```/ { on = 0 } on' "$ROOT/$readme" | grep -v '^#\|^$')
done

# The games' READMEs follow one plan: these sections, in this order; chapters of its own may stand between them.
plan='Rules|Playing|Options|Text forms|Decided|A tour of the code|Exercises'
for game in jumanji slimetrail submarines corners basestrike; do
    sections=$(grep -xE "## ($plan)" "$ROOT/$game/README.md" | sed 's/^## //' | paste -sd '|')
    [ "$sections" = "$plan" ] || complain "$game/README.md has the sections $sections, not $plan"
done

for game in jumanji slimetrail submarines corners basestrike; do
    [ -x "$BIN/$game" ] || continue
    "$game" --help | sed -n '/^Examples:/,/^$/p' | sed '1d;/^$/d' >"$T/examples"
    [ -s "$T/examples" ] || complain "$game --help shows no examples"
    while read -r command; do
        is_elsewhere "$command" && continue
        timeout 60 bash -c "$command" >"$T/actual" 2>&1 </dev/null
        status=$?
        # 3: the game has started and waits for its player.
        [ $status = 0 ] || [ $status = 3 ] || complain "$game --help: status $status: $command: $(tail -1 "$T/actual")"
    done <"$T/examples"
done
exit $fault
