#include "slimetrail/typed_move.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "common/notation.hpp"
#include "common/text.hpp"

namespace slimetrail {

using common::Error;
using common::Expected;

namespace {

constexpr std::array<std::string_view, 4> directions{"north", "east", "south", "west"};

// The step of "north" or "n".
std::optional<std::size_t> direction_of(std::string_view word) {
    for (std::size_t i = 0; i < directions.size(); ++i) {
        if (word == directions[i] || word == directions[i].substr(0, 1)) return i;
    }
    return std::nullopt;
}

std::string possible(const Position& position) {
    return "from " + common::to_text(position.piece) + " the piece can move to " + moves_text(position) + ".";
}

// Why the piece cannot move to a cell of the board.
std::string fault(const Position& position, Point to) {
    const std::string cell = common::to_text(to);
    if (to == position.piece) return "the piece is on " + cell + " already; " + possible(position);
    if (common::city_block_distance(position.piece, to) != 1) {
        return cell + " is not next to the piece; " + possible(position);
    }
    return cell + " is slimed; " + possible(position);
}

Expected<TypedMove> checked(const Game& game, Point to) {
    if (is_legal(game.position(), to)) return TypedMove{to};
    if (game.awaits_choice() && to == game.position().piece) return TypedMove{TakeStart{}};
    return Error{fault(game.position(), to)};
}

}  // namespace

Expected<TypedMove> parse_move(const Game& game, std::string_view text) {
    const Position& position = game.position();
    if (text == "accept") {
        if (game.awaits_choice()) return TypedMove{TakeStart{}};
        return Error{"the start can be taken only instead of the first move; " + possible(position)};
    }
    if (const auto direction = direction_of(text)) {
        const Point to = position.piece + common::directions4[*direction];
        if (position.cells.contains(to)) return checked(game, to);
        return Error{"there is no cell " + std::string(directions[*direction]) + " of " +
                     common::to_text(position.piece) + "; " + possible(position)};
    }
    const Expected<Point> cell = common::parse_cell(text, position.cells.rows(), position.cells.cols());
    if (!cell) return Error{cell.error()};
    return checked(game, *cell);
}

bool looks_like_move(std::string_view text) {
    return text == "accept" || direction_of(text).has_value() || common::looks_like_cells(text);
}

Expected<Size> parse_size(std::string_view text) {
    const std::vector<std::string> sides = common::split(text, 'x');
    const auto rows = common::parse_integer(sides.front(), min_size, max_size, "rows");
    const auto cols = common::parse_integer(sides.back(), min_size, max_size, "columns");
    if (sides.size() > 2 || !rows || !cols) {
        return Error{"a size is a number from 2 to 11, such as 5, or rows x columns, such as 6x9, not '" +
                     common::printable(text, 40) + "'."};
    }
    return Size{static_cast<int>(*rows), static_cast<int>(*cols)};
}

std::string to_text(Size size) {
    return std::to_string(size.rows) + 'x' + std::to_string(size.cols);
}

std::string moves_text(const Position& position) {
    std::vector<std::string> cells;
    for (const Point to : legal_moves(position)) cells.push_back(common::to_text(to));
    return common::join(cells, " or ");
}

}  // namespace slimetrail
