"""Amounts in DuckDB: ``register(connection)`` adds ``qty_format``, ``qty_value``, ``qty_sum`` and others.

    import duckdb
    from quantities_kitchen.duckdb import register

    connection = duckdb.connect()
    register(connection, kit="metric")
    connection.sql("SELECT item, qty_sum(list(amount)) FROM shopping GROUP BY item")

It takes the packages duckdb and pyarrow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import duckdb
import pyarrow as pa
import pyarrow.compute as pc

from ._amounts import Amount
from ._catalogue import require_same
from ._core import convert
from ._core import range as range_text
from ._errors import QuantityError
from ._found import Found
from ._many import format_many, value_many
from ._options import Options
from ._ranges import Range
from ._reading import find, read
from ._rows import Policy, require_policy
from ._scaling import scale

if TYPE_CHECKING:
    from ._names import OptionNames, Unpack

__all__ = ["register"]

_TEXT = duckdb.sqltypes.VARCHAR
_NUMBER = duckdb.sqltypes.DOUBLE
_PLACE = duckdb.sqltypes.BIGINT

#: What ``qty_find`` tells of each amount, with the types of DuckDB and of Arrow.
_COLUMNS = {
    "start": (_PLACE, pa.int64()),
    "end": (_PLACE, pa.int64()),
    "text": (_TEXT, pa.string()),
    "number": (_NUMBER, pa.float64()),
    "unit": (_TEXT, pa.string()),
    "kind": (_TEXT, pa.string()),
    "role": (_TEXT, pa.string()),
    "upper": (_NUMBER, pa.float64()),
    "counted": (_TEXT, pa.string()),
}
_FOUND = duckdb.list_type(duckdb.struct_type({name: types[0] for name, types in _COLUMNS.items()}))
_ROWS = pa.list_(pa.struct([(name, types[1]) for name, types in _COLUMNS.items()]))


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
    - ``qty_scale(text, factor)`` multiplies the amounts in a text; the factor is a text such as ``'3/2'``.
    - ``qty_sum(list(text))`` is the exact sum of a group: DuckDB takes no aggregates of Python.
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

    def scaled(text: str, factor: str) -> str:
        return scale(text, factor, chosen)

    def total(texts: list[str | None]) -> str | None:
        return _sum(texts, chosen)

    def found(text: str) -> list[dict[str, Any]]:
        return [_row(one) for one in find(text, chosen)]

    add: Any = connection.create_function
    for name, function, parameters, result in [
        ("format", say, [_TEXT], _TEXT),
        ("value", value, [_TEXT, _TEXT], _NUMBER),
        ("convert", _each(said_in, pa.string(), errors), [_TEXT, _TEXT], _TEXT),
        ("scale", _each(scaled, pa.string(), errors), [_TEXT, _TEXT], _TEXT),
        ("is_valid", _each(_is_valid, pa.bool_(), "raise"), [_TEXT], duckdb.sqltypes.BOOLEAN),
        ("sum", _each(total, pa.string(), otherwise), [duckdb.list_type(_TEXT)], _TEXT),
        ("find", _each(found, _ROWS, otherwise), [_TEXT], _FOUND),
    ]:
        try:
            connection.remove_function(prefix + name)
        except duckdb.InvalidInputException:
            pass
        add(prefix + name, function, parameters, result, type="arrow", null_handling="special")


def _each(answer: Callable[..., Any], result: Any, errors: Policy) -> Callable[..., Any]:
    """Return a function of columns that answers row by row; what has a ``NULL`` is ``NULL``."""

    def answers(*columns: Any) -> Any:
        values = [column.to_pylist() for column in columns]
        return pa.array([_answer(answer, row, errors) for row in zip(*values, strict=True)], result)

    # DuckDB asks how many parameters a function has.
    def of_one(texts: Any) -> Any:
        return answers(texts)

    def of_two(texts: Any, others: Any) -> Any:
        return answers(texts, others)

    return of_one if answer.__code__.co_argcount == 1 else of_two


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


# Amounts in a table are often the same.
_read = lru_cache(maxsize=4096)(read)


def _sum(texts: Iterable[str | None], options: Options | None) -> str | None:
    """Return the sum in the unit of most rows, or the larger of two; of no rows it is ``None``."""
    total: tuple[Amount, Amount] | None = None
    rows: dict[Any, int] = {}
    for text in texts:
        if text is None:
            continue
        amount: Any = _read(text, options)
        ends = (amount.lower, amount.upper) if isinstance(amount, Range) else (amount, amount)
        unit = ends[0].unit
        rows[unit] = rows.get(unit, 0) + 1
        if total is None:
            total = ends
            continue
        require_same(total[0].unit, unit)
        about = any(end.about for end in (*total, *ends))
        total = _about(total[0] + ends[0], about), _about(total[1] + ends[1], about)
    if total is None:
        return None
    usual = min(rows, key=lambda unit: (-rows[unit], -unit._ticks, unit.name))
    lower, upper = (end.to(usual).format(options) for end in total)
    return lower if total[0] == total[1] else range_text(lower, upper, options)


def _about(amount: Amount, about: bool) -> Amount:
    return Amount._make(amount._ticks, amount.unit, about)


def _row(found: Found) -> dict[str, Any]:
    """Return what SQL is told of an amount: places are counted from 1."""
    amount: Any = found.amount
    lower, upper = (amount.lower, amount.upper) if isinstance(amount, Range) else (amount, None)
    is_amount = isinstance(lower, Amount)
    if is_amount and upper is not None:
        upper = upper.to(lower.unit).value
    return {
        "start": found.start + 1,
        "end": found.end + 1,
        "text": found.text,
        "number": float(lower.value if is_amount else lower),
        "unit": lower.unit.name if is_amount else None,
        "kind": str(lower.unit.kind) if is_amount else "number",
        "role": found.role.name.lower(),
        "upper": None if upper is None else float(upper),
        "counted": found.noun,
    }
