"""Reading amounts, alone and among words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import _core
from ._found import Found, Measured, found_amount, measured
from ._lines import Line, line_of
from ._options import Options
from ._own import find_own, read_own
from ._own_lines import read_own_line
from ._registry import Registry, Units

if TYPE_CHECKING:
    from ._names import OptionNames, Unpack

__all__ = ["find", "read", "read_line"]


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
    """Read how much of what a line has: the first amount that is no portion or size.

    Behind other words it is no time or yield, as in "Serves 4". An amount before it that cannot be, as in
    "1/0 cup" or "1.000 g", raises an error.

    >>> from quantities_kitchen import Unit
    >>> read_line("2 cups of flour")
    Line(amount=Amount(2, 'cup'), item='flour')
    >>> read_line("2 ladles soup", units=[Unit("ladle", "8 tbsp")]).item
    'soup'
    >>> read_line("4 eggs"), read_line("salt")
    (Line(amount=Fraction(4, 1), item='eggs'), Line(amount=None, item='salt'))
    >>> read_line("Pane 80 g").item, read_line("1 cup or 240 ml milk").alternates
    ('Pane', (Amount(240, 'milliliter'),))
    >>> read_line("scant 1 cup flour").qualifier
    'scant'
    """
    registry = Registry.of(units)
    matches = registry.matches(text) if registry else []
    if not matches:
        return line_of(_core.read_line(text, options, **names))
    return read_own_line(text, matches, options, names)


def find(
    text: str,
    options: Options | None = None,
    *,
    units: Units | None = None,
    **names: Unpack[OptionNames],
) -> list[Found]:
    """Find the amounts in running text, such as a recipe.

    >>> text = "Bake for 15 minutes, then rest for an hour."
    >>> [(one.text, one.amount) for one in find(text)]
    [('15 minutes', Amount(15, 'minute')), ('an hour', Amount(1, 'hour'))]
    """
    registry = Registry.of(units)
    matches = registry.matches(text) if registry else []
    if not registry or not matches:
        return [found_amount(text, *row) for row in _core.find(text, options, **names)]
    return find_own(text, matches, options, names)
