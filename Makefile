# Two commands do all set-up on a machine with Python 3.11+ and make: `make demo` and `make test`.

PYTHON ?= python3
VENV   ?= .venv
# Processes that run tests: a number, or `auto` for one a core.
JOBS   ?= auto
# More for pytest, as in: make pytest ARGS="-k wheel"
ARGS   ?=

BIN   := $(VENV)/bin
READY := $(VENV)/.ready
# Parts of which every branch must be run by some test.
FULLY_COVERED := courtpiece_spec/language courtpiece_spec/engine
# Other people's engines, and ours beside them, for `make bench`.
BENCH := build/bench-venv
PEERS := tests/benchmarks/requirements.txt
# Where the tests leave word of what this machine could not run.
NOT_RUN := build/not-run.txt

comma := ,
empty :=
space := $(empty) $(empty)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help demo test proof lint types arrows pytest measured score bench docs site pdf format clean

help: ## say what can be made
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1@\2/' \
		| awk -F@ '{ printf "%-16s %s\n", $$1, $$2 }'

# One file says that the environment is as pyproject.toml wants it. One without pip is half-made: it goes first.
$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Python 3.11 or newer is needed; name one with: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
		|| { echo "This Python cannot make virtual environments; install python3-venv" >&2; exit 1; }
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev,docs]'
	@touch $@

demo: $(READY) ## judge two sample programs by a book: one is right, one is not
	$(BIN)/python docs/examples/demo.py

test: lint types arrows site pytest ## everything that has to pass
	@cat $(NOT_RUN)
	@echo "make test: all that was run has passed"

proof: measured ## every test measured, far more examples, every book and option identified and compiled
	HYPOTHESIS_PROFILE=nightly $(BIN)/pytest -n $(JOBS) --timeout 3600 -k "propert or identify or what_loads or option_shows" $(ARGS)
	COURTPIECE_PROOF_ROUNDS=20000 $(BIN)/pytest -n $(JOBS) --timeout 3600 tests/kernel/test_proof.py $(ARGS)

lint: $(READY) ## style and likely mistakes
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(READY) ## types
	$(BIN)/mypy

arrows: $(READY) ## who may import whom
	$(BIN)/lint-imports

pytest: $(READY) ## the tests
	@mkdir -p build
	COURTPIECE_NOT_RUN=$(NOT_RUN) $(BIN)/pytest -n $(JOBS) $(ARGS)

# Measuring triples the time of the tests on Python 3.11.
measured: $(READY) ## the tests, and that they run every branch of the language and the engine
	$(BIN)/pytest -n $(JOBS) --cov --cov-report= $(ARGS)
	$(BIN)/coverage report
	$(BIN)/coverage report --fail-under=100 \
		--include='$(subst $(space),$(comma),$(addsuffix /*,$(FULLY_COVERED)))'

score: $(READY) ## measure the vectors by mutants, and write the page that tells
	$(BIN)/courtpiece vectors score -j 2 --markdown docs/reference/score.md

# One by one: what cannot be installed here is told as missing in the report.
$(BENCH)/.ready: pyproject.toml $(PEERS)
	$(PYTHON) -m venv --clear $(BENCH)
	$(BENCH)/bin/python -m pip install --quiet --disable-pip-version-check -e .
	@grep -v '^#' $(PEERS) | while read -r peer; do \
		$(BENCH)/bin/python -m pip install --quiet --disable-pip-version-check "$$peer" \
			|| echo "$$peer could not be installed" >&2; done
	@touch $@

bench: $(BENCH)/.ready ## how fast: ours, other people's engines and C, by turns (ARGS="--json FILE")
	$(BENCH)/bin/python -m tests.benchmarks $(ARGS)

docs: $(READY) ## the documentation, to docs/_build/html: takes some minutes
	@echo "The whole site, with every rulebook in every language, takes some minutes; make site is quicker."
	$(BIN)/python -m sphinx -q -n -W --keep-going -b html -d docs/_build/doctrees docs docs/_build/html
	$(BIN)/python -m docs._ext.print_rulebooks single_sir docs/examples/club_night.court

site: export COURTPIECE_DOCS := quick
site: $(READY) # the documentation as the tests look at it: most rulebooks in English only
	$(BIN)/python -m sphinx -q -n -W --keep-going -b html -d docs/_build/doctrees docs docs/_build/html

pdf: $(READY) ## every rulebook for print, in every language, beside the documentation
	$(BIN)/python -m docs._ext.print_rulebooks

format: $(READY) ## lay out the code
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean: ## remove all that was made, the environment too
	rm -rf $(VENV) build dist docs/_build htmlcov .coverage .coverage.* \
		.pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
