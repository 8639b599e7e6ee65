#include "common/program.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <csignal>
#include <exception>

#include "common/batch.hpp"
#include "common/command_line.hpp"
#include "common/data_file.hpp"
#include "common/signals.hpp"
#include "common/version.hpp"

namespace common {

namespace {

enum Status { Ended = 0, Failed = 1, BadUse = 2, InputEndedEarly = 3 };

// A program may be started without standard descriptors (`>&-`). A file opened later must not get the number
// 1 and be written into: put something there on which reading ends and writing fails.
void reserve_standard_descriptors() {
    for (int descriptor = 0; descriptor <= 2; ++descriptor) {
        if (::fcntl(descriptor, F_GETFD) == -1) static_cast<void>(::open("/dev/null", O_RDONLY));
    }
}

// One line on standard error. Nothing can be done if that fails too.
void complain(const Program& program, const std::string& what) {
    try {
        write_all(STDERR_FILENO, program.name + ": " + what + '\n', "standard error");
    } catch (const OutputClosed&) {
    } catch (const WriteFailed&) {
    }
}

// Nobody reads our output any more: end as the signal for that does.
[[noreturn]] void end_by_broken_pipe() {
    std::signal(SIGPIPE, SIG_DFL);
    std::raise(SIGPIPE);
    std::_Exit(Ended);
}

void play_command_line(const Program& program, const boost::program_options::options_description& own,
                       const std::vector<std::string>& words, const Play& play,
                       std::unique_ptr<Console>& console) {
    CommandLine line = parse_command_line(program, own, words);
    const std::string record = line.record;
    const std::string resume = line.resume;
    if (!resume.empty()) line = parse_command_line(program, own, recorded_arguments(resume, program.name));

    console = std::make_unique<Console>(Console::Settings{
        .echo = ::isatty(STDIN_FILENO) == 0, .colour = line.options.colour, .quiet = line.options.quiet});
    if (line.wants_help) return console->tell(help_text(program, own));
    if (line.wants_version) return console->tell(program.name + ' ' + version);
    if (!line.merged.empty()) return merge(program, line.merged, *console);
    if (!record.empty()) console->start_record(record, record_header(program.name, line.repeating));
    if (!resume.empty()) console->resume(resume);
    play(line.options, *console);
}

}  // namespace

int run(const Program& program, const boost::program_options::options_description& own, int argc, char** argv,
        const Play& play) {
    install_signal_handlers();
    reserve_standard_descriptors();
    std::unique_ptr<Console> console;
    const auto flush = [&] {
        if (console) console->flush();
    };
    try {
        try {
            play_command_line(program, own, {argv + (argc > 0 ? 1 : 0), argv + argc}, play, console);
            flush();
        } catch (const Quit&) {
            flush();
        } catch (const InputEnded&) {
            flush();
            complain(program, "input ended before the game was over");
            return InputEndedEarly;
        } catch (const UsageError& fault) {
            flush();
            complain(program, std::string(fault.what()) + "\nTry '" + program.name + " --help'.");
            return BadUse;
        } catch (const DataError& fault) {
            flush();
            complain(program, fault.what());
            return BadUse;
        } catch (const RunError& fault) {
            flush();
            complain(program, fault.what());
            return Failed;
        }
        return Ended;
    } catch (const OutputClosed&) {
        console.reset();
        end_by_broken_pipe();
    } catch (const WriteFailed& fault) {
        complain(program, fault.what);
    } catch (const std::exception& fault) {
        complain(program, std::string("a fault in the program: ") + fault.what());
    }
    return Failed;
}

}  // namespace common
