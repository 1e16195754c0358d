# make setup    prepare everything: Python environment, packages, compiled engine, browser client
# make play     serve the table and open it in a browser (port from PORT, 8000 by default)
# make test     everything a change has to pass
# make check    the quick part of it, while working
# make test-browser   the last part of it: whole games in a real browser against a real server
# make bench    measure the engine
# make screenshots   take pictures of every page into docs/screenshots
# make clean    remove everything that was made

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/ready

# The rooms of the engine are tested on the pure source, with coverage, and then everything on the compiled one: a
# terminal or a server does not care which of the two it has, so a few tests show that they stand on the source too.
ENGINE_TESTS := tests/contract tests/games tests/bots tests/match tests/training
ON_SOURCE    := tests/lab/test_positions.py tests/lab/test_simulation.py tests/terminal/test_series.py tests/lab/test_fuzzing.py tests/cli/test_commands.py
COVERAGE     := --cov=triumvir.contract --cov=triumvir.games --cov-report=term --cov-fail-under=100

PURE     := TRIUMVIR_PURE=1 TRIUMVIR_EXPECT=pure
COMPILED := TRIUMVIR_PURE= TRIUMVIR_EXPECT=compiled
PYTEST   := $(BIN)/pytest --quiet -n auto --dist worksteal

# Side by side where neither fills both cores; each says all it has to say at once, when it is done.
SIDE_BY_SIDE := -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

IS_COMPILED := $(BIN)/python -c 'import sys; from triumvir import build_info; sys.exit(not build_info.is_compiled_present())'

# The tests start hundreds of processes: what Python compiled once is kept for the next, even where that is not the habit.
export PYTHONDONTWRITEBYTECODE =

.DEFAULT_GOAL := setup
.PHONY: setup engine client play test check lint test-pure test-compiled test-web test-browser screenshots bench clean

setup: engine client

$(READY): pyproject.toml constraints.txt tools/prepare.sh
	@tools/prepare.sh "$(PYTHON)" $(VENV)
	@touch $@

engine: $(READY)
	@$(BIN)/python tools/build_engine.py

client:
	@tools/prepare_web.sh

play: setup
	@$(BIN)/triumvir serve --open

test: setup
	@echo "Checking style and types of the engine and the client, side by side (about a minute) …"
	@$(MAKE) --no-print-directory $(SIDE_BY_SIDE) lint test-web
	@$(MAKE) --no-print-directory test-pure
	@$(MAKE) --no-print-directory test-compiled
	@$(MAKE) --no-print-directory test-browser
	@if tools/find_chromium.sh >/dev/null 2>&1; then echo "Everything passed."; else echo "Everything passed that could be run here; no browser was at hand."; fi

check: $(READY)
	@$(MAKE) --no-print-directory lint
	@echo "Running the quick tests on the pure source …"
	@$(PURE) $(PYTEST) -m "not slow"

lint: $(READY)
	@echo "Checking style and types …"
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet || { echo "Not formatted; run: $(BIN)/ruff format"; exit 1; }
	@$(BIN)/mypy --no-error-summary

test-pure: $(READY)
	@echo "Running the engine's tests on the pure source, with coverage …"
	@$(PURE) $(PYTEST) $(COVERAGE) $(ENGINE_TESTS) $(ON_SOURCE)

test-compiled: engine
	@if $(IS_COMPILED); then \
		echo "Running all tests on the compiled engine …"; \
		$(COMPILED) $(PYTEST); \
	else \
		echo "No compiled engine here (see the warning above): running all tests on the pure source …"; \
		$(PURE) $(PYTEST); \
	fi

# The browser client: style, types, units.
test-web:
	@tools/prepare_web.sh packages
	@echo "Checking the browser client …"
	@cd web && npm run --silent lint && npm run --silent check -- --output human && npm run --silent test -- --silent

# Whole games in a real browser against a real server.
test-browser: setup
	@tools/prepare_web.sh packages
	@if chromium=$$(tools/find_chromium.sh); then \
		echo "Playing in a browser (some minutes) …"; \
		cd web && CHROMIUM=$$chromium npx --no playwright test; \
	else \
		echo "No Chromium here (see above): the games in a browser are left out."; \
	fi

screenshots: setup
	@tools/prepare_web.sh packages
	@chromium=$$(tools/find_chromium.sh) && cd web && CHROMIUM=$$chromium npx --no playwright test --config playwright.screenshots.ts

bench: setup
	@$(BIN)/python -m pip --disable-pip-version-check -qq install --constraint constraints.txt open_spiel \
		|| echo "OpenSpiel could not be installed: it is left out of the comparison."
	@$(BIN)/python benchmarks/engine.py
	@$(BIN)/python benchmarks/search.py

clean:
	@rm -rf $(VENV) build dist src/*.egg-info src/triumvir/web_dist web/node_modules web/test-results .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage htmlcov
	@find src -name '*.so' -delete
	@rm -f src/triumvir/_compiled.json
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
	@echo "Clean."
