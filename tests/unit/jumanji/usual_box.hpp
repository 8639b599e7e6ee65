// usual_box: the box that the game comes with. The tests run in the root of the project.
#pragma once

#include "jumanji/box.hpp"

namespace jumanji {

inline Box usual_box() {
    const std::string folder = "data/jumanji/";
    return open_box({.cards = folder + "cards.txt",
                     .die = folder + "rescue-die.txt",
                     .exclamations = folder + "exclamations.txt",
                     .paths = ""});
}

}  // namespace jumanji
