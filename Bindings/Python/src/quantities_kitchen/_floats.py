"""The fraction that a float stands for."""

from __future__ import annotations

import math
import struct
from fractions import Fraction
from typing import Any

__all__ = ["simplest"]


def simplest(number: float) -> Fraction:
    """Return the fraction with the least denominator that rounds to the finite number.

    >>> simplest(0.1), simplest(-2 / 7)
    (Fraction(1, 10), Fraction(-2, 7))
    """
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


def simplest_of_width(number: Any, width: int) -> Fraction:
    """Return the fraction of a float of 2 or 4 bytes, such as ``numpy.float32(0.1)``: a tenth."""
    value = float(number)
    if value.is_integer():
        return Fraction(value)
    of_float, of_bits = {2: ("<e", "<H"), 4: ("<f", "<I")}[width]
    magnitude = abs(value)
    (bits,) = struct.unpack(of_bits, struct.pack(of_float, magnitude))
    less, more = (
        struct.unpack(of_float, struct.pack(of_bits, other))[0] for other in (bits - 1, bits + 1)
    )
    # One step inside the midpoints, so rounding to a float first makes no difference.
    low = math.nextafter((less + magnitude) / 2, magnitude)
    high = math.nextafter((magnitude + more) / 2, magnitude)
    fraction = Fraction(*_simplest_between(low.as_integer_ratio(), high.as_integer_ratio()))
    return -fraction if value < 0 else fraction


def _simplest_between(low: tuple[int, int], high: tuple[int, int]) -> tuple[int, int]:
    """Return the fraction with the least denominator from low to high, both positive."""
    (a, b), (c, d) = low, high
    # The convergents: `(p1 * x + p0) / (q1 * x + q0)` maps the remainder back to the number.
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
