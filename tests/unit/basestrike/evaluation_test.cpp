#include "basestrike/evaluation.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/unit/basestrike/support.hpp"

using namespace basestrike;
using namespace basestrike_test;

namespace {

Inputs inputs_of(const Base& base, int rockets, int missiles) {
    const BitBase bits = bit_base(base, Grid<int>(base_size, base_size));
    return inputs({rockets, missiles, CellSet(Rectangle{{0, 0}, base_size, base_size})}, bits.targets,
                  bits.left);
}

std::string error_of(const std::string& content) {
    try {
        const Network network(common::DataFile("test.txt", content));
    } catch (const common::DataError& error) {
        return error.what();
    }
    return "none";
}

std::string unit_line(int bias, int first_weight, int output) {
    std::string line = std::to_string(bias) + " | " + std::to_string(first_weight);
    for (int i = 1; i < input_count; ++i) line += " 0";
    return line + " | " + std::to_string(output) + '\n';
}

}  // namespace

BOOST_AUTO_TEST_SUITE(evaluation_test)

BOOST_AUTO_TEST_CASE(the_census_counts_what_is_left_now_and_after_chains) {
    // Two drums that set each other off and hit the barracks; a third that stands alone; a tank.
    const Inputs found = inputs_of(base("O.O/....BBB/////....T///.........O"), 17, 2);
    const std::vector<int> now{0, 0, 0, 0, 0, 0, 1, 3, 1, 1, 2, 1, 3, 100};
    const std::vector<int> after_largest{0, 0, 0, 0, 0, 0, 1, 2, 0, 1, 2, 1, 1, 100 - 15};
    const std::vector<int> after_all{0, 0, 0, 0, 0, 0, 1, 2, 0, 1, 2, 1, 0, 100 - 15 - 9};
    std::vector<int> expected = now;
    expected.insert(expected.end(), after_largest.begin(), after_largest.end());
    expected.insert(expected.end(), after_all.begin(), after_all.end());
    // Rockets, missiles (at least 1, 2, 3), chains, cells out of reach: the tank, the lone drum, two barracks cells.
    expected.insert(expected.end(), {17, 1, 1, 0, 2, 4});
    BOOST_TEST(std::vector<int>(found.begin(), found.end()) == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_network_is_sums_cut_at_zero_and_a_squeeze) {
    Inputs three{};
    three[0] = 3;
    // A unit of 3 * 1 - 1 = 2, times 1/2: z = 1, and so 1/2 + 1/4.
    const Network network(common::DataFile("test.txt", unit_line(-4096, 4096, 2048) + "0\n"));
    BOOST_TEST(network.chance(three) == 49152);
    BOOST_TEST(network.chance(Inputs{}) == 32768);  // the unit is below 0
    const Network biased(common::DataFile("test.txt", unit_line(0, 0, 0) + "-12288\n"));
    BOOST_TEST(biased.chance(three) == 8192);  // z = -3: 1/2 - 3/8
}

BOOST_AUTO_TEST_CASE(no_weights_overflow) {
    Inputs most{};
    most.fill(100);
    std::string line = "131072 |";
    for (int i = 0; i < input_count; ++i) line += " 131072";
    std::string text;
    for (int i = 0; i < 256; ++i) text += line + " | 131072\n";
    BOOST_TEST(Network(common::DataFile("test.txt", text + "131072\n")).chance(most) > 65500);
}

BOOST_AUTO_TEST_CASE(the_shipped_weights_tell_good_from_bad) {
    const Network network(common::DataFile("data/basestrike/oracle-weights.txt"));
    const Base small = base("/..BBB/..O");
    const Base large = base("HHH/HHH////TTT///BBB....AAA/.......AAA");
    BOOST_TEST(network.chance(inputs_of(small, 20, 3)) > network.chance(inputs_of(large, 20, 3)));
    BOOST_TEST(network.chance(inputs_of(large, 20, 3)) > network.chance(inputs_of(large, 3, 0)));
}

BOOST_AUTO_TEST_CASE(bad_weights_are_refused_with_their_line) {
    BOOST_TEST(error_of("") == "test.txt: here is no unit; a network has at least one");
    BOOST_TEST(error_of("5\n") == "test.txt: here is no unit; a network has at least one");
    BOOST_TEST(error_of("5 | 1 2 3 | 4\n0\n") == "test.txt:1: the unit has 3 weights instead of 48.");
    BOOST_TEST(error_of(unit_line(0, 131073, 0) + "0\n") != "none");
    BOOST_TEST(error_of(unit_line(0, 0, 0) + "x\n") != "none");
    BOOST_TEST(error_of(unit_line(0, 0, 0) + unit_line(0, 0, 0)) != "none");
}

BOOST_AUTO_TEST_SUITE_END()
