"""How amounts are written."""

from __future__ import annotations

import html
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from . import _core
from ._catalogue import find, require_same
from ._errors import ErrorCode, QuantityError, error
from ._options import Options, bits

if TYPE_CHECKING:
    from ._amounts import Amount
    from ._units import Unit

_ABOUT, _ROUNDED = 1, 2


def write(
    amount: Amount, unit: Unit | str | None, options: Options | None, names: Mapping[str, Any]
) -> str:
    """Write an amount as a person would say it, or in a unit."""
    chosen = bits(options, names)
    if isinstance(unit, str):
        if not amount.kind:
            require_same(amount.unit, find(unit))
        return _in_known_unit(amount, unit, chosen)
    if unit is not None:
        amount = amount.to(unit)
    # An amount in an own unit stays in it, unless a kit is chosen that has measures for it.
    if amount.unit.is_own and (unit or not amount.kind or not _option("kit", options, names)):
        return _in_own_unit(amount, options, names)
    return _in_known_unit(amount, unit.name if unit else "", chosen)


def in_notebook(amount: Any) -> str | None:
    """Write an amount or a range for a notebook; one that is too large is shown by its repr."""
    try:
        return html.escape(amount.format(style="vulgar"))
    except QuantityError:
        return None


def _option(name: str, options: Options | None, names: Mapping[str, Any]) -> Any:
    return names.get(name, options._names.get(name) if options else None)


def _in_known_unit(amount: Amount, unit: str, chosen: int) -> str:
    flags = _ABOUT if amount.about else 0
    ticks = round(amount._ticks)
    if ticks != amount._ticks:
        flags |= _ROUNDED
        if not ticks:
            raise error(ErrorCode.TOO_SMALL, "the amount is too small to be written")
    if not -(2**127) <= ticks < 2**127:
        raise error(ErrorCode.TOO_LARGE, "the amount is too large to be written")
    # The library doesn't know an own unit, but the unit that defines it.
    base = amount.unit
    while base.definition:
        base = base.definition.unit
    low, high = ticks & (2**64 - 1), ticks >> 64
    return _core.format_amount(int(base.kind), low, high, flags, base.name, unit, chosen)


def _in_own_unit(amount: Amount, options: Options | None, names: Mapping[str, Any]) -> str:
    """Write an amount in its unit, which is one of one's own: its number as one of tablespoons is."""
    number = _in_known_unit(
        type(amount)(amount.value, "tablespoon", about=amount.about),
        "tablespoon",
        bits(options, {**names, "unit_style": "none"}),
    )
    style = _option("unit_style", options, names)
    value, unit = abs(amount.value), amount.unit
    if style == "none" or _option("number", options, names):
        return number
    if style == "short":
        return f"{number} {unit.symbol}"
    return f"{number} {unit.name if 0 < value <= 1 else unit.plural}"
