"""Numbers in, exactly, and out."""

from __future__ import annotations

import math
from decimal import Decimal
from fractions import Fraction
from numbers import Rational
from typing import Any, TypeAlias

from ._errors import ErrorCode, error

__all__ = ["Number", "as_type", "exact", "like", "written"]

Number: TypeAlias = int | Fraction | float | Decimal
"""What a number can be. A float stands for the simplest fraction that rounds to it."""


def exact(number: Any) -> int | Fraction:
    """Return the number exactly, as an int if it is whole.

    >>> exact(0.1), exact(1 / 3), exact("1 1/2"), exact(2.0)
    (Fraction(1, 10), Fraction(1, 3), Fraction(3, 2), 2)
    """
    if type(number) is int:
        return number
    if isinstance(number, float):
        return _whole(_simplest(number))
    if isinstance(number, Decimal):
        if not number.is_finite():
            raise _refused(number)
        # Ten to the power of a billion would fill the memory.
        if number and abs(number.adjusted()) > 1000:
            code = ErrorCode.TOO_LARGE if number.adjusted() > 0 else ErrorCode.TOO_SMALL
            raise error(code, f"{number} does not fit")
        return _whole(Fraction(number))
    if isinstance(number, Rational):
        return _whole(Fraction(int(number.numerator), int(number.denominator)))
    if isinstance(number, str):
        return _whole(_read(number))
    # The numbers of NumPy, and what else says that it is one.
    if hasattr(number, "__index__"):
        return int(number.__index__())
    if hasattr(number, "__float__"):
        return _whole(_simplest(float(number)))
    raise TypeError(f"expected a number, found {type(number)!r}")


def like(value: int | Fraction, number: Any) -> Any:
    """Return the value as a number of the type of another one; what isn't whole is a Fraction for an int."""
    for type_ in (float, Decimal):
        if isinstance(number, type_):
            return as_type(value, type_)
    return value if type(value) is int else Fraction(value)


def as_type(value: int | Fraction, type_: type[Any]) -> Any:
    """Return the value as a number of a type; a Decimal is rounded as its context says."""
    if type_ is Fraction:
        return Fraction(value)
    if type_ is float:
        return to_float(value)
    if type_ is Decimal:
        return Decimal(value.numerator) / Decimal(value.denominator)
    if type_ is not int:
        raise TypeError(f"expected int, float, Decimal or Fraction, found {type_!r}")
    if value.denominator != 1:
        raise error(ErrorCode.INVALID_OPERATION, f"{value} isn't whole")
    return value.numerator


def to_float(value: int | Fraction) -> float:
    """Return the nearest float."""
    try:
        return float(value)
    except OverflowError:
        raise error(ErrorCode.TOO_LARGE, "the number does not fit into a float") from None


def written(value: int | Fraction) -> int | str:
    """Return the value as JSON has it: an integer, or a fraction in a string."""
    value = _whole(value)
    if type(value) is int and -(2**63) <= value < 2**63:
        return value
    if _is_huge(value):
        raise error(ErrorCode.TOO_LARGE, "the number is too large to be written")
    return str(value)


def literal(value: int | Fraction) -> str:
    """Return the value as Python has it: ``2`` or ``'3/2'``, and in hexadecimal what is too long for str."""
    value = _whole(value)
    if _is_huge(value):
        if type(value) is int:
            return hex(value)
        return f"Fraction({value.numerator:#x}, {value.denominator:#x})"
    return str(value) if type(value) is int else f"'{value}'"


def _is_huge(value: int | Fraction) -> bool:
    # What is to be read again has 400 characters at most.
    return value.numerator.bit_length() + value.denominator.bit_length() > 1300


def _whole(value: int | Fraction) -> int | Fraction:
    return value.numerator if value.denominator == 1 else value


def _refused(number: object) -> Exception:
    return error(ErrorCode.INVALID_NUMBER, f"expected a finite number, found {number}")


def _read(text: str) -> Fraction:
    """Read ``"3/2"``, ``"1 1/2"`` or ``"1.5"``."""
    whole, _, part = text.strip().rpartition(" ")
    if len(text) > 400 or "_" in text or "e" in text.lower():
        raise error(ErrorCode.INVALID_NUMBER, f"expected a number, found {text[:40]!r}", text=text)
    try:
        fraction = Fraction(part)
        if not whole:
            return fraction
        units = int(whole)
        if "/" not in part or part[0] in "+-":
            raise ValueError
        return units - fraction if whole.strip().startswith("-") else units + fraction
    except ZeroDivisionError:
        raise error(ErrorCode.DIVISION_BY_ZERO, f"{text!r} divides by zero", text=text) from None
    except ValueError:
        raise error(
            ErrorCode.INVALID_NUMBER, f"expected a number, found {text!r}", text=text, end=len(text)
        ) from None


def _simplest(number: float) -> Fraction:
    """Return the fraction with the least denominator that rounds to the number."""
    if not math.isfinite(number):
        raise _refused(number)
    magnitude = abs(number)
    numerator, denominator = magnitude.as_integer_ratio()
    # Two fractions with such denominators are farther apart than floats of that size.
    if denominator > 2**20 or (denominator > 1 and magnitude >= 2**12):
        less, less_over = math.nextafter(magnitude, 0.0).as_integer_ratio()
        more, more_over = math.nextafter(magnitude, math.inf).as_integer_ratio()
        numerator, denominator = _simplest_between(
            (numerator * less_over + less * denominator, 2 * denominator * less_over),
            (numerator * more_over + more * denominator, 2 * denominator * more_over),
        )
    return Fraction(-numerator if number < 0 else numerator, denominator)


def _simplest_between(low: tuple[int, int], high: tuple[int, int]) -> tuple[int, int]:
    """Return the fraction with the least denominator from low to high, both positive."""
    (a, b), (c, d) = low, high
    # The convergents: `(p1 * x + p0) / (q1 * x + q0)` maps what is left back to the number.
    p0, q0, p1, q1 = 0, 1, 1, 0
    while True:
        whole = a // b
        if whole * b == a:
            break
        if (whole + 1) * d <= c:
            whole += 1
            break
        p0, q0, p1, q1 = p1, q1, p1 * whole + p0, q1 * whole + q0
        a, b, c, d = d, c - whole * d, b, a - whole * b
    return p1 * whole + p0, q1 * whole + q0
