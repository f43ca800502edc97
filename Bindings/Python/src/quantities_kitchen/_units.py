"""Units, those of the catalogue and your own."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, overload

from ._errors import ErrorCode, QuantityError, error
from ._immutable import Immutable
from ._kinds import Kind
from ._numbers import exact, like
from ._pydantic import UNIT, Field, FieldParts
from ._unit_names import UnitNames

if TYPE_CHECKING:
    from collections.abc import Iterable
    from decimal import Decimal

    from ._amounts import Amount

__all__ = ["Kind", "Unit"]


class Unit(Immutable, Field):
    """A unit of time, volume or mass, which never changes.

    >>> Unit("tbsp"), 3 * Unit("tsp") == Unit("tbsp") * 1
    (Unit('tablespoon'), True)

    A unit of your own is an amount with a name:

    >>> ladle = Unit("ladle", 8 * Unit("tbsp"))
    >>> print(2 * ladle, "=", (2 * ladle).to("cup"))
    2 ladles = 1 cup

    What has no measure is counted:

    >>> clove = Unit.counted("clove")
    >>> print(3 * clove + 2 * clove)
    5 cloves
    """

    __slots__ = ("_names", "_kind", "_ticks", "_definition", "__weakref__")

    _names: UnitNames
    _kind: Kind
    _ticks: int | Fraction
    _definition: Amount | None

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
        names = UnitNames.of(str(name), plural, symbol, aliases)
        return cls._make(names, definition.unit.kind, definition._ticks, definition)

    @classmethod
    def counted(
        cls,
        name: str,
        *,
        plural: str | None = None,
        symbol: str | None = None,
        aliases: Iterable[str] = (),
    ) -> Unit:
        """Make a unit without a measure, which is counted: a clove, a stalk, a can.

        It goes together with itself alone, and with the units that are made of it.

        >>> can = Unit.counted("can", aliases=["tin"])
        >>> tray = Unit("tray", 24 * can)
        >>> print(tray * 2 - 8 * can, "=", (tray * 2 - 8 * can).to(can))
        1 2/3 trays = 40 cans
        """
        return cls._make(UnitNames.of(name, plural, symbol, aliases), Kind.COUNT, 1)

    @classmethod
    def _make(
        cls,
        names: UnitNames,
        kind: Kind,
        ticks: int | Fraction,
        definition: Amount | None = None,
    ) -> Unit:
        self = object.__new__(cls)
        self._set(_names=names, _kind=kind, _ticks=ticks, _definition=definition)
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
        return self._names.name

    @property
    def plural(self) -> str:
        """The name of several."""
        return self._names.plural

    @property
    def symbol(self) -> str:
        """The symbol, which units of different systems may share: ``"pt"``."""
        return self._names.symbol

    @property
    def kind(self) -> Kind:
        """What it measures."""
        return self._kind

    @property
    def measure(self) -> Kind | str:
        """What is the same for units that go together: the kind, or what is counted.

        >>> Unit("cup").measure, Unit.counted("clove").measure
        (<Kind.VOLUME: 2>, 'clove')
        """
        if self._kind:
            return self._kind
        return self._definition.unit.measure if self._definition else self._names.name

    @property
    def is_own(self) -> bool:
        """Whether it is one of your own, and not of the catalogue."""
        return self._definition is not None or not self._kind

    @property
    def aliases(self) -> tuple[str, ...]:
        """The further names that a unit of your own was given."""
        return self._names.aliases

    @property
    def definition(self) -> Amount | None:
        """The amount that a unit of your own is; None if it is counted."""
        return self._definition

    def converts_to(self, other: Unit | str) -> bool:
        """Tell whether one can be converted to the other.

        >>> Unit("cup").converts_to("oz"), Unit("cup").converts_to("g")
        (True, False)
        """
        unit = Unit.known(other, beside=self) if isinstance(other, str) else other
        if unit is not None and not isinstance(unit, Unit):
            raise TypeError(f"expected a Unit or a str, found {type(unit)!r}")
        return unit is not None and unit.measure == self.measure

    def factor(self, other: Unit | str) -> Fraction:
        """Return how many of the other one are as much as one of this.

        >>> Unit("gallon").factor("cup")
        Fraction(16, 1)
        """
        unit = _catalogue.find(other, beside=self)
        _catalogue.require_same(self, unit)
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
    def _key(self) -> tuple[str, Kind | str, int | Fraction]:
        return self._names.name, self.measure, self._ticks

    def __str__(self) -> str:
        return self._names.name

    def __repr__(self) -> str:
        if not self.is_own:
            return f"Unit({self._names.name!r})"
        made_of = repr(self._definition) if self._definition else ""
        arguments = ", ".join(filter(None, (made_of, self._names.keywords())))
        maker = "Unit" if self._definition else "Unit.counted"
        return f"{maker}({', '.join(filter(None, (repr(self.name), arguments)))})"

    def __reduce__(self) -> tuple[Any, ...]:
        if not self.is_own:
            return _catalogue.find, (self._names.name,)
        return Unit._make, (self._names, self._kind, self._ticks, self._definition)

    @classmethod
    def _field(cls) -> FieldParts:
        return FieldParts(cls, cls, str, UNIT)


# These modules import one another: an amount has a unit, an own unit is an amount, and the catalogue has units.
from . import _amounts, _catalogue  # noqa: E402
