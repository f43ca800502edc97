"""The examples print what stands beside them, and the READMEs are right."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import quantities_kitchen as q

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("example", sorted(ROOT.glob("examples/*.txt")), ids=lambda path: path.stem)
def test_examples(example):
    command = [sys.executable, str(example.with_suffix(".py"))]
    output = subprocess.run(command, check=True, capture_output=True, text=True, timeout=60).stdout
    assert output == example.read_text()


@pytest.mark.parametrize(("file", "count"), [("README.md", 25), ("../../README.md", 3)])
def test_readme(file, count):
    # The fence after an example isn't what it prints.
    text = (ROOT / file).read_text().replace("\n```\n", "\n\n")
    test = doctest.DocTestParser().get_doctest(text, {}, file, file, 0)
    failed, tried = doctest.DocTestRunner().run(test)
    assert tried > count and not failed


AMOUNTS, TEXTS = ["3 tsp", "2 cups"], ["2 cups flour", "1 h rest, 1 egg"]


class Eager:
    """A connection whose queries are run at once."""

    def __init__(self, connection):
        self._connection = connection
        self.answers = []

    def __getattr__(self, name):
        return getattr(self._connection, name)

    def sql(self, query):
        self.answers.append(self._connection.sql(query).fetchall())


def readme(library):
    """Return the code of the README that uses a library."""
    pytest.importorskip(library.lower())
    pattern = rf"\*\*{library}\.\*\*.*?\n```python\n(.*?)\n```\n"
    return re.search(pattern, (ROOT / "README.md").read_text(), re.DOTALL)[1]


def test_readme_with_pandas():
    code = readme("pandas")
    frame = pytest.importorskip("pandas").DataFrame({"amount": AMOUNTS, "line": TEXTS})
    names = {"q": q, "frame": frame}
    exec(code, names)
    assert frame["shown"].tolist() == ["1 tablespoon", "2 cups"]
    assert frame["grams"].fillna(0).tolist() == [240, 0]
    assert names["lines"]["ml"].fillna(0).tolist() == [473.176473, 0]
    assert names["twice"]["amount"].tolist() == [4, 2] and not names["mistakes"]


def test_readme_with_polars():
    code = readme("Polars")
    frame = pytest.importorskip("polars").DataFrame({"amount": AMOUNTS, "line": TEXTS})
    *statements, last = code.split("\nframe.")
    names = {"frame": frame}
    exec(statements[0], names)
    assert eval("frame." + statements[1], names)["ml"][1] == 473.176473
    assert eval("frame." + last, names)["item"].to_list() == ["flour", "rest"]


def test_readme_with_duckdb():
    code = readme("DuckDB")
    pytest.importorskip("pyarrow")
    connection = Eager(pytest.importorskip("duckdb").connect())
    connection.execute(
        "CREATE TABLE shopping AS SELECT * FROM (VALUES ('milk', '1 cup')) t(item, amount)"
    )
    connection.execute("CREATE TABLE recipes(amount TEXT, line TEXT, servings INT)")
    connection.executemany("INSERT INTO recipes VALUES (?, ?, 6)", zip(AMOUNTS, TEXTS, strict=True))
    exec(code, {"connection": connection})
    said, total, reported, scaled, found = connection.answers
    assert [text for text, _ in said] == ["~15 milliliters", "~470 milliliters"]
    assert total == [("milk", "~240 milliliters")]
    assert reported == [("milk", "~240 milliliters", 0, None, None)]
    # DuckDB keeps no order of rows unless a query asks for one.
    assert sorted(scaled) == [("1 h rest, 1 1/2 eggs",), ("~700 milliliters flour",)]
    assert {unit for _, _, unit in found} == {"cup", "hour", None} and len(found) == 3
