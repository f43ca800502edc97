"""Columns that are read, searched, scaled and converted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import _core
from ._columns import answered
from ._errors import QuantityError
from ._layouts import AMOUNT, FOUND, LINE, TEXT, Fields, Layout
from ._lines import Line
from ._numbers import exact
from ._options import Options
from ._questions import Way, chosen_options, measured, question_of
from ._reading import find, read, read_line
from ._registry import Registry, Units
from ._rows import Errors, require_policy
from ._scaling import scale

if TYPE_CHECKING:
    from ._names import OptionNames, Unpack

__all__ = ["convert_many", "find_many", "read_line_many", "read_many", "scale_many"]

_POLICIES = ("raise", "null", "keep", "report")


def read_many(
    values: Any,
    /,
    options: Options | None = None,
    *,
    units: Units | None = None,
    errors: Errors = "raise",
    **names: Unpack[OptionNames],
) -> Any:
    """Read each text of a column as ``read`` does.

    >>> read_many(["2 cups", "1-2 tsp", None])
    [Amount(2, 'cup'), Range(lower=Amount(1, 'teaspoon'), upper=Amount(2, 'teaspoon')), None]

    Of a list, a tuple or an array of NumPy, the answers are such a one with objects. Other libraries have
    columns of records: the answers are a DataFrame of pandas with the index of the Series, a Series of
    Polars with structs, or a StructArray of Arrow. Its fields are ``amount``, ``upper`` (the end of a
    range), ``unit`` (null of a number of things) and ``about``; with ``errors="report"`` there is also
    ``error``, the message. ``errors="keep"`` is for objects alone. Nulls stay null. A number is the
    nearest float, and a float that is given means the simplest fraction that rounds to it.

    Such records are columns of amounts, too: a DataFrame with ``amount`` and ``unit`` is read with the
    names of its units as the library has them, and so are structs of Polars and Arrow.
    """
    return _read(read, AMOUNT, values, options, units, errors, names, Way(_itself, AMOUNT))


def read_line_many(
    values: Any,
    /,
    options: Options | None = None,
    *,
    units: Units | None = None,
    errors: Errors = "raise",
    **names: Unpack[OptionNames],
) -> Any:
    """Read each line of a column as ``read_line`` does.

    >>> lines, mistakes = read_line_many(["2 cups flour", "1/0 cup milk"], errors="report")
    >>> lines, mistakes[0].row, mistakes[0].message
    ([Line(amount=Amount(2, 'cup'), item='flour'), None], 1, "'1/0' divides by zero")

    The answers are those of ``read_many``; records have the fields ``amount``, ``upper``, ``unit``,
    ``item``, ``comment``, ``about`` and ``qualifier``. Objects, which a list of texts becomes, also have ``alternates``.
    """
    require_policy(errors, *_POLICIES)
    chosen, registry = chosen_options(options, names), Registry.of(units)

    def read_row(text: str) -> Line:
        return read_line(text, chosen, units=registry)

    def read_rows(rows: list[Any]) -> Fields:
        columns = _core.read_lines(rows, errors != "raise", chosen._bits)
        fields = dict(zip(LINE.kind, columns, strict=True))
        present = [item is not None for item in fields["item"]]
        mistakes: list[QuantityError] = []
        for number, row in enumerate(rows):
            if errors == "report" and row is not None and not present[number]:
                try:
                    read_row(row)
                except QuantityError as mistake:
                    mistake.row = number
                    mistakes.append(mistake)
        return Fields(fields, present, mistakes)

    way = Way(read_row, LINE, None if registry else read_rows)
    return answered(values, question_of(way, None, chosen, errors, units=registry))


def find_many(
    values: Any,
    /,
    options: Options | None = None,
    *,
    units: Units | None = None,
    errors: Errors = "raise",
    **names: Unpack[OptionNames],
) -> Any:
    """Find the amounts in each text of a column as ``find`` does.

    >>> [[one.text for one in found] for found in find_many(["Boil 2 l for 5 min", "Serve"])]
    [['2 l', '5 min'], []]

    The answers are lists. Those of Polars and Arrow have records with ``start``, ``end``, ``text``,
    ``amount``, ``upper``, ``unit``, ``about``, ``role``, ``noun`` and ``rule``, and all others objects.
    """
    return _read(find, FOUND, values, options, units, errors, names)


def scale_many(
    values: Any,
    factor: Any,
    /,
    options: Options | None = None,
    *,
    errors: Errors = "raise",
    **names: Unpack[OptionNames],
) -> Any:
    """Multiply the amounts in each text of a column as ``scale`` does.

    >>> scale_many(["2 cups flour", "1/0 cup milk"], 2, errors="keep")
    ['4 cups flour', '1/0 cup milk']

    The answers are of the type that was given, as those of ``format_many`` are: of texts they are texts,
    and of a number and a unit, they are records as those of ``read_many``.
    """
    require_policy(errors, *_POLICIES)
    chosen = chosen_options(options, names)
    scale("", factor, chosen)  # tells of a wrong factor before any row
    number = exact(factor)
    question = question_of(
        Way(lambda text: scale(text, factor, chosen), TEXT),
        Way(lambda amount: amount * number, AMOUNT),
        chosen,
        errors,
    )
    return answered(values, question)


def convert_many(
    values: Any,
    unit: str,
    /,
    options: Options | None = None,
    *,
    errors: Errors = "raise",
    **names: Unpack[OptionNames],
) -> Any:
    """Write each text of a column in a unit as ``convert`` does.

    >>> convert_many(["2 cups", "2 cups flour", "1 h"], "g", errors="null")
    [None, '~240 g', None]

    The answers are of the type that was given, as those of ``scale_many`` are.
    """
    require_policy(errors, *_POLICIES)
    chosen = chosen_options(options, names)
    question = question_of(
        Way(lambda text: _core.convert(text, unit, chosen), TEXT),
        Way(lambda amount: measured(amount).to(unit), AMOUNT),
        chosen,
        errors,
    )
    return answered(values, question)


def _itself(amount: Any) -> Any:
    return amount


def _read(
    ask: Any,
    layout: Layout,
    values: Any,
    options: Options | None,
    units: Units | None,
    errors: Errors,
    names: Any,
    amounts: Way | None = None,
) -> Any:
    require_policy(errors, *_POLICIES)
    chosen, registry = chosen_options(options, names), Registry.of(units)
    way = Way(lambda text: ask(text, chosen, units=registry), layout)
    return answered(values, question_of(way, amounts, chosen, errors, units=registry))
