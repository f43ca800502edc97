"""What one can reckon with amounts."""

from __future__ import annotations

from fractions import Fraction
from functools import total_ordering
from typing import TYPE_CHECKING, Any, Literal, cast, overload

from ._catalogue import require_same
from ._errors import ErrorCode, error
from ._immutable import Immutable, set_once
from ._numbers import Number, exact
from ._units import Unit

if TYPE_CHECKING:
    from ._amounts import Amount
    from ._ranges import Range

__all__ = ["Arithmetic"]


@total_ordering
class Arithmetic(Immutable):
    """An exact number of ticks of a unit, which is added, multiplied, divided and compared."""

    __slots__ = ("_ticks", "_unit", "_about", "__weakref__")

    _ticks: int | Fraction
    _unit: Unit
    _about: bool

    @classmethod
    def _make(cls, ticks: int | Fraction, unit: Unit, about: bool) -> Amount:
        self: Any = object.__new__(cls)
        set_once(self, "_ticks", ticks)
        set_once(self, "_unit", unit)
        set_once(self, "_about", about)
        return cast("Amount", self)

    @overload
    def __add__(self, other: Amount | Literal[0]) -> Amount: ...
    @overload
    def __add__(self, other: Range[Amount]) -> Range[Amount]: ...
    def __add__(self, other: Any) -> Any:
        if isinstance(other, Arithmetic):
            require_same(self._unit, other._unit)
            ticks = exact(self._ticks + other._ticks)
            return self._make(ticks, self._unit, self._about or other._about)
        # So that sum() works, which begins with 0.
        return self if type(other) is int and other == 0 else NotImplemented

    def __radd__(self, other: int) -> Amount:
        return NotImplemented if other else self + 0

    @overload
    def __sub__(self, other: Amount) -> Amount: ...
    @overload
    def __sub__(self, other: Range[Amount]) -> Range[Amount]: ...
    def __sub__(self, other: Any) -> Any:
        return self + -other if isinstance(other, Arithmetic) else NotImplemented

    def __mul__(self, number: Any) -> Amount:
        if isinstance(number, (Arithmetic, Unit, str)):
            return NotImplemented
        return self._make(exact(self._ticks * exact(number)), self._unit, self._about)

    __rmul__ = __mul__

    @overload
    def __truediv__(self, other: Amount | Unit) -> Fraction: ...
    @overload
    def __truediv__(self, other: Number) -> Amount: ...
    def __truediv__(self, other: Any) -> Any:
        if isinstance(other, (Arithmetic, Unit)):
            return Fraction(self._ticks) / self._divisor(other)
        if isinstance(other, str):
            return NotImplemented
        number = exact(other)
        if not number:
            raise error(ErrorCode.DIVISION_BY_ZERO, f"{self!r} is divided by zero")
        return self._make(exact(Fraction(self._ticks) / number), self._unit, self._about)

    def __floordiv__(self, other: Amount | Unit) -> int:
        if not isinstance(other, (Arithmetic, Unit)):
            return NotImplemented
        return int(self._ticks // self._divisor(other))

    def __mod__(self, other: Amount | Unit) -> Amount:
        if not isinstance(other, (Arithmetic, Unit)):
            return NotImplemented
        ticks = exact(self._ticks % self._divisor(other))
        about = self._about or (isinstance(other, Arithmetic) and other._about)
        return self._make(ticks, self._unit, about)

    def __divmod__(self, other: Amount | Unit) -> tuple[int, Amount]:
        if not isinstance(other, (Arithmetic, Unit)):
            return NotImplemented
        return self // other, self % other

    def _divisor(self, other: Arithmetic | Unit) -> int | Fraction:
        require_same(self._unit, other if isinstance(other, Unit) else other._unit)
        if not other._ticks:
            raise error(ErrorCode.DIVISION_BY_ZERO, "an amount is divided by nothing")
        return other._ticks

    def __neg__(self) -> Amount:
        return self._make(-self._ticks, self._unit, self._about)

    def __pos__(self) -> Amount:
        return self._make(self._ticks, self._unit, self._about)

    def __abs__(self) -> Amount:
        return self._make(exact(abs(self._ticks)), self._unit, self._about)

    def __bool__(self) -> bool:
        return self._ticks != 0

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Arithmetic):
            return NotImplemented
        return self._unit.measure == other._unit.measure and self._ticks == other._ticks

    def __hash__(self) -> int:
        return hash((self._unit.measure, self._ticks))

    def __lt__(self, other: object) -> bool:
        if not isinstance(other, Arithmetic):
            return NotImplemented
        require_same(self._unit, other._unit)
        return self._ticks < other._ticks
