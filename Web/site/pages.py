"""Writes the pages of the site that DocC and pdoc don't make: `pages.py ROOT FOLDER`.

They are the repository's Markdown, with the files that it links to, the C header, the types of the npm package and
the manual of `qty`.
"""

import posixpath
import re
import shutil
import subprocess
import sys
from pathlib import Path

root, pages = (Path(argument).resolve() for argument in sys.argv[1:3])

HEADER = "Sources/CQuantities/include/quantities.h"
LINK = re.compile(r"(\[[^\]]*\]\()([^):#\s]+)((?:#[^)]*)?\))")
CATALOG = re.compile(r"Sources/(\w+)/\w+\.docc/(\w+)\.md")


def write(path: str, text: str) -> None:
    """Write a page."""
    (pages / path).parent.mkdir(parents=True, exist_ok=True)
    (pages / path).write_text(text)


def linked(text: str, path: str) -> str:
    """Return the text of a page, with links to where things are on the site."""
    folder = posixpath.dirname(path)
    # MkDocs doesn't know DocC's pages, so links to them are relative to the page's final address.
    page = path.removesuffix("README.md").removesuffix(".md")

    def replace(link: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(folder, link[2]))
        if target == HEADER:
            place = posixpath.relpath("c/reference.md", folder or ".")
        elif catalog := CATALOG.fullmatch(target):
            module, article = (name.lower() for name in catalog.groups())
            end = "" if module == article else f"/{article}"
            place = posixpath.relpath(f"swift/documentation/{module}{end}", page or ".") + "/"
        elif target.endswith(".md"):
            place = link[2]
        else:
            place = posixpath.relpath(copied(target), folder or ".")
        return link[1] + place + link[3]

    return LINK.sub(replace, text)


def copied(path: str) -> str:
    """Copy a file, and return where it is on the site."""
    # Some hosts don't serve names with a leading dot. Browsers show .txt files as text.
    place = "files/" + re.sub(r"(^|/)\.", r"\1", path)
    if Path(path).suffix not in {".svg", ".png", ".txt"}:
        place += ".txt"
    (pages / place).parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(root / path, pages / place)
    return place


def fence(language: str, code: str) -> str:
    """Return a block of code."""
    return f"```{language}\n{code.strip()}\n```\n"


def write_header() -> None:
    """Write the C header, each of its parts under a heading."""
    first, *rest = re.split(r"/\* --- (.*) --- \*/\n", (root / HEADER).read_text())
    parts = [("Conventions", first), *zip(rest[::2], rest[1::2], strict=True)]
    sections = [f"## {title}\n\n{fence('c', code)}" for title, code in parts]
    write("c/reference.md", "\n".join(["# quantities.h\n", *sections]))


def write_types() -> None:
    """Write what the npm package says of itself."""
    sections = [
        f"## {path.name}\n\n{fence('ts', path.read_text())}"
        for path in sorted((root / "Web/package").glob("*.d.ts"))
    ]
    write("web/reference.md", "\n".join(["# The npm package\n", *sections]))


def write_manual() -> None:
    """Write the manual of the command."""
    command = ["mandoc", "-Thtml", "-Ios=Quantities", "-O", "fragment,toc", root / "CommandLine/Manual/qty.1"]
    manual = subprocess.check_output(command, text=True)
    # Headings move one level down, below the page's title. An empty line would end the HTML.
    manual = re.sub(r"(</?h)([12])\b", lambda tag: f"{tag[1]}{int(tag[2]) + 1}", manual)
    write("command/manual.md", "# qty(1)\n\n" + re.sub(r"\n\s*\n", "\n", manual))


shutil.rmtree(pages, ignore_errors=True)
for path in subprocess.check_output(["git", "ls-files", "*.md"], cwd=root, text=True).splitlines():
    if re.search(r"(^|/)README\.md$|^[A-Z]+\.md$", path):
        write(path, linked((root / path).read_text(), path))
write_header()
write_types()
write_manual()
shutil.copyfile(Path(__file__).with_name("site.css"), pages / "site.css")
