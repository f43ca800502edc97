# The checks that .ci/run runs, over the targets of the Makefile. Packages that share a scratch folder
# compile the library once; they wait for one another, and the checks of a release folder and those of a
# debug folder run side by side. `##` says what makes a check fail, for example.

include Makefile
.DEFAULT_GOAL := checks
# The scripts run make themselves, with variables of their own.
unexport MAKEFLAGS MFLAGS MAKELEVEL PREFIX DESTDIR CFLAGS PYTHON PG_CONFIG

# The web's modules and their tests take longest of all, one after the other: they come before the rest. All else is
# equal, since SwiftPM under root takes the niceness away from its compilers, and would starve what is nice.
FIRST = nice -n -10 .ci/closing
CLOSING = .ci/closing
ALL = $(CLOSING) .
TESTS = $(CLOSING) 'Test run with [1-9][0-9]* tests? .* passed'
# Without this, the second package may find the plan of the first in a shared folder, and test that again.
IN = --disable-xctest --disable-build-manifest-caching --scratch-path
PROGRAM = $$PWD/CommandLine/.build-install/prefix/bin/qty

.PHONY: quick portable everyday checks thorough format paths version catalogue language-data type-check api library \
  tests optimized oracles zero-cost linear-time benchmarks languages peers installation web-build web-test c-test \
  python-test sqlite-test postgresql-test races fuzzing command examples manual embedded evolution consumer release \
  site coverage

# What a change breaks most often, before what takes long.
quick: type-check portable catalogue language-data api
# What runs wherever Swift and Python do.
portable: format paths version

# Of each outlet, what its users have. The longest come first, and what others wait for.
checks: web-build quick installation web-test python-test tests consumer postgresql-test peers manual
# Most others wait for the program, so what takes long and has nobody waiting comes after it. Who waits for SwiftPM's
# lock of a folder occupies a job, so those that share .build wait for one another here.
ifneq ($(filter checks thorough,$(MAKECMDGOALS)),)
type-check: installation
tests: api
command: tests
endif
# All of them, which a version must pass: also the coverage, the optimized tests, the sanitizers, other programs'
# answers, the site and the files of a release.
thorough: checks coverage embedded evolution optimized languages fuzzing races site release

## a line of code is longer than 100 columns
format:
	swift format lint --strict --parallel -r .
## two paths differ only in case, or a file is named con.txt
paths:
	.ci/paths
## package.json says another version than quantities.h
version:
	.ci/version
## a symbol changes in units.tsv, or in a file that is generated from it
catalogue:
	.ci/catalogue
## CLDR differs from the data that is checked in
language-data:
	.ci/languages
## an operator becomes generic: func + <T: Time>(lhs: T, rhs: T)
type-check:
	Tests/type-check
## a public name is added or removed
api: type-check
	.ci/api

## a rule reads 2 cups otherwise
tests:
	$(TESTS) swift test --disable-xctest
## the tests alone, in debug, on any system
everyday: tests
	$(TESTS) swift test --disable-xctest --package-path CommandLine
	$(TESTS) swift test --disable-xctest --package-path Examples

# All that is optimized without options of its own finds the library compiled here.
RELEASE = -c release --disable-testable-imports $(IN) Benchmarks/.build
# LAWS=10 .ci/run optimized makes ten times as many random trials.
LAWS ?= 1
## Kit.usKitchen allows three more tablespoons: brute force disagrees
optimized:
	QUANTITIES_LONG_TESTS=$(LAWS) $(TESTS) swift test $(RELEASE)
## Fraction.init(words:over:) leaves out the divisor
oracles: optimized
	$(TESTS) swift test --package-path Tests/Oracles $(RELEASE)
## @_transparent is removed from + of Time
zero-cost: oracles
	$(ALL) Benchmarks/zero-cost
## a reader goes back after a mistake: 1 fl fl fl ... cup takes 50 times as much
linear-time: zero-cost
	$(ALL) Benchmarks/linear-time
## an expected answer in Benchmarks/Sources/bench changes
benchmarks: linear-time
	$(ALL) Benchmarks/run --smoke
# The last in this folder, from which it removes the dependencies of the benchmarks.
## a language differs from Babel or ICU in a unit, a form or a plural rule
languages: benchmarks
	SWIFTPM_BUILD_DIR=$$PWD/Benchmarks/.build $(CLOSING) 'as Babel has them' Tests/Oracles/CLDR/run
## GNU units, qalc, Pint or Foundation answers otherwise than the README's table says
peers:
	$(ALL) Benchmarks/peers

## the manual page is not installed, or make uninstall leaves it behind
installation:
	$(CLOSING) 'as it should be' .ci/installation
# It links what the program is made of.
## the C library cannot be linked
library: installation
	$(CLOSING) 'libquantities.a' make c PREFIX="$$PWD/Bindings/C/.build-install/installed"

## a source does not compile as Embedded Swift
web-build:
	$(FIRST) dist make web
## the package reads a structure of quantities.h at another offset, or an example of a README prints something else
web-test: installation web-build
	QTY=$(PROGRAM) TEXTS=3000 CALLS=4000 FAMILIES=4 $(FIRST) '^(# pass|[0-9]+ passed|the same|Everything)' Web/test

## a function is not in the header, a symbol of Swift is visible, or a buffer has no room for the zero
c-test: library
	$(CLOSING) 'passed all tests' Bindings/C/test
## a function of the package has no type, or an example of its README prints something else
python-test: c-test
	QUANTITIES_ROWS=30000 $(CLOSING) '^[0-9]+ passed|passed all tests' Bindings/Python/test
## qty_sum adds floating-point numbers, or a function is no longer deterministic
sqlite-test: c-test
	$(CLOSING) 'passed all tests' Bindings/SQLite/test
## qty_sum keeps its rows in the memory of a row, or is no longer parallel safe
postgresql-test: sqlite-test
	$(CLOSING) 'passed all tests' Bindings/PostgreSQL/test

## a value that is made once is kept in a plain variable
races:
	$(CLOSING) 'passed without a race' Tests/Races/run 6
## a range is not checked, or a unit is used after it is freed
fuzzing:
	$(ALL) Tests/Fuzzing/run 10000

# The program that is tested is the installed one, which starts in a tenth of the time.
## a message of qty changes
command: installation
	QTY=$(PROGRAM) $(TESTS) swift test --package-path CommandLine $(IN) .build
## an example prints something else
examples: command
	$(TESTS) swift test --package-path Examples $(IN) .build
## a product is removed from Package.swift
consumer: examples
	$(ALL) Tests/consumer
## a line of the manual page has more than 80 characters, or a list no end
manual:
	mandoc -Tlint -Wstyle CommandLine/Manual/qty.1
# It only compiles where there is no linker for WebAssembly. The web's tests run the same sources.
## an Int is made of a hash without truncatingIfNeeded: answers trap
embedded: consumer
	$(CLOSING) '[1-9][0-9]* passed, 0 failed$$' Tests/Embedded/run
## a public struct with an inlinable initializer is not frozen
evolution:
	$(ALL) Tests/evolution

WHEEL = WHEEL=$$(echo Bindings/Python/dist/*.whl)
# It makes Web/dist anew, which the release takes.
## a public symbol loses its first sentence, or a link of any page its target
site: web-test python-test consumer
	$(WHEEL) $(FIRST) 'none of them dead' Web/site/build
	$(FIRST) 'is shown' Web/site/test
## the archive of the C library lacks its header, or the Debian package a file of make install
release: site postgresql-test
	out=$$(mktemp -d) && $(WHEEL) PACKAGE=$$PWD/Web/dist/package $(ALL) .ci/release "$$out" && \
	$(CLOSING) 'can be installed' .ci/try-release "$$out"; status=$$?; rm -rf "$$out"; exit $$status

## 120 lines of the library have no tests: below 97 %
coverage:
	$(CLOSING) 'Test run with [1-9][0-9]* tests? .* passed|lines of .* were run' Tests/coverage
