"""Units of your own, by their names."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TypeAlias

from ._catalogue import find
from ._errors import ErrorCode, error
from ._kinds import Kind
from ._unit_names import plural_of
from ._units import Unit

__all__ = ["Registry", "Units"]


class Registry:
    """Units of your own, to read text with. Nothing else knows of them.

    >>> from quantities_kitchen import Amount, read
    >>> kitchen = Registry(Unit("ladle", 8 * Unit("tbsp")), Unit("knob", "1 tbsp", aliases=["nub"]))
    >>> read("2-3 ladles", units=kitchen).upper
    Amount(3, Unit('ladle', Amount(8, 'tablespoon')))
    >>> kitchen.unit("Nub").name, kitchen.unit("cups").name
    ('knob', 'cup')
    """

    __slots__ = ("_units", "_names", "_pattern")

    def __init__(self, *units: Unit) -> None:
        self._units = units
        self._names: dict[str, Unit] = {}
        for unit in units:
            if not isinstance(unit, Unit) or not unit.is_own:
                raise TypeError(f"expected a unit of your own, found {unit!r}")
            for name in dict.fromkeys((unit.name, unit.plural, unit.symbol, *unit.aliases)):
                if self._names.setdefault(_key(name), unit) != unit:
                    raise error(ErrorCode.AMBIGUOUS_UNIT, f"several units are called {name!r}")
        for unit in units:
            for alias in unit.aliases:
                self._names.setdefault(_key(plural_of(alias)), unit)
        names = sorted(self._names, key=len, reverse=True)
        words = "|".join(re.escape(name).replace(r"\ ", r"\s+") for name in names)
        self._pattern = re.compile(rf"(?<![^\W\d_])(?:{words or '(?!)'})(?!\w)", re.IGNORECASE)

    @classmethod
    def of(cls, units: Units | None) -> Registry | None:
        """Return a registry of units, or ``None`` if there are none."""
        if units is None or isinstance(units, Registry):
            return units
        return cls(*units)

    def unit(self, name: str, *, system: str | None = None) -> Unit:
        """Return the unit with that name, which may be one of the catalogue."""
        return self._names.get(_key(name)) or find(name, system=system)

    def __iter__(self) -> Iterator[Unit]:
        return iter(self._units)

    def __len__(self) -> int:
        return len(self._units)

    def __contains__(self, unit: object) -> bool:
        return _key(unit) in self._names if isinstance(unit, str) else unit in self._units

    def __repr__(self) -> str:
        return f"Registry({', '.join(map(repr, self._units))})"

    def matches(self, text: str) -> list[tuple[int, int, Unit]]:
        """Return where the names of the units stand in a text."""
        found = []
        for match in self._pattern.finditer(text):
            # Where letters fold as the pattern has it and str.casefold doesn't, it isn't a name.
            if unit := self._names.get(_key(match[0])):
                found.append((match.start(), match.end(), unit))
        return found


Units: TypeAlias = Registry | Iterable[Unit]
"""Units of your own: a registry, which is made once, or a few of them."""


def _key(name: str) -> str:
    return " ".join(name.casefold().split())


def stand_in(units: Iterable[Unit], time: str, mass: str) -> str:
    """Return a unit that reads as units of one's own do, and is of another kind than they."""
    return mass if any(unit.kind is Kind.TIME for unit in units) else time
