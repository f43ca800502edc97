"""Fails if a link of a site leads nowhere: `links.py SITE`. What leads elsewhere isn't followed."""

import json
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

site = Path(sys.argv[1]).resolve()


class Page(HTMLParser):
    """What a page leads to, and the names in it to which others lead."""

    def __init__(self, file: Path) -> None:
        """Read the file."""
        super().__init__()
        self.links: list[str] = []
        self.names: set[str] = set()
        self.feed(file.read_text())

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        """Take what an element names and leads to."""
        for name, value in attributes:
            if value and (name == "id" or (name == "name" and tag == "a")):
                self.names.add(value)
            elif value and name in ("href", "src", "poster"):
                self.links.append(value)
            elif value and name == "srcset":
                self.links += [part.split()[0] for part in value.split(",")]


def values(tree: Any, key: str) -> Iterator[str]:
    """Return all that a tree of JSON has under a key."""
    if isinstance(tree, dict):
        if isinstance(tree.get(key), str):
            yield tree[key]
        tree = list(tree.values())
    if isinstance(tree, list):
        for branch in tree:
            yield from values(branch, key)


pages = {file: Page(file) for file in site.rglob("*.html")}
# DocC's pages are rendered by a script from JSON files.
swift = site / "swift"
for content in (swift / "data").rglob("*.json"):
    tree = json.loads(content.read_text())
    file = swift / content.relative_to(swift / "data").with_suffix("") / "index.html"
    if file not in pages:
        sys.exit(f"there is no page for {content}")
    pages[file].names |= set(values(tree, "anchor"))
    pages[file].links += [
        swift.as_uri() + url if url.startswith("/") else url
        for url in values(tree.get("references", {}), "url")
    ]

dead: list[str] = []
followed = elsewhere = 0
for file, page in pages.items():
    for link in page.links:
        parts = urlsplit(link)
        if parts.scheme not in ("", "file"):
            elsewhere += 1
            continue
        followed += 1
        path = unquote(parts.path)
        # Links from the host's root break if the site is served below a path.
        target = file.parent / path if path else file
        if not parts.scheme and path.startswith("/"):
            target = site / "nowhere"
        target = target.resolve()
        if target.is_dir():
            target /= "index.html"
        anchor = unquote(parts.fragment)
        # DocC's script knows pages only by their folders.
        if swift in target.parents and path.endswith("index.html"):
            target = site / "nowhere"
        known = pages[target].names if target in pages else set()
        if not target.is_file() or (anchor and anchor not in known):
            dead.append(f"{file.relative_to(site)}: {link}")

for line in sorted(set(dead)):
    print(f"dead link in {line}", file=sys.stderr)
if dead:
    sys.exit(1)
print(f"{len(pages)} pages, {followed} links, none of them dead, and {elsewhere} elsewhere")
