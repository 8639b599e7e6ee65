#!/bin/bash
# Writes the manual pages, section 6, out of what the programs say of themselves with --help and --version, so that
# the two cannot differ.
# usage: man.sh BIN OUT GAME...    writes OUT/GAME.6 for each, and OUT/linegames.6, which lists them
set -eu
bin=$1
out=$2
shift 2
mkdir -p "$out"

# Roff reads a leading dot or quote as a command and a backslash as an escape.
escaped() { sed -e 's/\\/\\e/g' -e 's/-/\\-/g' -e "s/^\\([.']\\)/\\\\\\&\\1/"; }

sentence_of() { "$bin/$1" --help | sed -n '2,/^$/p' | paste -sd' ' | sed 's/ *$//'; }

# The help behind its first paragraph, without the folder of this build.
options_of() { "$bin/$1" --help | sed -e '1,/^$/d' -e '/^The data files are in /,$d' -e '/^the data folder is nowhere/,$d'; }

for game in "$@"; do
    {
        echo ".TH ${game^^} 6 \"\" \"$("$bin/$game" --version)\" \"Line games\""
        echo ".SH NAME"
        echo "$game \\- $(sentence_of "$game" | escaped)"
        echo ".SH SYNOPSIS"
        echo ".B $game"
        echo "[OPTION]..."
        echo ".SH OPTIONS"
        echo ".nf"
        options_of "$game" | escaped
        echo ".fi"
        echo ".SH EXIT STATUS"
        echo "0: the game or batch ended, or the player quit. 1: it failed while running. 2: a bad option, value or"
        echo "data file. 3: the input ended before the game did."
        echo ".SH SEE ALSO"
        echo ".BR linegames (6)"
    } >"$out/$game.6"
done

{
    echo ".TH LINEGAMES 6 \"\" \"\" \"Line games\""
    echo ".SH NAME"
    echo "linegames \\- line\\-oriented games that teach programming"
    echo ".SH DESCRIPTION"
    for game in "$@"; do
        echo ".TP"
        echo ".BR $game (6)"
        sentence_of "$game" | escaped
    done
} >"$out/linegames.6"
