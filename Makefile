# Feldzug: every target sets up what it needs first. `make help` lists them.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

# Any Python 3 can run tools/setup.py, which then looks for a Python 3.11 or newer.
# Say `make PYTHON=python3.12 test` to choose one yourself.
PYTHON ?=
export PYTHON
ANY_PYTHON := $(shell for p in $(PYTHON) python3 python3.13 python3.12 python3.11; do \
	"$$p" -c pass >/dev/null 2>&1 && echo "$$p" && break; done)
SETUP = $(if $(ANY_PYTHON),@"$(ANY_PYTHON)" tools/setup.py,\
	@echo "Feldzug needs Python 3.11 or newer: please install it and run this again." >&2; exit 1;)

# Python keeps what it has compiled, even where the shell says otherwise: tests start it many times.
unexport PYTHONDONTWRITEBYTECODE

RUN := .venv/bin/python
GAME ?=
GAMES ?=
SHARE ?=
PEERS := .venv-peers/bin/python
COMPILED := build/compiled
# Tests run side by side; tests/conftest.py says how many.
JOBS := -n auto --dist worksteal
# Run on the compiled copy where there is one of these very sources, else on the plain ones.
FAST = PYTHONPATH="$$($(RUN) tools/compile.py --path)" $(RUN)

.PHONY: help setup peers play terminal web protocol test quick check laws attack fuzz perft bench bench-server arena pictures docs compile lock clean

# List the targets.
help:
	@awk '/^# /{line = substr($$0, 3)} /^[a-z-]+:/{sub(":.*", ""); printf "  make %-12s %s\n", $$0, line} \
		/^$$/{line = ""}' Makefile

# Make or repair the virtual environment .venv (all other targets do this by themselves).
setup:
	$(SETUP)

# Make the second environment with the engines that `make bench` compares us with.
peers:
	$(SETUP) --peers

# Play in the browser: builds the page, starts the server and opens it; SHARE=1 lets others at home join.
play: web
	@$(RUN) tools/compile.py --later
	@$(FAST) -m feldzug serve --open $(if $(filter-out 0,$(SHARE)),--share)

# Play in the terminal; GAME=… names a game, without it the first of the list.
terminal: setup
	@$(FAST) -m feldzug play $(GAME)

# Build the web page into the package.
web: setup
	@$(RUN) tools/web.py

# Renew the page's types from the server's description of itself.
protocol: setup
	@$(RUN) tools/web.py --protocol

# Check everything and run all tests: what must pass before a change is merged.
test: check
	$(RUN) -m pytest $(JOBS)

# Test what can be tested in a few minutes, without a browser, a database server or a network: while working.
quick: setup
	$(RUN) -m ruff check
	FELDZUG_HYPOTHESIS=brief $(RUN) -m pytest $(JOBS) -m "not slow and not browser and not postgres"

# Check form, style, types and the direction of imports.
check: setup
	$(RUN) -m ruff format --check
	$(RUN) -m ruff check
	$(RUN) -m mypy
	.venv/bin/lint-imports --no-logo
	$(RUN) tools/web.py --check

# Test what must hold for every position of every game.
laws: setup
	$(RUN) -m pytest $(JOBS) tests/laws

# Attack servers of our own on this machine for some minutes: kills, races, secrecy, fuzz, slow clients.
attack: setup
	@$(RUN) -m tests.server.attack

# Play at random for ten minutes, looking for crashes, dead ends and endless games; or GAMES=… games of GAME=….
fuzz: setup
	@$(FAST) -m feldzug fuzz $(if $(GAME),--game $(GAME)) $(if $(GAMES),--games $(GAMES),--seconds 600)

# Count the decision paths from the opening of a game (GAME=…).
perft: setup
	@$(RUN) -m feldzug perft $(GAME)

# Measure the package, compiled where that is possible, beside other engines; every game, or GAME=….
bench: setup peers
	@$(RUN) tools/compile.py || echo "Without a compiler only plain Python is measured."
	@PYTHONPATH=$(COMPILED) FELDZUG_PLAIN=src FELDZUG_PEERS=$(PEERS) $(RUN) -m feldzug bench $(GAME)

# Measure the server with 200 and 1,000 games under way, and the page in Chromium; BESIDE=… names another checkout.
bench-server: web
	@$(FAST) -m tools.bench_server $(if $(BESIDE),--beside "$(BESIDE)")

# Let the bots play each other and rate them.
arena: setup
	@$(FAST) -m feldzug arena $(GAME)

# Take the pictures that README and documents show, from the real page.
pictures: web
	@$(RUN) -m tests.web.pictures

# Build the documentation into site/.
docs: setup
	$(RUN) -m mkdocs build --strict

# Compile a copy of the package into build/compiled; PYTHONPATH=build/compiled runs it.
compile: setup
	@$(RUN) tools/compile.py

# Renew both lock files with the newest versions that work together.
lock: setup
	@$(RUN) tools/lock.py

# Remove everything that the other targets made, the virtual environments too.
clean:
	rm -rf .venv .venv-peers build dist site
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
