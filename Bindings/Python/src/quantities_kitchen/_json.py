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
    from ._amounts import Amount


def stored(amount: Amount) -> dict[str, Any]:
    unit = amount.unit
    if unit.definition and Unit.known(unit.name):
        message = f"{unit.name!r} would be read back as another unit, which has the same name"
        raise error(ErrorCode.AMBIGUOUS_UNIT, message)
    data = {"value": written(amount.value), "unit": unit.name}
    return {**data, "about": True} if amount.about else data


def restored(data: Any, units: Units | None) -> tuple[Any, Unit | str, bool]:
    """Return the number, the unit, and whether it is known only roughly."""
    if isinstance(data, (str, bytes)):
        data = json.loads(data)
    if not isinstance(data, Mapping) or "value" not in data or "unit" not in data:
        raise error(ErrorCode.INVALID_ARGUMENT, "expected an object with a value and a unit")
    registry, unit = Registry.of(units), data["unit"]
    if registry and isinstance(unit, str):
        unit = registry.unit(unit)
    return data["value"], unit, bool(data.get("about", False))
