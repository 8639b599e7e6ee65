// Command lines: words of any bytes, one a line, are options or are refused.
#include <fcntl.h>

#include <boost/program_options/options_description.hpp>
#include <cstdint>
#include <cstdlib>

#include "common/command_line.hpp"
#include "common/data_file.hpp"
#include "common/option_values.hpp"
#include "common/text.hpp"
#include "tests/fuzz/file.hpp"

namespace po = boost::program_options;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const common::Program program{
        .name = "demo", .sentence = "", .kinds = "", .examples = {}, .csv_columns = {}};
    int size_of_board = 5;
    std::optional<int> rounds;
    po::options_description own("Demo");
    own.add_options()("size", common::whole_number(&size_of_board, 2, 11), "")(
        "rounds", common::whole_number(&rounds, 0, 100), "");
    try {
        const auto words = common::split(fuzz::text(data, size), '\n');
        const common::CommandLine line = common::parse_command_line(program, own, words);
        if (size_of_board < 2 || size_of_board > 11 || line.options.jobs < 1) std::abort();
        if (line.options.games && *line.options.games - 1 > UINT64_MAX - line.options.seed) std::abort();
    } catch (const common::UsageError& error) {
        if (std::string(error.what()).find('\n') != std::string::npos) std::abort();
    } catch (const common::DataError&) {
    }
    return 0;
}
