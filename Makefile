# `make` alone lists what there is to do. Only Python 3.11+ and make are needed; with a C compiler
# the core is compiled and several times as fast (BUILD=plain leaves it as it is). The client is
# built with Node 20.19 or newer; where there is none it comes from PyPI.

PYTHON ?= python3
GAME   ?= ice-garden
VENV   := .venv
BIN    := $(VENV)/bin
PY     := $(BIN)/python
STAMP  := $(VENV)/.installed
DEV    := $(VENV)/.installed-dev
PIP    := $(PY) -m pip --disable-pip-version-check -qq
CODE   := src tests examples packing setup.py $(if $(wildcard bench/*.py),bench)
CORE   := build/compiled
BUILT  := $(CORE)/.built
FAST   := PYTHONPATH=$(CORE)
SKALD  := $(FAST) $(PY) -m skald
ifeq ($(BUILD),plain)
BUILT  :=
SKALD  := $(BIN)/skald
endif
CLIENT := web/dist/index.html
# Tests of servers and browsers wait as much as they compute: one more at a time than there are cores.
AT_ONCE := $(shell echo $$(($$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2) + 1)))
NODE   := PATH="$(CURDIR)/$(BIN):$$PATH"

# Everything is proved on the core as it was built, where whole games are quick. Plain Python runs
# the same source: there the rules are proved again, and a sample of random games; `make soak`
# plays many more. Words are tried on steps that are half made, which only plain Python knows.
WORDS       := tests/lang
PLAIN_TESTS := tests/kernel tests/rules tests/golden tests/perft tests/properties/test_random_games.py tests/core $(WORDS)
# What is quick and finds most mistakes.
QUICK_TESTS := tests/kernel tests/rules tests/golden tests/hygiene tests/lang

.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory
.PHONY: help play terminal check test checks builds lint format types imports quick plain tests compiled web wire browser soak bench picture venv clean always

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# A game begins at once: until the core is compiled, which goes on beside it, it runs plain.
play: $(STAMP) $(CLIENT) ## the table in your browser
	@if [ -z "$(BUILT)" ]; then $(BIN)/skald play $(ARGS); \
	elif $(MAKE) -q $(BUILT) 2>/dev/null; then SKALD_CLIENT=web/dist $(SKALD) play $(ARGS); \
	else (mkdir build/compiling 2>/dev/null && trap 'rmdir build/compiling' EXIT && \
	  nohup nice $(MAKE) -s $(BUILT)) >/dev/null 2>&1 & exec $(BIN)/skald play $(ARGS); fi

terminal: $(STAMP) $(BUILT) ## play in the terminal (GAME=northgard, ARGS="--players 4")
	@$(SKALD) terminal $(GAME) $(ARGS)

check: $(DEV) ## what is quick, while writing: lint, types, imports, rules
	@$(MAKE) -j2 -Otarget types quick lint imports

# What is built and what is checked do not wait for each other.
test: $(DEV) ## everything that must pass before a commit
	@$(MAKE) -j2 -Otarget checks builds
	@$(MAKE) compiled
	@$(MAKE) browser

checks: lint types imports plain

builds: $(BUILT) web

lint: $(DEV) ## ruff: lint and formatting
	@echo "== ruff"
	@$(PY) -m ruff check -q $(CODE)
	@$(PY) -m ruff format -q --check $(CODE) || { echo "Run 'make format'." >&2; exit 1; }

format: $(DEV) ## ruff: sort imports, fix what is safe, format
	@$(PY) -m ruff check -q --fix $(CODE); $(PY) -m ruff format $(CODE)

types: $(DEV) ## mypy --strict
	@echo "== mypy"
	@$(PY) -m mypy

imports: $(DEV) ## import-linter: imports point downwards
	@echo "== import-linter"
	@$(BIN)/lint-imports --no-logo

tests: $(DEV) ## pytest on plain Python, all of it or a part: ARGS="-k vuko"
	@echo "== pytest, plain Python"
	@$(PY) -m pytest -q $(ARGS)

quick:
	@echo "== pytest, what is quick"
	@$(PY) -m pytest -q $(QUICK_TESTS)

plain:
	@echo "== pytest, plain Python: rules and a sample of games"
	@$(PY) -m pytest -q $(PLAIN_TESTS)

compiled: $(DEV) $(BUILT) ## pytest on the core as it was built: everything
	@echo "== pytest, the core as it was built"
	@SKALD_GAMES=many $(FAST) $(PY) -m pytest -q -n $(AT_ONCE) --ignore=$(WORDS) $(ARGS)

web: $(DEV) $(CLIENT) ## the client: lint, formatting, types, tests, build
	@echo "== eslint, prettier, svelte-check, vitest"
	@cd web && $(NODE) npm run -s lint || { echo "Run 'npm run format' in web/, or mend what eslint found." >&2; exit 1; }
	@cd web && $(NODE) npm run -s check && $(NODE) npm run -s test

wire: $(DEV) ## the types of the client, from those of the server and the games
	@$(PY) -m skald.server.types

browser: $(DEV) $(CLIENT) ## whole games in a real browser
	@echo "== pytest, the table in Chromium"
	@command -v chromium >/dev/null 2>&1 || sh tests/browser/install-chromium.sh
	@$(PY) -m pytest -q -n $(AT_ONCE) -m browser tests/browser $(ARGS)

soak: $(DEV) $(BUILT) ## thousands of whole games; takes minutes
	@$(FAST) $(PY) -m pytest -m soak $(ARGS)
	@SKALD_GAMES=all $(FAST) $(PY) -m pytest tests/properties $(ARGS)

bench: $(DEV) $(BUILT) ## speed, beside python-chess in the same run
	@$(SKALD) bench $(ARGS)

picture: $(DEV) ## the picture of the house in CONTRIBUTING.md, from the imports
	@$(PY) -m tests.hygiene.picture

venv: $(DEV) ## create or refresh the virtual environment

# A copy of the package with a compiled core; without a compiler a plain one.
$(BUILT): $(STAMP) setup.py pyproject.toml $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl')
	@echo "Compiling the core (once; this may take some minutes, BUILD=plain goes without) ..."
	@rm -rf $(CORE)
	@SKALD_WITHOUT_CLIENT=1 $(PY) setup.py -q build_py --build-lib $(CORE) build_ext --build-lib $(CORE) >build/compiling.log 2>&1 || \
	  { tail -n 20 build/compiling.log >&2; exit 1; }
	@$(FAST) $(PY) -c 'from skald.kernel.build import COMPILED; print("The core is compiled." if COMPILED else "The core stays plain Python; build/compiling.log says why.")'
	@touch $@

# It is built anew if a source of it is newer: packing/client.py knows how, as an installation does.
$(CLIENT): web/node_modules/.installed always
	@$(NODE) $(PY) -m packing.client

web/node_modules/.installed: web/package-lock.json | $(STAMP)
	@node="$$($(NODE) $(PY) -m packing.client node)" && { [ -z "$$node" ] || $(PIP) install $$node; }
	@$(NODE) $(PY) -m packing.client packages

$(STAMP): pyproject.toml requirements.lock
	@command -v "$(PYTHON)" >/dev/null 2>&1 || \
	  { echo "Skald needs Python 3.11 or newer, and '$(PYTHON)' is not there. Name another: make PYTHON=/path/to/python3" >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Skald needs Python 3.11 or newer; '$(PYTHON)' is $$("$(PYTHON)" -V 2>&1). Name another: make PYTHON=python3.12" >&2; exit 1; }
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo "'$(PYTHON)' lacks the venv module (on Debian and Ubuntu: apt install python3-venv)." >&2; exit 1; }
	@echo "Preparing $(VENV) (once; this may take a minute) ..."
	@"$(PYTHON)" -m venv $(VENV)
	@$(PIP) install -r requirements.lock
	@$(PIP) install --no-deps --no-build-isolation -e .
	@mkdir -p build
	@touch $@

$(DEV): $(STAMP) requirements-dev.lock
	@echo "Installing what development needs ..."
	@$(PIP) install -r requirements-dev.lock
	@touch $@

clean: ## remove everything that make has made
	@rm -rf $(VENV) build dist web/dist web/node_modules src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	@find src tests bench examples packing -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
