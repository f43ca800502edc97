"""Numbers that are written as text."""

from __future__ import annotations

import re
import unicodedata
from decimal import Decimal
from fractions import Fraction

from ._errors import ErrorCode, QuantityError, error

__all__ = ["read_number"]

_GROUPS = r"\d{1,3}(?:[,'’_ \u00A0\u202F]\d{3})+|\d+"
_NUMBER = re.compile(
    rf"(?P<sign>[+-]?)\s*(?:(?:(?P<units>{_GROUPS})(?:\s+|-))?(?P<over>\d+)/(?P<under>\d+)"
    rf"|(?P<whole>{_GROUPS})?(?P<part>(?<=\d)(?:\.\d*)?|\.\d+)(?P<power>[eE][+-]?\d+)?)"
)
_SIGNS = str.maketrans({"⁄": "/", "−": "-"})
_LONGEST = 400


def read_number(text: str) -> Fraction | Decimal:
    """Read a number as amounts in text have it, without words.

    >>> read_number("1½"), read_number("-1 1/2"), read_number("1,000.5")
    (Fraction(3, 2), Fraction(-3, 2), Decimal('1000.5'))
    """
    match = _NUMBER.fullmatch(_plain(text)) if len(text) <= _LONGEST else None
    if not match:
        raise _mistake(text)
    negative = match["sign"] == "-"
    if match["under"]:
        under = int(match["under"])
        if not under:
            code, message = ErrorCode.DIVISION_BY_ZERO, f"{text!r} divides by zero"
            raise error(code, message, text=text, end=len(text))
        fraction = Fraction(int(match["over"]), under)
        if match["units"]:
            if fraction >= 1:
                raise _mistake(text)
            fraction += int(_digits(match["units"]))
        return -fraction if negative else fraction
    number = Decimal(_digits(match["whole"]) + (match["part"] or "") + (match["power"] or ""))
    return number.copy_negate() if negative else number


def _plain(text: str) -> str:
    """Return the text with ASCII fractions: ``1½ >> 1 1/2``."""
    pieces = [
        " " + unicodedata.normalize("NFKC", character)
        if unicodedata.decomposition(character).startswith("<fraction>")
        else character
        for character in text
    ]
    return "".join(pieces).translate(_SIGNS).strip()


def _digits(group: str | None) -> str:
    return re.sub(r"\D", "", group or "0")


def _mistake(text: str) -> QuantityError:
    hint = ""
    if re.fullmatch(r"\s*[+-]?\d+,\d+\s*", text):
        hint = f"write {text.strip().replace(',', '.')}"
    return error(
        ErrorCode.INVALID_NUMBER,
        f"expected a number, found {text[:40]!r}",
        text=text,
        end=len(text),
        hint=hint,
    )
