// lobby: what a server does with each line that arrives: what is answered, to whom, and what must stand in
// the journal first. It knows no socket, no file and no clock, so that a test can play any crowd against it.
//
// Use       After any number of calls take the records and the letters: first write the records to the
//           journal, then deliver the letters, since a letter may say that a record has happened.
// Limits    Nobody is trusted. What goes over a limit is told `bye` (or `later`) and cut off, and nobody else
//           notices.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "corners/guests.hpp"
#include "corners/notice.hpp"
#include "corners/request.hpp"
#include "corners/rooms.hpp"

namespace corners {

struct LobbyLimits {
    int games = 1000;
    int per_address = 100;           // connections; and games that are not over, by who created them
    Time move{20 * 60'000};          // for one move
    Time idle{30'000};               // for a connection without a game, or whose game is over
    Time unjoined{60 * 60'000};      // for a game that nobody joins
    Time ended{10 * 60'000};         // after its end a game can be looked at for so long
    int lines_at_once = 100;         // of one connection
    Time each_line{50};              // and then one more whenever this time has passed
    int refused_in_a_row = 20;       // lines
    int wrong_guesses_at_once = 10;  // of game numbers and secrets, from one address
    Time each_wrong_guess{10'000};
};

struct Letter {
    ConnectionNumber to = 0;
    std::string line;
    bool is_last = false;  // the connection is to be closed behind it
};

class Lobby {
public:
    Lobby(std::vector<Layout> layouts, const LobbyLimits& limits);

    // Does again what a line of the journal says. Nothing, or what is wrong with it; then the game that it is
    // about is not served any more.
    [[nodiscard]] std::optional<std::string> restore(const std::string& line);
    // The time in the last line that was restored.
    [[nodiscard]] Time restored_time() const { return restored_time_; }

    // Why nobody else from this address may connect now; nothing if he may.
    [[nodiscard]] std::optional<std::string> why_not_connect(const std::string& address) const;

    // A connection comes. Its number is new, and it may.
    void connect(ConnectionNumber connection, const std::string& address, Time now);
    // The others do nothing if the connection was cut off meanwhile.
    void receive(ConnectionNumber connection, std::string_view line, Time now);
    void receive_too_long(ConnectionNumber connection);
    void disconnect(ConnectionNumber connection);

    // What happens without anybody's doing. To be called a few times a second.
    void tick(Time now);

    // Tells all that the server stops; whether their games go on later.
    void stop(bool goes_on);

    [[nodiscard]] std::vector<Letter> take_letters();
    // Lines for the journal, each with its newline.
    [[nodiscard]] std::string take_records();

    [[nodiscard]] const Rooms& rooms() const { return rooms_; }
    [[nodiscard]] const Guests& guests() const { return guests_; }

private:
    void answer(ConnectionNumber connection, const CreateRequest& create, Time now);
    void answer(ConnectionNumber connection, const JoinRequest& join, Time now);
    void answer(ConnectionNumber connection, const BackRequest& back, Time now);
    void answer(ConnectionNumber connection, const MoveRequest& move, Time now);
    void answer(ConnectionNumber connection, const ResignRequest& resign, Time now);
    void answer(ConnectionNumber connection, const StateRequest& state, Time now);
    void answer(ConnectionNumber connection, const PingRequest& ping, Time now);

    [[nodiscard]] std::optional<std::string> why_no_new_game(const std::string& address, Time now);
    [[nodiscard]] int draw_free_number() const;

    // Makes it happen and notes it for the journal. Nothing, or why it cannot be.
    std::optional<std::string> happen(const Happening& what, Time now);
    void forfeit_if_late(int game, Time now);
    void drop_if_old(int game, Time now);
    void drop(int game, const std::string& why, Time now);
    void cut_off_idle(Time now);
    void note_alive(Time now);

    void send(ConnectionNumber connection, const std::vector<Notice>& notices);
    void send(Place place, const std::vector<Notice>& notices);
    void send_to_both(int game, const std::vector<Notice>& notices);
    void refuse(ConnectionNumber connection, const std::string& why);
    void cut_off(ConnectionNumber connection, const Notice& last);

    LobbyLimits limits_;
    Rooms rooms_;
    Guests guests_;
    std::map<int, std::string> creators_;  // addresses, by game
    std::vector<Letter> letters_;
    std::string records_;
    Time last_record_{0};
    Time restored_time_{0};
};

}  // namespace corners
