"""DuckDB and Polars over many rows: a million if QUANTITIES_ROWS says so, as it does for every change."""

import os
from collections import Counter

import pytest

import quantities_kitchen as q

ROWS = int(os.environ.get("QUANTITIES_ROWS", "20000"))
UNITS = ["tsp", "tbsp", "cups", "min", "g", "cupz"]


def text_of(row):
    return f"{row % 97 + 1} {UNITS[row % 6]}"


def expected(answer):
    """How often each answer is to be had."""
    distinct = [text_of(row) for row in range(97 * 6)]
    answers = dict(zip(distinct, answer(distinct), strict=True))
    whole, rest = divmod(ROWS, len(distinct))
    counts = Counter({text: whole for text in distinct})
    counts.update(distinct[:rest])
    result = Counter()
    for text, count in counts.items():
        result[answers[text]] += count
    return +result


SAID = expected(lambda texts: q.format_many(texts, errors="null"))
VALUES = expected(lambda texts: q.value_many(texts, "ml", errors="null"))


@pytest.fixture
def connection():
    duckdb = pytest.importorskip("duckdb")
    pytest.importorskip("pyarrow")
    with duckdb.connect() as connection:
        yield connection


@pytest.mark.parametrize("threads", [1, 2, 8])
def test_duckdb(connection, threads):
    from quantities_kitchen.duckdb import register

    connection.execute(f"SET threads = {threads}")
    register(connection)
    names = ", ".join(repr(name) for name in UNITS)
    connection.execute(
        f"CREATE TABLE amounts AS SELECT (i % 97 + 1) || ' ' || [{names}][i % 6 + 1] AS amount "
        f"FROM range({ROWS}) rows(i)"
    )
    for function, counts in [("qty_format(amount)", SAID), ("qty_value(amount, 'ml')", VALUES)]:
        query = f"SELECT {function} AS answer, count(*) FROM amounts GROUP BY answer"
        assert Counter(dict(connection.execute(query).fetchall())) == counts


def test_duckdb_has_a_unit_a_row_nulls_and_options(connection):
    from quantities_kitchen.duckdb import register

    register(connection)
    register(connection, kit="metric", prefix="metric_")
    rows = [
        ("2 cups", "ml", 473.176473), ("1 lb", "oz", 16.0), ("1 lb", "ml", None),
        ("x", "ml", None), (None, "ml", None), ("1 cup", None, None),
    ]  # fmt: skip
    values = ", ".join(
        "(" + ", ".join(f"'{v}'" if v else "NULL" for v in r[:2]) + ")" for r in rows
    )
    query = f"SELECT text, unit, qty_value(text, unit) FROM (VALUES {values}) rows(text, unit)"
    assert connection.execute(query).fetchall() == rows
    query = "SELECT qty_format('1 cup'), metric_format('1 cup'), qty_format(NULL), qty_format('x')"
    assert connection.execute(query).fetchone() == ("1 cup", "~240 milliliters", None, None)
    assert connection.execute("SELECT qty_format('1 cup') WHERE false").fetchall() == []


def test_duckdb_can_end_a_query_with_an_error(connection):
    import duckdb

    from quantities_kitchen.duckdb import register

    register(connection, errors="raise")
    with pytest.raises(duckdb.Error, match="unknown unit 'cupz'"):
        connection.execute("SELECT qty_format('2 cupz')").fetchall()
    with pytest.raises(q.OptionError):
        register(connection, kit="nowhere")
    register(connection, errors="keep")
    query = "SELECT qty_format('2 cupz'), qty_value('2 cupz', 'ml')"
    assert connection.execute(query).fetchone() == ("2 cupz", None)


@pytest.mark.parametrize("engine", ["in-memory", "streaming"])
def test_polars(engine):
    pl = pytest.importorskip("polars")
    pytest.importorskip("quantities_kitchen.polars")
    frame = pl.LazyFrame({"amount": [text_of(row) for row in range(ROWS)]})
    amount = pl.col("amount").qty
    answers = frame.select(
        said=amount.format(errors="null"), ml=amount.value("ml", errors="null")
    ).collect(engine=engine)
    assert Counter(dict(answers["said"].value_counts().iter_rows())) == SAID
    assert Counter(dict(answers["ml"].value_counts().iter_rows())) == VALUES
