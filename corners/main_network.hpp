// main_network: the options of servers and of games on them.
#pragma once

#include <boost/program_options/options_description.hpp>

#include "corners/session_network.hpp"

namespace corners {

// They store what is typed in *settings, which must outlive them.
[[nodiscard]] boost::program_options::options_description network_options(NetworkSettings* settings);

}  // namespace corners
