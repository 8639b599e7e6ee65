#include "jumanji/box.hpp"

#include <algorithm>

#include "common/text.hpp"
#include "jumanji/chance.hpp"
#include "jumanji/rules.hpp"
#include "jumanji/spaces.hpp"

namespace jumanji {

using common::Card;
using common::DataFile;
using common::Record;

namespace {

bool contains(const std::vector<std::string>& items, std::string_view item) {
    return std::find(items.begin(), items.end(), item) != items.end();
}

std::string read_face(const DataFile& file, const Record& record) {
    file.require_fields(record, 1, "a symbol");
    const std::string face = common::lower_case(record.fields[0]);
    if (face.size() > Card::max_rescue) {
        throw file.error(record, "the symbol has " + std::to_string(face.size()) + " bytes; 1 to " +
                                     std::to_string(Card::max_rescue) + " are right.");
    }
    return face;
}

}  // namespace

std::vector<std::string> read_rescue_die(const DataFile& file) {
    std::vector<std::string> faces;
    for (const Record& record : file.records()) {
        const std::string face = read_face(file, record);
        if (contains(faces, face)) throw file.error(record, "'" + face + "' is on the die already.");
        if (faces.size() == die_sides)
            throw file.error(record, "a rescue die has 8 faces; this is the ninth.");
        faces.push_back(face);
    }
    if (faces.size() < die_sides) {
        throw file.error("a rescue die has 8 faces, a line each, not " + std::to_string(faces.size()) + ".");
    }
    if (!contains(faces, Card::wildcard)) throw file.error("one face of the rescue die must be 'hourglass'.");
    return faces;
}

std::vector<std::string> read_exclamations(const DataFile& file) {
    std::vector<std::string> exclamations;
    for (const Record& record : file.records()) {
        file.require_fields(record, 1, "an exclamation");
        exclamations.push_back(record.fields[0]);
    }
    if (exclamations.empty()) throw file.error("there is no exclamation in it; at least one is needed.");
    return exclamations;
}

std::map<Colour, std::string> read_paths(const DataFile& file, bool has_free_counts) {
    std::map<Colour, std::string> paths;
    for (const Record& record : file.records()) {
        file.require_fields(record, 2, "colour | 42 spaces");
        const common::Expected<Colour> colour = parse_colour(record.fields[0]);
        if (!colour) throw file.error(record, colour.error());
        const common::Expected<std::string> spaces = parse_spaces(record.fields[1], has_free_counts);
        if (!spaces) throw file.error(record, spaces.error());
        if (!paths.emplace(*colour, *spaces).second) {
            throw file.error(record, "there is a path for " + to_text(*colour) + " already.");
        }
    }
    if (paths.size() < fewest_players) {
        throw file.error("there must be paths for 2 to 4 colours, a line each, not " +
                         std::to_string(paths.size()) + ".");
    }
    return paths;
}

std::vector<Colour> Box::colours() const {
    if (paths.empty()) return {all_colours.begin(), all_colours.end()};
    std::vector<Colour> colours;
    for (const auto& [colour, spaces] : paths) colours.push_back(colour);
    return colours;
}

Box open_box(const BoxFiles& files) {
    Box box;
    box.faces = read_rescue_die(DataFile(files.die));
    box.deck = common::read_card_deck(DataFile(files.cards), box.faces);
    box.exclamations = read_exclamations(DataFile(files.exclamations));
    if (!files.paths.empty()) box.paths = read_paths(DataFile(files.paths), files.has_free_counts);
    return box;
}

}  // namespace jumanji
