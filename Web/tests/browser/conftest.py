"""What all tests have: the folder of pages, a browser, and visits that fail if the console says a word."""

import json
import os
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

HERE = Path(__file__).parent
WEB = HERE.parents[1]
DIST = Path(os.environ.get("DIST", WEB / "dist")).resolve()


class QuietHandler(SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@pytest.fixture(scope="session")
def site():
    """Serve the folder; the value is its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=DIST))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"]
        )
        yield browser
        browser.close()


class Visits:
    """Opens pages, and keeps what they say or ask for that they shouldn't."""

    def __init__(self, browser, site):
        self.browser, self.site = browser, site
        self.findings = []
        self.contexts = []

    def context(self, **options):
        options = {"viewport": {"width": 1280, "height": 800}, **options}
        context = self.browser.new_context(**options)
        context.set_default_timeout(5_000)
        context.on("console", self.look_at_message)
        context.on("weberror", lambda error: self.findings.append(f"error: {error.error}"))
        context.on("request", self.look_at_request)
        self.contexts.append(context)
        return context

    def look_at_message(self, message):
        # The message of a failed load doesn't name the file.
        self.findings.append(f"console: {message.text} ({message.location['url']})")

    def look_at_request(self, request):
        home = (self.site, DIST.as_uri() + "/", "data:", "blob:")
        if not request.url.startswith(home):
            self.findings.append(f"request: {request.url}")

    def address(self, path, *, file=False):
        return (f"{DIST.as_uri()}/" if file else self.site) + path

    def __call__(self, path, *, file=False, storage=None, **options):
        """Open a page in a context of its own."""
        page = self.context(**options).new_page()
        self.store(page, storage or {})
        page.goto(self.address(path, file=file))
        return page

    def store(self, page, storage):
        """Put what an earlier visit left into the storage, unless a page has changed it since."""
        page.add_init_script(
            "if (location.protocol !== 'about:')"
            f" for (const [key, value] of Object.entries({json.dumps(storage)}))"
            " if (localStorage.getItem(key) === null) localStorage.setItem(key, value);"
        )


@pytest.fixture
def visit(browser, site):
    visits = Visits(browser, site)
    yield visits
    for context in visits.contexts:
        context.close()
    assert visits.findings == []
