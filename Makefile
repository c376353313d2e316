# Two commands matter: `make play` and `make test`. Both prepare everything they need in .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv pip install --quiet --system-certs --python $(BIN)/python -c constraints.txt
RECIPE := pyproject.toml constraints.txt hatch_build.py
WEB_SOURCES := $(shell find web src/speeltafel/games -type f \( -path 'web/*' -o -name '*.ftl' \) \
                 -not -path 'web/node_modules/*' 2>/dev/null)
CHECKED := $(wildcard src tests conftest.py tools bench examples hatch_build.py)
export PATH := $(CURDIR)/$(BIN):$(PATH)

# A .venv whose Python is too old or gone, or another one than `make … PYTHON=` asks for, is made anew.
VERSION := -c 'import sys; print(sys.version_info[:2]); sys.exit(sys.version_info < (3, 11))'
ifneq ($(wildcard $(BIN)/uv),)
  HAS := $(shell $(BIN)/python $(VERSION) 2>/dev/null || echo unfit)
  WANTS := $(if $(filter command line environment,$(origin PYTHON)),$(shell $(PYTHON) $(VERSION) 2>/dev/null),$(HAS))
  ifneq ($(HAS),$(WANTS))
    $(shell rm -rf $(VENV))
  else ifneq ($(filter unfit,$(HAS)),)
    $(shell rm -rf $(VENV))
  endif
endif

.PHONY: play cluster test check bench package compile plain test-compiled test-long setup setup-bench chromium python-tests browser-tests test-browsers web-tests

# Another port: make play PORT=8123
play: $(VENV)/.ready-play
	$(BIN)/speeltafel serve $(if $(PORT),--port $(PORT))

# Two nodes on PostgreSQL and Redis, all on this machine and all from wheels; see docs/hosting.md
cluster: setup
	python -m tools.cluster

test: setup check python-tests browser-tests web-tests
	@echo "make test: all done."

check: setup
	ruff check $(CHECKED)
	ruff format --check $(CHECKED)
	mypy --strict $(CHECKED)

python-tests: setup
	pytest -q -n 3 tests src/speeltafel/kit src/speeltafel/workshop/high_card/tests --ignore=tests/browser --ignore=tests/browsers

# A run of its own: the browser driver leaves a running event loop behind. The tests mostly wait, so three at a time.
# Claims and gestures have seconds by the rules: what a stalling machine missed gets one more try, and is listed.
browser-tests: setup chromium
	@if ! { command -v chromium-headless-shell || command -v chromium; } >/dev/null; then \
	  echo "BROWSER TESTS NOT RUN: install Chromium (Debian: apt-get install chromium) and run 'make test' again."; \
	else pytest -q -n 3 --dist worksteal --reruns 1 -r R tests/browser; fi

# Home, a lobby, every game and a replay in Firefox and WebKit, as far as they are installed
# (Debian: apt-get install firefox-esr webkit2gtk-driver xvfb); what was not tried is listed.
test-browsers: setup
	pytest -q -r s -p no:playwright tests/browsers

web-tests: setup
	cd web && npm run check && npm test

bench: setup-bench
	@for script in rules environments lab search server_load cluster_load memory thinking_load rush_out_live replay_load client; do echo "== bench/$$script.py"; python -m bench.$$script || exit 1; done

# Optional: compiles engine and games with mypyc. Needs a C compiler; the plain modules stay the source of truth.
compile: $(VENV)/.ready-compile
	python tools/compile.py

plain: $(VENV)/.ready-compile
	python tools/compile.py --clean

# What takes long and finds little: masters in all exams, whole games and courses in a browser, more drawings of the terminal.
test-long: setup chromium
	pytest -q -n 2 -m long tests src/speeltafel/kit --ignore=tests/browser --ignore=tests/browsers
	pytest -q -n 2 -m long tests/browser

# Wheel and sdist, built and tried in empty environments on every Python from 3.11 that is here.
package: setup
	python -m tools.package

# In a temporary copy, so that the sources stay plain.
test-compiled: setup
	python -m tools.test_compiled

setup: $(VENV)/.ready-test

setup-bench: setup $(VENV)/.ready-bench

$(BIN)/uv:
	@$(PYTHON) $(VERSION) >/dev/null 2>&1 || { \
	  echo "Speeltafel needs Python 3.11 or later, and $(PYTHON) is $$($(PYTHON) --version 2>/dev/null || echo not there)." >&2; \
	  echo "Name another one: make $(or $(MAKECMDGOALS),play) PYTHON=python3.12" >&2; exit 1; }
	$(PYTHON) -m venv --clear $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv

$(VENV)/.ready-play: $(BIN)/uv $(RECIPE) $(WEB_SOURCES)
	$(UV) -e '.[server]'
	@touch $@

$(VENV)/.ready-test: $(BIN)/uv $(RECIPE) $(WEB_SOURCES)
	$(UV) -e '.[server,scale,push,sim,cluster,rl]' --group lint --group test
	@touch $@ $(VENV)/.ready-play

$(VENV)/.ready-compile: $(VENV)/.ready-play
	$(UV) --group compile
	@touch $@

$(VENV)/.ready-bench: $(VENV)/.ready-test
	$(UV) --group bench
	@touch $@

# Without windows where Debian has that package; any Chromium will do.
chromium:
	@command -v chromium-headless-shell >/dev/null || { \
	  command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ] && apt-get -qq update && { \
	    apt-get -qq install -y --no-install-recommends chromium-headless-shell >/dev/null || \
	    apt-get -qq install -y --no-install-recommends chromium >/dev/null; }; } || true
