# What is installed works from where it is, says what --help says, and goes without a trace.
complain() {
    echo "$1"
    exit 1
}
quietly() { "$@" >"$T/log" 2>&1 || complain "$* failed: $(tail -5 "$T/log")"; }
make_in_root() { quietly make --no-print-directory -C "$ROOT" BUILD="$BIN" "$@" DESTDIR="$T/dest" prefix=/opt/games; }

make_in_root install
cd / || exit 1
for program in "$T"/dest/opt/games/bin/*; do
    game=$(basename "$program")
    "$program" --help | tail -1 | grep -qE "$T/dest/opt/games/share/linegames|^  $game" || complain "$game does not find its data"
    page=$T/dest/opt/games/share/man/man6/$game.6
    [ -s "$page" ] || complain "$game has no manual page"
    "$program" --help | sed -n 's/^  --\([a-z-]*\).*/\1/p' | while read -r option; do
        grep -q -- "$(echo "$option" | sed 's/-/\\\\-/g')" "$page" || complain "the page of $game does not tell of --$option"
    done || exit 1
    grep -q "$game" "$T/dest/opt/games/share/man/man6/linegames.6" || complain "linegames.6 does not list $game"
done
[ "$("$T/dest/opt/games/bin/jumanji" --auto --seed 1 -p Ann -p Bob | tail -1 | cut -d' ' -f1)" = Result: ] || complain "no game is played"

make_in_root uninstall
[ ! -e "$T/dest" ] || complain "left behind: $(find "$T/dest")"
