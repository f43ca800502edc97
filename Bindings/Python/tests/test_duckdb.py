"""What DuckDB's functions answer, and a shopping list that's the same in SQLite and PostgreSQL."""

import random
from pathlib import Path

import pytest

import quantities_kitchen as q

duckdb = pytest.importorskip("duckdb")
pytest.importorskip("pyarrow")

SHARED = Path(__file__).parents[2] / "SQL"


@pytest.fixture
def connection():
    from quantities_kitchen.duckdb import register

    with duckdb.connect() as connection:
        register(connection)
        yield connection


def rows(connection, query):
    return connection.execute(query).fetchall()


class Beginning(str):
    """A text that equals those that begin with it."""

    def __eq__(self, other):
        return isinstance(other, str) and other.startswith(str(self))

    __hash__ = str.__hash__


def report(total, wrong=0, text=None, error=None):
    return {"sum": total, "wrong": wrong, "text": text, "error": error and Beginning(error)}


@pytest.mark.parametrize(
    "expression, expected",
    [
        ("qty_convert('2 cups', 'ml')", "473.176473 ml"),
        ("qty_convert('90 min', 'h,min')", "1 h 30 min"),
        ("qty_convert('2 cups', 'g')", None),
        ("qty_convert(NULL, 'g')", None),
        ("qty_scale('2 cups flour, 1 egg', '1.5')", "3 cups flour, 1 1/2 eggs"),
        ("qty_scale('3 tsp', '2/3')", "2 tsp"),
        ("qty_scale('1/0 cup', '2')", None),
        ("qty_scale('2 cups', 2)", "4 cups"),
        ("qty_scale('2 cups', 1.5)", "3 cups"),
        ("qty_scale('2 cups', 1.5::DOUBLE)", "3 cups"),
        ("qty_scale('3 tsp', 0.1::FLOAT)", q.scale("3 tsp", "0.1")),
        ("qty_scale('2 cups', 1 / 3.0)", "2/3 cup"),
        ("qty_scale('2 cups', 2::HUGEINT)", "4 cups"),
        ("qty_scale('2 cups', 'nan'::FLOAT)", None),
        ("qty_scale('2 cups', 0)", None),
        ("qty_scale('2 cups', NULL)", None),
        ("qty_scale(NULL, 2)", None),
        ("qty_is_valid('3 tsp')", True),
        ("qty_is_valid('plenty')", False),
        ("qty_is_valid(NULL)", None),
        ("qty_sum(['1/3 cup', NULL, '1/3 cup', '1/3 cup'])", "1 cup"),
        ("qty_sum(['1-2 cups', '3 tbsp', '1-1 1/2 cups'])",
         "2 cups + 3 tablespoons to 3 2/3 cups + 1 teaspoon"),
        ("qty_sum(['1 cup', '500 ml', '500 ml'])", "1.2365882365 liters"),
        ("qty_sum(['about 1 cup', '1 cup'])", "~2 cups"),
        ("qty_sum(['1 g', '1 h'])", None),
        ("qty_sum(['1 g', 'plenty'])", None),
        ("qty_sum([])", None),
        ("qty_sum([NULL])", None),
        ("qty_sum(NULL)", None),
        ("qty_sum_report(['1 cup', '1/2 cup', NULL])", report("1 1/2 cups")),
        ("qty_sum_report(['plenty', '1 cup', '2 cupz'])",
         report("1 cup", 2, "plenty", "expected a number")),
        ("qty_sum_report(['1 g', '1 h'])", report("1 gram", 1, "1 h", "mass and time")),
        ("qty_sum_report(['2 cupz'])", report(None, 1, "2 cupz", "unknown unit 'cupz'")),
        ("qty_sum_report([])", report(None)),
        ("qty_sum_report(NULL)", None),
        ("qty_find(NULL)", None),
        ("qty_find('none')", []),
    ],
)  # fmt: skip
def test_facts(connection, expression, expected):
    assert rows(connection, f"SELECT {expression}") == [(expected,)]


def test_amounts_in_text(connection):
    query = "SELECT unnest(qty_find('½ Mix 2-3 cups flour and 4 eggs'), recursive := true) OFFSET 1"
    assert rows(connection, query) == [
        (7, 15, "2-3 cups", 2.0, "cup", "volume", "amount", 3.0, None),
        (26, 27, "4", 4.0, None, "number", "count", None, "eggs"),
    ]


def test_ranges_in_text_have_one_unit(connection):
    query = "SELECT f.number, f.unit, f.upper FROM (SELECT unnest(qty_find('3-2 cups, 1 kg to 500 g')) AS f)"
    assert rows(connection, query) == [(2.0, "cup", 3.0), (500.0, "gram", 1000.0)]


def test_groups_windows_and_filters(connection):
    connection.execute(
        "CREATE TABLE t AS SELECT i % 3 AS k, i, i || '/3 cups' AS a FROM range(9) r(i)"
    )
    query = "SELECT k, qty_sum(list(a)) FROM t GROUP BY k ORDER BY k"
    assert rows(connection, query) == [(0, "3 cups"), (1, "4 cups"), (2, "5 cups")]
    query = "SELECT qty_sum(list(a) OVER (ORDER BY i ROWS 2 PRECEDING)) FROM t ORDER BY i LIMIT 4"
    assert rows(connection, query) == [("0 cups",), ("1/3 cup",), ("1 cup",), ("2 cups",)]
    assert rows(connection, "SELECT qty_sum(list(a) FILTER (WHERE i = 3)) FROM t") == [("1 cup",)]
    assert rows(connection, "SELECT qty_sum(list(a)) FROM t WHERE i > 9") == [(None,)]


def test_the_report_of_a_sum_has_the_wrong_text(connection):
    connection.execute("CREATE TABLE t(k INT, a TEXT)")
    rows_ = [(1, "1 cup"), (1, "2 cupz"), (1, "1 cup"), (2, "1 g"), (2, None), (3, "x")]
    connection.executemany("INSERT INTO t VALUES (?, ?)", rows_)
    query = (
        "SELECT k, sum, r.sum, r.wrong, r.text FROM (SELECT k, qty_sum(list(a)) AS sum, "
        "qty_sum_report(list(a)) AS r FROM t GROUP BY k) ORDER BY k"
    )
    assert rows(connection, query) == [
        (1, None, "2 cups", 1, "2 cupz"),
        (2, "1 gram", "1 gram", 0, None),
        (3, None, None, 1, "x"),
    ]


def test_a_shopping_list_for_a_week_of_a_cookbook(connection):
    connection.execute((SHARED / "cookbook.sql").read_text())
    list_ = rows(connection, (SHARED / "shopping.duckdb.sql").read_text())
    assert ["|".join(map(str, row)) for row in list_] == (
        SHARED / "shopping.txt"
    ).read_text().splitlines()


def test_options_and_policies():
    from quantities_kitchen.duckdb import register

    with duckdb.connect() as connection:
        register(connection, q.Options(kit="metric"), errors="raise", style="vulgar")
        assert rows(connection, "SELECT qty_sum(['1 cup', '1 cup'])") == [("~470 milliliters",)]
        for expression, message in [
            ("qty_sum(['1 g', '1 h'])", "mass and time|time and mass"),
            ("qty_sum(['1 g', '1 cupz'])", "unknown unit 'cupz'"),
            ("qty_convert('1 g', 'ml')", "ml"),
            ("qty_scale('1 g', '0')", "greater than zero"),
        ]:
            with pytest.raises(duckdb.Error, match=message):
                rows(connection, f"SELECT {expression}")
        register(connection, errors="keep")
        kept = "SELECT qty_scale('1/0 g', '2'), qty_convert('1 g', 'ml'), qty_sum(['x']), qty_find('1 g')[1].unit"
        assert rows(connection, kept) == [("1/0 g", "1 g", None, "gram")]


def test_hostile_texts(connection):
    numbers = random.Random(1)
    pieces = (
        "1 2 3/4 ½ 1/0 -7 1e30 to - ~ cup g cupz eggs ( ) ' \" 🍚 e\u0301 \u202e \x01 \n \0".split(
            " "
        )
    )
    texts = ["".join(numbers.choices(pieces, k=numbers.randrange(9))) for _ in range(2000)]
    connection.execute("CREATE TABLE t(a TEXT)")
    connection.executemany("INSERT INTO t VALUES (?)", [(text,) for text in texts])
    query = (
        "SELECT a, qty_convert(a, 'ml'), qty_scale(a, '2'), qty_sum([a, '1 g']), qty_find(a) FROM t"
    )
    for text, _, _, _, found in rows(connection, query):
        for one in found or []:
            assert text[one["start"] - 1 : one["end"] - 1] == one["text"], f"seed 1: {text!r}"
