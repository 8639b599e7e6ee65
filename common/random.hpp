// random: the only source of chance in the suite. The same seed gives the same game everywhere.
//
// Why our own class: the standard fixes the raw output of std::mt19937_64 to the bit, but not what
// std::uniform_int_distribution or std::shuffle make of it; libstdc++ and libc++ differ, and so would the
// games. So below() and shuffle() are written out here. And one draw a statement: in f(die(6), die(6))
// g++ and clang++ may draw in different orders.
//
// Streams   Dice, cards, set-up and each computer player draw from streams of their own, so that putting
//           another player into a seat does not change the dice. A stream's generator is seeded with
//
//               mix(mix(seed) + stream)        mix = SplitMix64's output function
//
// Sources   M. Matsumoto, T. Nishimura: Mersenne Twister, 1998 (the engine); S. Vigna: splitmix64.c (mix);
//           R. Durstenfeld: Algorithm 235, 1964 (the shuffle, known as Fisher-Yates)
// Cost      2.5 kB a generator; seeding one takes about a microsecond
#pragma once

#include <cstdint>
#include <random>
#include <utility>
#include <vector>

namespace common {

// What a stream's draws are for. The numbers are part of what a seed means: never change or reuse one.
enum class Stream : std::uint64_t {
    Setup = 1,  // how the game starts: paths, maps, bases, openings
    Dice = 2,
    Cards = 3,  // the order of a deck
    RescueDice = 4,
    Narration = 5,   // words that change nothing in the game
    Computer = 100,  // + seat: the computer player of that seat, see computer_stream()
};

// The stream of the computer player in `seat`, counted from 0.
[[nodiscard]] Stream computer_stream(int seat);

// SplitMix64's output function: a bijection on 64 bits that leaves no pattern of its input.
[[nodiscard]] std::uint64_t mix(std::uint64_t value);

class Random {
public:
    Random(std::uint64_t seed, Stream stream);

    // 64 raw bits.
    [[nodiscard]] std::uint64_t next() {
        ++draws_;
        return engine_();
    }

    // Uniform in 0 ... n-1, exactly, by rejection. Precondition: n >= 1.
    [[nodiscard]] std::uint64_t below(std::uint64_t n);

    // The same for an int; saves a cast where a container is indexed. Precondition: n >= 1.
    [[nodiscard]] int below(int n);

    // Uniform in 1 ... sides. Precondition: sides >= 1.
    [[nodiscard]] int die(int sides) { return 1 + below(sides); }

    // Every order is equally likely.
    template <class Item>
    void shuffle(std::vector<Item>& items) {
        for (std::size_t left = items.size(); left > 1; --left) {
            const auto picked = static_cast<std::size_t>(below(std::uint64_t{left}));
            using std::swap;
            swap(items[left - 1], items[picked]);
        }
    }

    // How many raw draws this thread has made so far, from all streams: `make bench` sets a game beside
    // the time that its draws alone need. Nothing in a game depends on it.
    [[nodiscard]] static std::uint64_t draws() { return draws_; }

private:
    static inline thread_local std::uint64_t draws_ = 0;

    std::mt19937_64 engine_;
};

// 64 bits from the operating system, for a seed that nobody chose.
[[nodiscard]] std::uint64_t entropy();

}  // namespace common
