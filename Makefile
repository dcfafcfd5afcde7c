# `make` alone lists what there is to do. Only Python 3.11+ and make are needed.

PYTHON ?= python3
GAME   ?= ice-garden
VENV   := .venv
BIN    := $(VENV)/bin
PY     := $(BIN)/python
STAMP  := $(VENV)/.installed
PIP    := $(PY) -m pip --disable-pip-version-check -qq
CODE   := src tests $(if $(wildcard bench/*.py),bench)

.DEFAULT_GOAL := help
.PHONY: help play test lint format types imports tests soak bench venv clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(STAMP) ## play in the terminal (GAME=northgard, ARGS="--players 4")
	@$(BIN)/skald terminal $(GAME) $(ARGS)

test: lint types imports tests ## everything that must pass before a commit

lint: $(STAMP) ## ruff: lint and formatting
	@echo "== ruff"
	@$(PY) -m ruff check -q $(CODE)
	@$(PY) -m ruff format -q --check $(CODE) || { echo "Run 'make format'." >&2; exit 1; }

format: $(STAMP) ## ruff: sort imports, fix what is safe, format
	@$(PY) -m ruff check -q --fix $(CODE); $(PY) -m ruff format $(CODE)

types: $(STAMP) ## mypy --strict
	@echo "== mypy"
	@$(PY) -m mypy $(CODE)

imports: $(STAMP) ## import-linter: imports point downwards
	@echo "== import-linter"
	@$(BIN)/lint-imports --no-logo

tests: $(STAMP) ## pytest only (a part of it: ARGS="-k vuko")
	@echo "== pytest"
	@$(PY) -m pytest -q $(ARGS)

soak: $(STAMP) ## thousands of whole games; takes minutes
	@$(PY) -m pytest -m soak $(ARGS)

bench: $(STAMP) ## speed, beside python-chess in the same run
	@$(PY) bench/run.py $(ARGS)

venv: $(STAMP) ## create or refresh the virtual environment

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
	@touch $@

clean: ## remove everything that make has made
	@rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	@find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
