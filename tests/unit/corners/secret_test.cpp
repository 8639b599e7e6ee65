#include "corners/secret.hpp"

#include <boost/test/unit_test.hpp>
#include <set>

#include "corners/allowance.hpp"
#include "corners/request.hpp"

using namespace corners;
using namespace std::chrono_literals;

BOOST_AUTO_TEST_SUITE(secret_test)

BOOST_AUTO_TEST_CASE(secrets_are_128_bits_and_never_the_same) {
    std::set<std::string> secrets;
    for (int i = 0; i < 1000; ++i) {
        const std::string secret = draw_secret();
        BOOST_TEST(secret.size() == secret_length);
        BOOST_TEST(secret.find_first_not_of("0123456789abcdef") == std::string::npos);
        secrets.insert(secret);
    }
    BOOST_TEST(secrets.size() == 1000U);
}

BOOST_AUTO_TEST_CASE(game_numbers_have_six_digits_and_reach_everywhere) {
    std::set<int> first_digits;
    for (int i = 0; i < 1000; ++i) {
        const int number = draw_game_number();
        BOOST_TEST(number >= lowest_game_number);
        BOOST_TEST(number <= highest_game_number);
        first_digits.insert(number / 100000);
    }
    BOOST_TEST(first_digits.size() == 9U);
}

BOOST_AUTO_TEST_CASE(secrets_are_the_same_only_in_all_places) {
    const std::string secret = draw_secret();
    BOOST_TEST(is_same_secret(secret, secret));
    for (std::size_t i = 0; i < secret.size(); ++i) {
        std::string other = secret;
        other[i] = static_cast<char>(other[i] ^ 1);
        BOOST_TEST(!is_same_secret(secret, other));
    }
    BOOST_TEST(!is_same_secret(secret, secret.substr(1)));
    BOOST_TEST(!is_same_secret(secret, ""));
}

BOOST_AUTO_TEST_CASE(an_allowance_is_so_many_at_once_and_then_one_each_while) {
    Allowance guesses(3, 10s);
    for (int i = 0; i < 3; ++i) BOOST_TEST(guesses.take(100s));
    BOOST_TEST(!guesses.take(100s));
    BOOST_TEST(!guesses.take(109s));
    BOOST_TEST(guesses.take(110s));
    BOOST_TEST(!guesses.take(110s));
    BOOST_TEST(!guesses.is_whole(139s));
    BOOST_TEST(guesses.is_whole(140s));
    for (int i = 0; i < 3; ++i) BOOST_TEST(guesses.take(1h));
    BOOST_TEST(!guesses.take(1h));
}

BOOST_AUTO_TEST_SUITE_END()
