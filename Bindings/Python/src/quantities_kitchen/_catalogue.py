"""The units of the catalogue, by their names."""

from __future__ import annotations

from . import _core
from ._errors import ErrorCode, error
from ._kinds import Kind
from ._unit_names import UnitNames
from ._units import Unit

__all__ = ["units"]

_catalogue = {
    row[2]: Unit._make(UnitNames(*row[2:]), Kind(row[0]), row[1]) for row in _core.units()
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


#: The masses whose names mean a volume beside another volume.
_FLUID = {"ounce": "fluid ounce", "dram": "fluid dram"}


def beside(unit: Unit, other: Unit, system: str | None = None) -> Unit:
    """Return the fluid ounce for an ounce that stands beside a volume, and else the unit."""
    return _beside(unit, other.kind, system)


def _beside(unit: Unit, kind: Kind, system: str | None = None) -> Unit:
    if kind is Kind.VOLUME and unit.kind is Kind.MASS and unit._definition is None:
        if fluid := _FLUID.get(unit.name):
            return _catalogue[_core.read_unit(fluid, None, system=system)]
    return unit


def require_same(left: Unit, right: Unit) -> None:
    """Raise an exception if the units do not measure the same."""
    if left.measure != right.measure:
        message = f"{left.measure} and {right.measure} do not go together"
        raise error(ErrorCode.INCOMPATIBLE_KINDS, message)
