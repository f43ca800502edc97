"""Units, those of the catalogue and your own."""

from __future__ import annotations

from enum import IntEnum
from fractions import Fraction
from typing import TYPE_CHECKING, Any, overload

from ._errors import ErrorCode, QuantityError, error
from ._immutable import Immutable
from ._numbers import exact, like

if TYPE_CHECKING:
    from collections.abc import Iterable
    from decimal import Decimal

    from ._amounts import Amount

__all__ = ["Kind", "Unit"]


class Kind(IntEnum):
    """What a unit measures."""

    TIME = 1
    VOLUME = 2
    MASS = 3

    def __str__(self) -> str:
        return self.name.lower()


class Unit(Immutable):
    """A unit of time, volume or mass, which never changes.

    >>> Unit("tbsp")
    Unit('tablespoon')
    >>> 3 * Unit("tsp") == Unit("tbsp") * 1
    True

    A unit of your own is an amount with a name:

    >>> ladle = Unit("ladle", 8 * Unit("tbsp"))
    >>> print(2 * ladle, "=", (2 * ladle).to("cup"))
    2 ladles = 1 cup
    """

    __slots__ = ("_name", "_plural", "_symbol", "_kind", "_ticks", "_definition", "_aliases")

    _name: str
    _plural: str
    _symbol: str
    _kind: Kind
    _ticks: int | Fraction
    _definition: Amount | None
    _aliases: tuple[str, ...]

    def __new__(
        cls,
        name: str | Unit,
        definition: Amount | str | None = None,
        *,
        plural: str | None = None,
        symbol: str | None = None,
        aliases: Iterable[str] = (),
        system: str | None = None,
        beside: Unit | Kind | str | None = None,
    ) -> Unit:
        """Find a unit by any of its names, or make one of your own.

        ``system`` tells whose unit a shared name means (``"imperial"``). ``beside`` is a unit that goes
        with it, or a kind: ounces beside a volume are fluid ounces.
        """
        if definition is None:
            if plural is not None or symbol is not None or aliases:
                raise TypeError("a unit of your own takes a definition")
            return _catalogue.find(name, system=system, beside=beside)
        if isinstance(definition, str):
            definition = _amounts.Amount.read(definition, system=system)
        if not isinstance(definition, _amounts.Amount):
            raise TypeError(f"expected an Amount, found {type(definition)!r}")
        if definition <= 0 * definition.unit:
            raise error(ErrorCode.INVALID_ARGUMENT, "a unit is more than nothing")
        names = tuple(aliases) if not isinstance(aliases, str) else (aliases,)
        given = [str(name)] + [n for n in (plural, symbol, *names) if n is not None]
        for one in given:
            if not one or one.strip() != one or not one.isprintable() or one[0].isdigit():
                raise error(ErrorCode.INVALID_ARGUMENT, f"{one!r} cannot be the name of a unit")
        name = given[0]
        return cls._make(
            name, plural or plural_of(name), symbol or name, definition.unit.kind,
            definition._ticks, definition, names,
        )  # fmt: skip

    @classmethod
    def _make(
        cls,
        name: str,
        plural: str,
        symbol: str,
        kind: Kind,
        ticks: int | Fraction,
        definition: Amount | None = None,
        aliases: tuple[str, ...] = (),
    ) -> Unit:
        self = object.__new__(cls)
        self._set(_name=name, _plural=plural, _symbol=symbol, _kind=kind, _ticks=ticks)
        self._set(_definition=definition, _aliases=aliases)
        return self

    @classmethod
    def known(cls, name: str, **where: Any) -> Unit | None:
        """Return the unit with that name, or ``None`` if there is none.

        >>> Unit.known("Tbsp."), Unit.known("handful")
        (Unit('tablespoon'), None)
        """
        try:
            return _catalogue.find(name, **where)
        except QuantityError:
            return None

    @property
    def name(self) -> str:
        """The name that no other unit has, of one: ``"imperial pint"``."""
        return self._name

    @property
    def plural(self) -> str:
        """The name of several."""
        return self._plural

    @property
    def symbol(self) -> str:
        """The symbol, which units of different systems may share: ``"pt"``."""
        return self._symbol

    @property
    def kind(self) -> Kind:
        """What it measures."""
        return self._kind

    @property
    def aliases(self) -> tuple[str, ...]:
        """The further names that a unit of your own was given."""
        return self._aliases

    @property
    def definition(self) -> Amount | None:
        """The amount that a unit of your own is."""
        return self._definition

    def converts_to(self, other: Unit | str) -> bool:
        """Tell whether one can be converted to the other.

        >>> Unit("cup").converts_to("oz"), Unit("cup").converts_to("g")
        (True, False)
        """
        unit = Unit.known(other, beside=self) if isinstance(other, str) else other
        if unit is not None and not isinstance(unit, Unit):
            raise TypeError(f"expected a Unit or a str, found {type(unit)!r}")
        return unit is not None and unit.kind is self._kind

    def factor(self, other: Unit | str) -> Fraction:
        """Return how many of the other one are as much as one of this.

        >>> Unit("gallon").factor("cup")
        Fraction(16, 1)
        """
        unit = _catalogue.find(other, beside=self)
        _catalogue.require_same(self._kind, unit._kind)
        return Fraction(self._ticks) / unit._ticks

    @overload
    def convert(self, number: int, to: Unit | str) -> int | Fraction: ...
    @overload
    def convert(self, number: float, to: Unit | str) -> float: ...
    @overload
    def convert(self, number: Decimal, to: Unit | str) -> Decimal: ...
    @overload
    def convert(self, number: Fraction, to: Unit | str) -> Fraction: ...
    def convert(self, number: Any, to: Unit | str) -> Any:
        """Convert a number of this unit to the other, as a number of the same type.

        What isn't whole is a Fraction for an int, and a Decimal is rounded as its context says.

        >>> Unit("cup").convert(2, "tbsp"), Unit("cup").convert(0.5, "ml")
        (32, 118.29411825)
        """
        return like(exact(exact(number) * self.factor(to)), number)

    def __mul__(self, number: Any) -> Amount:
        if isinstance(number, (Unit, _amounts.Amount, str)):
            return NotImplemented
        return _amounts.Amount(number, self)

    __rmul__ = __mul__

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Unit):
            return NotImplemented
        return self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    @property
    def _key(self) -> tuple[str, Kind, int | Fraction]:
        return self._name, self._kind, self._ticks

    def __str__(self) -> str:
        return self._name

    def __repr__(self) -> str:
        if self._definition is None:
            return f"Unit({self._name!r})"
        further = ""
        if self._plural != plural_of(self._name):
            further += f", plural={self._plural!r}"
        if self._symbol != self._name:
            further += f", symbol={self._symbol!r}"
        if self._aliases:
            further += f", aliases={self._aliases!r}"
        return f"Unit({self._name!r}, {self._definition!r}{further})"

    def __reduce__(self) -> tuple[Any, ...]:
        if self._definition is None:
            return _catalogue.find, (self._name,)
        further = (self._plural, self._symbol, self._aliases)
        return _restored, (self._name, self._definition, *further)


def _restored(
    name: str, definition: Amount, plural: str, symbol: str, aliases: tuple[str, ...]
) -> Unit:
    return Unit(name, definition, plural=plural, symbol=symbol, aliases=aliases)


def plural_of(name: str) -> str:
    return name + ("es" if name.endswith(("s", "x", "z", "ch", "sh")) else "s")


# An amount has a unit, a unit of your own is an amount, and the catalogue is made of units.
from . import _amounts, _catalogue  # noqa: E402
