// basestrike_bench: how fast bases are drawn, games are played and the gunners think. Seconds are those of the
// processor, so that other work on the machine counts little.
#include <cstdio>
#include <ctime>
#include <functional>

#include "basestrike/experiment.hpp"
#include "basestrike/sampler.hpp"

using namespace basestrike;

namespace {

struct Rate {
    int done = 0;
    double seconds = 0;
};

// Does it again, with 0, 1, 2, ..., until a second is over; `work` returns how many things it did.
Rate rate_of(const std::function<int(std::uint64_t)>& work) {
    Rate rate;
    const std::clock_t start = std::clock();
    for (std::uint64_t i = 0; rate.seconds < 1; ++i) {
        rate.done += work(i);
        rate.seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    }
    return rate;
}

void print_row(const char* what, const Rate& rate) {
    std::printf("%-44s %10d %12.0f %12.4f\n", what, rate.done, rate.done / rate.seconds,
                1000 * rate.seconds / rate.done);
}

Setup setup_with(const char* kind) {
    Settings settings;
    common::Options options;
    options.data_folder = "data";
    options.players = {common::Player("Ann", kind)};
    return checked_setup(settings, options);
}

Rate games(const char* kind) {
    const Setup setup = setup_with(kind);
    return rate_of([&](std::uint64_t seed) {
        static_cast<void>(play_out(setup, seed));
        return 1;
    });
}

Rate shots(const char* kind) {
    const Setup setup = setup_with(kind);
    return rate_of([&](std::uint64_t seed) { return play_out(setup, seed).turns; });
}

Rate samples(int count) {
    const Setup setup = setup_with("hunter");
    return rate_of([&](std::uint64_t seed) {
        Game game(base_of(setup, seed));
        common::Random random(seed, common::computer_stream(0));
        int drawn = 0;
        while (game.status() == Status::Playing) {
            const Shot shot = hunter_shot(game.sighting(), random);
            if (shot.weapon != game.sighting().position.weapon) game.switch_weapon();
            game.fire(shot.cell);
            static_cast<void>(sample(game.sighting(), count, random));
            ++drawn;
        }
        return drawn;
    });
}

}  // namespace

int main() {
    const Setup setup = setup_with("hunter");
    std::printf("Base Strike: the standard roster\n");
    std::printf("%-44s %10s %12s %12s\n", "", "done", "a second", "ms each");
    print_row("bases placed: the floor of a batch", rate_of([&](std::uint64_t seed) {
                  static_cast<void>(base_of(setup, seed));
                  return 1;
              }));
    print_row("games of random", games("random"));
    print_row("games of hunter", games("hunter"));
    print_row("shots of hunter", shots("hunter"));
    print_row("samples of 1,000 bases, positions in play", samples(1000));
    print_row("shots of oracle, 1,000 bases", shots("oracle"));
    return 0;
}
