// guests: who is connected to a server, from where, in which seat, and what each may still do before it is
// cut off.
//
// Decided   an address is what all who share it are: that of IPv4, or the first 64 bits of one of IPv6, since
//           a subscriber has all the others. The server cuts it.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "corners/allowance.hpp"
#include "corners/match.hpp"

namespace corners {

using ConnectionNumber = std::uint64_t;

struct Place {
    int game = 0;
    Side side = Side::White;

    friend auto operator<=>(const Place&, const Place&) = default;
};

struct Guest {
    std::string address;
    Time since{0};  // when it came
    Allowance lines;
    int refused_in_a_row = 0;
    std::optional<Place> place;
};

class Guests {
public:
    // Wrong numbers and secrets that an address may try.
    explicit Guests(const Allowance& guesses) : guesses_(guesses) {}

    // Precondition: the number is new.
    void add(ConnectionNumber connection, const Guest& guest);
    void remove(ConnectionNumber connection);

    [[nodiscard]] Guest* find(ConnectionNumber connection);
    [[nodiscard]] const std::map<ConnectionNumber, Guest>& all() const { return guests_; }
    [[nodiscard]] int count_from(const std::string& address) const;

    // Preconditions: the guest has no place, and nobody sits there.
    void seat(ConnectionNumber connection, Place place);
    [[nodiscard]] std::optional<ConnectionNumber> who_sits_at(Place place) const;

    [[nodiscard]] bool may_guess(const std::string& address, Time now) const;
    void note_wrong_guess(const std::string& address, Time now);
    // Forgets the guesses that are so long ago that they do not count any more.
    void forget_guesses(Time now);

private:
    Allowance guesses_;
    std::map<ConnectionNumber, Guest> guests_;
    std::map<Place, ConnectionNumber> seated_;
    std::map<std::string, int> counts_;  // of connections, by address
    std::map<std::string, Allowance> wrong_guesses_;
};

}  // namespace corners
