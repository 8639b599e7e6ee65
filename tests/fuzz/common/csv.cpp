// Tables of experiments: any bytes as a CSV file. What is read is written and read back; merging prints a
// summary or refuses.
#include "common/csv.hpp"

#include <fcntl.h>

#include <cstdlib>

#include "common/batch.hpp"
#include "common/data_file.hpp"
#include "tests/fuzz/file.hpp"

namespace {

using Rows = std::vector<std::vector<std::string>>;

Rows read(const std::string& path) {
    Rows rows;
    common::CsvReader reader(path);
    while (auto row = reader.next()) rows.push_back(*row);
    return rows;
}

void must_survive(const Rows& rows) {
    std::string written;
    for (const auto& row : rows) written += common::csv_row(row);
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(written.data());
    if (read(fuzz::file_with(bytes, written.size())) != rows) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const int nowhere = ::open("/dev/null", O_WRONLY);
    static const common::Program program{
        .name = "demo", .sentence = "", .kinds = "", .examples = {}, .csv_columns = {"own"}};
    common::Console console({.output = nowhere});
    try {
        const std::string header = "game,seed,players,result,winner,turns,own\n";
        const std::string table = header + fuzz::text(data, size);
        common::merge(program,
                      {fuzz::file_with(reinterpret_cast<const std::uint8_t*>(table.data()), table.size())},
                      console);
    } catch (const common::DataError&) {
    }
    try {
        must_survive(read(fuzz::file_with(data, size)));
    } catch (const common::DataError&) {
    }
    return 0;
}
