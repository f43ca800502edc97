"""Amounts of time, volume and mass."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from decimal import Decimal
from fractions import Fraction
from functools import partial, total_ordering
from typing import TYPE_CHECKING, Any, TypeVar, overload

from . import _core
from ._catalogue import find, named, require_same
from ._errors import ErrorCode, error
from ._immutable import Immutable, set_once
from ._numbers import Number, as_type, exact, literal
from ._options import Options
from ._units import Unit
from ._writing import write

if TYPE_CHECKING:
    from ._names import OptionNames, Unpack
    from ._registry import Units

__all__ = ["Amount"]

_N = TypeVar("_N", int, float, Decimal, Fraction)


@total_ordering
class Amount(Immutable):
    """A number of a unit, kept exactly. An amount never changes.

    >>> Amount(3, "tsp") == Amount(1, "tbsp")
    True
    >>> Amount(1, "cup") / 3 * 3 == Amount(1, "cup")
    True
    >>> sum([Amount(1, "cup"), Amount("1/2", "cup"), Amount(2, "tbsp")])
    Amount('13/8', 'cup')
    >>> print(Amount(7, "tsp"))
    2 tablespoons + 1 teaspoon
    """

    __slots__ = ("_ticks", "_unit", "_about")

    _ticks: int | Fraction
    _unit: Unit
    _about: bool

    def __init__(self, value: Any, unit: Unit | str, *, about: bool = False) -> None:
        """Make an amount of a number: an int, a float, a Fraction, a Decimal, or a str such as ``"1½"``.

        A float, also one of NumPy, stands for the simplest fraction that rounds to it. ``about``: known
        only roughly.

        >>> Amount("1 1/2", "cups"), Amount("1,000", "g"), Amount(0.1, "h")
        (Amount('3/2', 'cup'), Amount(1000, 'gram'), Amount('1/10', 'hour'))
        """
        unit = find(unit)
        self._set(_ticks=exact(exact(value) * unit._ticks), _unit=unit, _about=bool(about))

    @classmethod
    def _make(cls, ticks: int | Fraction, unit: Unit, about: bool) -> Amount:
        self = object.__new__(cls)
        set_once(self, "_ticks", ticks)
        set_once(self, "_unit", unit)
        set_once(self, "_about", about)
        return self

    @classmethod
    def read(
        cls, text: str, options: Options | None = None, **names: Unpack[OptionNames]
    ) -> Amount:
        """Read an amount, and refuse a range.

        >>> Amount.read("1 1/2 cups")
        Amount('3/2', 'cup')
        """
        lower, upper = _core.read(text, options, **names)
        if upper is not None:
            raise error(ErrorCode.UNEXPECTED_TEXT, f"{text!r} is a range", text=text, end=len(text))
        return from_tuple(lower)

    @property
    def value(self) -> Fraction:
        """How many of the unit there are, exactly."""
        return Fraction(self._ticks) / self._unit._ticks

    @property
    def unit(self) -> Unit:
        """The unit that it is counted in."""
        return self._unit

    @property
    def about(self) -> bool:
        """Whether it is known only roughly, as in "about 2 cups", or was rounded when it was read."""
        return self._about

    def to(self, unit: Unit | str) -> Amount:
        """Return the same amount in another unit.

        >>> Amount(2, "cups").to("ml").value
        Fraction(473176473, 1000000)
        """
        other = find(unit, beside=self._unit)
        require_same(self._unit.kind, other.kind)
        return Amount._make(self._ticks, other, self._about)

    @overload
    def value_in(self, unit: Unit | str) -> Fraction: ...
    @overload
    def value_in(self, unit: Unit | str, type: Callable[..., _N]) -> _N: ...
    def value_in(self, unit: Unit | str, type: Any = Fraction) -> Any:
        """Return how many of a unit there are, as a number of a type.

        >>> Amount(2, "cups").value_in("ml", float)
        473.176473
        """
        return as_type(self.to(unit).value, type)

    def format(
        self,
        options: Options | None = None,
        *,
        unit: Unit | str | None = None,
        **names: Unpack[OptionNames],
    ) -> str:
        """Write it as a person would say it, or in a unit.

        >>> Amount(7, "tsp").format(), Amount(7, "tsp").format(unit="ml")
        ('2 tablespoons + 1 teaspoon', '34.50245115625 ml')
        """
        return write(self, unit, options, names)

    def rounded(self, step: Amount | str) -> Amount:
        """Return the nearest multiple of a step; halfway, the even one.

        >>> Amount("2.6", "oz").rounded("1/4 oz")
        Amount('5/2', 'ounce')
        """
        if isinstance(step, str):
            step = Amount.read(step)
        if not isinstance(step, Amount):
            raise TypeError(f"expected an Amount or a str, found {type(step)!r}")
        if not step:
            raise error(ErrorCode.DIVISION_BY_ZERO, "a step is more than nothing")
        steps: Fraction = self / step
        return Amount._make(exact(round(steps) * step._ticks), self._unit, self._about)

    def to_json(self) -> dict[str, Any]:
        """Return what stands for it in JSON: ``{"value": "3/2", "unit": "cup"}``.

        What is known only roughly has ``"about": True``, too, which the other languages pass over.

        >>> Amount(1.5, "cups").to_json()
        {'value': '3/2', 'unit': 'cup'}
        """
        return _json.stored(self)

    @classmethod
    def from_json(
        cls, data: Mapping[str, Any] | str | bytes, *, units: Units | None = None
    ) -> Amount:
        """Make an amount of what ``to_json`` returned, or of its text.

        >>> Amount.from_json('{"value": "3/2", "unit": "cup"}')
        Amount('3/2', 'cup')
        """
        value, unit, about = _json.restored(data, units)
        return cls(value, unit, about=about)

    def __add__(self, other: Any) -> Amount:
        if isinstance(other, Amount):
            require_same(self._unit.kind, other._unit.kind)
            ticks = exact(self._ticks + other._ticks)
            return Amount._make(ticks, self._unit, self._about or other._about)
        # So that sum() works, which begins with 0.
        return self if type(other) is int and other == 0 else NotImplemented

    __radd__ = __add__

    def __sub__(self, other: Any) -> Amount:
        return self + -other if isinstance(other, Amount) else NotImplemented

    def __mul__(self, number: Any) -> Amount:
        if isinstance(number, (Amount, Unit, str)):
            return NotImplemented
        return Amount._make(exact(self._ticks * exact(number)), self._unit, self._about)

    __rmul__ = __mul__

    @overload
    def __truediv__(self, other: Amount | Unit) -> Fraction: ...
    @overload
    def __truediv__(self, other: Number) -> Amount: ...
    def __truediv__(self, other: Any) -> Any:
        if isinstance(other, Unit):
            other = 1 * other
        if isinstance(other, Amount):
            require_same(self._unit.kind, other._unit.kind)
            if not other._ticks:
                raise error(ErrorCode.DIVISION_BY_ZERO, "an amount is divided by nothing")
            return Fraction(self._ticks) / other._ticks
        if isinstance(other, str):
            return NotImplemented
        number = exact(other)
        if not number:
            raise error(ErrorCode.DIVISION_BY_ZERO, f"{self!r} is divided by zero")
        return Amount._make(exact(Fraction(self._ticks) / number), self._unit, self._about)

    def __neg__(self) -> Amount:
        return Amount._make(-self._ticks, self._unit, self._about)

    def __pos__(self) -> Amount:
        return self

    def __abs__(self) -> Amount:
        return -self if self._ticks < 0 else self

    def __bool__(self) -> bool:
        return self._ticks != 0

    def __round__(self, digits: int | None = None) -> Amount:
        return Amount(round(self.value, digits), self._unit, about=self._about)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Amount):
            return NotImplemented
        return self._unit.kind is other._unit.kind and self._ticks == other._ticks

    def __hash__(self) -> int:
        return hash((self._unit.kind, self._ticks))

    def __lt__(self, other: object) -> bool:
        if not isinstance(other, Amount):
            return NotImplemented
        require_same(self._unit.kind, other._unit.kind)
        return self._ticks < other._ticks

    def __str__(self) -> str:
        return self.format()

    def __format__(self, spec: str) -> str:
        """Write it in a unit, or with options: ``f"{amount:ml}"``, ``f"{amount:kit=metric}"``.

        >>> f"{Amount(90, 'min'):style=clock} {Amount(2, 'cups'):ml precision=3}"
        '1:30:00 ~473 ml'
        """
        unit: list[str] = []
        options: list[str] = []
        for word in spec.split():
            (options if "=" in word or word in ("exact", "number") else unit).append(word)
        return self.format(Options.of(" ".join(options)), unit=" ".join(unit) or None)

    def __repr__(self) -> str:
        value = exact(self.value)
        number = literal(value)
        unit = repr(self._unit) if self._unit.definition else repr(self._unit.name)
        return f"Amount({number}, {unit}{', about=True' if self._about else ''})"

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(Amount, about=self._about), (self.value, self._unit)


def from_tuple(parts: tuple[int, int, int, int, str]) -> Amount:
    """Make the amount that the library read."""
    _, ticks, _, flags, name = parts
    return Amount._make(ticks, named(name), flags != 0)


# Units of your own, which JSON can have, are amounts.
from . import _json  # noqa: E402
