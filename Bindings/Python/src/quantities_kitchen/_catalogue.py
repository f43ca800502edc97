"""The units of the catalogue, by their names."""

from __future__ import annotations

from . import _core
from ._errors import ErrorCode, error
from ._units import Kind, Unit

__all__ = ["units"]

_catalogue = {
    row[2]: Unit._make(row[2], row[3], row[4], Kind(row[0]), row[1]) for row in _core.units()
}


def units() -> tuple[Unit, ...]:
    """Return the units of the catalogue.

    >>> units()[:3]
    (Unit('second'), Unit('millisecond'), Unit('microsecond'))
    """
    return tuple(_catalogue.values())


def named(name: str) -> Unit:
    """Return the unit of the catalogue with the name that no other has."""
    return _catalogue[name]


def find(
    name: str | Unit, *, system: str | None = None, beside: Unit | Kind | str | None = None
) -> Unit:
    """Return the unit that a name means, or the unit itself."""
    if isinstance(name, Unit):
        return name
    unit = _catalogue.get(name) if system is None else None
    if unit is None:
        unit = _catalogue[_core.read_unit(name, None, system=system)]
    if beside is None:
        return unit
    if isinstance(beside, str):
        beside = find(beside, system=system)
    return _beside(unit, beside if isinstance(beside, Kind) else beside.kind, system)


#: The masses whose names stand for a volume beside a volume.
_FLUID = {"ounce": "fluid ounce", "dram": "fluid dram"}


def beside(unit: Unit, other: Unit, system: str | None = None) -> Unit:
    """Return the fluid ounce for an ounce that stands beside a volume, and else the unit."""
    return _beside(unit, other.kind, system)


def _beside(unit: Unit, kind: Kind, system: str | None = None) -> Unit:
    if kind is Kind.VOLUME and unit.kind is Kind.MASS and unit._definition is None:
        if fluid := _FLUID.get(unit.name):
            return _catalogue[_core.read_unit(fluid, None, system=system)]
    return unit


def require_same(left: Kind, right: Kind) -> None:
    """Raise an exception if the kinds differ."""
    if left is not right:
        raise error(ErrorCode.INCOMPATIBLE_KINDS, f"{left} and {right} do not go together")
