// box: what lies in the box of the game, read from its data files: cards, rescue die, exclamations, paths.
//
// Text form the rescue die and the exclamations are one field a line; cards are as in common/card.hpp; a path is
//           "green | ...W..R....J" and so on to 42 characters, as in spaces.hpp
// Errors    DataError (FILE:LINE: what is wrong); nothing of a bad file is used
#pragma once

#include <map>
#include <string>
#include <vector>

#include "common/card_deck.hpp"
#include "common/data_file.hpp"
#include "jumanji/colour.hpp"

namespace jumanji {

// Exactly 8 different symbols of at most 20 bytes, one of them the hourglass; in lower case.
[[nodiscard]] std::vector<std::string> read_rescue_die(const common::DataFile& file);

// At least one.
[[nodiscard]] std::vector<std::string> read_exclamations(const common::DataFile& file);

// The spaces of the path of each colour that the file names; at least two do. `has_free_counts` as in spaces.hpp.
[[nodiscard]] std::map<Colour, std::string> read_paths(const common::DataFile& file, bool has_free_counts);

// Where to read from.
struct BoxFiles {
    std::string cards;
    std::string die;
    std::string exclamations;
    std::string paths;  // empty: none
    bool has_free_counts = false;
};

struct Box {
    common::CardDeck deck;  // in the order of its file
    std::vector<std::string> faces;
    std::vector<std::string> exclamations;
    std::map<Colour, std::string> paths;  // empty: each game draws its own

    // The colours that a player can have: all, unless there are paths for some only.
    [[nodiscard]] std::vector<Colour> colours() const;
};

[[nodiscard]] Box open_box(const BoxFiles& files);

}  // namespace jumanji
