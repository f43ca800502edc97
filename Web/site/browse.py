"""Fails unless the pages of a site and its search work in a browser, below a path: `browse.py SITE`."""

import sys
import tempfile
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import sync_playwright

# Pages, with an element that each has once its scripts have run.
PAGES = [
    ("", "h1:has-text('Quantities')"),
    ("swift/documentation/", ":text('Modules')"),
    ("swift/documentation/quantities/exactness/", "h1:has-text('Exactness')"),
    ("swift/documentation/quantities/exactness/", "custom-header a[href$='/some/where/']"),
    ("Bindings/Python/", "a[href$='SQL/shopping.duckdb.sql.txt']"),
    ("command/manual/", "h2#ENVIRONMENT"),
    ("python/quantities_kitchen.html", "section#Amount"),
    # The search finds Swift, Python and C symbols, headings of the manual, and words of the guides.
    ("?q=usKitchen", ".md-search-result__link[href*='swift/documentation/quantities/kit/uskitchen/']"),
    ("?q=read_line_many", ".md-search-result__link[href*='python/quantities_kitchen.html']"),
    ("?q=qty_range", ".md-search-result__link[href*='c/reference/']"),
    ("?q=environment", ".md-search-result__link[href*='command/manual/']"),
    ("?q=leakproof", ".md-search-result__link[href*='Bindings/PostgreSQL/']"),
]


class Server(SimpleHTTPRequestHandler):
    """Serves a folder without a word."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


with tempfile.TemporaryDirectory() as folder:
    (Path(folder) / "some").mkdir()
    (Path(folder) / "some/where").symlink_to(Path(sys.argv[1]).resolve())
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Server, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}"
    wrong: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        tab = browser.new_page()
        tab.on("response", lambda answer: wrong.append(answer.url) if answer.status >= 400 else None)
        tab.on(
            "request",
            lambda request: wrong.append(request.url)
            if request.url.startswith("http") and not request.url.startswith(address)
            else None,
        )
        for page, element in PAGES:
            tab.goto(f"{address}/some/where/{page}")
            tab.wait_for_selector(element, state="attached", timeout=60_000)
        browser.close()
    server.shutdown()
if wrong:
    sys.exit("expected pages to ask for files of the site alone, found " + ", ".join(wrong))
print("The site is shown below any path.")
