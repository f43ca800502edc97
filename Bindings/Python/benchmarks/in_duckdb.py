"""Prints how many rows a second DuckDB's functions take, beside functions of DuckDB.

    python Bindings/Python/benchmarks/in_duckdb.py [ROWS]

Each is the best of three runs over a table in memory, with as many threads as DuckDB likes.
"""

import sys
import time

import duckdb

from quantities_kitchen.duckdb import register

QUERIES = (
    ("upper(a)", "SELECT sum(length(upper(a))) FROM t"),
    ("printf('%.2f %s', i, a)", "SELECT sum(length(printf('%.2f %s', i::DOUBLE, a))) FROM t"),
    ("sum(i::DECIMAL(18, 3))", "SELECT sum(i::DECIMAL(18, 3)) FROM t"),
    ("qty_format(a)", "SELECT sum(length(qty_format(a))) FROM t"),
    ("qty_value(a, 'ml')", "SELECT sum(qty_value(a, 'ml')) FROM t"),
    ("qty_sum(list(a))", "SELECT qty_sum(list(a)) FROM t"),
    ("qty_find(a)", "SELECT sum(length(f.text)) FROM (SELECT unnest(qty_find(a)) AS f FROM t)"),
)


def main(rows: str = "1000000") -> None:
    count = int(rows)
    connection = duckdb.connect()
    register(connection, errors="raise")
    connection.execute(
        f"""CREATE TABLE t AS SELECT i, ['1', '2', '1/2', '1 1/2', '3/4', '2.5', '10'][i % 7 + 1] || ' ' ||
          ['tsp', 'tbsp', 'cups', 'ml', 'gallons'][i % 5 + 1] AS a FROM range({count}) AS rows(i)"""
    )
    for name, query in QUERIES:
        best = float("inf")
        for _ in range(3):
            begin = time.perf_counter()
            connection.execute(query).fetchall()
            best = min(best, time.perf_counter() - begin)
        print(f"{name:<32}{count / best:>14,.0f} rows a second")


main(*sys.argv[1:])
