"""From one amount to another."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from decimal import Decimal
from fractions import Fraction
from functools import total_ordering
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar, cast, overload

from . import _core, _json, _spec
from ._amounts import Amount, from_tuple
from ._errors import ErrorCode, error
from ._immutable import Immutable
from ._numbers import Number, exact
from ._options import Options
from ._pydantic import AMOUNT, Field, FieldParts, range_of
from ._units import Unit
from ._writing import in_notebook

if TYPE_CHECKING:
    from ._names import OptionNames, Unpack
    from ._registry import Units

__all__ = ["Range"]

T = TypeVar("T", Amount, Fraction)
_N = TypeVar("_N", int, float, Decimal, Fraction)


@total_ordering
class Range(Immutable, Field, Generic[T]):
    """From one amount to another, as in "2-3 tsp"; or, of counted things, from one number to another.

    >>> spoons = Range(Amount(2, "tsp"), Amount(3, "tsp"))
    >>> print(spoons * 3, spoons + Amount(1, "tsp"), spoons - spoons, sep=", ")
    2 to 3 tablespoons, 3 to 4 teaspoons, -1 teaspoon to 1 teaspoon

    An amount is a range from itself to itself. The order is that of the lower ends, then of the
    upper ones.

    >>> sorted([Range(Amount(1, "cup"), Amount(3, "cup")), Amount(2, "cup"), Amount(1, "cup")])[:2]
    [Amount(1, 'cup'), Range(lower=Amount(1, 'cup'), upper=Amount(3, 'cup'))]
    """

    __slots__ = ("lower", "upper", "__weakref__")
    __match_args__ = ("lower", "upper")

    lower: T
    """The least."""
    upper: T
    """The greatest."""

    def __init__(self, lower: T, upper: T) -> None:
        """Make a range of its ends."""
        if lower > upper:
            message = f"{lower} to {upper} is a range from the greater to the lesser"
            raise error(ErrorCode.INVALID_OPERATION, message)
        self._set(lower=lower, upper=upper)

    @property
    def unit(self) -> Unit:
        """The unit of the lower end."""
        return self._amounts()[0].unit

    @property
    def about(self) -> bool:
        """Whether an end is known only roughly."""
        return any(isinstance(end, Amount) and end.about for end in (self.lower, self.upper))

    def __contains__(self, amount: T | Range[T]) -> bool:
        ends = _ends(amount)
        return bool(self.lower <= ends[0] and ends[1] <= self.upper)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, (Range, Amount, Fraction, int)):
            return NotImplemented
        return (self.lower, self.upper) == _ends(other)

    def __hash__(self) -> int:
        ends = self.lower, self.upper
        return hash(self.lower) if self.lower == self.upper else hash(ends)

    def __lt__(self, other: T | Range[T]) -> bool:
        if not isinstance(other, (Range, Amount, Fraction, int)):
            return NotImplemented
        return (self.lower, self.upper) < _ends(other)

    def __add__(self, other: T | Range[T] | Literal[0]) -> Range[T]:
        if type(other) is int and other == 0:
            return self
        if not isinstance(other, (Range, type(self.lower))):
            return NotImplemented
        lower, upper = _ends(other)
        return Range(self.lower + lower, self.upper + upper)

    def __radd__(self, other: T | int) -> Range[T]:
        return NotImplemented if isinstance(other, int) and other else self + cast("T", other)

    def __sub__(self, other: T | Range[T]) -> Range[T]:
        if not isinstance(other, (Range, type(self.lower))):
            return NotImplemented
        lower, upper = _ends(other)
        return Range(self.lower - upper, self.upper - lower)

    def __rsub__(self, other: T) -> Range[T]:
        return -self + other

    def __neg__(self) -> Range[T]:
        return Range(-self.upper, -self.lower)

    def __mul__(self, number: Any) -> Range[T]:
        return self._sorted(self.lower * number, self.upper * number)

    __rmul__ = __mul__

    @overload
    def __truediv__(self, other: Number) -> Range[T]: ...
    @overload
    def __truediv__(self, other: Amount | Unit) -> Range[Fraction]: ...
    def __truediv__(self, other: Any) -> Any:
        return self._sorted(self.lower / other, self.upper / other)

    @staticmethod
    def _sorted(*ends: Any) -> Range[Any]:
        lower, upper = sorted(ends)
        return Range(lower, upper)

    def to(self, unit: Unit | str) -> Range[Amount]:
        """Return the same range in another unit."""
        lower, upper = self._amounts()
        return Range(lower.to(unit), upper.to(unit))

    def rounded(self, step: Amount | str) -> Range[Amount]:
        """Return the range with both ends rounded to multiples of a step."""
        lower, upper = self._amounts()
        return Range(lower.rounded(step), upper.rounded(step))

    @overload
    def value_in(self, unit: Unit | str) -> tuple[Fraction, Fraction]: ...
    @overload
    def value_in(self, unit: Unit | str, type: Callable[..., _N]) -> tuple[_N, _N]: ...
    def value_in(self, unit: Unit | str, type: Any = Fraction) -> Any:
        """Return both ends as numbers of a unit.

        >>> Range(Amount(1, "tbsp"), Amount(2, "tbsp")).value_in("tsp", int)
        (3, 6)
        """
        lower, upper = self._amounts()
        return lower.value_in(unit, type), upper.value_in(unit, type)

    def format(
        self,
        options: Options | None = None,
        *,
        unit: Unit | str | None = None,
        **names: Unpack[OptionNames],
    ) -> str:
        """Write it as a person would say it, or in a unit.

        >>> spoons = Range(Amount(2, "tsp"), Amount(3, "tsp"))
        >>> spoons.format(style="spoken"), spoons.format(unit="ml", decimals=0)
        ('two to three teaspoons', '~10 ml to ~15 ml')
        """
        if isinstance(self.lower, Fraction):
            return _core.range(str(self.lower), str(self.upper), options, **names)
        lower, upper = self._amounts()
        if unit or lower.unit.is_own or upper.unit.is_own or lower < 0 * lower:
            first, last = (end.format(options, unit=unit, **names) for end in (lower, upper))
            return _core.range(first, last, options, **names)
        about = "about " if self.about else ""
        texts = [f"{end.value} {end.unit.name}" for end in (lower, upper)]
        return _core.format(f"{about}{texts[0]} to {texts[1]}", options, **names)

    def to_json(self) -> dict[str, Any]:
        """Return what stands for it in JSON: an object with both ends.

        >>> Range(Amount(2, "tsp"), Amount(3, "tsp")).to_json()
        {'lower': {'value': 2, 'unit': 'teaspoon'}, 'upper': {'value': 3, 'unit': 'teaspoon'}}
        """
        return {"lower": _json.stored(self.lower), "upper": _json.stored(self.upper)}

    @classmethod
    def from_json(
        cls, data: Mapping[str, Any] | str | bytes, *, units: Units | None = None
    ) -> Range[Any]:
        """Make a range of what ``to_json`` returned, or of its text.

        >>> Range.from_json('{"lower": 2, "upper": "5/2"}')
        Range(lower=Fraction(2, 1), upper=Fraction(5, 2))
        """
        ends = _json.fields(data, "lower", "upper")
        if isinstance(ends[0], Mapping):
            return cls(*(cast(Any, Amount.from_json(end, units=units)) for end in ends))
        return cls(*(cast(Any, Fraction(exact(end))) for end in ends))

    def _amounts(self) -> tuple[Amount, Amount]:
        if isinstance(self.lower, Amount) and isinstance(self.upper, Amount):
            return self.lower, self.upper
        raise TypeError("numbers of things have no unit")

    def __str__(self) -> str:
        return self.format()

    def __repr__(self) -> str:
        return f"Range(lower={self.lower!r}, upper={self.upper!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Range, (self.lower, self.upper)

    def __format__(self, spec: str) -> str:
        """Write it as an amount is written: in a unit, with options, with decimals.

        >>> f"{Range(Amount(1, 'cup'), Amount(2, 'cup')):.1f ml}"
        '~236.6 ml to ~473.2 ml'
        """
        return _spec.written(self, spec)

    def _repr_html_(self) -> str | None:
        """Return what a notebook shows."""
        return in_notebook(self)

    @classmethod
    def _field(cls) -> FieldParts:
        return FieldParts(_read, cls.from_json, cls.to_json, range_of(AMOUNT))


def _read(text: str) -> Amount | Range[Amount]:
    lower, upper = _core.read(text)
    return from_tuple(lower) if upper is None else Range(from_tuple(lower), from_tuple(upper))


def _ends(other: Any) -> tuple[Any, Any]:
    return (other.lower, other.upper) if isinstance(other, Range) else (other, other)
