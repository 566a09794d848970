# The words of this house. `make play` and `make test` need only Python 3.11 or newer.
PYTHON3 ?= python3
PY := .venv/bin/python
CLIENT := $(shell find client src/godet/games -name '*.svelte' -o -name '*.ts' -o -name '*.css' -o -name '*.ftl' -o -name '*.html' 2>/dev/null)

.PHONY: play test check fix bench chaos golden lock clean

play: .venv/ready src/godet/web/static/index.html  ## open the tables (PORT=8000, DATA=godet.db)
	@.venv/bin/godet serve

test: .venv/ready src/godet/web/static/index.html  ## every test, the real browser included
	tools/npm test
	tools/npm run journeys
	$(PY) -m pytest -n 2 --dist worksteal

check: .venv/ready node_modules/.ready  ## linters, types, contracts, texts, generated files
	$(PY) tools/check.py

fix: .venv/ready  ## let the formatters do what they can
	.venv/bin/ruff check --fix . ; .venv/bin/ruff format .

bench: .venv/ready .venv-peers/ready  ## measure, beside peers, and store the results
	.venv-peers/bin/python -m bench.engine
	.venv-peers/bin/python -m bench.flicking
	$(PY) -m bench.physics
	.venv-peers/bin/python -m bench.plots
	$(PY) -m bench.server
	$(PY) -m bench.storm
	$(PY) -m bench.bots

chaos: .venv/ready  ## kill the server a hundred times, and store the figures
	$(PY) -m pytest tests/chaos --kills 100 --store-figures -s

golden: .venv/ready  ## write the golden matches anew, to be reviewed as prose
	$(PY) tools/golden.py

lock: .venv/ready  ## choose versions anew
	.venv/bin/uv pip compile -q pyproject.toml --group dev --universal --generate-hashes --no-header -o requirements.lock
	.venv/bin/uv pip compile -q pyproject.toml --group dev --group peers --universal --generate-hashes --no-header -o requirements-peers.lock

clean:
	rm -rf .venv .venv-peers node_modules src/godet/web/static

.venv/ready: requirements.lock
	@$(PYTHON3) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Godet needs Python 3.11 or newer")'
	@$(PYTHON3) -m venv .venv && $(PY) -m pip install -q --disable-pip-version-check uv
	@.venv/bin/uv pip install -q --python $(PY) --require-hashes -r requirements.lock
	@.venv/bin/uv pip install -q --python $(PY) --no-deps --no-build-isolation -e . && touch $@

.venv-peers/ready: requirements-peers.lock
	@$(PYTHON3) -m venv .venv-peers && .venv-peers/bin/python -m pip install -q --disable-pip-version-check uv
	@.venv-peers/bin/uv pip install -q --python .venv-peers/bin/python --require-hashes -r requirements-peers.lock
	@.venv-peers/bin/uv pip install -q --python .venv-peers/bin/python --no-deps --no-build-isolation -e . && touch $@

node_modules/.ready: package-lock.json .venv/ready
	@tools/npm ci --ignore-scripts --no-audit --no-fund --loglevel=error && touch $@

src/godet/web/static/index.html: node_modules/.ready $(CLIENT) vite.config.ts
	@tools/npm run --silent build
