# The demonstration plays every game that has a script to its end.
games=$(cd "$ROOT/tests/demo" && ls ./*.args | sed 's|^\./||; s|\.args$||')
# shellcheck disable=SC2086  # a list of words is meant
BUILD=$BIN "$ROOT/tests/tools/demo.sh" $games >out 2>err || { echo "status $?"; cat err; exit 1; }
[ ! -s err ] || { cat err; exit 1; }
for game in $games; do
    awk -v game="$game" '/^\$ / { on = index($2, "/" game) > 0 } on && /^Result: / { found = 1 } END { exit !found }' out ||
        { echo "$game came to no result"; exit 1; }
done
