"""Amounts in DuckDB: ``register(connection)`` adds ``qty_format`` and ``qty_value``.

    import duckdb
    from quantities_kitchen.duckdb import register

    connection = duckdb.connect()
    register(connection, kit="metric")
    connection.sql("SELECT qty_format(amount), sum(qty_value(amount, 'ml')) FROM recipes GROUP BY ALL")

It takes the packages duckdb and pyarrow.
"""

from __future__ import annotations

from typing import Any

import duckdb
import pyarrow as pa
import pyarrow.compute as pc

from ._many import Errors, format_many, value_many
from ._options import Options

__all__ = ["register"]


def register(
    connection: duckdb.DuckDBPyConnection,
    options: Options | None = None,
    *,
    errors: Errors = "null",
    prefix: str = "qty_",
    **names: Any,
) -> None:
    """Add the functions to a connection, in place of those that it has of the same names.

    ``qty_format(text)`` says a text as ``format`` does; ``qty_value(text, unit)`` is its value in the
    unit as a ``DOUBLE``. Whatever has no answer is ``NULL``, or ends the query with ``errors="raise"``;
    ``errors="keep"`` keeps texts, and values are ``NULL``.
    """

    def say(texts: Any) -> Any:
        return format_many(texts, options, errors=errors, **names)

    def value(texts: Any, units: Any) -> Any:
        return _values(
            texts, units, options, errors="raise" if errors == "raise" else "null", **names
        )

    format_many([], options, errors=errors, **names)  # tells of wrong options now
    add: Any = connection.create_function
    text = duckdb.sqltypes.VARCHAR
    for name, function, parameters, result in [
        (prefix + "format", say, [text], text),
        (prefix + "value", value, [text, text], duckdb.sqltypes.DOUBLE),
    ]:
        try:
            connection.remove_function(name)
        except duckdb.InvalidInputException:
            pass
        add(name, function, parameters, result, type="arrow", null_handling="special")


def _values(texts: Any, units: Any, options: Options | None, **names: Any) -> Any:
    """Return the values in units that can differ from row to row, though they rarely do."""
    distinct = pc.unique(units).to_pylist()
    if len(distinct) == 1 and distinct[0] is not None:
        return value_many(texts, distinct[0], options, **names)
    texts, units = (pa.concat_arrays(c.chunks) if c.num_chunks else c for c in (texts, units))
    result = pa.nulls(len(texts), pa.float64())
    for unit in distinct:
        if unit is not None:
            rows = pc.equal(units, unit).fill_null(False)
            values = value_many(texts.filter(rows), unit, options, **names)
            result = pc.replace_with_mask(result, rows, values)
    return result
