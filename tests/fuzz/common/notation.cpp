// Cells, boards, numbers, names and players as people type them: refused with a sentence, or printed back as
// read.
#include "common/notation.hpp"

#include <cstdint>
#include <cstdlib>

#include "common/batch_table.hpp"
#include "common/player.hpp"
#include "common/record.hpp"
#include "common/text.hpp"
#include "tests/fuzz/file.hpp"

namespace {

void require(bool is_true) {
    if (!is_true) std::abort();
}

// A sentence can be printed on one line.
template <class Value>
bool is_sentence(const common::Expected<Value>& refused) {
    const std::string& text = refused.error();
    return text == common::printable(text, 10000) && text.ends_with('.');
}

void check_cells(const std::string& text) {
    const auto cells = common::parse_cells(text, 10, 26);
    if (!cells) return require(is_sentence(cells));
    std::vector<std::string> texts;
    for (const common::Point cell : *cells) texts.push_back(common::to_text(cell));
    require(*common::parse_cells(common::join(texts, " "), 10, 26) == *cells);
    require(common::looks_like_cells(text));
}

void check_board(const std::string& text) {
    const auto board = common::parse_one_line(text, "GR#@.", 11, 11);
    if (!board) return require(is_sentence(board));
    require(common::one_line(*board) == common::trim(text));
}

void check_player(const std::string& text) {
    const auto player = common::parse_player(text);
    if (!player) return require(is_sentence(player));
    const auto again = common::parse_player(to_text(*player));
    require(to_text(*again) == to_text(*player));
    const auto column = common::parse_players_text(common::players_text({*player, *player}));
    require(column->size() == 2 && to_text(column->back()) == to_text(*player));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text = fuzz::text(data, size);
    check_cells(text);
    check_board(text);
    check_player(text);
    if (const auto number = common::parse_integer(text, -100, 100, "a number"); !number)
        require(is_sentence(number));
    if (const auto number = common::parse_unsigned(text, "a number"); !number) require(is_sentence(number));
    if (text.find('\0') == std::string::npos && text.find('\n') == std::string::npos) {
        require(common::shell_words(common::shell_quoted(text)) == std::vector<std::string>{text});
    }
    return 0;
}
