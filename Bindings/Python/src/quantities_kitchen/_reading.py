"""Reading amounts, alone and among words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from . import _core
from ._found import Counted, Found, Measured, Role, found_amount, measured
from ._options import Options
from ._own import find_own, read_own
from ._registry import Registry, Units

if TYPE_CHECKING:
    from ._names import OptionNames, Unpack

__all__ = ["Line", "find", "read", "read_line"]


class Line(NamedTuple):
    """A line of a recipe or a shopping list."""

    amount: Measured | Counted | None
    """How much of the item there is, or how many; None if the line doesn't begin with an amount."""
    item: str
    """What there is so much of."""


def read(
    text: str,
    options: Options | None = None,
    *,
    units: Units | None = None,
    **names: Unpack[OptionNames],
) -> Measured:
    """Read an amount or a range.

    >>> read("1 1/2 cups"), read("2-3 tsp").upper, read("about 450 g").about
    (Amount('3/2', 'cup'), Amount(3, 'teaspoon'), True)
    >>> read("1 pint", system="imperial")
    Amount(1, 'imperial pint')

    With units of your own:

    >>> from quantities_kitchen import Unit
    >>> read("half a ladle", units=[Unit("ladle", "8 tbsp")]).to("tbsp")
    Amount(4, 'tablespoon')
    """
    registry = Registry.of(units)
    matches = registry.matches(text) if registry else []
    if not matches:
        return measured(_core.read(text, options, **names))
    return read_own(text, matches, options, names)


def read_line(
    text: str,
    options: Options | None = None,
    *,
    units: Units | None = None,
    **names: Unpack[OptionNames],
) -> Line:
    """Read how much a line begins with, and of what.

    >>> from quantities_kitchen import Unit
    >>> read_line("2 cups of flour")
    Line(amount=Amount(2, 'cup'), item='flour')
    >>> read_line("2 ladles soup", units=[Unit("ladle", "8 tbsp")]).item
    'soup'
    >>> read_line("4 eggs"), read_line("salt")
    (Line(amount=Fraction(4, 1), item='eggs'), Line(amount=None, item='salt'))
    """
    found = find(text, options, units=units, **names)
    if not found or found[0].role not in (Role.AMOUNT, Role.COUNT):
        return Line(None, text.strip())
    first, *others = found
    if re.search(r"\w", re.sub(r"(?i)\b(about|approx\.?|ca\.?|circa)", "", text[: first.start])):
        return Line(None, text.strip())
    end = first.end
    if others and others[0].role is Role.ALTERNATE:
        between = text[end : others[0].start]
        if not re.search(r"\w", between):
            end = others[0].end
    item = re.sub(r"^[\s)/,]*(?:of\s+)?", "", text[end:])
    return Line(first.amount, item.strip())


def find(
    text: str,
    options: Options | None = None,
    *,
    units: Units | None = None,
    **names: Unpack[OptionNames],
) -> list[Found]:
    """Find the amounts in running text, such as a recipe.

    >>> text = "Bake for 15 minutes, then rest for an hour."
    >>> [text[one.start:one.end] for one in find(text)]
    ['15 minutes', 'an hour']
    """
    registry = Registry.of(units)
    matches = registry.matches(text) if registry else []
    if not registry or not matches:
        return [found_amount(text, *row) for row in _core.find(text, options, **names)]
    return find_own(text, matches, options, names)
