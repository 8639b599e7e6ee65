// expected: a value, or the sentence that says why there is none. What every parser in the suite returns.
//
// This is the part of C++23's std::expected that we need; C++20 does not have it yet. Text from outside is
// checked once, at the edge, by a function that returns Expected; inside, values are right and we assert.
//
// Errors    the sentence says what was wrong and what would be right, starts in lower case and ends with
//           a full stop, so that it reads well behind "Error: "
//
// Example   Expected<std::int64_t> lives = parse_integer("x", 1, 9, "the number of lives");
//           if (!lives) console.error(lives.error());
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace common {

struct Error {
    std::string text;
};

template <class Value>
class [[nodiscard]] Expected {
public:
    Expected(Value value) : content_(std::move(value)) {}
    Expected(Error error) : content_(std::move(error)) {}

    explicit operator bool() const { return std::holds_alternative<Value>(content_); }

    // Precondition of the three: there is a value.
    const Value& operator*() const {
        assert(*this);
        return *std::get_if<Value>(&content_);
    }
    Value& operator*() {
        assert(*this);
        return *std::get_if<Value>(&content_);
    }
    const Value* operator->() const { return &**this; }

    // Precondition: there is no value.
    [[nodiscard]] const std::string& error() const {
        assert(!*this);
        return std::get_if<Error>(&content_)->text;
    }

private:
    std::variant<Value, Error> content_;
};

}  // namespace common
