#include "jumanji/box.hpp"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <functional>
#include <map>
#include <ostream>
#include <set>

#include "tests/unit/jumanji/usual_box.hpp"

using namespace jumanji;
using common::DataError;
using common::DataFile;

namespace {

const std::string good_die = "hourglass\naxe\nnet\nrope\ntorch\nshield\ncanoe\nwhistle\n";
const std::string good_path = ".WWWWWJJJRRRRRRR.........................!";

std::string fault_of(const std::function<void()>& reading) {
    try {
        reading();
    } catch (const DataError& fault) {
        return fault.what();
    }
    return "";
}

struct BadFile {
    std::string content;
    std::string fault;
    friend std::ostream& operator<<(std::ostream& out, const BadFile& file) { return out << file.fault; }
};

const std::vector<BadFile> bad_dice{
    {"axe\nhourglass\n", "die.txt: a rescue die has 8 faces, a line each, not 2."},
    {good_die + "whip\n", "die.txt:9: a rescue die has 8 faces; this is the ninth."},
    {good_die + "AXE\n", "die.txt:9: 'axe' is on the die already."},
    {"a\nb\nc\nd\ne\nf\ng\nh\n", "die.txt: one face of the rescue die must be 'hourglass'."},
    {"axe | net\n", "die.txt:1: the line has 2 fields instead of 1: a symbol."},
    {"# die\n" + std::string(21, 'a') + '\n', "die.txt:2: the symbol has 21 bytes; 1 to 20 are right."},
};

const std::vector<BadFile> bad_exclamations{
    {"# none\n", "words.txt: there is no exclamation in it; at least one is needed."},
    {"Egads!\nOh | no\n", "words.txt:2: the line has 2 fields instead of 1: an exclamation."},
};

const std::vector<BadFile> bad_paths{
    {"green | " + good_path + '\n', "paths.txt: there must be paths for 2 to 4 colours, a line each, not 1."},
    {"green | " + good_path + "\npink | " + good_path + '\n',
     "paths.txt:2: there is no colour 'pink'; the colours are green, red, blue or orange."},
    {"green | " + good_path + "\ngreen | " + good_path + '\n',
     "paths.txt:2: there is a path for green already."},
    {good_path + '\n', "paths.txt:1: the line has 1 field instead of 2: colour | 42 spaces."},
    {"green | ...!\n", "paths.txt:1: a path has 42 spaces (positions 0 to 41), not 4."},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(box_test)

BOOST_AUTO_TEST_CASE(a_rescue_die_is_read) {
    const auto faces = read_rescue_die(DataFile("die.txt", "# faces\nHourglass\n" + good_die.substr(10)));
    BOOST_TEST(faces.size() == 8U);
    BOOST_TEST(faces.front() == "hourglass");
    BOOST_TEST(faces.back() == "whistle");
}

BOOST_DATA_TEST_CASE(a_bad_die_is_refused, boost::unit_test::data::make(bad_dice), bad) {
    BOOST_TEST(fault_of([&] { static_cast<void>(read_rescue_die(DataFile("die.txt", bad.content))); }) ==
               bad.fault);
}

BOOST_DATA_TEST_CASE(bad_exclamations_are_refused, boost::unit_test::data::make(bad_exclamations), bad) {
    BOOST_TEST(fault_of([&] { static_cast<void>(read_exclamations(DataFile("words.txt", bad.content))); }) ==
               bad.fault);
}

BOOST_DATA_TEST_CASE(bad_paths_are_refused, boost::unit_test::data::make(bad_paths), bad) {
    BOOST_TEST(fault_of([&] { static_cast<void>(read_paths(DataFile("paths.txt", bad.content), false)); }) ==
               bad.fault);
}

BOOST_AUTO_TEST_CASE(only_colours_with_a_path_can_be_had) {
    Box box;
    BOOST_TEST(box.colours().size() == 4U);
    box.paths = read_paths(DataFile("paths.txt", "blue | " + good_path + "\nRED|" + good_path), false);
    BOOST_TEST((box.colours() == std::vector{Colour::Red, Colour::Blue}));
}

BOOST_AUTO_TEST_CASE(the_usual_box_is_in_order) {
    const Box box = usual_box();
    BOOST_TEST(box.deck.cards().size() >= 36U);
    BOOST_TEST(box.exclamations.size() >= 12U);
    std::set<std::string> riddles;
    std::map<std::string, int> symbols;
    for (const common::Card& card : box.deck.cards()) {
        riddles.insert(card.riddle());
        riddles.insert(card.danger());
        ++symbols[card.rescue()];
    }
    BOOST_TEST(riddles.size() == 2 * box.deck.cards().size());  // nothing stands twice
    BOOST_TEST(symbols.size() == 7U);
    for (const auto& [symbol, count] : symbols) BOOST_TEST(count == 6, symbol);
}

BOOST_AUTO_TEST_SUITE_END()
