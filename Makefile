# Flipside. `make run` and `make test` install what they need; `make help` lists all targets.

PREFIX ?= /usr/local
DESTDIR ?=
ARGS ?=
SWIFT ?= swift
SWIFT_FILES = Sources Tests Packaging Package.swift
# The C++ runtime that Swift's runtime needs is linked statically, because loading it dynamically
# takes more time and memory than all other libraries. CXX_ARCHIVE is evaluated when it is used,
# because `make deps` may just have installed the file.
ARCHIVES := .build/archives
# The functions that a game uses, in order, for the linker; see docs/decisions, number 8.
ORDER := .build/function-order.txt
CXX_ARCHIVE = $(lastword $(wildcard /usr/lib/gcc/*/*/libstdc++.a))
UNSTRIPPED = -c release --static-swift-stdlib --disable-local-rpath \
  -Xswiftc -Xfrontend -Xswiftc -function-sections $(DIRECT) \
  -Xlinker --no-export-dynamic -Xswiftc -L$(ARCHIVES) \
  -Xswiftc -Xclang-linker -Xswiftc -static-libgcc $(SAME) $(LINKED)
# Keeps the path of the build out of the programs: without debug information, which is stripped
# anyway, and without the compiler's hashes, which depend on the paths of its files.
SAME = -debug-info-format none -Xswiftc -Xfrontend -Xswiftc -disable-incremental-llvm-codegen
# Generic types are referred to by address. By name, Swift's runtime would search all conformances
# of the program for each dictionary and set: a quarter of the instructions of a start.
DIRECT = -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
LINKED = $(eval LINKED := $(shell SWIFT=$(SWIFT) scripts/link-flags))$(LINKED)
RELEASE = $(UNSTRIPPED) -Xlinker -s

.DEFAULT_GOAL := help
.PHONY: help deps deps-test build archives release run test test-repeated lint format bench \
  bench-quick load load-quick torture torture-quick failovers fuzzers sanitized order install uninstall deb deb-quick deb-test \
  proof clean

help:
	@echo "make run        install what is missing, build and play (ARGS='--lang ru' for options)"
	@echo "make test       install what is missing, run all tests"
	@echo "make deps       only install what is missing"
	@echo "make build      debug build"
	@echo "make release    build with the Swift runtime inside"
	@echo "make lint       check format and style; make format fixes the format"
	@echo "make bench      measure next to C programs (ARGS=--large for 10 million records)"
	@echo "make load       200 programs with bots, one database (LOAD='--players 40 --server')"
	@echo "make failovers  test with a PostgreSQL cluster that loses its leader (FAILOVERS=5)"
	@echo "make torture    faults, kills, storms and fuzzing (TORTURE='--seconds 60 --only fuzz')"
	@echo "make order      find the order of functions for the package and the benchmark again"
	@echo "make install    install under PREFIX ($(PREFIX)); make uninstall removes it"
	@echo "make deb        a package for Debian from this commit; make deb-test tests it"
	@echo "make proof      all of these tests at full length, before a release"
	@echo "make clean      remove all build products"

deps:
	@scripts/deps play

deps-test:
	@scripts/deps play test

build: deps
	@$(SWIFT) build

archives:
	@mkdir -p $(ARCHIVES)
	@test -z "$(CXX_ARCHIVE)" || ln -sf "$(CXX_ARCHIVE)" $(ARCHIVES)/libstdc++.a

release: deps archives
	@SWIFT=$(SWIFT) scripts/build-release $(RELEASE)

run: release
	@"$$($(SWIFT) build $(RELEASE) --show-bin-path)/flipside" $(ARGS)

# Tests have a separate build directory, because they are built faster without debug information,
# and with an index, which finds the tests, of their own modules only.
TEST_BUILD = --scratch-path .build-tests -debug-info-format none \
  -Xswiftc -index-ignore-system-modules -Xswiftc -index-ignore-clang-modules

test: deps-test
	@SWIFT="$(SWIFT)" TEST_BUILD="$(TEST_BUILD)" scripts/test $(ARGS)

# Runs all tests several times, to find those that fail now and then. Other work at the same time
# finds more of them.
TIMES ?= 10
test-repeated: test
	@for run in $$(seq 2 $(TIMES)); do echo "run $$run of $(TIMES)"; \
	  $(MAKE) --no-print-directory test || exit; done

lint: deps
	@$(SWIFT) format lint --strict --recursive --parallel $(SWIFT_FILES)
	@if command -v swiftlint >/dev/null; then swiftlint lint --strict --quiet; \
	  else echo "SwiftLint is not installed: checked the format only."; fi

format: deps
	@$(SWIFT) format --in-place --recursive --parallel $(SWIFT_FILES)

bench: $(ORDER)
	@$(MAKE) --no-print-directory release
	@$(SWIFT) build $(RELEASE) --product flipside-bench
	@"$$($(SWIFT) build $(RELEASE) --show-bin-path)/flipside-bench" $(ARGS)

# Counts only instructions, which vary much less than times with other work on the machine.
bench-quick: release
	@$(SWIFT) build $(RELEASE) --product flipside-bench
	@"$$($(SWIFT) build $(RELEASE) --show-bin-path)/flipside-bench" --only instructions

LOAD ?= --players 200 --seconds 120
load: release
	@$(SWIFT) build $(RELEASE) --product flipside-load
	@bin="$$($(SWIFT) build $(RELEASE) --show-bin-path)"; "$$bin/flipside-load" "$$bin/flipside" $(LOAD)

# Records the order of functions again, by playing under callgrind.
order:
	@rm -f $(ORDER)
	@$(MAKE) --no-print-directory $(ORDER)

# Recorded once; `make order` records it again.
$(ORDER): | deps archives
	@scripts/deps play order
	@SWIFT=$(SWIFT) scripts/build-release $(UNSTRIPPED)
	@scripts/function-order .build/release/flipside $(ORDER)
	@rm .build/release/flipside

# Short runs with the debug build of the tests.
load-quick: deps-test
	@$(SWIFT) build $(TEST_BUILD) --target Programs
	@$(SWIFT) build $(TEST_BUILD) --product flipside-load
	@.build-tests/debug/flipside-load .build-tests/debug/flipside --players 12 --seconds 15

torture-quick: deps-test
	@$(SWIFT) build $(TEST_BUILD) --target Programs
	@$(SWIFT) build $(TEST_BUILD) --product flipside-torture
	@.build-tests/debug/flipside-torture --seconds 60

# Builds of the game with AddressSanitizer and ThreadSanitizer.
sanitized: deps
	@for product in flipside flipside-media; do \
	  $(SWIFT) build --scratch-path .build-asan --sanitize=address -Xswiftc -use-ld=lld \
	    --product $$product || exit; done
	@$(SWIFT) build --scratch-path .build-tsan --sanitize=thread -Xswiftc -use-ld=lld \
	  --product flipside

fuzzers: deps
	@scripts/fuzzers

# The C compiler of the Swift toolchain, and a library that the torture run preloads into the game.
CLANG = $(dir $(shell readlink -f "$$(command -v $(SWIFT))"))clang
READ_ONLY_DISK := .build/read-only-disk.so
$(READ_ONLY_DISK): Tests/Torture/Preload/read_only_disk.c | archives
	@$(CLANG) -O2 -Wall -Wextra -Werror -shared -fPIC -o $@ $< -ldl

FUZZED := $(patsubst Tests/Fuzz/Targets/%.swift,--fuzz .build-fuzz/targets/%,$(wildcard Tests/Fuzz/Targets/*.swift))
TORTURE ?= --seconds 300
torture: release sanitized fuzzers $(READ_ONLY_DISK)
	@$(SWIFT) build $(RELEASE) --product flipside-torture
	@PATH="$$PATH:$(dir $(CLANG))" \
	  "$$($(SWIFT) build $(RELEASE) --show-bin-path)/flipside-torture" $(TORTURE) \
	  --address .build-asan/debug/flipside --thread .build-tsan/debug/flipside $(FUZZED) \
	  --read-only-disk "$(CURDIR)/$(READ_ONLY_DISK)"

# Loses the leader of a PostgreSQL cluster while programs play.
FAILOVERS ?= 50
failovers: release
	@scripts/deps play test cluster
	@$(SWIFT) build $(RELEASE) --product flipside-torture
	@"$$($(SWIFT) build $(RELEASE) --show-bin-path)/flipside-torture" --only failovers \
	  --failovers $(FAILOVERS)

# The installed files: mode, source, and path under PREFIX.
PROGRAMS ?= bin
ZSH ?= share/zsh/site-functions
FISH ?= share/fish/vendor_completions.d
INSTALLED = 755:.build/release/flipside:$(PROGRAMS)/flipside \
  755:.build/release/flipside-media:libexec/flipside/flipside-media \
  644:Packaging/flipside.6:share/man/man6/flipside.6 \
  644:Packaging/flipside.ru.6:share/man/ru/man6/flipside.6 \
  644:.build/completions/flipside.bash:share/bash-completion/completions/flipside \
  644:.build/completions/_flipside:$(ZSH)/_flipside \
  644:.build/completions/flipside.fish:$(FISH)/flipside.fish \
  644:Packaging/flipside.desktop:share/applications/flipside.desktop \
  644:Packaging/flipside.metainfo.xml:share/metainfo/example.flipside.flipside.metainfo.xml \
  644:Packaging/flipside.svg:share/icons/hicolor/scalable/apps/flipside.svg
EACH_INSTALLED = for entry in $(INSTALLED); do IFS=:; set -- $$entry; unset IFS;

# Installs what `make release` built, so that `sudo make install` compiles nothing as root.
install:
	@test -x .build/release/flipside -a -x .build/release/flipside-media -a -e .build/completions || \
	  $(MAKE) release
	@$(EACH_INSTALLED) echo "$(DESTDIR)$(PREFIX)/$$3"; \
	  install -D -m "$$1" "$$2" "$(DESTDIR)$(PREFIX)/$$3" || exit; done

uninstall:
	@$(EACH_INSTALLED) rm -f "$(DESTDIR)$(PREFIX)/$$3"; done
	@rmdir "$(DESTDIR)$(PREFIX)/libexec/flipside" 2>/dev/null || true

# Builds a Debian package in .build/deb, the same byte for byte wherever this commit is built.
deb: $(ORDER)
	@$(MAKE) --no-print-directory release
	@scripts/deps play package
	@MAKE=$(MAKE) scripts/deb

# Tests the package: lintian, the same build from a clone, and a bare Debian.
deb-test: deb
	@scripts/deps play package try
	@SWIFT=$(SWIFT) scripts/deb-test

# A faster test, without the order of functions and the clone.
deb-quick: release
	@scripts/deps play package try
	@MAKE=$(MAKE) scripts/deb
	@SWIFT=$(SWIFT) scripts/deb-test --quick

# All checks before a release, including those too long for each change.
proof: lint test
	@$(MAKE) --no-print-directory bench
	@$(MAKE) --no-print-directory deb-test
	@$(MAKE) --no-print-directory load
	@$(MAKE) --no-print-directory torture TORTURE="--seconds 600"
	@$(MAKE) --no-print-directory failovers

clean:
	rm -rf .build .build-tests .build-asan .build-tsan .build-fuzz
