// main_options: the options that only this game has.
#pragma once

#include <boost/program_options/options_description.hpp>

#include "corners/session.hpp"

namespace corners {

// They store what is typed in *settings, which must outlive them.
[[nodiscard]] boost::program_options::options_description own_options(Settings* settings);

}  // namespace corners
