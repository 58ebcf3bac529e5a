# `make` alone lists the targets. Needs Python 3.11 or later; the compiled form needs a C compiler too.
PYTHON ?= python3
JOBS ?= 2
# idle workers steal tests from busy ones: the browser tests are long and come in one batch
SHARE := -n $(JOBS) --dist worksteal
BIN := .venv/bin
SLOW := env -u PYTHONPATH WAWEL_MODE=slow $(BIN)/python
FAST := env PYTHONPATH=build/fast WAWEL_MODE=fast $(BIN)/python
FAST_TESTS = $(wildcard tests/engine tests/laws tests/forms tests/bots tests/tools/test_build.py)
SOURCES := src tests tools $(wildcard bench)

ifneq ($(shell command -v uv 2>/dev/null),)
VENV := uv venv --quiet --seed --allow-existing --python $(PYTHON) .venv
INSTALL := uv pip install --quiet --python $(BIN)/python
else
VENV := $(PYTHON) -m venv .venv
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# packages that only tests need are byte-compiled when first imported: installing takes a third less time
LATER := --no-compile
endif

# tests start hundreds of processes: let them share byte-compiled files
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play terminal web test types fields lint format test-slow test-fast test-web coverage mutants pictures fast bench clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/.web web ## play in the browser: builds the client if its sources changed, then serves the table
	@$(BIN)/wawel serve

terminal: .venv/.play ## play Dragons of Etchinstone in the terminal
	@$(BIN)/wawel play etchinstone

web: | .venv/bin/python ## build the browser client into src/wawel/web/static
	@$(BIN)/python tools/web.py build

test: .venv/bin/python ## run all checks: lint, all tests, and the laws again on the compiled form
	@$(MAKE) --no-print-directory --jobs=2 ready
	@$(MAKE) --no-print-directory --jobs=2 IN_ORDER=yes test-slow compiled
	@$(MAKE) --no-print-directory test-fast

# one job checks and tests, cheapest first; the other compiles in the background: test-fast reports if that fails
ifdef IN_ORDER
test-web: lint
test-slow: test-web
endif

.PHONY: ready compiled chromium
ready: .venv/.dev web chromium
chromium: | .venv/bin/python
	@$(BIN)/python tools/web.py browser
compiled: .venv/.dev
	@env -u PYTHONPATH $(BIN)/python tools/fast.py >/dev/null 2>&1 || true

types: .venv/.dev ## write the browser's types from the server's messages and the games' states
	env -u PYTHONPATH $(BIN)/python tools/web_types.py

lint: .venv/.dev ## style, types, the direction of imports, and that generated files are up to date
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/mypy
	env -u PYTHONPATH $(BIN)/lint-imports --no-cache --no-logo
	env -u PYTHONPATH $(BIN)/python tools/web_types.py --check
	$(SLOW) tools/fields.py --check

format: .venv/.dev ## format the sources
	$(BIN)/ruff check --fix $(SOURCES)
	$(BIN)/ruff format $(SOURCES)

fields: .venv/.play ## write slots and copy constructors below the declared fields of all states
	$(SLOW) tools/fields.py

test-slow: .venv/.dev web chromium ## all tests on the interpreted sources
	$(SLOW) -m pytest $(SHARE) --cov --cov-report=

coverage: .venv/.dev web ## the line coverage of src/wawel as pages in build/coverage; tests/line_coverage.py lists what is measured
	$(SLOW) -m pytest $(SHARE) --cov --cov-report=html -m "not no_cover"

test-web: .venv/.dev web ## types, style and unit tests of the browser client
	@$(BIN)/python tools/web.py check

mutants: .venv/.dev ## small changes of a game's rules that no test notices: make mutants GAME=epic ARGS="--sample 150"
	@$(SLOW) tools/mutants.py $(or $(GAME),--help) $(ARGS)

pictures: .venv/.dev web chromium ## pictures of every page and moment, whole games at every size, in build/screenshots
	WAWEL_PICTURES=1 $(SLOW) -m pytest $(SHARE) tests/web

test-fast: .venv/.dev ## the laws on the compiled form, and that both forms play the same games
	@env -u PYTHONPATH $(BIN)/python tools/fast.py; status=$$?; \
	if [ $$status -eq 3 ] && [ -z "$$WAWEL_NEED_FAST" ]; then \
	  echo "The compiled form was NOT tested."; \
	elif [ $$status -ne 0 ]; then exit $$status; \
	else set -x; $(FAST) -m pytest $(SHARE) -m "not slow" $(FAST_TESTS); fi

fast: .venv/.dev ## compile the engine and the games into build/fast
	@env -u PYTHONPATH $(BIN)/python tools/fast.py

bench: .venv/.bench fast ## measure the speed of both forms, and of other engines
	$(SLOW) -m wawel.cli bench --peers
	$(FAST) -m wawel.cli bench --peers

clean: ## remove builds and caches
	rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Wawel needs Python 3.11 or later; '$(PYTHON)' is: $$($(PYTHON) --version 2>&1 | head -n 1)"; \
	  echo "Name another one like this: make PYTHON=python3.12 ..."; exit 1; }
	$(VENV)

.venv/.play: pyproject.toml | .venv/bin/python
	$(INSTALL) -e .
	@touch $@

.venv/.web: pyproject.toml | .venv/bin/python
	$(INSTALL) -e '.[web]'
	@touch .venv/.play $@

.venv/.dev: pyproject.toml | .venv/.play
	$(INSTALL) $(LATER) -e '.[dev,web]'
	@touch .venv/.play .venv/.web $@

.venv/.bench: pyproject.toml | .venv/.dev
	$(INSTALL) -e '.[bench]'
	@touch $@
