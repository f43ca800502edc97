"""From one amount to another."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from ._amounts import Amount
from ._core import format as format_text
from ._core import range as range_text
from ._errors import ErrorCode, error
from ._options import Options
from ._units import Unit

if TYPE_CHECKING:
    from ._names import OptionNames, Unpack

__all__ = ["Range"]

T = TypeVar("T", Amount, Fraction)


@dataclass(frozen=True)
class Range(Generic[T]):
    """From one amount to another, as in "2-3 tsp"; or, of counted things, from one number to another.

    >>> Range(Amount(2, "tsp"), Amount(3, "tsp")) * 3
    Range(lower=Amount(6, 'teaspoon'), upper=Amount(9, 'teaspoon'))
    >>> print(Range(Amount(2, "tsp"), Amount(3, "tsp")) * 3)
    2 to 3 tablespoons
    """

    lower: T
    """The least."""
    upper: T
    """The greatest."""

    def __post_init__(self) -> None:
        if self.lower > self.upper:
            message = f"{self.lower} to {self.upper} is a range from the greater to the lesser"
            raise error(ErrorCode.INVALID_OPERATION, message)

    def __contains__(self, amount: T) -> bool:
        return self.lower <= amount <= self.upper

    def __mul__(self, number: Any) -> Range[T]:
        ends = cast("list[T]", sorted((self.lower * number, self.upper * number)))
        return Range(*ends)

    __rmul__ = __mul__

    def __truediv__(self, number: Any) -> Range[T]:
        ends = cast("list[T]", sorted((self.lower / number, self.upper / number)))
        return Range(*ends)

    def to(self, unit: Unit | str) -> Range[Amount]:
        """Return the same range in another unit."""
        lower, upper = self._amounts()
        return Range(lower.to(unit), upper.to(unit))

    def format(self, options: Options | None = None, **names: Unpack[OptionNames]) -> str:
        """Write it as a person would say it."""
        if isinstance(self.lower, Fraction):
            return range_text(str(self.lower), str(self.upper), options, **names)
        lower, upper = self._amounts()
        if lower.unit.definition or upper.unit.definition:
            return range_text(
                lower.format(options, **names), upper.format(options, **names), options, **names
            )
        about = "about " if lower.about or upper.about else ""
        ends = [f"{end.value} {end.unit.name}" for end in (lower, upper)]
        return format_text(f"{about}{ends[0]} to {ends[1]}", options, **names)

    def _amounts(self) -> tuple[Amount, Amount]:
        if isinstance(self.lower, Amount) and isinstance(self.upper, Amount):
            return self.lower, self.upper
        raise TypeError("numbers of things have no unit")

    def __str__(self) -> str:
        return self.format()
