# `make` alone lists what there is to do. Only Python 3.11+ and make are needed; with a C compiler
# the core is compiled and several times as fast (BUILD=plain leaves it as it is).

PYTHON ?= python3
GAME   ?= ice-garden
VENV   := .venv
BIN    := $(VENV)/bin
PY     := $(BIN)/python
STAMP  := $(VENV)/.installed
DEV    := $(VENV)/.installed-dev
PIP    := $(PY) -m pip --disable-pip-version-check -qq
CODE   := src tests examples setup.py $(if $(wildcard bench/*.py),bench)
CORE   := build/compiled
BUILT  := $(CORE)/.built
FAST   := PYTHONPATH=$(CORE)
SKALD  := $(FAST) $(PY) -m skald
ifeq ($(BUILD),plain)
BUILT  :=
SKALD  := $(BIN)/skald
endif

# What must hold on the compiled core too; whole random games are played there, where it is fast.
COMPILED_TESTS := tests/kernel tests/rules tests/golden tests/perft tests/properties tests/bots tests/bench tests/core

.DEFAULT_GOAL := help
.PHONY: help play test lint format types imports tests compiled soak bench venv clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(STAMP) $(BUILT) ## play in the terminal (GAME=northgard, ARGS="--players 4")
	@$(SKALD) terminal $(GAME) $(ARGS)

test: lint types imports tests compiled ## everything that must pass before a commit

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

tests: $(DEV) ## pytest on plain Python (a part of it: ARGS="-k vuko")
	@echo "== pytest, plain Python"
	@$(PY) -m pytest -q $(ARGS)

compiled: $(DEV) $(BUILT) ## pytest on the compiled core: rules, whole games, speed
	@echo "== pytest, the core as it was built"
	@SKALD_GAMES=all $(FAST) $(PY) -m pytest -q -p no:cacheprovider $(COMPILED_TESTS) $(ARGS)

soak: $(DEV) $(BUILT) ## thousands of whole games; takes minutes
	@$(FAST) $(PY) -m pytest -m soak $(ARGS)

bench: $(DEV) $(BUILT) ## speed, beside python-chess in the same run
	@$(SKALD) bench $(ARGS)

venv: $(DEV) ## create or refresh the virtual environment

# A copy of the package with a compiled core; without a compiler a plain one.
$(BUILT): $(STAMP) setup.py pyproject.toml $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl')
	@echo "Compiling the core (once; this may take some minutes, BUILD=plain goes without) ..."
	@rm -rf $(CORE)
	@$(PY) setup.py -q build_py --build-lib $(CORE) build_ext --build-lib $(CORE) >build/compiling.log 2>&1 || \
	  { tail -n 20 build/compiling.log >&2; exit 1; }
	@$(FAST) $(PY) -c 'from skald.kernel.build import COMPILED; print("The core is compiled." if COMPILED else "The core stays plain Python; build/compiling.log says why.")'
	@touch $@

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
	@rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	@find src tests bench examples -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
