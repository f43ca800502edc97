"""What a unit is called."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ._errors import ErrorCode, error

__all__ = ["UnitNames", "plural_of"]


class UnitNames(NamedTuple):
    """The names of a unit."""

    name: str
    plural: str
    symbol: str
    aliases: tuple[str, ...] = ()

    @classmethod
    def of(
        cls, name: str, plural: str | None, symbol: str | None, aliases: Iterable[str]
    ) -> UnitNames:
        """Return the names of a unit of one's own, which are checked."""
        others = (aliases,) if isinstance(aliases, str) else tuple(aliases)
        names = cls(
            name,
            plural_of(name) if plural is None else plural,
            name if symbol is None else symbol,
            others,
        )
        for one in (*names[:3], *others):
            if not one or one.strip() != one or not one.isprintable() or one[0].isdigit():
                raise error(ErrorCode.INVALID_ARGUMENT, f"{one!r} cannot be the name of a unit")
        return names

    def keywords(self) -> str:
        """Return the names that are not as usual, as arguments of a call."""
        named: dict[str, object] = {}
        if self.plural != plural_of(self.name):
            named["plural"] = self.plural
        if self.symbol != self.name:
            named["symbol"] = self.symbol
        if self.aliases:
            named["aliases"] = self.aliases
        return ", ".join(f"{name}={value!r}" for name, value in named.items())


def plural_of(name: str) -> str:
    """Return the plural of a name in English.

    >>> plural_of("ladle"), plural_of("dash")
    ('ladles', 'dashes')
    """
    return name + ("es" if name.endswith(("s", "x", "z", "ch", "sh")) else "s")
