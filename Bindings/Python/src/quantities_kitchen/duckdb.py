"""Amounts in DuckDB: ``register(connection)`` adds ``qty_format``, ``qty_value``, ``qty_sum`` and others.

    import duckdb
    from quantities_kitchen.duckdb import register

    connection = duckdb.connect()
    register(connection, kit="metric")
    connection.sql("SELECT item, qty_sum(list(amount)) FROM shopping GROUP BY item")

It takes the packages duckdb and pyarrow.
"""

from __future__ import annotations

from collections.abc import Callable
from math import isfinite
from typing import TYPE_CHECKING, Any

import duckdb
import pyarrow as pa
import pyarrow.compute as pc

from ._amounts import Amount
from ._core import convert
from ._errors import QuantityError
from ._floats import simplest_of_width
from ._found import Found
from ._layouts import FOUND
from ._many import format_many, value_many
from ._options import Options
from ._reading import find, read
from ._rows import Policy, require_policy
from ._scaling import scale
from ._totals import total_of

if TYPE_CHECKING:
    from ._names import OptionNames, Unpack

__all__ = ["register"]

_TEXT = duckdb.sqltypes.VARCHAR
_NUMBER = duckdb.sqltypes.DOUBLE
_PLACE = duckdb.sqltypes.BIGINT

#: The fields of an amount that ``qty_find`` finds, and of the report on a sum.
_FOUND = {
    "start": _PLACE,
    "end": _PLACE,
    "text": _TEXT,
    "number": _NUMBER,
    "unit": _TEXT,
    "kind": _TEXT,
    "role": _TEXT,
    "upper": _NUMBER,
    "counted": _TEXT,
}
_REPORT = {"sum": _TEXT, "wrong": _PLACE, "text": _TEXT, "error": _TEXT}
_IN_ARROW = {_TEXT: pa.string(), _NUMBER: pa.float64(), _PLACE: pa.int64()}


def register(
    connection: duckdb.DuckDBPyConnection,
    options: Options | None = None,
    *,
    errors: Policy = "null",
    prefix: str = "qty_",
    **names: Unpack[OptionNames],
) -> None:
    """Add the functions to a connection, in place of those that it has of the same names.

    - ``qty_format(text)`` says a text as ``format`` does, ``qty_convert(text, unit)`` in a unit.
    - ``qty_value(text, unit)`` is its value in the unit as a ``DOUBLE``; ``qty_is_valid(text)`` tells
      whether it is an amount or a range.
    - ``qty_scale(text, factor)`` multiplies the amounts in a text; the factor is a number, or a text such
      as ``'3/2'``.
    - ``qty_sum(list(text))`` is the exact sum of a group: DuckDB takes no aggregates of Python.
    - ``qty_sum_report(list(text))`` has the ``sum`` of the amounts in a group, how many texts are ``wrong``,
      the first such ``text`` and its ``error``.
    - ``qty_find(text)`` is a list of the amounts in a text, for ``unnest``.

    Whatever has no answer is ``NULL``, a sum too if it has such a row; or ends the query with
    ``errors="raise"``. ``errors="keep"`` keeps texts, and all else is ``NULL``.
    """
    require_policy(errors, "raise", "null", "keep")
    format_many([], options, errors=errors, **names)  # tells of wrong options now
    chosen = (options or Options()) | Options(**names)
    otherwise: Policy = "raise" if errors == "raise" else "null"

    def say(texts: Any) -> Any:
        return format_many(texts, chosen, errors=errors)

    def value(texts: Any, units: Any) -> Any:
        return _values(texts, units, chosen, errors=otherwise)

    def said_in(text: str, unit: str) -> str:
        return convert(text, unit, chosen)

    def scaled(text: str, factor: Any) -> str:
        return scale(text, factor, chosen)

    def total(texts: list[str | None]) -> str | None:
        found = total_of(texts, chosen)
        if found.error:
            raise found.error
        return found.sum

    def reported(texts: list[str | None]) -> dict[str, Any]:
        found = total_of(texts, chosen)
        return {**found._asdict(), "error": found.error and str(found.error)}

    def found(text: str) -> list[dict[str, Any]]:
        return [_row(one) for one in find(text, chosen)]

    add: Any = connection.create_function
    texts, report = duckdb.list_type(_TEXT), duckdb.struct_type(_REPORT)
    amounts = duckdb.list_type(duckdb.struct_type(_FOUND))
    for name, function, parameters, result in [
        ("format", say, [_TEXT], _TEXT),
        ("value", value, [_TEXT, _TEXT], _NUMBER),
        ("convert", _each(said_in, pa.string(), errors), [_TEXT, _TEXT], _TEXT),
        # Without types of its own, it is given numbers of any type.
        ("scale", _each(scaled, pa.string(), errors), None, _TEXT),
        ("is_valid", _each(_is_valid, pa.bool_(), "raise"), [_TEXT], duckdb.sqltypes.BOOLEAN),
        ("sum", _each(total, pa.string(), otherwise), [texts], _TEXT),
        ("sum_report", _each(reported, _struct(_REPORT), otherwise), [texts], report),
        ("find", _each(found, pa.list_(_struct(_FOUND)), otherwise), [_TEXT], amounts),
    ]:
        try:
            connection.remove_function(prefix + name)
        except duckdb.InvalidInputException:
            pass
        add(prefix + name, function, parameters, result, type="arrow", null_handling="special")


def _each(answer: Callable[..., Any], result: Any, errors: Policy) -> Callable[..., Any]:
    """Return a function of columns that answers row by row; what has a ``NULL`` is ``NULL``."""

    def answers(*columns: Any) -> Any:
        values = [_listed(column) for column in columns]
        return pa.array([_answer(answer, row, errors) for row in zip(*values, strict=True)], result)

    # DuckDB asks how many parameters a function has.
    def of_one(texts: Any) -> Any:
        return answers(texts)

    def of_two(texts: Any, others: Any) -> Any:
        return answers(texts, others)

    return of_one if answer.__code__.co_argcount == 1 else of_two


def _struct(fields: dict[str, Any]) -> Any:
    """Return Arrow's type for a struct of DuckDB."""
    return pa.struct([(name, _IN_ARROW[type_]) for name, type_ in fields.items()])


def _listed(column: Any) -> list[Any]:
    """Return the values of a column; a ``FLOAT`` of 0.1 is a tenth."""
    values: list[Any] = column.to_pylist()
    if pa.types.is_float32(column.type):
        return [simplest_of_width(v, 4) if v is not None and isfinite(v) else v for v in values]
    return values


def _answer(answer: Callable[..., Any], row: tuple[Any, ...], errors: Policy) -> Any:
    if None in row:
        return None
    try:
        return answer(*row)
    except QuantityError:
        if errors == "raise":
            raise
        return row[0] if errors == "keep" else None


def _values(texts: Any, units: Any, options: Options | None, errors: Policy) -> Any:
    """Return the values in units that can differ from row to row, though they rarely do."""
    distinct = pc.unique(units).to_pylist()
    if len(distinct) == 1 and distinct[0] is not None:
        return value_many(texts, distinct[0], options, errors=errors)
    texts, units = (pa.concat_arrays(c.chunks) if c.num_chunks else c for c in (texts, units))
    result = pa.nulls(len(texts), pa.float64())
    for unit in distinct:
        if unit is not None:
            rows = pc.equal(units, unit).fill_null(False)
            values = value_many(texts.filter(rows), unit, options, errors=errors)
            result = pc.replace_with_mask(result, rows, values)
    return result


def _is_valid(text: str) -> bool:
    try:
        read(text)
    except QuantityError:
        return False
    return True


def _row(found: Found) -> dict[str, Any]:
    """Return what SQL is told of an amount: places are counted from 1."""
    (row,) = FOUND.record([found])
    lower = getattr(found.amount, "lower", None)
    kind = str(lower.unit.kind) if isinstance(lower, Amount) else "number"
    row.update(start=found.start + 1, end=found.end + 1, kind=kind)
    row.update(number=row.pop("amount"), counted=row.pop("noun"))
    return {name: row[name] for name in _FOUND}
