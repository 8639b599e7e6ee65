// card: a riddle, the danger that answers it, the symbol that rescues from it, and a number of spaces to move.
//
// Text form "3 | axe | tangle of vines | They grow much faster than bamboo; ...", a line of a cards file
// Units     the number of spaces is 1 to 41; the limits of the texts are in bytes. No text is empty.
// Errors    read_card throws DataError (FILE:LINE: what is wrong); to_text and parse_card are inverse
// Operators == compares all four
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "common/data_file.hpp"
#include "common/expected.hpp"

namespace common {

class Card {
public:
    static constexpr int max_spaces = 41;
    static constexpr std::size_t max_rescue = 20;
    static constexpr std::size_t max_danger = 25;
    static constexpr std::size_t max_riddle = 128;

    // The face of the rescue die that matches every symbol, and so can be no card's own.
    static constexpr std::string_view wildcard = "hourglass";

    // Precondition: the four are within the limits above (asserted).
    Card(int spaces, std::string rescue, std::string danger, std::string riddle);

    [[nodiscard]] int spaces() const { return spaces_; }
    [[nodiscard]] const std::string& rescue() const { return rescue_; }
    [[nodiscard]] const std::string& danger() const { return danger_; }
    [[nodiscard]] const std::string& riddle() const { return riddle_; }

    // The face of a rescue die saves from this card.
    [[nodiscard]] bool is_matched_by(std::string_view face) const {
        return face == rescue_ || face == wildcard;
    }

    friend bool operator==(const Card&, const Card&) = default;

private:
    int spaces_;
    std::string rescue_;
    std::string danger_;
    std::string riddle_;
};

// "NUMBER | RESCUE | DANGER | RIDDLE"; the rescue symbol is turned into lower case.
[[nodiscard]] Expected<Card> parse_card(std::string_view text);

[[nodiscard]] std::string to_text(const Card& card);

// The card that the record is. Throws DataError.
[[nodiscard]] Card read_card(const DataFile& file, const Record& record);

}  // namespace common
