// The framework writes main(), so that no test can be forgotten. Nothing else belongs into this file.
#define BOOST_TEST_MODULE suite
#include <boost/test/unit_test.hpp>
