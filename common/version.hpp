// version: the one place that says which version this is.
#pragma once

namespace common {

inline constexpr const char* version = "1.0.0";

}  // namespace common
