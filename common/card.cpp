#include "common/card.hpp"

#include <cassert>
#include <optional>
#include <utility>

#include "common/text.hpp"

namespace common {

namespace {

constexpr std::string_view form = "number | rescue | danger | riddle";

bool is_within(std::string_view text, std::size_t limit) {
    return !text.empty() && text.size() <= limit;
}

// What is wrong with one of the texts, if anything.
std::optional<Error> text_fault(std::string_view text, std::size_t limit, const std::string& what) {
    if (is_within(text, limit)) return std::nullopt;
    const std::string right = "1 to " + std::to_string(limit) + " bytes are right.";
    if (text.empty()) return Error{"the " + what + " is missing; " + right};
    return Error{"the " + what + " has " + std::to_string(text.size()) + " bytes; " + right};
}

// The fields are trimmed, as a data file gives them.
Expected<Card> card_of(const std::vector<std::string>& fields) {
    if (fields.size() != 4) {
        return Error{"a card has 4 fields (" + std::string(form) + "), not " + std::to_string(fields.size()) +
                     "."};
    }
    const Expected<std::int64_t> spaces =
        parse_integer(fields[0], 1, Card::max_spaces, "the number of spaces on a card");
    if (!spaces) return Error{spaces.error()};
    const std::string rescue = lower_case(fields[1]);
    if (const auto fault = text_fault(rescue, Card::max_rescue, "rescue symbol")) return *fault;
    if (rescue == Card::wildcard)
        return Error{"'hourglass' matches every card, so it can be the symbol of none."};
    if (const auto fault = text_fault(fields[2], Card::max_danger, "danger")) return *fault;
    if (const auto fault = text_fault(fields[3], Card::max_riddle, "riddle")) return *fault;
    return Card(static_cast<int>(*spaces), rescue, fields[2], fields[3]);
}

}  // namespace

Card::Card(int spaces, std::string rescue, std::string danger, std::string riddle)
    : spaces_(spaces), rescue_(std::move(rescue)), danger_(std::move(danger)), riddle_(std::move(riddle)) {
    assert(spaces_ >= 1 && spaces_ <= max_spaces);
    assert(is_within(rescue_, max_rescue) && rescue_ != wildcard);
    assert(is_within(danger_, max_danger));
    assert(is_within(riddle_, max_riddle));
}

Expected<Card> parse_card(std::string_view text) {
    std::vector<std::string> fields = split(text, '|');
    for (std::string& field : fields) field = trim(field);
    return card_of(fields);
}

std::string to_text(const Card& card) {
    return std::to_string(card.spaces()) + " | " + card.rescue() + " | " + card.danger() + " | " +
           card.riddle();
}

Card read_card(const DataFile& file, const Record& record) {
    const Expected<Card> card = card_of(record.fields);
    if (!card) throw file.error(record, card.error());
    return *card;
}

}  // namespace common
