#!/bin/sh
# Installs what the build and the tests need and the system lacks: a C++20 compiler, Boost, and python3, in which half
# of the sample bots are written.
# Does nothing, and needs neither rights nor a network, when nothing is missing.
# `setup.sh everywhere` also looks for clang++ with libc++ and libFuzzer, which `make everywhere` and `fuzz` use.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# builds COMPILER FLAGS...: can it build a program with the libraries that we link?
builds() {
    compiler=$1
    shift
    cat >"$work/try.cpp" <<'SOURCE'
#include <boost/asio/version.hpp>
#include <boost/program_options/version.hpp>
#include <boost/test/framework.hpp>
#include <compare>
int main() {}
SOURCE
    "$compiler" -std=c++20 -DBOOST_TEST_DYN_LINK "$@" "$work/try.cpp" -o "$work/try" \
        -lboost_program_options -lboost_unit_test_framework >/dev/null 2>&1
}

builds_plain() {
    printf '#include <vector>\nint main() { return std::vector<int>{}.size() ? 1 : 0; }\n' >"$work/plain.cpp"
    "$@" -std=c++20 "$work/plain.cpp" -o "$work/plain" >/dev/null 2>&1
}

builds_fuzzers() {
    cat >"$work/fuzzer.cpp" <<'SOURCE'
#include <cstddef>
extern "C" int LLVMFuzzerTestOneInput(const unsigned char*, std::size_t) { return 0; }
SOURCE
    clang++ -std=c++20 -fsanitize=fuzzer,address "$work/fuzzer.cpp" -o "$work/fuzzer" >/dev/null 2>&1
}

wants_everywhere=${1:-}
needs_base=yes
needs_more=no
if builds "${CXX:-c++}" && command -v python3 >/dev/null 2>&1; then needs_base=no; fi
if [ "$wants_everywhere" = everywhere ]; then
    needs_more=yes
    if builds_plain clang++ && builds_plain clang++ -stdlib=libc++ && builds_fuzzers; then needs_more=no; fi
fi
if [ $needs_base = no ] && [ $needs_more = no ]; then
    echo "setup: nothing is missing"
    exit 0
fi

root=
if [ "$(id -u)" != 0 ]; then root=sudo; fi

# install_with MANAGER: the packages are named differently everywhere.
install_with() {
    case $1 in
    apt-get)
        base="g++ python3 libboost-dev libboost-program-options-dev libboost-test-dev"
        more="clang libc++-dev libc++abi-dev"
        $root apt-get update
        # Only newer releases keep the sanitizers and libFuzzer in a package of their own.
        if apt-cache show libclang-rt-dev >/dev/null 2>&1; then more="$more libclang-rt-dev"; fi
        set -- apt-get install -y --no-install-recommends
        ;;
    dnf)
        base="gcc-c++ python3 boost-devel"
        more="clang libcxx-devel libcxxabi-devel compiler-rt"
        set -- dnf install -y
        ;;
    pacman)
        base="gcc python boost boost-libs"
        more="clang libc++ libc++abi compiler-rt"
        set -- pacman -S --needed --noconfirm
        ;;
    zypper)
        base="gcc-c++ python3 libboost_headers-devel libboost_program_options-devel libboost_test-devel"
        more="clang libc++-devel libc++abi-devel"
        set -- zypper --non-interactive install
        ;;
    brew)
        base="python3 boost"
        more="llvm"
        root=
        set -- brew install
        ;;
    esac
    packages=
    if [ $needs_base = yes ]; then packages=$base; fi
    if [ $needs_more = yes ]; then packages="$packages $more"; fi
    # shellcheck disable=SC2086  # a list of words is meant
    DEBIAN_FRONTEND=noninteractive $root "$@" $packages
}

for manager in apt-get dnf pacman zypper brew; do
    if command -v $manager >/dev/null 2>&1; then
        install_with $manager
        if builds "${CXX:-c++}"; then exit 0; fi
        echo "setup: $manager ran, but a C++20 compiler with Boost is still missing" >&2
        exit 1
    fi
done
echo "setup: no known package manager (apt-get, dnf, pacman, zypper, brew)." >&2
echo "setup: please install g++ 12 or newer and Boost (Program_options, Test, Asio)" >&2
exit 1
