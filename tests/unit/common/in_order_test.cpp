#include "common/in_order.hpp"

#include <atomic>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <stdexcept>

using common::InOrder;

namespace {

using Numbers = std::vector<std::uint64_t>;
using Task = InOrder<std::uint64_t>::Task;

Task square() {
    return [](std::uint64_t number) { return number * number; };
}

Numbers squares(std::uint64_t n) {
    Numbers numbers;
    for (std::uint64_t i = 0; i < n; ++i) numbers.push_back(i * i);
    return numbers;
}

// All results until the end or an exception, whose text is put into *fault.
Numbers results(std::uint64_t tasks, int threads, const std::function<Task()>& make_task,
                std::string* fault) {
    Numbers all;
    InOrder<std::uint64_t> in_order(tasks, threads, make_task);
    try {
        for (auto some = in_order.next(); !some.empty(); some = in_order.next()) {
            all.insert(all.end(), some.begin(), some.end());
        }
    } catch (const std::runtime_error& error) {
        *fault = error.what();
    }
    return all;
}

const auto thread_counts = boost::unit_test::data::make(std::vector<int>{1, 2, 3, 7});

}  // namespace

BOOST_AUTO_TEST_SUITE(in_order_test)

BOOST_DATA_TEST_CASE(results_come_in_the_order_of_the_tasks, thread_counts, threads) {
    for (const std::uint64_t tasks : {1U, 2U, 100U, 20000U}) {
        std::string fault;
        BOOST_TEST(results(tasks, threads, square, &fault) == squares(tasks),
                   boost::test_tools::per_element());
        BOOST_TEST(fault == "");
    }
}

BOOST_AUTO_TEST_CASE(a_task_is_made_once_a_thread) {
    std::atomic<int> made = 0;
    std::string fault;
    const auto counting = [&] {
        ++made;
        return square();
    };
    BOOST_TEST(results(1000, 1, counting, &fault).size() == 1000);
    BOOST_TEST(made == 1);
    BOOST_TEST(results(1000, 3, counting, &fault).size() == 1000);
    BOOST_TEST(made <= 4);
}

BOOST_DATA_TEST_CASE(what_a_task_throws_comes_out_in_its_place, thread_counts, threads) {
    const auto failing = []() -> Task {
        return [](std::uint64_t number) {
            if (number >= 300) throw std::runtime_error("task " + std::to_string(number));
            return number * number;
        };
    };
    std::string fault;
    BOOST_TEST(results(1000, threads, failing, &fault) == squares(300), boost::test_tools::per_element());
    BOOST_TEST(fault == "task 300");
}

BOOST_DATA_TEST_CASE(a_task_that_cannot_be_made_is_told, thread_counts, threads) {
    std::string fault;
    const auto failing = []() -> Task { throw std::runtime_error("no task"); };
    BOOST_TEST(results(1000, threads, failing, &fault).empty());
    BOOST_TEST(fault == "no task");
}

BOOST_AUTO_TEST_CASE(nobody_gets_far_ahead) {
    std::atomic<std::uint64_t> done = 0;
    InOrder<std::uint64_t> in_order(1'000'000, 2, [&] {
        return [&](std::uint64_t number) {
            ++done;
            return number;
        };
    });
    std::uint64_t taken = 0;
    for (int i = 0; i < 50; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        taken += in_order.next().size();
        BOOST_TEST(done <= taken + 2 * 4 * 256 + 2 * 256);
    }
}  // and here all threads end, with most of the tasks undone

BOOST_AUTO_TEST_SUITE_END()
