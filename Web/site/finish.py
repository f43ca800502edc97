"""Puts the pages of DocC and pdoc into the site, and lets its search find their symbols: `finish.py MADE SITE`."""

import html
import json
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

made, site = (Path(argument).resolve() for argument in sys.argv[1:3])

PYTHON = "python/quantities_kitchen.html"


def move_swift() -> None:
    """Make the pages of DocC independent of where they are served, with a header that leads to the site."""
    swift = site / "swift"
    # This page would only report a missing page.
    (swift / "index.html").unlink()
    # DocC's script requests this file, but doesn't need its contents.
    (swift / "theme-settings.json").write_text("{}\n")
    shutil.copyfile(Path(__file__).with_name("swift.js"), site / "swift.js")
    for file in swift.rglob("*.html"):
        to_swift = "../" * (len(file.relative_to(swift).parts) - 1)
        text = re.sub('(href|src)="/', rf'\1="{to_swift}', file.read_text())
        base = '<script>var baseUrl = "/"</script>'
        if base not in text:
            raise SystemExit(f"expected another base URL in {file}")
        file.write_text(text.replace(base, f'<script src="{to_swift}../swift.js"></script>'))


def swift_symbols() -> Iterator[tuple[str, str, str]]:
    """Return guides and symbols in the index of DocC, each with what it belongs to."""

    def walk(node: dict[str, Any], owner: str) -> Iterator[tuple[str, str, str]]:
        if "path" in node:
            yield f"swift{node['path']}/", node["title"], owner
        for child in node.get("children", []):
            yield from walk(child, f"Swift, {node['title']}")

    for module in json.loads((site / "swift/index/index.json").read_text())["interfaceLanguages"]["swift"]:
        yield from walk(module, "Swift")


def python_symbols() -> Iterator[tuple[str, str, str]]:
    """Return the classes, functions and fields of the Python package."""
    yield PYTHON, "quantities_kitchen", "Python"
    for name in re.findall(r'<section id="([\w.]+)"', (site / PYTHON).read_text()):
        yield f"{PYTHON}#{name}", name, "Python"


for folder in sorted(made.iterdir()):
    shutil.copytree(folder, site / folder.name)
# Its links are relative to the host's root.
(site / "404.html").unlink(missing_ok=True)
move_swift()
index = site / "search/search_index.json"
found = json.loads(index.read_text())
for location, title, owner in [*swift_symbols(), *python_symbols()]:
    if not (site / location.partition("#")[0]).exists():
        raise SystemExit(f"expected a page for {title} at {location}")
    found["docs"].append({"location": location, "title": html.escape(title), "text": owner})
index.write_text(json.dumps(found, ensure_ascii=False, separators=(",", ":")))
