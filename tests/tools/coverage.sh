#!/bin/bash
# Prints, for each source file of the library and the games, the share of its lines that the tests reached.
# usage: coverage.sh BUILD    a tree that was built with --coverage and whose tests have run
set -eu
cd "$(dirname "$0")/../.."
build=$1
find "$build/obj/common" "$build"/obj/{jumanji,slimetrail,submarines,corners,basestrike} -name "*.gcda" -print0 2>/dev/null |
    xargs -0 gcov -n 2>/dev/null |
    awk -F"'" '/^File/ { file = $2 }
        /^Lines executed/ && file !~ /^\// { split($0, part, /[:%]| of /); lines = part[4]; share = part[2]
            hit[file] = share; total[file] = lines; sum += lines; reached += share * lines / 100; file = "/" }
        END { for (f in hit) printf "%6.1f %% of %4d  %s\n", hit[f], total[f], f | "sort -k5"
              close("sort -k5"); printf "%6.1f %% of %d lines in all\n", 100 * reached / sum, sum }'
