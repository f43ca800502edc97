"""Numbers in, exactly, and out."""

from __future__ import annotations

import math
from decimal import Decimal
from fractions import Fraction
from numbers import Rational
from typing import Any, TypeAlias

from ._errors import ErrorCode, error
from ._floats import simplest, simplest_of_width
from ._number_text import read_number

__all__ = ["Number", "as_type", "exact", "like", "written"]

Number: TypeAlias = int | Fraction | float | Decimal
"""What a number can be. A float stands for the simplest fraction that rounds to it."""


def exact(number: Any) -> int | Fraction:
    """Return the number exactly, as an int if it is whole.

    >>> exact(0.1), exact(1 / 3), exact("1½"), exact("1,000"), exact(2.0)
    (Fraction(1, 10), Fraction(1, 3), Fraction(3, 2), 1000, 2)
    """
    if type(number) is int:
        return number
    if isinstance(number, float):
        return _of_float(number)
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
        return exact(read_number(number))
    # The numbers of NumPy, and anything else that behaves like one.
    if hasattr(number, "__index__"):
        return int(number.__index__())
    if hasattr(number, "__float__"):
        return _of_float(float(number), getattr(getattr(number, "dtype", None), "itemsize", 8))
    raise TypeError(f"expected a number, found {type(number)!r}")


def _of_float(number: float, width: int = 8) -> int | Fraction:
    if not math.isfinite(number):
        raise _refused(number)
    return _whole(simplest_of_width(number, width) if width < 8 else simplest(number))


def like(value: int | Fraction, number: Any) -> Any:
    """Return the value as a number of the type of another one; what isn't whole is a Fraction for an int."""
    if hasattr(number, "dtype") and not hasattr(number, "__index__"):
        return type(number)(to_float(value))
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
