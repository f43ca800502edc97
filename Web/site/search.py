"""What the search of the first page finds: titles, each with the part of the site it is in and its address."""

import html
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HEADING = re.compile(r'<h[1-3](?:[^>]*? id="([^"]+)")?[^>]*>(.*?)</h[1-3]>', re.DOTALL)
# An option of the command.
OPTION = re.compile(r'<dt id="([^"]+)">(.*?)</dt>', re.DOTALL)
# A class, a function or a field, as pdoc has it.
SECTION = re.compile(r'<section id="([\w.]+)"')
# A function in a list, with the line of its description.
FUNCTION = re.compile(r'<a href="#(line-\d+)"><code>(\w+)</code>')


def write_search(site: Path) -> None:
    """Write what can be found, as a list that the first page reads."""
    found = [*swift(site), *pages(site)]
    for title, _, address in found:
        if not (site / address.partition("#")[0]).exists():
            raise SystemExit(f"expected a page for {title} at {address}")
    (site / "search.json").write_text(json.dumps(found, ensure_ascii=False, separators=(",", ":")))


def swift(site: Path) -> Iterator[list[str]]:
    """Find guides and symbols in the index of DocC, each with what it belongs to."""

    def walk(node: dict[str, Any], owner: str) -> Iterator[list[str]]:
        if "path" in node:
            yield [node["title"], owner, f"swift{node['path']}/"]
        for child in node.get("children", []):
            yield from walk(child, f"Swift, {node['title']}")

    for module in json.loads((site / "swift/index/index.json").read_text())["interfaceLanguages"]["swift"]:
        yield from walk(module, "Swift")


def pages(site: Path) -> Iterator[list[str]]:
    """Find the headings of the guides and the manual, its options, and the functions of C, JavaScript and Python."""
    for part, pattern, names in [
        ("", "guides/**/*.html", HEADING),
        ("Manual of qty", "command/*.html", HEADING),
        ("Manual of qty", "command/*.html", OPTION),
        ("C", "c/*.html", FUNCTION),
        ("JavaScript", "web/*.html", FUNCTION),
        ("Python", "python/quantities_kitchen.html", SECTION),
    ]:
        for file in sorted(site.glob(pattern)):
            address = file.relative_to(site).as_posix()
            text = file.read_text()
            for match in names.finditer(text):
                anchor = f"#{match[1]}" if match[1] else ""
                title = plain(match[match.lastindex or 1])
                yield [title, part or plain(text.partition("</title>")[0]), address + anchor]


def plain(text: str) -> str:
    """Return the text of a piece of HTML."""
    return " ".join(html.unescape(re.sub("<[^>]+>", "", text)).strip("¶ \n").split())
