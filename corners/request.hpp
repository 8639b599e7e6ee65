// request: what a client says to the server, one line each. What the server says is in notice.hpp.
//
// Text form create [TERMS] [name=NAME]      a new game; this connection plays White
//           join NUMBER [name=NAME]         plays Black of it
//           back NUMBER SECRET [MOVES]      takes its seat again after its connection was lost; MOVES: how
//                                           many moves it knows already (default 0)
//           move 7,8 5,8                    when it is its turn
//           resign
//           state                           asks for the state of play again
//           ping                            asks for a sign of life
//
//           NAME runs to the end of the line. Letter case matters in NAME alone.
// Errors    a sentence, for the answer `refused SENTENCE`
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "common/expected.hpp"
#include "corners/rules.hpp"
#include "corners/terms.hpp"

namespace corners {

// Bytes of a line, its end not counted. Of both directions.
inline constexpr std::size_t max_line_length = 256;

inline constexpr int lowest_game_number = 100000;
inline constexpr int highest_game_number = 999999;

struct CreateRequest {
    Terms terms;
    std::string name;  // empty: not said

    friend bool operator==(const CreateRequest&, const CreateRequest&) = default;
};

struct JoinRequest {
    int number = 0;
    std::string name;  // empty: not said

    friend bool operator==(const JoinRequest&, const JoinRequest&) = default;
};

struct BackRequest {
    int number = 0;
    std::string secret;
    int known_moves = 0;

    friend bool operator==(const BackRequest&, const BackRequest&) = default;
};

struct MoveRequest {
    Move move;

    friend bool operator==(const MoveRequest&, const MoveRequest&) = default;
};

struct ResignRequest {
    friend bool operator==(const ResignRequest&, const ResignRequest&) = default;
};

struct StateRequest {
    friend bool operator==(const StateRequest&, const StateRequest&) = default;
};

struct PingRequest {
    friend bool operator==(const PingRequest&, const PingRequest&) = default;
};

using Request = std::variant<CreateRequest, JoinRequest, BackRequest, MoveRequest, ResignRequest,
                             StateRequest, PingRequest>;

[[nodiscard]] std::string to_text(const Request& request);
[[nodiscard]] Expected<Request> parse_request(std::string_view line);

// A game's number: 6 digits, the first not 0.
[[nodiscard]] Expected<int> parse_game_number(std::string_view text);

// White or Black, as a word of the protocol: "white".
[[nodiscard]] std::string word(Side side);
[[nodiscard]] Expected<Side> parse_side(std::string_view word);

// Cuts "name=NAME", which runs to the end, from a line. Empty: it is not there.
struct NamedLine {
    std::vector<std::string> words;  // of the rest, in lower case
    std::string name;
};
[[nodiscard]] Expected<NamedLine> parse_named_line(std::string_view line);

}  // namespace corners
