# Every target sets up what it needs by itself. `make` alone lists them.

PYTHON ?= python3
PORT ?= 8000
UV = uv==0.13.9
LOCK = --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header

BIN = .venv/bin
PIP = -m pip --disable-pip-version-check --quiet
CYCLONEDX = .venv-audit/bin/python -W ignore -m cyclonedx_py requirements --output-reproducible --pyproject pyproject.toml
LOCKS = requirements.lock bench/requirements.lock audit/requirements.lock widgets/live/requirements.lock
MODULES = PYTHONPATH=.:widgets:book:book/_ext

FILES = -type f ! -path '*/__pycache__/*' ! -path '*/static/*' ! -name '*.mo'
LIVE_FILES = $(shell find sevens widgets book/scenarios $(FILES) ! -name '*.md')
BOOK_FILES = $(shell find sevens widgets book tests/rules $(FILES)) _config.yml _toc.yml CHANGELOG.md

.PHONY: help serve site stick assets dist twice test check soak bench strength golden worksheets translations audit parts lock clean

help: ## list the targets
	@awk -F ' *:.*## ' '/^[a-z]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

serve: _build/site.done ## build the site in every language and serve it on http://localhost:8000 (or PORT=8001)
	@$(BIN)/python scripts/serve.py _build/site --port $(PORT)

site: _build/site.done ## build the site in every language into _build/site
	@echo "The site is in _build/site."

stick: _build/site.done ## pack the site for a USB stick into _build/sevens-book.zip
	$(MODULES) $(BIN)/python book/stick.py

assets: _build/assets.done ## build the scripts and styles of site and widgets (the site does it by itself)

dist: _build/assets.done ## build the wheel and the sdist of both packages, front end inside, into _build/dist
	rm -rf _build/dist
	SOURCE_DATE_EPOCH=$$(git log -1 --format=%ct) $(BIN)/python -m hatchling build --directory _build/dist

twice: .venv/ready node_modules/ready ## build the last commit twice, in two folders, and compare every byte of assets, site and packages
	$(BIN)/python scripts/twice.py

test: check _build/site.done ## every check and test
	$(BIN)/python scripts/browser.py chromium firefox
	$(BIN)/pytest --numprocesses auto --dist worksteal

check: .venv/ready node_modules/ready ## formatting, lint, types, the direction of imports, spelling
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(MODULES) $(BIN)/lint-imports --no-logo
	npm run --silent check
	$(BIN)/python scripts/spelling.py

soak: .venv/ready ## play 100,000 random games of random options, every tenth beside the plain rules
	$(BIN)/python -m tests.soak 100000

bench: _build/site.done _build/lite.done ## page weight, Lighthouse, Web Vitals, live start, answer time, engine and simulation speed, each beside its bound
	$(BIN)/python scripts/browser.py
	$(MODULES) $(BIN)/python -m bench

strength: .venv/ready ## play the levels of the bots against each other, each share of deals won beside its bound
	$(MODULES) $(BIN)/python -m bench.strength

golden: _build/assets.done ## write down anew what the widgets say at each step, in every language
	$(BIN)/pytest tests/golden tests/web/test_quiz_spoken.py tests/web/test_review_spoken.py --rewrite

worksheets: .venv/ready ## print worksheets with their answers into _build/worksheets: A4 and Letter, every language
	$(BIN)/python book/build.py compile
	$(BIN)/python scripts/browser.py
	$(MODULES) $(BIN)/python -m scripts.worksheets

translations: .venv/ready ## extract the messages and bring every catalogue up to date
	$(BIN)/python book/build.py update

audit: .venv-audit/ready ## ask the package indexes whether a locked version has a known flaw
	$(foreach lock,$(LOCKS),.venv-audit/bin/pip-audit --strict --disable-pip --require-hashes --requirement $(lock) &&) npm audit

parts: .venv/ready .venv-audit/ready ## write lists of all parts (CycloneDX) into _build/parts: the site's tools, the browser's Python, the front end
	mkdir -p _build/parts
	$(CYCLONEDX) requirements.lock --output-file _build/parts/tools.cdx.json
	$(CYCLONEDX) widgets/live/requirements.lock --output-file _build/parts/browser.cdx.json
	$(BIN)/python scripts/front_end_parts.py > _build/parts/front-end.cdx.json

lock: .venv/ready ## bring the Python lock files up to date with pyproject.toml and the lists in bench and audit
	$(BIN)/python -m venv _build/lock
	_build/lock/bin/python $(PIP) install $(UV)
	_build/lock/bin/uv pip compile $(LOCK) --group dev --output-file requirements.lock pyproject.toml
	_build/lock/bin/uv pip compile $(LOCK) --output-file bench/requirements.lock bench/requirements.in
	_build/lock/bin/uv pip compile $(subst 3.11,3.14,$(LOCK)) --no-deps --output-file bench/wheels.lock bench/wheels.in
	_build/lock/bin/uv pip compile $(LOCK) --output-file audit/requirements.lock audit/requirements.in

clean: ## remove what was built (.venv, .venv-bench, .venv-audit and node_modules stay)
	rm -rf _build widgets/sevens_widgets/static .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

.venv/ready: requirements.lock pyproject.toml
	@sh scripts/machine.sh "$(PYTHON)"
	$(PYTHON) -m venv .venv
	$(BIN)/python $(PIP) install --require-hashes --requirement requirements.lock
	$(BIN)/python $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

.venv-%/ready: %/requirements.lock
	@sh scripts/machine.sh "$(PYTHON)"
	$(PYTHON) -m venv .venv-$*
	.venv-$*/bin/python $(PIP) install --require-hashes --requirement $<
	@touch $@

# No install script of others is run (.npmrc). esbuild works without its own on most machines; where it does not, we run that one.
node_modules/ready: package-lock.json package.json
	@sh scripts/machine.sh "$(PYTHON)"
	npm ci
	node_modules/.bin/esbuild --version >/dev/null 2>&1 || node node_modules/esbuild/install.js
	@touch $@

_build/assets.done: .venv/ready node_modules/ready $(LIVE_FILES)
	$(BIN)/python book/build.py compile
	PYTHON=$(BIN)/python node widgets/build.mjs
	@touch $@

_build/lite.done: bench/wheels.lock bench/lite_site.py .venv-bench/ready .venv/ready node_modules/ready
	$(BIN)/python -m bench.lite_site
	@touch $@

_build/site.done: _build/assets.done $(BOOK_FILES)
	$(BIN)/python book/build.py html --warnings-are-errors
	@touch $@
