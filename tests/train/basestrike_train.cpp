// basestrike_train: teaches the oracle of Base Strike to tell its chance to win, by letting it play.
//
// usage: build/train/basestrike FILE [ROUNDS [GAMES [SEED]]]      FILE gets the weights
//
// How     Round by round: the oracle plays games against bases of the standard roster, in the first round by
//         gain, then by what it has learned so far; now and then it fires another shot, so that it learns
//         about those too. After each shot the inputs are noted, worked out with the true
//         base, and at the end whether the game was won. Then a network is fitted to these pairs.
//         Why the true base: seen from the soldier's side it is one draw out of those that agree with all
//         that he saw, just as those of the sampler are. So what is learned about true bases holds on average
//         for sampled ones.
// Fit     least squares by Adam; floating point is no harm here, since only the rounded weights leave this
//         program. Another compiler may round otherwise and find slightly other weights.
// Sources R. Sutton, A. Barto: Reinforcement Learning, 2018 (Monte Carlo prediction, policy iteration);
//         D. Kingma, J. Ba: Adam, 2015
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include "basestrike/arrangements.hpp"
#include "basestrike/oracle.hpp"
#include "common/random.hpp"

using namespace basestrike;

namespace {

constexpr int unit_count = 32;
constexpr int bases_in_play = 60;

struct Example {
    std::array<std::int16_t, input_count> inputs;
    float won;
};

// ---- Playing -------------------------------------------------------------------------------------------

// The player of a round; without a network it plays by gain.
std::vector<Prospect> prospects(const std::optional<Oracle>& oracle, const Sighting& sighting,
                                const std::vector<BitBase>& bases) {
    return oracle ? oracle->prospects(sighting, bases) : prospects_by_gain(sighting, bases);
}

// Now and then another shot than the best: one of the better ones, or any at all. Without the second kind the
// network would never see what it costs to waste a shot, and take every miss for a good one.
Shot choose(const std::optional<Oracle>& oracle, const Sighting& sighting, common::Random& random) {
    constexpr int one_in = 12;
    const int whim = random.below(one_in);
    if (whim == 0) return random_shot(sighting, random);
    const Sample drawn = sample(sighting, bases_in_play, random);
    const std::vector<Prospect> all = prospects(oracle, sighting, drawn.bases);
    constexpr int better_shots = 6;
    const int choice = std::min(better_shots, static_cast<int>(all.size()));
    return all[whim == 1 ? static_cast<std::size_t>(random.below(choice)) : 0].shot;
}

// Plays one game and adds an example for each shot but the last. Returns whether it was won.
bool play(const std::optional<Oracle>& oracle, std::uint64_t seed, std::vector<Example>& examples) {
    common::Random setup(seed, common::Stream::Setup);
    common::Random random(seed, common::computer_stream(0));
    const Base base = *place(Roster{{1, 1, 2, 3, 4}}, setup);
    Game game(base);
    const std::size_t first = examples.size();
    while (game.status() == Status::Playing) {
        const Shot shot = choose(oracle, game.sighting(), random);
        if (game.sighting().position.weapon != shot.weapon) game.switch_weapon();
        game.fire(shot.cell);
        if (game.status() != Status::Playing) break;
        const Position& position = game.sighting().position;
        const BitBase left = bit_base(base, game.sighting().hits);
        const Inputs found = inputs({position.rockets, position.missiles, clues(game.sighting()).mist},
                                    left.targets, left.left);
        Example example{};
        for (std::size_t i = 0; i < found.size(); ++i) {
            example.inputs[i] = static_cast<std::int16_t>(found[i]);
        }
        examples.push_back(example);
    }
    const bool won = game.status() == Status::Won;
    for (std::size_t i = first; i < examples.size(); ++i) examples[i].won = won ? 1.0F : 0.0F;
    return won;
}

// ---- Fitting -------------------------------------------------------------------------------------------

// Parameters in one row: for each unit its bias, weights and output weight; then the output's bias.
constexpr std::size_t unit_size = input_count + 2;
constexpr std::size_t parameter_count = unit_count * unit_size + 1;
using Parameters = std::vector<float>;

// Counts of mist go up to 100 and others to 20 at most: the fit wants them alike.
float input_scale(std::size_t input) {
    const bool is_mist = input == 13 || input == 27 || input == 41;
    return is_mist ? 1.0F / 32 : 1.0F / 4;
}

float uniform(common::Random& random) {
    return static_cast<float>(random.below(20001) - 10000) / 10000;
}

Parameters random_parameters(common::Random& random) {
    Parameters parameters(parameter_count, 0.0F);
    for (std::size_t unit = 0; unit < unit_count; ++unit) {
        float* row = &parameters[unit * unit_size];
        for (std::size_t i = 0; i < input_count; ++i) row[1 + i] = 0.3F * uniform(random);
        row[1 + input_count] = 0.3F * uniform(random);
    }
    return parameters;
}

struct Pass {
    std::array<float, input_count> inputs;
    std::array<float, unit_count> units;
    float z;
    float chance;
};

Pass forward(const Parameters& parameters, const Example& example) {
    Pass pass;
    for (std::size_t i = 0; i < input_count; ++i) {
        pass.inputs[i] = static_cast<float>(example.inputs[i]) * input_scale(i);
    }
    pass.z = parameters.back();
    for (std::size_t unit = 0; unit < unit_count; ++unit) {
        const float* row = &parameters[unit * unit_size];
        float sum = row[0];
        for (std::size_t i = 0; i < input_count; ++i) sum += row[1 + i] * pass.inputs[i];
        pass.units[unit] = std::max(sum, 0.0F);
        pass.z += pass.units[unit] * row[1 + input_count];
    }
    pass.chance = 0.5F + pass.z / (2 + 2 * std::abs(pass.z));
    return pass;
}

// Adds the gradient of half the squared error.
void backward(const Parameters& parameters, const Pass& pass, float error, Parameters& gradient) {
    const float root = 1 + std::abs(pass.z);
    const float at_z = error / (2 * root * root);
    gradient.back() += at_z;
    for (std::size_t unit = 0; unit < unit_count; ++unit) {
        if (pass.units[unit] <= 0) continue;
        const float* row = &parameters[unit * unit_size];
        float* slope = &gradient[unit * unit_size];
        slope[1 + input_count] += at_z * pass.units[unit];
        const float at_unit = at_z * row[1 + input_count];
        slope[0] += at_unit;
        for (std::size_t i = 0; i < input_count; ++i) slope[1 + i] += at_unit * pass.inputs[i];
    }
}

class Adam {
public:
    void step(Parameters& parameters, const Parameters& gradient, float rate) {
        constexpr float keep = 0.9F;
        constexpr float keep_square = 0.999F;
        power_ *= keep;
        power_square_ *= keep_square;
        for (std::size_t i = 0; i < parameters.size(); ++i) {
            mean_[i] = keep * mean_[i] + (1 - keep) * gradient[i];
            square_[i] = keep_square * square_[i] + (1 - keep_square) * gradient[i] * gradient[i];
            const float mean = mean_[i] / (1 - power_);
            const float square = square_[i] / (1 - power_square_);
            parameters[i] -= rate * mean / (std::sqrt(square) + 1e-8F);
        }
    }

private:
    Parameters mean_ = Parameters(parameter_count, 0.0F);
    Parameters square_ = Parameters(parameter_count, 0.0F);
    float power_ = 1;
    float power_square_ = 1;
};

// Fits the parameters to the examples; prints the mean squared error on the last 5 per cent, which it leaves
// out.
void fit(std::vector<Example>& examples, Parameters& parameters, int epochs, common::Random& random) {
    constexpr std::size_t batch = 256;
    const std::size_t learned = examples.size() / 20 * 19;
    std::vector<std::size_t> order(learned);
    for (std::size_t i = 0; i < learned; ++i) order[i] = i;
    Adam adam;
    for (int epoch = 0; epoch < epochs; ++epoch) {
        const float rate = 0.002F * (1 - static_cast<float>(epoch) / static_cast<float>(epochs));
        random.shuffle(order);
        for (std::size_t start = 0; start + batch <= learned; start += batch) {
            Parameters gradient(parameter_count, 0.0F);
            for (std::size_t i = start; i < start + batch; ++i) {
                const Example& example = examples[order[i]];
                const Pass pass = forward(parameters, example);
                backward(parameters, pass, (pass.chance - example.won) / batch, gradient);
            }
            adam.step(parameters, gradient, rate);
        }
    }
    double error = 0;
    for (std::size_t i = learned; i < examples.size(); ++i) {
        const double miss = forward(parameters, examples[i]).chance - examples[i].won;
        error += miss * miss;
    }
    std::printf("  mean squared error %.4f on %zu of %zu examples\n",
                error / static_cast<double>(examples.size() - learned), examples.size() - learned,
                examples.size());
}

// ---- Writing -------------------------------------------------------------------------------------------

std::int32_t rounded(float weight) {
    const float scaled = std::round(weight * Network::scale);
    constexpr auto limit = static_cast<float>(Network::largest);
    return static_cast<std::int32_t>(std::clamp(scaled, -limit, limit));
}

std::string weights_text(const Parameters& parameters) {
    std::string text =
        "# The oracle's weights, times 4096; made by `make train`, read by basestrike/evaluation.cpp.\n"
        "# bias | weights of the 48 inputs | weight of the unit in the output; last, the output's bias\n";
    for (std::size_t unit = 0; unit < unit_count; ++unit) {
        const float* row = &parameters[unit * unit_size];
        text += std::to_string(rounded(row[0])) + " |";
        for (std::size_t i = 0; i < input_count; ++i) {
            text += ' ' + std::to_string(rounded(row[1 + i] * input_scale(i)));
        }
        text += " | " + std::to_string(rounded(row[1 + input_count])) + '\n';
    }
    return text + std::to_string(rounded(parameters.back())) + '\n';
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        std::fprintf(stderr, "usage: %s FILE [ROUNDS [GAMES [SEED]]]\n", argv[0]);
        return 2;
    }
    const std::string path = argv[1];
    const int rounds = argc > 2 ? std::atoi(argv[2]) : 5;
    const int games = argc > 3 ? std::atoi(argv[3]) : 3'000;
    std::uint64_t seed = argc > 4 ? std::strtoull(argv[4], nullptr, 10) : 1'000'000'000;

    common::Random random(seed, common::Stream::Setup);
    Parameters parameters = random_parameters(random);
    std::optional<Oracle> oracle;
    std::vector<Example> examples;  // of all rounds: what was met in earlier ones still teaches
    for (int round = 1; round <= rounds; ++round) {
        const int games_now = round == 1 ? 2 * games : games;  // the first ones are cheap
        int won = 0;
        for (int i = 0; i < games_now; ++i) won += play(oracle, seed++, examples) ? 1 : 0;
        std::printf("round %d: won %.1f %% of %d games\n", round, 100.0 * won / games_now, games_now);
        fit(examples, parameters, 8, random);
        std::ofstream(path) << weights_text(parameters);
        oracle.emplace(Network(common::DataFile(path)), bases_in_play);
        std::fflush(stdout);
    }
    return 0;
}
