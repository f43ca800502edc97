"""Amounts as JSON has them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ._errors import ErrorCode, error
from ._numbers import written
from ._registry import Registry, Units
from ._units import Unit

if TYPE_CHECKING:
    from fractions import Fraction

    from ._amounts import Amount


def stored(amount: Amount | Fraction) -> Any:
    """Return an amount as an object, and a number as one."""
    unit = getattr(amount, "unit", None)
    if unit is None:
        return written(amount)  # type: ignore[arg-type]
    if unit.is_own and Unit.known(unit.name):
        message = f"{unit.name!r} would be read back as another unit, which has the same name"
        raise error(ErrorCode.AMBIGUOUS_UNIT, message)
    data = {"value": written(amount.value), "unit": unit.name}  # type: ignore[union-attr]
    return {**data, "about": True} if amount.about else data  # type: ignore[union-attr]


def restored(data: Any, units: Units | None) -> tuple[Any, Unit | str, bool]:
    """Return the number, the unit, and whether it is known only roughly."""
    value, unit, about = fields(data, "value", "unit", about=False)
    registry = Registry.of(units)
    if registry and isinstance(unit, str):
        unit = registry.unit(unit)
    return value, unit, bool(about)


def fields(data: Any, *names: str, **defaults: Any) -> list[Any]:
    """Return the fields of an object, which may be given as its text."""
    if isinstance(data, (str, bytes)):
        data = json.loads(data)
    if not isinstance(data, Mapping) or any(name not in data for name in names):
        needed = " and ".join(names)
        raise error(ErrorCode.INVALID_ARGUMENT, f"expected an object with {needed}, found {data!r}")
    return [data[name] for name in names] + [data.get(*item) for item in defaults.items()]
