"""Lines with units of your own, which are read with a known unit in place of each in an amount."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Mapping
from typing import Any

from . import _core
from ._errors import QuantityError
from ._found import Counted, Measured, amount_of
from ._kinds import Kind
from ._lines import Line
from ._options import Options
from ._own import Matches, read_own
from ._places import Places

__all__ = ["read_own_line"]


def read_own_line(
    text: str, matches: Matches, options: Options | None, names: Mapping[str, Any]
) -> Line:
    """Read a line in which names of units of one's own stand."""
    # After words, a line has no amount of time; and units of different kinds make no sum.
    other = "nl" if any(match[2].kind is Kind.MASS for match in matches) else "ng"
    starts = [match[0] for match in matches]

    def inside(start: int, end: int) -> Matches:
        return matches[bisect_left(starts, start) : bisect_left(starts, end)]

    def spans(known: Matches) -> tuple[list[tuple[int, int, Any]], Any]:
        """Read the line; return the amounts, each with its range, and the other parts."""
        places = Places(text, known, other)
        try:
            found, alternates, *parts = _core.read_line(places.text, options, **names)
        except QuantityError as mistake:
            start, end = places.place(mistake.start), places.place(mistake.end)
            mistake.text, mistake.start, mistake.end = text, start, end
            raise
        amounts = [found, *alternates] if found else []
        return [(places.place(one[0]), places.place(one[1]), one[5]) for one in amounts], parts

    def amount(start: int, end: int, ends: Any) -> Measured | Counted:
        own = [(first - start, last - start, unit) for first, last, unit in inside(start, end)]
        if not own:
            return amount_of(ends)
        try:
            return read_own(text[start:end], own, options, names)
        except QuantityError as mistake:
            mistake.text, mistake.start, mistake.end = (
                text,
                mistake.start + start,
                mistake.end + start,
            )
            raise

    # The names elsewhere are part of the item.
    found, _ = spans(matches)
    found, parts = spans([match for start, end, _ in found for match in inside(start, end)])
    about, qualifier, item, comment = parts
    if re.search(rf"\b{other}\b", f"{item} {comment}"):
        # The comment has an alternate: the 2 ladles of "1 cup soup (2 ladles)".
        again, (about, qualifier, item, comment) = spans(inside(*found[0][:2]) if found else [])
        # Without the names, a number can count the words after it: "cup 1 ladle ladle".
        found = found or again
    amounts = tuple(amount(*one) for one in found)
    first = amounts[0] if amounts else None
    about = about or getattr(first, "about", False)
    return Line(first, item, about, qualifier, amounts[1:], comment)
