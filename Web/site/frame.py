"""The frame of each page: one navigation, which pages that other tools made get as well."""

import base64
import hashlib
import html
import json
import re
from pathlib import Path

HERE = Path(__file__).parent
STYLE = (HERE / "nav.css").read_text()

PYTHON = "python/quantities_kitchen"

# What the navigation has: the parts of the site, the folder of each, and its pages, the one to begin with first.
# Pages in the folder belong to the part, too.
PARTS = [
    ("Quantities", None, [("Home", "index.html")]),
    (
        "Swift",
        "swift/",
        [
            ("Getting started", "swift/documentation/quantities/gettingstarted/"),
            ("Guides and reference", "swift/documentation/quantities/"),
            ("All modules", "swift/documentation/"),
        ],
    ),
    ("Command", "command/", [("Guide", "guides/CommandLine/README.html"), ("Manual", "command/index.html")]),
    ("C", "c/", [("Guide", "guides/Bindings/C/README.html"), ("Reference", "c/index.html")]),
    (
        "Python",
        "python/",
        [
            ("Guide", "guides/Bindings/Python/README.html"),
            ("Reference", f"{PYTHON}.html"),
            ("Polars", f"{PYTHON}/polars.html"),
            ("DuckDB", f"{PYTHON}/duckdb.html"),
            ("Spark", f"{PYTHON}/spark.html"),
        ],
    ),
    (
        "SQL",
        None,
        [
            ("Guide", "guides/Bindings/SQL/README.html"),
            ("SQLite", "guides/Bindings/SQLite/README.html"),
            ("PostgreSQL", "guides/Bindings/PostgreSQL/README.html"),
        ],
    ),
    (
        "Web",
        "web/",
        [
            ("Guide", "guides/Web/package/README.html"),
            ("Reference", "web/index.html"),
            ("How it is made", "guides/Web/README.html"),
        ],
    ),
    ("Recipes", "recipe/", [("Recipes", "recipe/index.html")]),
    ("Playground", "playground/", [("Playground", "playground/index.html")]),
]


def root_from(page: str) -> str:
    """Return the way from a page to the folder of the site."""
    return "../" * page.count("/")


def navigation(page: str) -> str:
    """Return the navigation, as the page has it."""
    root = root_from(page)
    parts, pages = "", ""
    for name, folder, targets in PARTS:
        current = page in dict(targets).values() or (folder is not None and page.startswith(folder))
        parts += link(name, root + targets[0][1], current)
        if current and len(targets) > 1:
            pages = "".join(link(label, root + target, page == target) for label, target in targets)
    return row("Site", parts) + (row("Part", pages) if pages else "")


def link(name: str, address: str, current: bool) -> str:
    """Return a link, marked if it leads to where the reader is."""
    mark = ' aria-current="page"' if current else ""
    return f'<a href="{address}"{mark}>{name}</a>'


def row(label: str, links: str) -> str:
    """Return a row of links. It isn't a `nav`, for which the pages have styles of their own."""
    return f'<div class="site-nav" role="navigation" aria-label="{label}">{links}</div>'


def write_page(site: Path, page: str, title: str, content: str) -> None:
    """Write a page of the site's own."""
    root = root_from(page)
    file = site / page
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{html.escape(title)}</title>
<link rel="icon" href="{root}recipe/icon.svg">
<link rel="stylesheet" href="{root}site.css">
<style>{STYLE}</style>
<body>
{navigation(page)}
<main>
{content}
</main>
""")


def frame(site: Path, page: str, style: str = STYLE) -> None:
    """Put the navigation into a page that another tool made."""
    file = site / page
    text = file.read_text()
    # The pages say which styles they may have.
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    text = re.sub("style-src 'sha256-", rf"style-src 'sha256-{digest}' 'sha256-", text, count=1)
    added = f"<style>{style}</style>{navigation(page)}"
    text, count = re.subn("<body[^>]*>", lambda body: body[0] + added, text, count=1)
    if count != 1:
        raise SystemExit(f"expected a body in {page}")
    file.write_text(text)


def frame_recipes(site: Path) -> None:
    """Put the navigation into the recipe page, whose new version browsers are to fetch."""
    frame(site, "recipe/index.html")
    version = hashlib.sha256((site / "recipe/index.html").read_bytes()).hexdigest()[:16]
    worker = site / "recipe/service-worker.js"
    worker.write_text(re.sub("recipe-page-[0-9a-f]{16}", f"recipe-page-{version}", worker.read_text()))


def frame_swift(site: Path) -> None:
    """Make the pages of DocC independent of where they are served, and give them the navigation.

    Each names the root of the host it is meant for, and writes its content by a script, which has a place for
    an element `custom-header`.
    """
    swift = site / "swift"
    # It would only say that there is no such page.
    (swift / "index.html").unlink()
    # Its script asks for it, and does without.
    (swift / "theme-settings.json").write_text("{}\n")
    for file in swift.rglob("*.html"):
        root = root_from(str(file.relative_to(swift)))
        text = re.sub('(href|src)="/', rf'\1="{root}', file.read_text())
        text = text.replace(
            '<script>var baseUrl = "/"</script>', f'<script src="{root}../swift.js"></script>'
        )
        if "swift.js" not in text:
            raise SystemExit(f"expected another base URL in {file}")
        file.write_text(text)
    parts = [(name, targets[0][1]) for name, _, targets in PARTS]
    pages = next(targets for name, _, targets in PARTS if name == "Swift")
    (site / "swift.js").write_text(f"""// Where the site is served, and its navigation for the pages of DocC.
const site = new URL('.', document.currentScript.src);
var baseUrl = new URL('swift/', site).pathname;
customElements.define('custom-header', class extends HTMLElement {{
  connectedCallback() {{
    const style = document.createElement('style');
    style.textContent = {json.dumps(STYLE)};
    // Scripts replace one page of DocC by another, and leave its header as it is.
    const pages = this.row('Part', {json.dumps(pages)}, () => false);
    const parts = this.row('Site', {json.dumps(parts)}, (target) => target.startsWith('swift/'));
    this.replaceChildren(style, parts, pages);
  }}

  row(label, links, isCurrent) {{
    const nav = document.createElement('div');
    nav.className = 'site-nav';
    nav.setAttribute('role', 'navigation');
    nav.setAttribute('aria-label', label);
    for (const [name, target] of links) {{
      const link = document.createElement('a');
      link.href = new URL(target, site);
      link.textContent = name;
      if (isCurrent(target)) link.setAttribute('aria-current', 'page');
      nav.append(link);
    }}
    return nav;
  }}
}});
""")
