"""Pages made of the repository's Markdown: those asked for, and all that they lead to."""

import html
import posixpath
import re
import shutil
import subprocess
from pathlib import Path
from urllib.parse import unquote

from frame import root_from, write_page
from markdown_it import MarkdownIt
from mdit_py_plugins.anchors import anchors_plugin
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound

LINK = re.compile(r'(href|src|srcset)="([^"]*)"')
CATALOG = re.compile(r"Sources/(\w+)/\w+\.docc/(\w+)\.md")
HEADER = "Sources/CQuantities/include/quantities.h"


def colored(code: str, language: str, _: str = "") -> str:
    """Return code with its parts marked, or nothing if the language isn't known."""
    try:
        lexer = get_lexer_by_name(language)
    except ClassNotFound:
        return ""
    return highlight(code, lexer, HtmlFormatter(nowrap=True))


class Guides:
    """Writes pages below `guides/`, and what else they lead to below `files/`."""

    def __init__(self, root: Path, site: Path) -> None:
        """Take the files that belong to the repository, and none that lie among them by chance."""
        listing = subprocess.check_output(["git", "ls-files", "-z"], cwd=root, text=True)
        self.root, self.site = root, site
        self.files = set(listing.split("\0")) - {""}
        self.queue: list[str] = []
        self.pages: dict[str, str] = {}
        # The anchors are those of the hosts that show Markdown.
        self.markdown = MarkdownIt("gfm-like", {"highlight": colored, "linkify": False}).use(
            anchors_plugin, max_level=4
        )

    def write(self, *paths: str) -> None:
        """Write the pages of Markdown at these paths, and of what they lead to."""
        for path in paths:
            self.page(path)
        while self.queue:
            path = self.queue.pop()
            text = self.markdown.render((self.root / path).read_text())
            title = re.search("<h1[^>]*>(.*?)</h1>", text)
            name = re.sub("<[^>]+>", "", title[1]) if title else path
            page = self.pages[path]
            write_page(self.site, page, html.unescape(name), self.linked(text, path, page))

    def linked(self, text: str, path: str, page: str) -> str:
        """Return the text of a page, its links leading to where things are on the site."""

        def replace(link: re.Match[str]) -> str:
            target, mark, anchor = link[2].partition("#")
            if ":" in target or not target:
                return link[0]
            found = self.place(posixpath.normpath(posixpath.join(posixpath.dirname(path), unquote(target))))
            return f'{link[1]}="{root_from(page)}{found}{mark}{anchor}"'

        return LINK.sub(replace, text)

    def place(self, path: str) -> str:
        """Return where a file or a folder of the repository is on the site."""
        if catalog := CATALOG.fullmatch(path):
            module, article = (name.lower() for name in catalog.groups())
            end = "" if module == article else f"/{article}"
            return f"swift/documentation/{module}{end}/"
        if path == HEADER:
            return "c/index.html"
        if path in self.files:
            return self.page(path) if path.endswith(".md") else self.copy(path)
        return self.folder(path.rstrip("/"))

    def page(self, path: str) -> str:
        """Return where the page of a text in Markdown is, or is to be."""
        if path not in self.pages:
            self.pages[path] = f"guides/{path.removesuffix('.md')}.html"
            self.queue.append(path)
        return self.pages[path]

    def copy(self, path: str) -> str:
        """Copy a file, so that it can be read where there is nothing but the site."""
        # Some hosts don't serve what has a dot before its name.
        target = self.site / "files" / re.sub(r"(^|/)\.", r"\1", path)
        target.parent.mkdir(parents=True, exist_ok=True)
        # As text a browser shows it, whatever the host makes of its name.
        if Path(path).suffix not in {".svg", ".png", ".gif", ".webp", ".jpg", ".txt"}:
            target = target.with_name(target.name + ".txt")
        shutil.copyfile(self.root / path, target)
        return target.relative_to(self.site).as_posix()

    def folder(self, path: str) -> str:
        """Write a list of a folder's files."""
        page = f"files/{path}/index.html"
        files = sorted(file for file in self.files if file.startswith(path + "/"))
        if not files:
            raise SystemExit(f"expected a file or folder of the repository, found {path}")
        if not (self.site / page).exists():
            items = [
                f'<li><a href="{root_from(page)}{self.place(file)}">{html.escape(file)}</a>' for file in files
            ]
            write_page(self.site, page, path, f"<h1>{path}</h1><ul>{''.join(items)}</ul>")
        return page
