#include "basestrike/bit_base.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/unit/basestrike/support.hpp"

using namespace basestrike;
using namespace basestrike_test;

BOOST_AUTO_TEST_SUITE(bit_base_test)

BOOST_AUTO_TEST_CASE(a_cell_set_is_a_set) {
    CellSet set(Rectangle{{5, 8}, 3, 2});
    BOOST_TEST(set.size() == 6);
    BOOST_TEST(set.contains({6, 9}));
    BOOST_TEST(!set.contains({6, 7}));
    std::vector<Point> walked;
    for (CellSet rest = set; !rest.is_empty();) walked.push_back(rest.take_first());
    BOOST_TEST((walked == Rectangle{{5, 8}, 3, 2}.cells()));  // across the border of the two words
    BOOST_TEST((set - set).is_empty());
    BOOST_TEST((set & CellSet(Rectangle{{0, 0}, 6, 9})).size() == 1);
    BOOST_TEST((set | CellSet(Rectangle{{0, 0}, 1, 1})).size() == 7);
    BOOST_TEST(!set.meets(CellSet(Rectangle{{0, 0}, 5, 10})));
    CellSet whole(Rectangle{{0, 0}, 10, 10});
    BOOST_TEST(whole.size() == 100);
}

BOOST_AUTO_TEST_CASE(there_is_a_site_for_every_place) {
    BOOST_TEST(sites_of(Kind::Headquarter).size() == 144U);
    BOOST_TEST(sites_of(Kind::Armory).size() == 144U);
    BOOST_TEST(sites_of(Kind::Barracks).size() == 160U);
    BOOST_TEST(sites_of(Kind::Tank).size() == 100U);
    for (const Point& cell : Rectangle{{0, 0}, 10, 10}.cells()) {
        const Site& site = all_sites()[site_at(Kind::OilDrum, cell)];
        BOOST_REQUIRE((site.kind == Kind::OilDrum && site.body.size() == 1 && site.body.contains(cell)));
    }
}

BOOST_AUTO_TEST_CASE(sets_of_bits_take_the_same_hits_as_the_plain_rules) {
    common::Random random(21, common::Stream::Setup);
    for (int i = 0; i < 500; ++i) {
        const Base base = i % 2 == 0 ? random_base(random) : *place(roster(0, 1, 1, 6, 9), random);
        Game game(base);
        BitBase bits = bit_base(base, game.sighting().hits);
        while (game.status() == Status::Playing) {
            if (game.sighting().position.left(game.sighting().position.weapon) == 0 || random.below(8) == 0) {
                game.switch_weapon();
                continue;
            }
            const Point cell = random_cell(random);
            const CellSet here(area(game.sighting().position.weapon, cell));
            const Grid<int> before = game.sighting().hits;
            const Strike struck = strike(bits.targets, here, bits.left);
            BOOST_REQUIRE_EQUAL(struck.destroyed, destroyed_targets(game.fire(cell)));
            const BitBase again = bit_base(base, game.sighting().hits);
            BOOST_REQUIRE((bits.left == again.left));
            CellSet newly_hit;
            for (const Point& point : before.points()) {
                if (game.sighting().hits.at(point) > before.at(point)) newly_hit.insert(point);
            }
            BOOST_REQUIRE((struck.area == newly_hit));
        }
        BOOST_REQUIRE((game.status() == Status::Won) == bits.left.one.is_empty());
    }
}

BOOST_AUTO_TEST_CASE(a_base_full_of_drums_goes_off_in_bits_too) {
    const std::string row(base_size, 'O');
    std::string rows = row;
    for (int i = 1; i < base_size; ++i) rows += '/' + row;
    BitBase bits = bit_base(base(rows), Grid<int>(base_size, base_size));
    BOOST_TEST(strike(bits.targets, CellSet(Rectangle{{0, 0}, 1, 1}), bits.left).destroyed == 100);
    BOOST_TEST(bits.left.one.is_empty());
}

BOOST_AUTO_TEST_SUITE_END()
