"""The package in a page: as it is, and as bundlers of Debian make it: esbuild, rollup and, if it is there, webpack."""

import json
import shutil
import subprocess
import threading
from functools import partial
from http.server import ThreadingHTTPServer
from time import monotonic

import pytest

from conftest import DIST, QuietHandler

PACKAGE = DIST / "package"
EXPECTED = "1 tablespoon"

TOP = """import { format } from 'quantities-kitchen';
document.title = format('3 tsp');"""
RECIPES = """import { scale } from 'quantities-kitchen/recipes';
document.title = scale('1 teaspoon', 3);"""
LOADED = """import { load } from 'quantities-kitchen/load';
load().then(({ format }) => { document.title = format('3 tsp'); }, (error) => { document.title = error.message; });"""
BY_ADDRESS = """import { load } from 'quantities-kitchen/load';
import address from 'quantities-kitchen/core.wasm';
load(address).then(({ format }) => { document.title = format('3 tsp'); });"""
INLINE = """import { load } from 'quantities-kitchen/inline';
load().then(({ answer }) => { document.title = answer('3 tsp'); });"""
SWEDISH = """import { load } from 'quantities-kitchen/load';
load().then(async ({ format, loadLanguage }) => {
  document.title = format('2 cups', { language: await loadLanguage('sv') });
});"""
WORKER = """import { load } from 'quantities-kitchen/load';
const library = load();
self.addEventListener('message', async ({ data }) => {
  const { format } = await library;
  try {
    self.postMessage(format(data));
  } catch (error) {
    self.postMessage(error);
  }
});"""
ASKING = """import { QuantityError } from 'quantities-kitchen/core.js';
const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
worker.postMessage('3 tsp');
worker.postMessage('3 cupz');
const told = [];
worker.onmessage = ({ data }) => {
  told.push(typeof data === 'string' ? data : QuantityError.from(data).suggestions[0]);
  if (told.length === 2) document.title = told.join(', ');
};"""

PROGRAMS = {"top": TOP, "recipes": RECIPES, "loaded": LOADED, "inline": INLINE}

# Resolves imports as Node does, which rollup leaves to a plugin.
ROLLUP = """const entries = JSON.parse(require('fs').readFileSync('node_modules/quantities-kitchen/package.json')).exports;
module.exports = {
  plugins: [{
    resolveId: (name) => name.startsWith('quantities-kitchen')
      ? `${process.cwd()}/node_modules/quantities-kitchen/${entries[name.replace('quantities-kitchen', '.')].default}`
      : null,
  }],
};"""

WEBPACK = """module.exports = {
  mode: 'production',
  entry: './main.js',
  output: { path: `${__dirname}/out`, filename: 'bundle.js' },
  experiments: { topLevelAwait: true },
};"""


class Folder:
    """A folder of sources, bundled into `out` and served."""

    def __init__(self, path, browser):
        self.path, self.browser = path, browser
        (path / "node_modules").mkdir()
        (path / "node_modules/quantities-kitchen").symlink_to(PACKAGE)
        (path / "out").mkdir()

    def write(self, name, text):
        (self.path / name).write_text(text)

    def copy(self, *names):
        """Copy files of the package beside the bundle."""
        for name in names:
            copy = shutil.copytree if (PACKAGE / name).is_dir() else shutil.copy
            copy(PACKAGE / name, self.path / "out" / name)

    def run(self, *command):
        if shutil.which(command[0]) is None:
            pytest.skip(f"{command[0]} is missing")
        done = subprocess.run(command, cwd=self.path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout + done.stderr

    def title(self, page, root="out"):
        """Open a page, and return the title that its script gives it."""
        (self.path / root / "index.html").write_text(f"<!doctype html><meta charset=utf-8><title></title>{page}")
        handler = partial(QuietHandler, directory=self.path / root)
        server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        tab = self.browser.new_page()
        errors = []
        tab.on("pageerror", lambda error: errors.append(error.message))
        tab.goto(f"http://127.0.0.1:{server.server_port}/")
        end = monotonic() + 10
        # A policy may forbid wait_for_function, which evaluates a string.
        while not (title := tab.title()) and not errors and monotonic() < end:
            tab.wait_for_timeout(20)
        tab.close()
        server.shutdown()
        return title or f"no title: {errors}"


@pytest.fixture
def folder(tmp_path, browser):
    return Folder(tmp_path, browser)


MODULE = "<script type=module src=bundle.js></script>"
SCRIPT = "<script src=bundle.js></script>"


@pytest.mark.parametrize("source", PROGRAMS.values(), ids=PROGRAMS)
def test_a_page_without_a_bundler(folder, source):
    exports = json.loads((PACKAGE / "package.json").read_text())["exports"]
    imports = {
        name.replace(".", "quantities-kitchen", 1): f"/node_modules/quantities-kitchen/{entry['default'][2:]}"
        for name, entry in exports.items()
        if "default" in entry
    }
    names = json.dumps({"imports": imports})
    page = f"<script type=importmap>{names}</script><script type=module>{source}</script>"
    assert folder.title(page, ".") == EXPECTED


@pytest.mark.parametrize(
    ("source", "copied"),
    [(TOP, ["core.wasm"]), (RECIPES, ["recipes.wasm"]), (LOADED, ["core.wasm"]), (INLINE, [])],
    ids=PROGRAMS,
)
@pytest.mark.parametrize("tool", ["esbuild", "rollup"])
def test_a_module_with_the_wasm_file_copied_beside_it(folder, tool, source, copied):
    folder.write("main.js", source)
    bundle(folder, tool, "esm")
    folder.copy(*copied)
    assert folder.title(MODULE) == EXPECTED


@pytest.mark.parametrize("tool", ["esbuild", "rollup"])
def test_a_script_that_contains_the_library(folder, tool):
    folder.write("main.js", INLINE)
    bundle(folder, tool, "iife")
    assert folder.title(SCRIPT) == EXPECTED


def test_a_script_that_names_the_address(folder):
    folder.write("main.js", BY_ADDRESS)
    bundle(folder, "esbuild", "iife", "--loader:.wasm=file")
    assert folder.title(SCRIPT) == EXPECTED


def test_a_script_without_an_address_is_told_what_to_do(folder):
    folder.write("main.js", LOADED)
    bundle(folder, "esbuild", "iife", "--log-level=error")
    assert folder.title(SCRIPT) == (
        "the bundle doesn't know its address; pass that of the module to load(), or import"
        " 'quantities-kitchen/inline'"
    )


def test_a_missing_file_is_told(folder):
    folder.write("main.js", LOADED)
    bundle(folder, "esbuild", "esm")
    assert "core.wasm: 404" in folder.title(MODULE)


@pytest.mark.parametrize("tool", ["esbuild", "rollup"])
def test_languages_are_beside_the_module(folder, tool):
    folder.write("main.js", SWEDISH)
    bundle(folder, tool, "esm")
    folder.copy("core.wasm", "languages")
    assert folder.title(MODULE) == "2 koppar"


@pytest.mark.parametrize("tool", ["esbuild", "rollup"])
def test_the_first_messages_to_a_worker_arrive(folder, tool):
    folder.write("main.js", WORKER)
    bundle(folder, tool, "esm", output="worker.js")
    folder.write("main.js", ASKING)
    bundle(folder, tool, "esm")
    folder.copy("core.wasm")
    assert folder.title(MODULE) == f"{EXPECTED}, cup"


@pytest.mark.parametrize("source", PROGRAMS.values(), ids=PROGRAMS)
def test_webpack_copies_the_wasm_file(folder, source):
    folder.write("main.js", source)
    bundle(folder, "webpack")
    assert folder.title(SCRIPT) == EXPECTED


def test_webpack_bundles_a_worker(folder):
    folder.write("worker.js", WORKER)
    folder.write("main.js", ASKING)
    bundle(folder, "webpack")
    assert folder.title(SCRIPT) == f"{EXPECTED}, cup"


def test_a_policy_that_forbids_webassembly_is_named(folder):
    folder.write("main.js", LOADED)
    bundle(folder, "esbuild", "esm")
    folder.copy("core.wasm")
    policy = "<meta http-equiv=Content-Security-Policy content=\"script-src 'self'\">"
    assert "Content Security Policy" in folder.title(policy + MODULE)


def bundle(folder, tool, form="esm", *options, output="bundle.js"):
    """Bundle `main.js`; return what the tool says."""
    if tool == "webpack":
        folder.write("package.json", '{"type": "module"}')
        folder.write("webpack.config.cjs", WEBPACK)
        return folder.run("webpack", "--config=webpack.config.cjs")
    if tool == "esbuild":
        options = (f"--format={form}", "--target=es2022", f"--outfile=out/{output}", *options)
        return folder.run("esbuild", "main.js", "--bundle", *options)
    folder.write("rollup.config.cjs", ROLLUP)
    options = (f"--format={form}", f"--file=out/{output}", "--name=page", *options)
    return folder.run("rollup", "main.js", "--config", "rollup.config.cjs", *options)
