// The lines of the network and of a server's journal, each kind's parser and printer against each other; and
// all lines together as the journal of a server that starts: what is wrong with it is told, and what is left
// can be played.
#include <cstdint>
#include <cstdlib>

#include "common/text.hpp"
#include "corners/lobby.hpp"
#include "tests/fuzz/file.hpp"

using namespace corners;

namespace {

void require(bool is_true) {
    if (!is_true) std::abort();
}

// What is read is printed so that it reads the same; what is refused is refused with a sentence.
template <class Parse>
void check(const Parse& parse, const std::string& line) {
    const auto value = parse(line);
    if (value) {
        const auto again = parse(to_text(*value));
        require(again && *again == *value);
    } else {
        require(value.error().ends_with('.') && value.error() == common::printable(value.error(), 10000));
    }
}

std::vector<Layout> layouts() {
    std::vector<Layout> read;
    for (const std::string& name : shipped_layouts()) {
        read.emplace_back(name, common::DataFile("data/corners/" + name + ".txt"));
    }
    return read;
}

void check_journal(const std::vector<std::string>& lines) {
    static const std::vector<Layout> all = layouts();
    Lobby lobby(all, {});
    for (const std::string& line : lines) {
        if (const auto fault = lobby.restore(line)) require(fault->ends_with('.'));
    }
    const Time now = lobby.restored_time() + Time{1};
    lobby.tick(now);
    if (!lobby.rooms().all().empty()) {
        const Room& room = lobby.rooms().all().begin()->second;
        require(!lobby.rooms().is_spoiled(room.number));
        lobby.connect(1, "127.0.0.1", now);
        lobby.receive(1, "back " + std::to_string(room.number) + " " + room.white.secret, now);
        lobby.receive(1, "state", now);
        lobby.receive(1, "resign", now);
    }
    for (const Letter& letter : lobby.take_letters()) require(bool(parse_notice(letter.line)));
    for (const std::string& record : common::split(lobby.take_records(), '\n')) {
        require(record.empty() || bool(parse_journal_record(record)));
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::vector<std::string> lines = common::split(fuzz::text(data, size), '\n');
    for (const std::string& line : lines) {
        check(parse_request, line);
        check(parse_notice, line);
        check(parse_journal_record, line);
    }
    check_journal(lines);
    return 0;
}
