"""What an application asks of units by their names, which it has as text."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, overload

from ._amounts import Amount
from ._catalogue import beside
from ._errors import QuantityError
from ._kinds import Kind
from ._ranges import Range
from ._registry import Registry, Units
from ._units import Unit

__all__ = ["can_convert", "convert_number", "factor", "is_unit", "merge"]


def is_unit(name: str, *, units: Units | None = None, system: str | None = None) -> bool:
    """Tell whether there is a unit with that name.

    >>> is_unit("Tbsp."), is_unit("handful")
    (True, False)
    """
    try:
        unit_of(name, units, system)
    except QuantityError:
        return False
    return True


def can_convert(
    unit: Unit | str, to: Unit | str, *, units: Units | None = None, system: str | None = None
) -> bool:
    """Tell whether one unit can be converted to the other: False if either isn't a unit.

    >>> can_convert("oz", "cup"), can_convert("g", "cup"), can_convert("handful", "cup")
    (True, False, False)
    """
    try:
        this, other = _pair(unit, to, units, system)
    except QuantityError:
        return False
    return this.measure == other.measure


def convert_number(
    number: Any,
    unit: Unit | str,
    to: Unit | str,
    *,
    units: Units | None = None,
    system: str | None = None,
) -> Any:
    """Convert a number of one unit to another, as a number of the same type.

    Ounces beside a volume are fluid ounces. ``system`` tells whose unit a shared name means.

    >>> convert_number(0.5, "cup", "oz"), convert_number(1, "oz", "g")
    (4.0, Fraction(45359237, 1600000))
    """
    this, other = _pair(unit, to, units, system)
    return this.convert(number, other)


def factor(
    unit: Unit | str, to: Unit | str, *, units: Units | None = None, system: str | None = None
) -> Fraction:
    """Return how many of the other unit are as much as one of this.

    >>> factor("gallon", "cup"), factor("lb", "g")
    (Fraction(16, 1), Fraction(45359237, 100000))
    """
    this, other = _pair(unit, to, units, system)
    return this.factor(other)


@overload
def merge(*amounts: Amount) -> tuple[Amount, ...]: ...
@overload
def merge(*amounts: Amount | Range[Amount]) -> tuple[Amount | Range[Amount], ...]: ...
def merge(*amounts: Any) -> Any:
    """Add up what goes together, as in a shopping list: times, volumes, masses, equal counts.

    A sum is given in the largest unit that makes it at least 1, or else in the smallest unit.
    Ounces are a mass: without an ingredient, nothing says that they pour.

    >>> merge(Amount(1, "cup"), Amount(4, "tbsp"), Amount(300, "g"))
    (Amount('5/4', 'cup'), Amount(300, 'gram'))
    >>> merge(Amount(1, "cup"), Amount(8, "oz"))
    (Amount(1, 'cup'), Amount(8, 'ounce'))
    >>> merge(Range(Amount(2, "cups"), Amount(3, "cups")), Amount(1, "cup"))
    (Range(lower=Amount(3, 'cup'), upper=Amount(4, 'cup')),)
    """
    measures: dict[Kind | str, list[Any]] = {}
    for amount in amounts:
        if not isinstance(getattr(amount, "lower", None), Amount):
            raise TypeError(f"expected an Amount or a Range of them, found {type(amount)!r}")
        measures.setdefault(amount.lower.unit.measure, []).append(amount)
    return tuple(map(_sum, measures.values()))


def _sum(amounts: list[Any]) -> Any:
    total = sum(amounts)
    # Of units that are as large, the first that was given.
    given = dict.fromkeys(amount.lower.unit for amount in amounts)
    units = sorted(given, key=lambda unit: 1 * unit, reverse=True)
    return total.to(next((unit for unit in units if 1 * unit <= abs(total.lower)), units[-1]))


def unit_of(unit: Unit | str, units: Units | None, system: str | None) -> Unit:
    """Return the unit with a name, which can be one of one's own, or the unit itself."""
    if isinstance(unit, Unit):
        return unit
    registry = Registry.of(units)
    return registry.unit(unit, system=system) if registry else Unit(unit, system=system)


def _pair(
    unit: Unit | str, to: Unit | str, units: Units | None, system: str | None
) -> tuple[Unit, Unit]:
    this, other = unit_of(unit, units, system), unit_of(to, units, system)
    # A Unit is never read anew.
    return (
        beside(this, other, system) if isinstance(unit, str) else this,
        beside(other, this, system) if isinstance(to, str) else other,
    )
