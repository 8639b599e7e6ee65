#include "corners/guests.hpp"

#include <cassert>

namespace corners {

void Guests::add(ConnectionNumber connection, const Guest& guest) {
    const bool is_new = guests_.emplace(connection, guest).second;
    assert(is_new);
    ++counts_[guest.address];
}

void Guests::remove(ConnectionNumber connection) {
    const auto guest = guests_.find(connection);
    assert(guest != guests_.end());
    if (guest->second.place) seated_.erase(*guest->second.place);
    const auto count = counts_.find(guest->second.address);
    if (--count->second == 0) counts_.erase(count);
    guests_.erase(guest);
}

Guest* Guests::find(ConnectionNumber connection) {
    const auto found = guests_.find(connection);
    return found == guests_.end() ? nullptr : &found->second;
}

int Guests::count_from(const std::string& address) const {
    const auto found = counts_.find(address);
    return found == counts_.end() ? 0 : found->second;
}

void Guests::seat(ConnectionNumber connection, Place place) {
    Guest& guest = guests_.at(connection);
    assert(!guest.place && !who_sits_at(place));
    guest.place = place;
    seated_.emplace(place, connection);
}

std::optional<ConnectionNumber> Guests::who_sits_at(Place place) const {
    const auto found = seated_.find(place);
    return found == seated_.end() ? std::nullopt : std::optional(found->second);
}

bool Guests::may_guess(const std::string& address, Time now) const {
    const auto found = wrong_guesses_.find(address);
    return found == wrong_guesses_.end() || found->second.is_left(now);
}

void Guests::note_wrong_guess(const std::string& address, Time now) {
    Allowance& left = wrong_guesses_.emplace(address, guesses_).first->second;
    static_cast<void>(left.take(now));
}

void Guests::forget_guesses(Time now) {
    std::erase_if(wrong_guesses_, [&](const auto& entry) { return entry.second.is_whole(now); });
}

}  // namespace corners
