"""Columns of texts that are read, searched, scaled and converted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import _core
from ._many import chosen_options
from ._options import Options
from ._reading import find, read, read_line
from ._registry import Registry, Units
from ._rows import Errors, RowQuestion, answers_of, objects_of, require_policy
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

    The answers are a list, a tuple, an array of NumPy or a Series of pandas with objects, as the
    column is; those of other columns are a list. ``errors`` is that of ``format_many``.
    """
    return _objects(read, values, options, units, errors, names)


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
    """
    return _objects(read_line, values, options, units, errors, names)


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
    """
    return _objects(find, values, options, units, errors, names)


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

    The answers are of the type that was given, as those of ``format_many`` are.
    """
    require_policy(errors, *_POLICIES)
    chosen = chosen_options(options, names)
    scale("", factor, chosen)  # tells of a wrong factor before any row
    return answers_of(values, RowQuestion(lambda text: scale(text, factor, chosen), errors))


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

    The answers are of the type that was given, as those of ``format_many`` are.
    """
    require_policy(errors, *_POLICIES)
    chosen = chosen_options(options, names)
    return answers_of(values, RowQuestion(lambda text: _core.convert(text, unit, chosen), errors))


def _objects(
    ask: Any, values: Any, options: Options | None, units: Units | None, errors: str, names: Any
) -> Any:
    require_policy(errors, *_POLICIES)
    chosen, registry = chosen_options(options, names), Registry.of(units)
    return objects_of(values, RowQuestion(lambda text: ask(text, chosen, units=registry), errors))
