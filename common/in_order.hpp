// in_order: many small tasks on several threads, their results in the order of the tasks, in bounded memory.
//
// A batch plays games 0, 1, 2, ... on all processors, but its output must be the same bytes as on one. So
// threads take pieces of the row of tasks, a few tasks each, and next() hands the pieces out in order;
// whoever is too far ahead waits. How large the pieces are depends on the clock, what is in them does not.
//
// Errors    what a task throws comes out of next() in its place, behind the results of all tasks before it;
//           what starting the first thread throws comes out of the constructor
// Cost      at most 4 pieces of 256 results a thread are kept
#pragma once

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace common {

template <class Result>
class InOrder {
public:
    using Task = std::function<Result(std::uint64_t number)>;

    // `make_task` is called once in each thread, which then does all of its tasks with what it returned.
    // Precondition: at least one task and one thread.
    InOrder(std::uint64_t tasks, int threads, std::function<Task()> make_task)
        : tasks_(tasks),
          window_(4 * largest_piece * static_cast<std::uint64_t>(threads)),
          make_task_(std::move(make_task)) {
        const std::uint64_t useful = std::min<std::uint64_t>(tasks, static_cast<std::uint64_t>(threads));
        for (std::uint64_t i = 0; i < useful && start_thread(); ++i) {
        }
    }

    ~InOrder() {
        {
            const std::lock_guard lock(mutex_);
            is_stopping_ = true;
        }
        changed_.notify_all();
        for (std::thread& thread : threads_) thread.join();
    }

    InOrder(const InOrder&) = delete;
    InOrder& operator=(const InOrder&) = delete;

    // The next results, at least one; none behind the last task.
    [[nodiscard]] std::vector<Result> next() {
        std::unique_lock lock(mutex_);
        if (fault_ != nullptr) std::rethrow_exception(fault_);
        if (handed_out_ == tasks_) return {};
        changed_.wait(lock, [&] { return done_.contains(handed_out_); });
        Piece piece = std::move(done_.extract(handed_out_).mapped());
        handed_out_ += piece.results.size();
        fault_ = piece.fault;
        if (piece.results.empty()) std::rethrow_exception(fault_);
        lock.unlock();
        changed_.notify_all();
        return std::move(piece.results);
    }

private:
    static constexpr std::uint64_t largest_piece = 256;

    struct Piece {
        std::vector<Result> results;
        std::exception_ptr fault;  // of the task behind them
    };

    // False if the system has no more threads; those that there are will do.
    bool start_thread() {
        try {
            threads_.emplace_back([this] { work(); });
            return true;
        } catch (const std::system_error&) {
            if (threads_.empty()) throw;
            return false;
        }
    }

    void work() {
        Task task;
        std::uint64_t size = 1;
        while (true) {
            const auto [first, end] = claim(size);
            if (first == end) return;
            const auto start = std::chrono::steady_clock::now();
            Piece piece = done(task, first, end);
            const bool was_short = std::chrono::steady_clock::now() - start < std::chrono::milliseconds(5);
            // Long games go in pieces of one, so that no thread waits for another at the end.
            size = was_short ? std::min(2 * size, largest_piece) : std::max<std::uint64_t>(size / 2, 1);
            hand_in(first, std::move(piece));
        }
    }

    // The next tasks that nobody has taken; none if all are done or somebody wants us to stop.
    std::pair<std::uint64_t, std::uint64_t> claim(std::uint64_t size) {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return is_stopping_ || claimed_ - handed_out_ < window_; });
        const std::uint64_t first = claimed_;
        if (!is_stopping_) claimed_ += std::min(size, tasks_ - claimed_);
        return {first, claimed_};
    }

    Piece done(Task& task, std::uint64_t first, std::uint64_t end) {
        Piece piece;
        try {
            if (!task) task = make_task_();
            for (std::uint64_t number = first; number < end; ++number) piece.results.push_back(task(number));
        } catch (...) {
            piece.fault = std::current_exception();
        }
        return piece;
    }

    void hand_in(std::uint64_t first, Piece piece) {
        {
            const std::lock_guard lock(mutex_);
            if (piece.fault != nullptr) is_stopping_ = true;  // what comes behind it is not wanted any more
            done_.emplace(first, std::move(piece));
        }
        changed_.notify_all();
    }

    const std::uint64_t tasks_;
    const std::uint64_t window_;
    const std::function<Task()> make_task_;

    std::mutex mutex_;  // guards all below but the threads
    std::condition_variable changed_;
    std::uint64_t claimed_ = 0;            // tasks below this have been taken by a thread
    std::uint64_t handed_out_ = 0;         // and below this, returned by next()
    std::map<std::uint64_t, Piece> done_;  // by their first task
    std::exception_ptr fault_;
    bool is_stopping_ = false;

    std::vector<std::thread> threads_;
};

}  // namespace common
