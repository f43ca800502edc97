"""The pages of the C header, of the npm package's types, of the command's manual and of the Python package."""

import html
import re
import subprocess
import sys
import warnings
from pathlib import Path
from types import ModuleType

from frame import STYLE, frame, write_page
from guides import HEADER
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers.c_cpp import CLexer
from pygments.lexers.javascript import TypeScriptLexer

SECTION = re.compile(r"/\* --- (.*) --- \*/")
# The list at the side is as high as the window, and begins below the navigation.
BESIDE = (
    STYLE
    + "@media (min-width: 770px) { nav { height: calc(100vh - 6rem) } main { padding-top: 1.5rem } }\n"
    + "@media (max-width: 769px) { .site-nav { padding-right: 5rem } }\n"
)
FUNCTION = re.compile(r"^int\w* (qty_\w+)\(")
METHOD = re.compile(r"^  (\w+)\(.*\): .+;$")


def write_header(root: Path, site: Path) -> None:
    """Write the C header, with a list of its functions, each with the line where its description begins."""
    source = (root / HEADER).read_text()
    index = ""
    comment = 0
    for number, line in enumerate(source.splitlines(), 1):
        if line.startswith("/*"):
            comment = number
        if section := SECTION.fullmatch(line):
            index += f"</ul><h2>{html.escape(section[1])}</h2><ul class='columns'>"
        if function := FUNCTION.match(line):
            index += f'<li><a href="#line-{comment}"><code>{function[1]}</code></a>'
    formatter = HtmlFormatter(lineanchors="line", wrapcode=True)
    content = f"""<h1>The C library</h1>
<p>The header says what each function does; there is nothing else to know.
<a href="../guides/Bindings/C/README.html">How to install it</a>, and an <a href="../files/Examples/C/kitchen.c.txt">example</a>.</p>
<ul hidden>{index}</ul>
<h2 id="header">quantities.h</h2>
{highlight(source, CLexer(), formatter)}"""
    write_page(site, "c/index.html", "The C library", content)


def write_types(root: Path, site: Path) -> None:
    """Write what the npm package says of itself, with a list of its functions."""
    source = (root / "Web/package/core.d.ts").read_text()
    index = "".join(
        f'<li><a href="#line-{number}"><code>{function[1]}</code></a>'
        for number, line in enumerate(source.splitlines())
        if (function := METHOD.match(line))
    )
    content = f"""<h1>The npm package</h1>
<p>The types say what each function, option and field is.
<a href="../guides/Web/package/README.html">How to install it</a>, with examples.</p>
<ul class="columns">{index}</ul>
<h2 id="core">core.d.ts</h2>
{highlight(source, TypeScriptLexer(), HtmlFormatter(lineanchors="line", wrapcode=True))}
<h2 id="quantities">quantities.d.ts</h2>
{highlight((root / "Web/package/quantities.d.ts").read_text(), TypeScriptLexer(), HtmlFormatter(wrapcode=True))}"""
    write_page(site, "web/index.html", "The npm package", content)


def write_manual(root: Path, site: Path) -> None:
    """Write the manual of the command."""
    # Its foot has the system that it is for, and not the one that it was made on.
    command = ["mandoc", "-Thtml", "-Ios=Quantities", "-O", "fragment,toc", str(root / "CommandLine/Manual/qty.1")]
    manual = subprocess.check_output(command, text=True)
    write_page(site, "command/index.html", "qty(1)", manual)


def write_python(site: Path) -> None:
    """Write what the Python package says of itself."""
    import pdoc

    # It takes 300 MB, of which one function is called, as a decorator.
    spark = ModuleType("pyspark.sql.functions")
    spark.pandas_udf = lambda *_: lambda function: function  # type: ignore[attr-defined]
    for name in ("pyspark", "pyspark.sql"):
        sys.modules[name] = ModuleType(name)
    sys.modules[spark.__name__] = spark

    # What is imported for type checkers alone is shown by the name that it has there.
    warnings.filterwarnings("ignore", "Error parsing type annotation|Failed to run TYPE_CHECKING code")
    pdoc.render.configure(show_source=False, search=True)
    modules = ["quantities_kitchen"] + [
        f"quantities_kitchen.{name}" for name in ("duckdb", "polars", "spark")
    ]
    pdoc.pdoc(*modules, output_directory=site / "python")
    (site / "python/index.html").write_text((site / "python/quantities_kitchen.html").read_text())
    for file in (site / "python").rglob("*.html"):
        frame(site, file.relative_to(site).as_posix(), BESIDE)
