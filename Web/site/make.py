"""Writes the site's own pages around what the other tools made: `make.py ROOT SITE`."""

import html
import json
import re
import shutil
import sys
from pathlib import Path

from frame import HERE, frame, frame_recipes, frame_swift, write_page
from guides import Guides, colored
from pygments.formatters import HtmlFormatter
from references import write_header, write_manual, write_python, write_types
from search import write_search

root, site = (Path(argument).resolve() for argument in sys.argv[1:3])


def guide_list() -> str:
    """Return the guides in the order and the groups of the library's main page."""
    data = json.loads((site / "swift/data/documentation/quantities.json").read_text())
    items = ""
    for section in data["topicSections"]:
        found = [data["references"][name] for name in section["identifiers"]]
        for guide in found:
            if guide["role"] == "article":
                address = f"swift{guide['url']}/"
                items += f'<li><a href="{address}">{html.escape(guide["title"])}</a>'
    return f'<ul class="columns">{items}</ul>'


def example() -> str:
    """Return the first example of the README, which tests run."""
    _, language, code, *_ = re.split("```(\\w+)\n(.*?)```", (root / "README.md").read_text(), flags=re.DOTALL)
    return f"<pre>{colored(code, language)}</pre>"


home = (HERE / "home.html").read_text()
home = home.replace("{{GUIDES}}", guide_list()).replace("{{EXAMPLE}}", example())
write_page(site, "index.html", "Quantities", home)
shutil.copyfile(HERE / "site.css", site / "site.css")
with (site / "site.css").open("a") as style:
    style.write(HtmlFormatter(style="friendly").get_style_defs())
    dark = HtmlFormatter(style="github-dark").get_style_defs()
    style.write(f"\n@media (prefers-color-scheme: dark) {{\n{dark}\n}}\n")

frame_swift(site)
frame_recipes(site)
frame(site, "playground/index.html")
write_manual(root, site)
write_header(root, site)
write_types(root, site)
write_python(site)
guides = Guides(root, site)
guides.write("README.md", "SECURITY.md", "CHANGELOG.md", "CONTRIBUTING.md")
guides.write("CommandLine/README.md", "Web/package/README.md")
guides.write(*(f"Bindings/{name}/README.md" for name in ("C", "Python", "SQL", "SQLite", "PostgreSQL")))
guides.copy("Examples/C/kitchen.c")
write_search(site)
