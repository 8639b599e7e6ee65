// record: the file of accepted lines that --record writes and --resume goes on with.
//
// Text form The first line is a comment with the version, options and seed, quoted as a shell reads
//           them; then a line for each accepted move or setting, in the order of play:
//
//               # record of slimetrail 1.0.0: --player Ada:human --seed 7
//               2,3
//               north
//
//           It is an input like any other: `slimetrail OPTIONS < FILE` repeats the game.
// Errors    a last line without a newline was torn when the program was killed: it is dropped. DataError
//           if the first line is no record's. WriteFailed if the file cannot be written.
#pragma once

#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "common/output.hpp"

namespace common {

[[nodiscard]] std::string record_header(const std::string& program,
                                        const std::vector<std::string>& arguments);

[[nodiscard]] bool is_record_header(std::string_view line);

// The arguments in the first line of the file. Throws DataError, also if it is another program's.
[[nodiscard]] std::vector<std::string> recorded_arguments(const std::string& path,
                                                          const std::string& program);

struct RecordedLine {
    std::string text;
    int number;  // counted from 1, the header being 1
};

class GameRecord {
public:
    // Starts a new file.
    GameRecord(const std::string& path, const std::string& header);

    // Goes on with one; its lines, without comments, are added to `lines`.
    GameRecord(const std::string& path, std::deque<RecordedLine>& lines);

    // Written out at once, so that nothing is lost when the program is killed.
    void add(std::string_view line) { file_.write(std::string(line) + '\n'); }

private:
    OutputFile file_;
};

// 'it'\''s': a word that a shell reads as the text. Plain words stay as they are.
[[nodiscard]] std::string shell_quoted(std::string_view text);

// The inverse, for a line of such words.
[[nodiscard]] std::vector<std::string> shell_words(std::string_view line);

}  // namespace common
