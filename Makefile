# Builds, installs and removes the command and the bindings: `make help` lists the targets.
#
# GNU make 3.81 or later. PREFIX and DESTDIR may hold spaces, since only the shell expands them, and
# the repository may lie in a folder with a space in its name, since all other paths are relative.

ifneq ($(and $(filter command,$(origin BUILD_FOLDER)),$(BUILD_FOLDER)),)

# All that is built is built in a copy, which keeps it for the next time; nothing is written beside the sources. Relative
# paths are those of this folder.
.PHONY: copied
.DEFAULT_GOAL := copied
copied:
	@copy=$$BUILD_FOLDER/quantities; mkdir -p "$$copy" && \
	find "$$copy" -name '.build*' -prune -o -type f -exec rm -f {} + && \
	tar -cf - --exclude=./.git --exclude='.build*' . | tar -C "$$copy" -xf - && chmod -R u+w "$$copy" || exit 1; \
	set --; for name in PREFIX DESTDIR QUANTITIES_PREFIX; do eval "path=\$$$$name"; \
	case $$path in '' | /* | '~/'*) ;; *) set -- "$$@" "$$name=$$PWD/$$path" ;; esac; done; \
	$(MAKE) --no-print-directory -C "$$copy" BUILD_FOLDER= "$$@" $(MAKECMDGOALS)
$(MAKECMDGOALS): copied ;
Makefile: ;

else

PREFIX ?= /usr/local
PYTHON ?= python3
PG_CONFIG ?= pg_config
export PREFIX DESTDIR PYTHON PG_CONFIG CFLAGS

# How qty is linked. An override such as LINKING=-static-stdlib is for systems without a static C
# library; macOS has the Swift runtime.
ifeq ($(shell uname),Linux)
  LINKING ?= -static-executable
  # Functions of the same code are linked once: 20.1 MB become 19.8.
  FOLDING = -Xlinker --icf=safe
endif

# With a section for each function, the linker leaves out unused ones. The second flag keeps the program
# from finding generic types by their names: `qty 7 tsp` executes 6.8 million instructions instead of 9.5.
COMPILING = -Xfrontend -function-sections -Xfrontend -disable-concrete-type-metadata-mangled-name-accessors

# The program and the C library compile the sources with the same flags in one folder, so once.
SCRATCH = $(CURDIR)/CommandLine/.build-install
BUILDING = --disable-build-manifest-caching -c release $(addprefix -Xswiftc ,$(LINKING) $(COMPILING))

.DELETE_ON_ERROR:
.PHONY: qty help install c python wheel sqlite postgresql web test uninstall uninstall-postgresql

qty: CommandLine/.build-install/prefix/bin/qty

help:
	@echo 'make               builds qty, which needs no Swift where it runs'
	@echo 'make install       installs qty, its manual page and its completions for bash, zsh and fish'
	@echo 'make c             installs the C library, shared and static, for pkg-config'
	@echo 'make sqlite        installs the extension of SQLite'
	@echo 'make uninstall     removes what these three installed'
	@echo 'make python        makes the Python package and installs it with pip; make wheel only makes it'
	@echo 'make postgresql    installs the extension of PostgreSQL; make uninstall-postgresql removes it'
	@echo 'make web           makes the package for npm and the pages in Web/dist'
	@echo 'make test          runs the everyday tests; .ci/run runs every check'
	@echo
	@echo 'PREFIX=~/.local    the folder to install under, instead of /usr/local'
	@echo 'DESTDIR=FOLDER     goes before each path that is installed'
	@echo 'PYTHON=python3.12  the Python to install for'
	@echo 'PG_CONFIG=PATH     the pg_config of the server to install for'
	@echo 'CFLAGS=FLAGS       further flags for the extensions of SQLite and PostgreSQL'
	@echo 'BUILD_FOLDER=FOLDER'
	@echo '                   where to build, in a copy, if the sources cannot be written to'
	@echo 'QUANTITIES_PREFIX=FOLDER'
	@echo '                   the prefix of an installed C library, in place of Swift'

# The files that each target installs under the prefix.
QTY_FILES = bin/qty share/man/man1/qty.1 share/bash-completion/completions/qty \
  share/zsh/site-functions/_qty share/fish/vendor_completions.d/qty.fish
C_FILES = include/quantities.h lib/libquantities.so lib/libquantities.so.1 lib/libquantities.a \
  lib/pkgconfig/quantities.pc
SQLITE_FILES = lib/sqlite3/quantities.so

# Sets `prefix` and `root`, the prefix below DESTDIR. Not every shell expands ~ in PREFIX=~/.local.
SET_ROOT = prefix=$$PREFIX; \
  case $$prefix in '') echo 'the prefix is empty' >&2; exit 1 ;; '~/'*) prefix=$$HOME/$${prefix\#??} ;; esac; \
  case $$prefix in /*) ;; *) prefix=$$PWD/$$prefix ;; esac; prefix=$${prefix%/}; root=$$DESTDIR$$prefix

# $(call INSTALL,FOLDER,FILES): copies files of a folder that is laid out as the prefix. Everybody can read them, even if
# they were built under a umask of 077.
INSTALL = @umask 022; $(SET_ROOT); for file in $(2); do \
  mkdir -p "$$(dirname "$$root/$$file")" && rm -f "$$root/$$file" && cp -P $(1)/$$file "$$root/$$file" && \
  { [ -L "$$root/$$file" ] || chmod u=rwX,go=rX "$$root/$$file"; } || exit 1; \
  printf '%s\n' "$$root/$$file"; done

REQUIRE_SWIFT = @command -v swift >/dev/null || \
  { echo 'building requires Swift $(1), which is not in PATH: https://www.swift.org/install' >&2; exit 1; }

# Fails before a build if a folder under the prefix cannot be written to.
writable-%:
	@umask 022; $(SET_ROOT); mkdir -p "$$root/$*" 2>/dev/null && [ -w "$$root/$*" ] || \
	  { echo "cannot write to $$root/$*; choose a prefix of your own, such as PREFIX=~/.local" >&2; exit 1; }

# Folders are among the sources, since a file that is removed changes its folder alone.
SOURCES := Makefile Package.swift $(shell find Sources)
COMMAND_SOURCES := CommandLine/Package.swift $(shell find CommandLine/Sources CommandLine/Manual)

CommandLine/.build-install/prefix/bin/qty: $(SOURCES) $(COMMAND_SOURCES)
	$(call REQUIRE_SWIFT,6.2 or later)
	swift build --package-path CommandLine --scratch-path "$(SCRATCH)" --product qty $(BUILDING) $(FOLDING)
	@umask 022; cd CommandLine/.build-install && rm -rf prefix && \
	mkdir -p $(addprefix prefix/,$(dir $(QTY_FILES))) && \
	cp ../Manual/qty.1 prefix/share/man/man1 && chmod 644 prefix/share/man/man1/qty.1 && \
	release/qty --generate-completion-script bash >prefix/share/bash-completion/completions/qty && \
	release/qty --generate-completion-script zsh >prefix/share/zsh/site-functions/_qty && \
	release/qty --generate-completion-script fish >prefix/share/fish/vendor_completions.d/qty.fish && \
	cp release/qty stripped && \
	{ strip --remove-section=.swift_modhash --remove-section=.note.gnu.build-id stripped 2>/dev/null || \
	  strip stripped; } && mv stripped prefix/bin/qty

install: writable-bin qty
	$(call INSTALL,CommandLine/.build-install/prefix,$(QTY_FILES))
	@[ -z "$$DESTDIR" ] || exit 0; $(SET_ROOT); \
	case :$$PATH: in *":$$prefix/bin:"*) ;; *) \
	  echo "$$prefix/bin is not in PATH. Put this into the profile of your shell:"; \
	  echo "    export PATH=\"$$prefix/bin:\$$PATH\"" ;; esac; \
	case $$SHELL:$$prefix in */zsh:/usr|*/zsh:/usr/local) ;; */zsh:*) \
	  echo "For completions in zsh, put this before compinit in ~/.zshrc:"; \
	  echo "    fpath=(\"$$prefix/share/zsh/site-functions\" \$$fpath)" ;; esac

# The C library: the one that is installed under QUANTITIES_PREFIX, or else one that is built.
export QUANTITIES_PREFIX
ifdef QUANTITIES_PREFIX
  FIND_LIBRARY = library=$$QUANTITIES_PREFIX
else
  FIND_LIBRARY = library=$$PWD/Bindings/C/.build-install/prefix
  LIBRARY = Bindings/C/.build-install/prefix/lib/libquantities.a
endif

Bindings/C/.build-install/prefix/lib/libquantities.a: $(SOURCES) Bindings/C/build Bindings/C/quantities.map
	$(call REQUIRE_SWIFT,6.3 or later)
	SCRATCH="$(SCRATCH)" Bindings/C/build $(BUILDING)

c: writable-lib Bindings/C/.build-install/prefix/lib/libquantities.a
	$(call INSTALL,Bindings/C/.build-install/prefix,$(C_FILES))

wheel: $(LIBRARY)
	@$(FIND_LIBRARY); Bindings/Python/wheel "$$library"

python: wheel
	"$$PYTHON" -m pip install --quiet --force-reinstall --no-deps Bindings/Python/dist/*.whl

# Nothing of the library and its runtime is visible, so that others can live beside them. An extension
# that was closed stays mapped: the runtime cannot be unloaded. CFLAGS are for the shell to split.
SQLITE = Bindings/SQLite/.build-install/prefix
sqlite: writable-lib $(LIBRARY)
	@echo '#include <sqlite3ext.h>' | $(CC) -fsyntax-only -x c - 2>/dev/null || \
	  { echo 'building requires a C compiler and the headers of SQLite: apt-get install gcc libsqlite3-dev' >&2; exit 1; }
	@umask 022; mkdir -p $(SQLITE)/lib/sqlite3; $(FIND_LIBRARY); $(CC) -std=c11 -O2 -fPIC -shared -Wall -Wextra -pedantic -I"$$library/include" \
	  -IBindings/SQL/native $$CFLAGS Bindings/SQLite/native/*.c Bindings/SQL/native/*.c \
	  "$$library/lib/libquantities.a" -o $(SQLITE)/lib/sqlite3/quantities.so \
	  -Wl,--gc-sections -Wl,--version-script=Bindings/SQLite/native/extension.map \
	  -Wl,-z,start-stop-visibility=hidden -Wl,-z,nodelete -Wl,--strip-all -Wl,-Bstatic,-lstdc++,-Bdynamic -lm
	$(call INSTALL,$(SQLITE),$(SQLITE_FILES))

# PostgreSQL's own makefiles build it, in a copy of the sources: they take no path with a space, and leave
# their products beside the sources.
POSTGRESQL = Bindings/PostgreSQL/.build-install
POSTGRESQL_FILES = { library=$$("$$PG_CONFIG" --pkglibdir) && share=$$("$$PG_CONFIG" --sharedir) && \
  printf '%s\n' "$$DESTDIR$$library/quantities.so" "$$DESTDIR$$share/extension/quantities.control" && \
  for script in Bindings/PostgreSQL/quantities--*.sql; do \
  printf '%s\n' "$$DESTDIR$$share/extension/$${script\#\#*/}"; done; }
postgresql: $(LIBRARY)
	@[ -f "$$("$$PG_CONFIG" --includedir-server)/postgres.h" ] || \
	  { echo 'building requires the headers of PostgreSQL: apt-get install gcc postgresql-server-dev-all' >&2; exit 1; }
	@rm -rf $(POSTGRESQL) && mkdir -p $(POSTGRESQL) && cp -R Bindings/PostgreSQL/Makefile \
	  Bindings/PostgreSQL/native Bindings/PostgreSQL/quantities* $(POSTGRESQL) && \
	  cp Bindings/SQL/native/* $(POSTGRESQL)/native
	@$(FIND_LIBRARY); ln -s "$$(cd "$$library" && pwd -P)" $(POSTGRESQL)/library
	@flags=$$CFLAGS; unset CFLAGS DESTDIR MAKEFLAGS MAKELEVEL; cd $(POSTGRESQL) && \
	  make -s PG_CONFIG="$$PG_CONFIG" QUANTITIES_PREFIX=library WARNINGS="$$flags" all
	@umask 022; $(POSTGRESQL_FILES) | while read -r file; do \
	  mkdir -p "$$(dirname "$$file")" && install -m 644 "$(POSTGRESQL)/$$(basename "$$file")" "$$file" || exit 1; \
	  printf '%s\n' "$$file"; done

uninstall-postgresql:
	@"$$PG_CONFIG" --version >/dev/null
	@$(POSTGRESQL_FILES) | while read -r file; do rm "$$file" && printf '%s\n' "$$file" || exit 1; done

web:
	Web/build

test:
	swift test --disable-xctest
	swift test --disable-xctest --package-path CommandLine
	swift test --disable-xctest --package-path Examples

# The folders stay that hold something else.
uninstall:
	@$(SET_ROOT); found=; for file in $(QTY_FILES) $(C_FILES) $(SQLITE_FILES); do \
	  [ -e "$$root/$$file" ] || [ -L "$$root/$$file" ] || continue; \
	  found=yes; rm "$$root/$$file" || exit 1; printf '%s\n' "$$root/$$file"; \
	  (cd "$$root" && rmdir -p "$$(dirname $$file)") 2>/dev/null || true; done; \
	  [ -n "$$found" ] || { echo "nothing is installed under $$root" >&2; exit 1; }

endif
