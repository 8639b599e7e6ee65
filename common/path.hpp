// path: a track of spaces with one piece on it. It knows no game: what a space does, and whose track it is, the
// caller knows.
//
// Units     positions count from 0, the start, to end(), the last space
// Text form the spaces are a character each: "..W.R!"
// Operators path += n and path + n move the piece n spaces forwards, path -= n and path - n backwards; a
//           negative n moves the other way. Beyond the end: it does not move at all. Below 0: it goes to 0.
//
//           path == other is true when the two pieces stand on one and the same space of the board, which can
//           only be where their tracks cross. Beware: this == is no equivalence. It is not reflexive (a piece
//           off all crossings equals nothing, not even itself) and not transitive: at 23 green meets red, and
//           red meets blue, but green never meets blue. A plain function would be the better name for it; it
//           is an operator here because that is how the exercise teaches to overload one. So do not put paths
//           into containers or algorithms that compare, such as std::find.
//
// Crossings A path is told them as data: where it has one, and the number of the junction that it shares there
//           with another path. Two pieces meet if the spaces that they stand on have a junction in common, so
//           == is symmetric whatever the data.
//
// Example        red    0 . . W . .       Path red  ("..W..!", {{3, 7}});
//                             |           Path blue ("....R.!", {{2, 7}});
//                blue     0 . . . R       red += 3, blue += 2: now red == blue
#pragma once

#include <string>
#include <vector>

namespace common {

struct Crossing {
    int position = 0;
    int junction = 0;  // any number; the other path that crosses here has the same
};

class Path {
public:
    // Preconditions (asserted): there are at least two spaces; 0 <= position <= end().
    explicit Path(std::string spaces, std::vector<Crossing> crossings = {}, int position = 0);

    [[nodiscard]] const std::string& spaces() const { return spaces_; }
    [[nodiscard]] int position() const { return position_; }
    [[nodiscard]] int end() const { return static_cast<int>(spaces_.size()) - 1; }
    [[nodiscard]] bool is_at_end() const { return position_ == end(); }

    // The space that the piece stands on.
    [[nodiscard]] char space() const { return spaces_[static_cast<std::size_t>(position_)]; }

    Path& operator+=(int n);
    Path& operator-=(int n);

    [[nodiscard]] friend Path operator+(Path path, int n) { return path += n; }
    [[nodiscard]] friend Path operator-(Path path, int n) { return path -= n; }

    [[nodiscard]] friend bool operator==(const Path& left, const Path& right) { return left.meets(right); }

private:
    [[nodiscard]] bool meets(const Path& other) const;
    [[nodiscard]] bool stands_on(int junction) const;

    std::string spaces_;
    std::vector<Crossing> crossings_;
    int position_;
};

}  // namespace common
