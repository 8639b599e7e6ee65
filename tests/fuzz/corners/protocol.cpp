// The network: any lines from any of four connections, at any time, to a lobby. Whatever is said, what the
// journal holds can be done again, and every line that is sent is one of the protocol.
//
// Input     a line is who speaks, a byte, and what is said: nothing means to hang up. '~' is a minute that
//           passes. '#' and '$' in a line stand for the number of the last game and the secret that was sent
//           last, which nobody could guess.
#include <array>
#include <cstdint>
#include <cstdlib>

#include "common/text.hpp"
#include "corners/lobby.hpp"
#include "corners/notice.hpp"
#include "tests/fuzz/file.hpp"

using namespace corners;

namespace {

void require(bool is_true) {
    if (!is_true) std::abort();
}

const std::vector<Layout>& layouts() {
    static const std::vector<Layout> all = [] {
        std::vector<Layout> read;
        for (const std::string& name : shipped_layouts()) {
            read.emplace_back(name, common::DataFile("data/corners/" + name + ".txt"));
        }
        return read;
    }();
    return all;
}

class Crowd {
public:
    void say(const std::string& line) {
        if (line.empty()) return;
        now_ += Time{40};
        if (line[0] == '~') return wait();
        const std::size_t who = static_cast<unsigned char>(line[0]) % 4;
        if (connections_[who] == 0) {
            connections_[who] = ++last_;
            lobby_.connect(last_, "127.0.0." + std::to_string(who / 2), now_);
        } else if (line.size() == 1) {
            lobby_.disconnect(connections_[who]);
            connections_[who] = 0;
        } else if (line.size() > max_line_length) {
            lobby_.receive_too_long(connections_[who]);
        } else {
            lobby_.receive(connections_[who], filled(line.substr(1)), now_);
        }
        deliver();
    }

    void must_be_restored() {
        lobby_.stop(true);
        deliver();
        Lobby again(layouts(), {});
        for (const std::string& record : common::split(journal_, '\n')) {
            if (!record.empty()) require(!again.restore(record));
        }
    }

private:
    void wait() {
        now_ += Time{60'000};
        lobby_.tick(now_);
        deliver();
    }

    std::string filled(const std::string& line) const {
        std::string text;
        for (const char letter : line) {
            if (letter == '#') {
                text += number_;
            } else if (letter == '$') {
                text += secret_;
            } else {
                text += letter;
            }
        }
        return text;
    }

    void deliver() {
        journal_ += lobby_.take_records();
        for (const Letter& letter : lobby_.take_letters()) {
            require(letter.line.size() <= max_line_length);
            const auto notice = parse_notice(letter.line);
            require(notice && to_text(*notice) == letter.line);
            if (const auto* seat = std::get_if<SeatNotice>(&*notice)) {
                number_ = std::to_string(seat->number);
                secret_ = seat->secret;
            }
            for (auto& connection : connections_) {
                if (letter.is_last && connection == letter.to) connection = 0;
            }
        }
    }

    Lobby lobby_{layouts(), {}};
    Time now_{0};
    std::array<ConnectionNumber, 4> connections_{};
    ConnectionNumber last_ = 0;
    std::string journal_;
    std::string number_;
    std::string secret_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Crowd crowd;
    for (const std::string& line : common::split(fuzz::text(data, size), '\n')) crowd.say(line);
    crowd.must_be_restored();
    return 0;
}
