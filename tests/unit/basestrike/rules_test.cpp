#include "basestrike/rules.hpp"

#include <boost/test/unit_test.hpp>
#include <set>

#include "common/data_file.hpp"
#include "common/notation.hpp"
#include "common/text.hpp"
#include "tests/unit/basestrike/support.hpp"

using namespace basestrike;
using namespace basestrike_test;

namespace {

constexpr Weapon rocket = Weapon::Rocket;
constexpr Weapon missile = Weapon::Missile;

std::string told(const std::vector<Event>& events) {
    std::string text;
    for (const Event& event : events) text += to_text(event) + '\n';
    return text;
}

std::string destroyed_letters(const std::vector<Event>& events) {
    std::string letters;
    for (const Event& event : events) {
        if (event.what == Event::What::Destroyed) letters += facts(event.kind).letter;
    }
    return letters.empty() ? "-" : letters;
}

std::string rows(const std::vector<std::string>& first, char rest) {
    std::vector<std::string> all = first;
    all.resize(base_size, std::string(base_size, rest));
    for (std::string& row : all) row.resize(base_size, rest);
    return common::join(all, "/");
}

// Another way to say what a series of shots does, with no order of explosions in it at all: the smallest set
// of destroyed targets that explains itself. A target is in it if the areas of the shots and the blasts of
// the set hit it enough.
std::string explained(const Base& base, const std::vector<Rectangle>& shots) {
    std::set<std::size_t> destroyed;
    Grid<int> hits(base_size, base_size);
    for (bool is_growing = true; is_growing;) {
        hits = Grid<int>(base_size, base_size);
        std::vector<Rectangle> areas = shots;
        for (const std::size_t i : destroyed) {
            if (facts(base.targets()[i].kind).explodes) areas.push_back(base.targets()[i].blast());
        }
        for (const Rectangle& area : areas) {
            for (const Point& cell : area.cells()) ++hits.at(cell);
        }
        is_growing = false;
        for (std::size_t i = 0; i < base.targets().size(); ++i) {
            const Target& target = base.targets()[i];
            bool is_down = true;
            for (const Point& cell : target.place.cells()) {
                is_down = is_down && hits.at(cell) >= facts(target.kind).hits;
            }
            if (is_down) is_growing = destroyed.insert(i).second || is_growing;
        }
    }
    Grid<char> cells(base_size, base_size, mark::mist);
    for (const Point& cell : cells.points()) {
        const std::optional<int> target = base.target_at(cell);
        if (hits.at(cell) == 0) continue;
        const auto number = static_cast<std::size_t>(target.value_or(0));
        cells.at(cell) = !target                      ? mark::empty
                         : destroyed.contains(number) ? facts(base.targets()[number].kind).letter
                                                      : mark::hit;
    }
    return common::one_line(cells);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(rules_test)

BOOST_AUTO_TEST_CASE(a_rocket_hits_one_cell_and_a_missile_nine) {
    Game game(base("/.HHH/.HHH"));
    BOOST_TEST(told(fire(game, rocket, {1, 1})).empty());
    BOOST_TEST(seen(game) == rows({"..........", ".x........"}, '.'));
    BOOST_TEST(told(fire(game, missile, {1, 3})).empty());
    BOOST_TEST(seen(game) == rows({"..---.....", ".xxx-.....", "..xx-....."}, '.'));
    BOOST_TEST(game.sighting().position.rockets == 19);
    BOOST_TEST(game.sighting().position.missiles == 2);
    BOOST_TEST(game.shots() == 2);
}

BOOST_AUTO_TEST_CASE(a_building_takes_one_hit_a_cell_and_no_more) {
    Game game(base("/.BBB"));
    for (int i = 0; i < 3; ++i) BOOST_TEST(told(fire(game, rocket, {1, 1})).empty());
    BOOST_TEST(told(fire(game, rocket, {1, 2})).empty());
    BOOST_TEST(told(fire(game, rocket, {1, 3})) == "You have destroyed a barracks.\n");
    BOOST_TEST(seen(game) == rows({"..........", ".BBB......"}, '.'));
    BOOST_TEST((game.status() == Status::Won));
    BOOST_TEST(game.shots() == 5);
}

BOOST_AUTO_TEST_CASE(a_tank_takes_two_hits_and_then_explodes) {
    Game game(base("T/......../...BBB"));
    BOOST_TEST(told(fire(game, rocket, {0, 0})).empty());
    BOOST_TEST(seen(game) == rows({"x"}, '.'));
    BOOST_TEST(told(fire(game, rocket, {0, 0})) == "You have destroyed a tank.\nThe tank at 1,1 explodes.\n");
    BOOST_TEST(seen(game) == rows({"T--.......", "---.......", "---......."}, '.'));
}

BOOST_AUTO_TEST_CASE(an_explosion_counts_as_one_hit_on_a_tank) {
    Game game(base("O.T.O.....T"));
    BOOST_TEST(told(fire(game, rocket, {0, 0})) ==
               "You have destroyed an oil drum.\nThe oil drum at 1,1 explodes.\n");
    BOOST_TEST(seen(game).substr(0, 10) == "O-x.......");
    BOOST_TEST(told(fire(game, rocket, {0, 4})) ==
               "You have destroyed an oil drum.\nThe oil drum at 1,5 explodes.\n"
               "You have destroyed a tank.\nThe tank at 1,3 explodes.\n");
}

BOOST_AUTO_TEST_CASE(an_armory_hits_all_within_two_cells_of_it) {
    Game flat(base("///....AAA/....AAA/////.........O"));
    for (int i = 0; i < 6; ++i) fire(flat, rocket, {3 + i / 3, 4 + i % 3});
    BOOST_TEST(seen(flat) == rows({"..........", "..-------.", "..-------.", "..--AAA--.", "..--AAA--.",
                                   "..-------.", "..-------."},
                                  '.'));
    Game upright(base("AA/AA/AA///////.........O"));
    fire(upright, missile, {0, 0});
    fire(upright, missile, {2, 0});
    BOOST_TEST(seen(upright) ==
               rows({"AA--......", "AA--......", "AA--......", "----......", "----......"}, '.'));
}

BOOST_AUTO_TEST_CASE(explosions_are_cut_at_every_corner_and_edge) {
    const std::vector<std::pair<Point, int>> cases{{{0, 0}, 9},  {{0, 9}, 9},  {{9, 0}, 9},  {{9, 9}, 9},
                                                   {{4, 0}, 15}, {{0, 4}, 15}, {{9, 4}, 15}, {{4, 9}, 15},
                                                   {{1, 1}, 16}, {{8, 1}, 16}, {{5, 5}, 25}};
    for (const auto& [corner, size] : cases) {
        const Point far{(corner.row + 5) % base_size, (corner.col + 5) % base_size};
        Game game(Base({{Kind::OilDrum, {corner, 1, 1}}, {Kind::OilDrum, {far, 1, 1}}}));
        fire(game, rocket, corner);
        BOOST_TEST(game.sighting().position.cells.count(mark::mist) == 100 - size);
        for (const Point& cell : game.sighting().position.cells.points()) {
            const bool is_seen = game.sighting().position.cells.at(cell) != mark::mist;
            BOOST_TEST(is_seen == (common::king_distance(cell, corner) <= 2));
        }
    }
}

BOOST_AUTO_TEST_CASE(explosions_go_first_in_first_out_and_areas_by_rows) {
    // The first drum reaches the second and the third; the second would reach the fourth before the third
    // explodes if explosions went first in, last out.
    Game game(base("O.O.O/../O.B/..B/O.B"));
    BOOST_TEST(told(fire(game, rocket, {0, 0})) ==
               "You have destroyed an oil drum.\n"
               "The oil drum at 1,1 explodes.\n"
               "You have destroyed an oil drum.\n"
               "You have destroyed an oil drum.\n"
               "The oil drum at 1,3 explodes.\n"
               "You have destroyed an oil drum.\n"
               "The oil drum at 3,1 explodes.\n"
               "You have destroyed an oil drum.\n"
               "You have destroyed a barracks.\n"
               "The oil drum at 1,5 explodes.\n"
               "The oil drum at 5,1 explodes.\n");
    BOOST_TEST((game.status() == Status::Won));
}

BOOST_AUTO_TEST_CASE(a_base_full_of_drums_goes_off_in_one_shot) {
    const std::string row(base_size, 'O');
    Game game(base(rows({}, 'O')));
    const std::vector<Event> events = fire(game, rocket, {9, 9});
    BOOST_TEST(destroyed_targets(events) == 100);
    BOOST_TEST(events.size() == 200U);
    BOOST_TEST((game.status() == Status::Won));
    BOOST_TEST(game.shots() == 1);
}

BOOST_AUTO_TEST_CASE(ammunition_is_counted_and_the_last_shot_can_win) {
    Game game(base("O/////.........T"));
    for (int i = 0; i < 3; ++i) fire(game, missile, {9, 0});
    BOOST_TEST(!game.can_fire());
    BOOST_TEST((game.status() == Status::Playing));
    fire(game, rocket, {5, 9});
    for (int i = 0; i < 17; ++i) fire(game, rocket, {9, 0});
    BOOST_TEST(game.sighting().position.rockets == 2);
    fire(game, rocket, {5, 9});
    BOOST_TEST(game.targets_left() == 1);
    BOOST_TEST((game.status() == Status::Playing));
    fire(game, rocket, {0, 0});
    BOOST_TEST((game.status() == Status::Won));
    BOOST_TEST(game.shots() == 23);
    BOOST_TEST(game.revealed().targets().size() == 2U);
}

BOOST_AUTO_TEST_CASE(lost_when_no_weapon_has_a_shot_left) {
    Game game(base("O"));
    for (int i = 0; i < 20; ++i) fire(game, rocket, {9, 0});
    BOOST_TEST((game.status() == Status::Playing));
    for (int i = 0; i < 3; ++i) fire(game, missile, {9, 0});
    BOOST_TEST((game.status() == Status::Lost));
    BOOST_TEST(!game.can_fire());
    BOOST_TEST(game.targets_left() == 1);
    BOOST_TEST(game.shots() == 23);
}

BOOST_AUTO_TEST_CASE(the_rules_agree_with_an_independent_model) {
    const common::DataFile file("tests/unit/basestrike/known_games.txt");
    BOOST_TEST(file.records().size() == 500U);
    for (const common::Record& record : file.records()) {
        BOOST_TEST_CONTEXT("line " << record.line) {
            file.require_fields(record, 4, "layout | shots | destroyed | seen");
            Game game(base(record.fields[0]));
            std::vector<std::string> destroyed;
            for (const std::string& shot : common::split_words(record.fields[1])) {
                const Point cell = *common::parse_cell(shot.substr(1), base_size, base_size);
                destroyed.push_back(destroyed_letters(fire(game, shot[0] == 'm' ? missile : rocket, cell)));
            }
            BOOST_TEST(common::join(destroyed, " ") == record.fields[2]);
            BOOST_TEST(seen(game) == record.fields[3]);
        }
    }
}

BOOST_AUTO_TEST_CASE(the_state_after_a_shot_does_not_depend_on_the_order_of_explosions) {
    common::Random random(5, common::Stream::Setup);
    for (int i = 0; i < 2000; ++i) {
        const Base base = i % 2 == 0 ? random_base(random) : *place(roster(0, 1, 1, 6, 9), random);
        Game game(base);
        std::vector<Rectangle> areas;
        while (game.status() == Status::Playing) {
            if (game.sighting().position.missiles > 0) {
                if (game.sighting().position.weapon == rocket) game.switch_weapon();
            } else if (game.sighting().position.weapon == missile) {
                game.switch_weapon();
            }
            const Point cell = random_cell(random);
            areas.push_back(area(game.sighting().position.weapon, cell));
            game.fire(cell);
            if (random.below(4) == 0) BOOST_REQUIRE_EQUAL(seen(game), explained(base, areas));
        }
        BOOST_REQUIRE_EQUAL(seen(game), explained(base, areas));
    }
}

BOOST_AUTO_TEST_CASE(what_is_seen_keeps_its_promises) {
    common::Random random(6, common::Stream::Setup);
    for (int i = 0; i < 300; ++i) {
        const Base base = random_base(random);
        Game game(base);
        while (game.can_fire()) {
            game.fire(random_cell(random));
            const Sighting& sighting = game.sighting();
            for (const Point& cell : sighting.hits.points()) {
                const char seen = sighting.position.cells.at(cell);
                BOOST_REQUIRE((seen == mark::mist) == (sighting.hits.at(cell) == 0));
                if (seen == mark::empty) BOOST_REQUIRE(!base.target_at(cell));
                if (seen == mark::hit) BOOST_REQUIRE(base.target_at(cell).has_value());
            }
        }
    }
    BOOST_TEST(true);
}

BOOST_AUTO_TEST_SUITE_END()
