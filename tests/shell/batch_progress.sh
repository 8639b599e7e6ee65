# The bar of a batch stands on a terminal, and there only.
if ! command -v script >/dev/null; then
    echo "script(1) is not installed: the bar on a terminal is not tested"
    exit 0
fi
run="'$BIN/jumanji' --seed 1 --games 20"
TERM=xterm script -qec "$run" /dev/null </dev/null >terminal.txt || { echo "status $?"; exit 1; }
grep -q '\[ *\]   0 %  0 of 20 games' terminal.txt || { echo "no bar on a terminal"; cat -v terminal.txt; exit 1; }
eval "$run" >plain.txt 2>errors.txt
[ ! -s errors.txt ] || { echo "a bar where no terminal is"; exit 1; }
# Behind the wiped bar the terminal shows what a file holds.
tr -d '\r' <terminal.txt | sed '1s/.*games  *//' >shown.txt
cmp plain.txt shown.txt || { cat -v terminal.txt | head; exit 1; }
