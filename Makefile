# Five console games on one common library. `make help` lists the targets and variables.

GAMES := jumanji slimetrail submarines corners basestrike

CXXFLAGS ?= -O2 -g
JOBS     ?= $(shell nproc 2>/dev/null || echo 2)

prefix  ?= /usr/local
bindir  ?= $(prefix)/bin
datadir ?= $(prefix)/share
mandir  ?= $(prefix)/share/man

# Contraction (one rounding for a*b+c) is up to the compiler unless it is told; printed figures must not be.
FLAGS := -std=c++20 -I. -pthread -ffp-contract=off -D_GLIBCXX_ASSERTIONS -DBOOST_TEST_DYN_LINK \
         -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast \
         -Wnon-virtual-dtor -Woverloaded-virtual
ifdef WERROR
FLAGS += -Werror
endif

# A sanitizer build, or one by another compiler, has a tree of its own, so that the builds do not mix.
empty :=
comma := ,
BUILD ?= build$(if $(SANITIZE),-$(subst $(comma),-,$(SANITIZE)))
ifdef SANITIZE
FLAGS += -fsanitize=$(SANITIZE) -fno-sanitize-recover=all -fno-omit-frame-pointer
# With the sanitizers' checks in between, g++ takes values that are set for values that may not be.
FLAGS += $(if $(findstring clang,$(CXX)),,-Wno-maybe-uninitialized)
endif

# Only the file that looks for the data is told where `make install` puts it.
$(BUILD)/obj/common/data_folder.o: FLAGS += -DINSTALLED_DATA='"$(datadir)/linegames"'

PROGRAMS := $(patsubst %/main.cpp,%,$(wildcard $(GAMES:%=%/main.cpp)))
SUITES   := $(notdir $(wildcard tests/unit/*))

objects   = $(patsubst %.cpp,$(BUILD)/obj/%.o,$(wildcard $(1)/*.cpp))
library   = $(filter-out %/main.o,$(call objects,$(1)))
UNITS    := $(SUITES:%=$(BUILD)/tests/%)
BOTS     := $(patsubst tests/bots/%.cpp,$(BUILD)/bots/%,$(wildcard tests/bots/*.cpp))
FUZZERS  := $(patsubst tests/%.cpp,$(BUILD)/%,$(wildcard tests/fuzz/*/*.cpp))
BENCHES  := $(patsubst tests/bench/%_bench.cpp,$(BUILD)/bench/%,$(wildcard tests/bench/*_bench.cpp))
OBJECTS  := $(foreach folder,common $(GAMES) $(SUITES:%=tests/unit/%) $(wildcard tests/fuzz/*) tests/support \
                tests/bench tests/train tests/everywhere,$(call objects,$(folder)))

all: $(PROGRAMS:%=$(BUILD)/%)  ## build the programs into build/

# One short line a step; V=1 shows the commands.
Q := $(if $(V),,@)
say = $(if $(V),,@echo '  $(1)')

.SECONDEXPANSION:
$(PROGRAMS:%=$(BUILD)/%): $(BUILD)/%: $$(call objects,%) $(BUILD)/libcommon.a
	$(call say,link $@)
	$(Q)$(CXX) $(FLAGS) $(CXXFLAGS) $(LDFLAGS) $^ $(LDLIBS) -lboost_program_options -o $@

$(BUILD)/libcommon.a: $(call objects,common)
	$(call say,archive $@)
	$(Q)rm -f $@
	$(Q)$(AR) rcs $@ $^

# One test program a folder of tests/unit: its objects, and those of the game of that name without its main.
$(UNITS): $(BUILD)/tests/%: $$(call objects,tests/unit/%) $(BUILD)/obj/tests/support/unit_main.o \
          $$(call library,%) $(BUILD)/libcommon.a
	@mkdir -p $(@D)
	$(call say,link $@)
	$(Q)$(CXX) $(FLAGS) $(CXXFLAGS) $(LDFLAGS) $^ $(LDLIBS) -lboost_unit_test_framework -lboost_program_options -o $@

# Sample bots are built as a student builds one.
$(BOTS): $(BUILD)/bots/%: tests/bots/%.cpp
	@mkdir -p $(@D)
	$(call say,compile $<)
	$(Q)$(CXX) -std=c++20 -Wall -Wextra $(CXXFLAGS) $(LDFLAGS) $< $(LDLIBS) -o $@

# One fuzzer a file of tests/fuzz/FOLDER: with all of the game of that name but its main. Needs clang++.
fuzzers: $(FUZZERS)
$(FUZZERS): $(BUILD)/fuzz/%: $(BUILD)/obj/tests/fuzz/%.o $$(call library,$$(firstword $$(subst /, ,$$*))) \
          $(BUILD)/libcommon.a
	@mkdir -p $(@D)
	$(call say,link $@)
	$(Q)$(CXX) $(FLAGS) -fsanitize=fuzzer $(CXXFLAGS) $(LDFLAGS) $^ $(LDLIBS) -lboost_program_options -o $@

# One program a file of tests/bench, with the objects of the game that it measures, the first word of its name.
$(BENCHES): $(BUILD)/bench/%: $(BUILD)/obj/tests/bench/%_bench.o $$(call library,$$(firstword $$(subst _, ,%))) \
            $(BUILD)/libcommon.a
	@mkdir -p $(@D)
	$(call say,link $@)
	$(Q)$(CXX) $(FLAGS) $(CXXFLAGS) $(LDFLAGS) $^ $(LDLIBS) -lboost_program_options -o $@

# What makes a data file by learning; floating point, and so not a part of the programs.
$(BUILD)/train/basestrike: $(BUILD)/train/%: $(BUILD)/obj/tests/train/%_train.o $$(call library,$$*) $(BUILD)/libcommon.a
	@mkdir -p $(@D)
	$(call say,link $@)
	$(Q)$(CXX) $(FLAGS) $(CXXFLAGS) $(LDFLAGS) $^ $(LDLIBS) -lboost_program_options -o $@

# The experiments without the command line, which alone needs Boost's library: for other standard libraries.
$(BUILD)/driver: $(BUILD)/obj/tests/everywhere/driver.o $(filter-out %/main_options.o %/main_network.o,$(foreach game,$(PROGRAMS),$(call library,$(game)))) \
          $(filter-out %/command_line.o %/option_groups.o %/option_values.o %/program.o,$(call objects,common))
	$(call say,link $@)
	$(Q)$(CXX) $(FLAGS) $(CXXFLAGS) $(LDFLAGS) $^ $(LDLIBS) -o $@

$(BUILD)/obj/%.o: %.cpp
	@mkdir -p $(@D)
	$(call say,compile $<)
	$(Q)$(CXX) $(FLAGS) $(CPPFLAGS) $(CXXFLAGS) -MMD -MP -c $< -o $@

-include $(OBJECTS:.o=.d)

setup:  ## install what is missing (compiler, Boost), with the system's package manager
	@tests/tools/setup.sh

setup-everywhere:  ## the same, and clang++ with libc++ and libFuzzer, for everywhere and fuzz
	@tests/tools/setup.sh everywhere

demo: all  ## a short scripted game of each, on the screen
	@BUILD=$(BUILD) tests/tools/demo.sh $(GAMES)

test: all $(UNITS) $(BOTS)  ## build and run all tests; ONLY=PATTERN runs some of them
	@BUILD=$(BUILD) JOBS=$(JOBS) tests/tools/run_tests.sh '$(ONLY)'

check: test  ## the same as test

accept: all  ## rewrite the transcripts' expectations; look at the difference before you commit it
	@BUILD=$(BUILD) ACCEPT=1 JOBS=$(JOBS) tests/tools/run_tests.sh '$(or $(ONLY),transcripts/)'

FUZZ_SECONDS ?= 10
fuzz:  ## look for inputs that break a parser or a game, FUZZ_SECONDS for each fuzzer
	@$(MAKE) --no-print-directory fuzzers CXX=clang++ BUILD=build-fuzz SANITIZE=address,undefined,fuzzer-no-link
	@tests/tools/fuzz.sh build-fuzz $(FUZZ_SECONDS) '$(ONLY)'

everywhere:  ## build with every compiler and level that is here, and compare what all programs print
	@JOBS=$(JOBS) tests/tools/everywhere.sh

TRAIN ?= data/basestrike/oracle-weights.txt
train: $(BUILD)/train/basestrike  ## teach the oracle of basestrike anew; rewrites its weights in data/
	$(BUILD)/train/basestrike $(TRAIN)

bench: $(BENCHES)  ## measure, and print tables of rates and nodes; ONLY=_games is the first of them alone
	@echo 'Games in a batch, on one core'
	@printf '%-36s %10s %10s %10s %12s\n' '' games/s turns/game draws/game 'games/s floor'
	@for program in $(filter %_games,$(BENCHES)) $(filter-out %_games,$(BENCHES)); do \
	    case $$program in *'$(ONLY)'*) $$program || exit 1 ;; esac; done

grade:  ## run the programs in DIR=... against the recorded cases; BLANKS=ignore is lenient
	@BLANKS=$(BLANKS) tests/tools/grade.sh '$(DIR)' '$(ONLY)'

install: all  ## copy programs, data and manual pages to prefix
	install -d '$(DESTDIR)$(bindir)' '$(DESTDIR)$(datadir)/linegames' '$(DESTDIR)$(mandir)/man6'
	install -m 755 $(PROGRAMS:%=$(BUILD)/%) '$(DESTDIR)$(bindir)'
	cp -R data/. '$(DESTDIR)$(datadir)/linegames'
	tests/tools/man.sh '$(BUILD)' '$(BUILD)/man' $(PROGRAMS)
	install -m 644 $(PROGRAMS:%=$(BUILD)/man/%.6) '$(BUILD)/man/linegames.6' '$(DESTDIR)$(mandir)/man6'

uninstall:  ## remove what install copied
	rm -f $(PROGRAMS:%='$(DESTDIR)$(bindir)/%') $(PROGRAMS:%='$(DESTDIR)$(mandir)/man6/%.6') \
	    '$(DESTDIR)$(mandir)/man6/linegames.6'
	rm -rf '$(DESTDIR)$(datadir)/linegames'
	@rmdir -p '$(DESTDIR)$(bindir)' '$(DESTDIR)$(datadir)' '$(DESTDIR)$(mandir)/man6' 2>/dev/null || true

lint:  ## clang-tidy and cppcheck over all sources
	@for tool in clang-tidy cppcheck; do command -v $$tool >/dev/null || { echo "lint: $$tool is not here"; exit 1; }; done
	git ls-files '*.cpp' | xargs -P $(JOBS) -n 1 sh -c \
	    'clang-tidy --quiet "$$0" -- -std=c++20 -I. -DBOOST_TEST_DYN_LINK 2>/dev/null'
	cppcheck -j $(JOBS) --quiet --std=c++20 --language=c++ -I. --inline-suppr --error-exitcode=1 \
	    --enable=warning,performance,portability --suppress=missingIncludeSystem common $(GAMES)

coverage:  ## which lines the tests reach, with gcov
	$(MAKE) test BUILD=build-coverage CXXFLAGS='--coverage -O0 -g'
	@tests/tools/coverage.sh build-coverage

format:  ## clang-format all sources
	clang-format -i $(shell git ls-files '*.cpp' '*.hpp')

clean:  ## remove what was built
	rm -rf build build-*

help:  ## print this list
	@echo 'Targets:'
	@sed -n 's/^\([a-z-]*\):[^#]*##  *\(.*\)/  \1: \2/p' $(firstword $(MAKEFILE_LIST)) | \
	    awk -F': ' '{ printf "%-18s %s\n", $$1, substr($$0, length($$1) + 3) }'
	@echo 'Variables:'
	@echo '  CXX, CXXFLAGS, CPPFLAGS, LDFLAGS, LDLIBS   yours; ours are kept apart'
	@echo '  SANITIZE=address,undefined | thread        a build in a tree of its own; works with test'
	@echo '  V=1                                        show the commands'
	@echo '  WERROR=1                                   warnings are errors'
	@echo '  FUZZ_SECONDS=N                             how long each fuzzer runs (default: 10)'
	@echo '  TRAIN="FILE ROUNDS GAMES"                  what train writes and how much it plays; "w.txt 1 50" is a trial'
	@echo '  BUILD=DIR                                  where to build (default: build)'
	@echo '  ONLY=PATTERN                               which tests, fuzzers or benches to run, by a part of their names; tests: "PART PART"'
	@echo '  prefix, bindir, datadir, mandir, DESTDIR   where install puts things'

.PHONY: all setup setup-everywhere demo test check accept train bench fuzzers fuzz everywhere grade install uninstall lint coverage format clean help
.DELETE_ON_ERROR:
