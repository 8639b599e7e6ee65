# The layers of the house: an include may only point down.
cd "$ROOT" || exit 1
fault=0

complain() {
    echo "$1"
    fault=1
}

games="jumanji slimetrail submarines corners basestrike"

# The files of a game that may know streams, clocks, processes or Boost; all others are pure.
edge='main|session|seating|server|client|network|link|secret|journal|bench|solitaire|data'

for game in $games; do
    [ -d "$game" ] || continue
    for other in $games; do
        [ "$other" = "$game" ] && continue
        grep -n "#include \"$other/" "$game"/*.?pp && complain "$game includes $other; a game knows no other"
    done
    grep -n "#include \"$game/" common/*.?pp && complain "common includes $game; it knows no game"

    for file in "$game"/*.?pp; do
        basename "$file" | grep -qE "^($edge)" && continue
        grep -HnE '#include <(iostream|fstream|random|thread|boost/.*|unistd.h|poll.h)>|(steady|system|high_resolution)_clock' "$file" &&
            complain "$file is pure; streams, clocks and the like belong into the session"
        grep -HnE 'Console&|#include "common/console' "$file" | grep -v "console.hpp\"" &&
            complain "$file talks to the console; that is the session's job"
    done
    [ ! -f "$game/main.cpp" ] || [ "$(wc -l <"$game/main.cpp")" -lt 40 ] ||
        complain "$game/main.cpp has 40 lines or more"
done

# Chance has one source.
grep -nE 'std::(uniform_|shuffle|random_device|mt19937)|[^_a-z]rand\(' -r --include='*.?pp' common $games |
    grep -vE '^common/random|:[0-9]+: *//' && complain "chance outside of common/random"

# The command line is parsed in one place.
grep -nE 'boost/program_options/(parsers|variables_map)' -r --include='*.?pp' common $games |
    grep -v '^common/command_line.cpp' && complain "the command line is parsed in common/command_line.cpp alone"

# What is printed may not depend on the order in a hash table or on the locale.
grep -nE '#include <(unordered_map|unordered_set|locale)>' -r --include='*.?pp' common $games &&
    complain "hash tables and locales make output that differs between machines"

exit $fault
