"""Amounts of time, volume and mass."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import timedelta
from decimal import Decimal
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar, overload

from . import _core, _spec
from ._arithmetic import Arithmetic
from ._catalogue import find, named, require_same
from ._errors import ErrorCode, error
from ._kinds import Kind
from ._numbers import as_type, exact, literal
from ._options import Options
from ._pydantic import AMOUNT, Field, FieldParts
from ._units import Unit
from ._writing import in_notebook, write

if TYPE_CHECKING:
    from ._names import OptionNames, Unpack
    from ._registry import Units

__all__ = ["Amount"]

_N = TypeVar("_N", int, float, Decimal, Fraction)


class Amount(Arithmetic, Field):
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

    __slots__ = ()

    def __init__(self, value: Any, unit: Unit | str | None = None, *, about: bool = False) -> None:
        """Make an amount of an int, a float, a Fraction, a Decimal, or a str such as ``"1½"``.

        Without a unit, a str is read as ``read`` does: ``Amount("2 cups")``.

        A float, also one of NumPy, stands for the simplest fraction that rounds to it.
        ``about``: known only roughly.

        >>> Amount("1 1/2", "cups"), Amount("1,000", "g"), Amount(0.1, "h")
        (Amount('3/2', 'cup'), Amount(1000, 'gram'), Amount('1/10', 'hour'))
        """
        if unit is None:
            if not isinstance(value, str):
                raise TypeError(f"expected a unit after {value!r}")
            amount = Amount.read(value)
            value, unit, about = amount.value, amount.unit, about or amount.about
        unit = find(unit)
        self._set(_ticks=exact(exact(value) * unit._ticks), _unit=unit, _about=bool(about))

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
        return Fraction(self._ticks, self._unit._ticks)

    @property
    def unit(self) -> Unit:
        """The unit that it is counted in."""
        return self._unit

    @property
    def kind(self) -> Kind:
        """What it is an amount of: a time, a volume, a mass, or a count."""
        return self._unit.kind

    @property
    def lower(self) -> Amount:
        """The amount itself, as a range has a lower end: ``read(text).lower``."""
        return self

    @property
    def upper(self) -> Amount:
        """The amount itself, as a range has an upper end."""
        return self

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
        require_same(self._unit, other)
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
        data: dict[str, Any] = _json.stored(self)
        return data

    @classmethod
    def from_timedelta(cls, time: timedelta) -> Amount:
        """Make an amount of days, hours, minutes or seconds: the largest that makes it whole.

        >>> from datetime import timedelta
        >>> Amount.from_timedelta(timedelta(minutes=90)), Amount.from_timedelta(timedelta(days=2))
        (Amount(90, 'minute'), Amount(2, 'day'))
        """
        if not isinstance(time, timedelta):
            raise TypeError(f"expected a timedelta, found {type(time)!r}")
        microseconds = time // timedelta(microseconds=1)
        amount = cls(Fraction(microseconds, 10**6), "second")
        units = map(amount.to, ("day", "hour", "minute"))
        return next((one for one in units if one and one.value.denominator == 1), amount)

    def to_timedelta(self) -> timedelta:
        """Return an amount of time as Python has it, rounded to a microsecond.

        >>> Amount(1.5, "h").to_timedelta()
        datetime.timedelta(seconds=5400)
        """
        microseconds = round(self.value_in("microsecond"))
        try:
            return timedelta(microseconds=microseconds)
        except OverflowError:
            raise error(ErrorCode.TOO_LARGE, "the time does not fit into a timedelta") from None

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

    def __round__(self, digits: int | None = None) -> Amount:
        return Amount(round(self.value, digits), self._unit, about=self._about)

    def __str__(self) -> str:
        return self.format()

    def __format__(self, spec: str) -> str:
        """Write it in a unit, with options, with decimals, or in so many columns.

        >>> cup = Amount(1.5, "cups")
        >>> f"{cup:ml}, {cup:.1f ml}, {cup:.2f}, {cup:>12}, {cup:kit=metric}"
        '354.88235475 ml, ~354.9 ml, 1.50 cups,   1 1/2 cups, ~350 milliliters'
        """
        return _spec.written(self, spec)

    def _repr_html_(self) -> str | None:
        """Return what a notebook shows."""
        return in_notebook(self)

    def __repr__(self) -> str:
        value = exact(self.value)
        number = literal(value)
        unit = repr(self._unit) if self._unit.is_own else repr(self._unit.name)
        return f"Amount({number}, {unit}{', about=True' if self._about else ''})"

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(Amount, about=self._about), (self.value, self._unit)

    @classmethod
    def _field(cls) -> FieldParts:
        return FieldParts(cls.read, cls.from_json, cls.to_json, AMOUNT)


def from_tuple(parts: tuple[int, int, int, int, str]) -> Amount:
    """Make the amount that the library read."""
    _, ticks, _, flags, name = parts
    return Amount._make(ticks, named(name), flags != 0)


# Units of your own, which JSON can have, are amounts.
from . import _json  # noqa: E402
