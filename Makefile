# What one does with Wizardhaven. It needs Python 3.11 or newer; pip and npm fetch the rest.

PYTHON ?= python3
JOBS ?= 3

# Half of a process's start, and of the time until the first story, is Python reading sources that it has read before:
# it may always write down what it has read.
unexport PYTHONDONTWRITEBYTECODE

VENV := .venv
COMPILED := .venv-compiled
PIP_INSTALL := -m pip install --quiet --disable-pip-version-check
SITE_PACKAGES := 'import sysconfig; print(sysconfig.get_path("purelib"))'
LOCKED := --require-hashes --requirement requirements/dev.txt
LOCK = $(VENV)/bin/uv pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command 'make lock' $(ARGS)

.PHONY: help setup lock page browser play test quick check bench same soak soak-compiled mutants \
	questions shots compiled compiled-env clean

help:
	@echo "make setup     set up $(VENV) with everything one needs to work here"
	@echo "make play      play in the browser; ARGS=--no-browser for a server"
	@echo "make page      build the page, if it has changed"
	@echo "make test      run all tests"
	@echo "make quick     run, within a minute, the tests that the change can touch; FILES= for others than git's"
	@echo "make check     formatting, lint, types, who imports whom"
	@echo "make compiled  compile the core and run all tests against it that it can touch"
	@echo "make bench     how fast the engine is, as plain Python and compiled; AGAINST=REV plays both by turns"
	@echo "make same      whether random whole games still go the same way; AGAINST=REV for others than the last commit"
	@echo "make soak      200 tables over real connections, then 50 kills of the server: nothing may be lost;"
	@echo "               soak-compiled does the same with the compiled server"
	@echo "make mutants   change rules and cards a little and count who notices; ARGS=\"--rules 30 --cards 60 --seed 1\""
	@echo "make questions how many questions and clicks a turn costs, with what makes the table ask less off and on;"
	@echo "               ARGS=\"--games 2 --kind hero\" for fewer"
	@echo "make shots     take the pictures of the table for the documentation"
	@echo "make lock      write down anew what exactly is installed; ARGS=--upgrade for the newest versions"
	@echo "make clean     remove everything that was built"

setup: $(VENV)/.ready

$(VENV)/.ready: pyproject.toml requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit("Wizardhaven needs Python 3.11 or newer." if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)
	$(VENV)/bin/python $(PIP_INSTALL) $(LOCKED)
	$(VENV)/bin/python $(PIP_INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

# What a server installs is a part of what a developer does, so that both are the same versions.
lock: setup
	$(LOCK) --extra dev --output-file requirements/dev.txt pyproject.toml
	$(LOCK) --extra postgresql --constraint requirements/dev.txt --output-file requirements/server.txt pyproject.toml
	$(LOCK) --output-file requirements/node.txt requirements/node.in

page: setup
	@$(VENV)/bin/python tools/page.py

# The compiled server, if one was built and no source has changed since; otherwise plain Python.
CHANGED = find src -name __pycache__ -prune -o -type f -newer $(COMPILED)/.built -print -quit

play: page
	@if [ -e $(COMPILED)/.built ] && [ -z "$$($(CHANGED))" ]; then server=$(COMPILED); else server=$(VENV); fi; \
	$$server/bin/wizardhaven play $(ARGS)

browser:
	@tools/chromium.sh

# The page's own tests run beside the others; what they say is shown at the end.
test: page browser
	@mkdir -p build
	@$(VENV)/bin/python tools/page.py test >build/page-test.txt 2>&1 & page=$$!; \
	$(VENV)/bin/pytest -n $(JOBS) --dist worksteal; stories=$$?; \
	wait $$page; page=$$?; cat build/page-test.txt; \
	if [ $$stories -ne 0 ]; then echo "The stories above the page's tests have not all passed."; fi; \
	exit $$((stories || page))

quick: setup
	@$(VENV)/bin/python -m tools.quick --jobs $(JOBS) $(FILES)

check: page
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/ruff check
	$(VENV)/bin/mypy --strict
	$(VENV)/bin/lint-imports
	$(VENV)/bin/python tools/page.py check

# The compiled suite runs in an environment of its own, against the installed wheel and never against src; what it needs
# besides lies in the other environment. The page is the same either way: its stories are told once, by `make test`. What
# it has to prove is that the C text plays the same games, for which any optimization will do, and the lowest that is
# nearly as fast is quickest to build. Left out is what calls nothing compiled, or only what other stories call as well, or
# looks at the text of a function: languages, lists of cards, pages, storage, words.
UNTOUCHED := browser catalogue decks docs duelling quick rulebook same server/storage text/english text/french text/german web words
compiled: export WIZARDHAVEN_OPTIMIZATION ?= 1
compiled: compiled-env
	$(COMPILED)/bin/python tools/compiled.py
	$(COMPILED)/bin/python -m pytest -n $(JOBS) --dist worksteal $(UNTOUCHED:%=--ignore=tests/%)

compiled-env: page
	@rm -rf build/wheel
	@mkdir -p build && touch build/began
	$(VENV)/bin/python -m hatchling build --target wheel --directory build/wheel
	@test -x $(COMPILED)/bin/python || $(PYTHON) -m venv --without-pip $(COMPILED)
	@$(VENV)/bin/python -c $(SITE_PACKAGES) >"$$($(COMPILED)/bin/python -c $(SITE_PACKAGES))/needs.pth"
	$(VENV)/bin/python -m pip --python $(COMPILED)/bin/python install --quiet --disable-pip-version-check \
		--force-reinstall --no-deps build/wheel/*.whl
	@mv build/began $(COMPILED)/.built

bench: page
	@$(VENV)/bin/python -m tools.bench --json build/bench.json $(if $(AGAINST),--against $(AGAINST)) $(ARGS)

same: page
	@$(VENV)/bin/python -m tools.same $(if $(AGAINST),--against $(AGAINST)) $(ARGS)

soak: page
	@$(VENV)/bin/python -m tools.soak --json build/soak.json $(ARGS)

soak-compiled: compiled-env
	@$(COMPILED)/bin/python -m tools.soak --json build/soak-compiled.json $(ARGS)

mutants: setup
	@$(VENV)/bin/python -m tools.mutants --jobs $(JOBS) $(ARGS)

questions: setup
	@$(VENV)/bin/python -m tools.questions $(ARGS)

shots: page browser
	@$(VENV)/bin/python -m tools.shots $(ARGS)

clean:
	rm -rf $(VENV) $(COMPILED) web/node_modules src/wizardhaven/server/static build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +
