// program: what stands around every game: options in, exit status out.
//
// Statuses  0 the game or batch ended, or the player quit; 1 it failed while running (a write error, the
//           network); 2 a bad option, option value or data file; 3 the input ended before the game did
//
// Example   int main(int argc, char** argv) {
//               slimetrail::Settings settings;
//               po::options_description own("Slime Trail");
//               own.add_options()("size", ...);
//               return common::run(program, own, argc, argv, [&](const Options& options, Console& console) {
//                   slimetrail::play(settings, options, console);
//               });
//           }
#pragma once

#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

#include "common/console.hpp"
#include "common/options.hpp"

namespace boost::program_options {
class options_description;
}

namespace common {

// What a game tells about itself.
struct Program {
    std::string name;                      // "slimetrail"
    std::string sentence;                  // what the game is, for --help
    std::string kinds;                     // what KIND of --player may be: "human, random or exec:COMMAND"
    std::vector<std::string> examples;     // two command lines to paste
    std::vector<std::string> csv_columns;  // of its own, behind those that all programs have
    bool has_data = false;                 // it reads data files, so it has --data
    bool has_bots = true;                  // a seat may be exec:COMMAND, so it has --check-bot, --bot-seconds
};

using Play = std::function<void(const Options&, Console&)>;

// Parses the command line, calls `play`, and turns all that may be thrown into a line on standard error and
// an exit status.
[[nodiscard]] int run(const Program& program, const boost::program_options::options_description& own,
                      int argc, char** argv, const Play& play);

// Failed while running, status 1: "NAME: what".
class RunError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

}  // namespace common
