"""Units of your own in text, which is read with a unit of another kind in place of each."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from . import _core
from ._amounts import Amount, from_tuple
from ._errors import ErrorCode, QuantityError, error
from ._found import Found, Measured, Role, found_amount, measured
from ._options import Options
from ._ranges import Range
from ._registry import stand_in
from ._units import Unit

Matches: TypeAlias = Sequence[tuple[int, int, Unit]]


def read_own(
    text: str, matches: Matches, options: Options | None, names: dict[str, Any]
) -> Measured:
    """Read an amount in a unit of one's own."""
    if not matches:
        return measured(_core.read(text, options, **names))
    end = matches[-1][1]
    if after := re.search(r"\w.*", text[end:]):
        start = end + after.start()
        message = f"unexpected {after[0][:40]!r}"
        raise error(ErrorCode.UNEXPECTED_TEXT, message, text=text, start=start, end=len(text))
    units = [match[2] for match in matches]
    other = stand_in(units, "wk", "kg")
    places = _Places(text, matches, other)
    try:
        ends = _core.read(places.text, options, **names)
    except QuantityError as mistake:
        start, end = places.original(mistake.start), places.original(mistake.end)
        message = re.sub(rf"\b{other}\b", lambda _: units[0].name, mistake.message)
        details = {"hint": mistake.hint, "suggestions": mistake.suggestions}
        raise error(mistake.code, message, text=text, start=start, end=end, **details) from None
    amounts = [from_tuple(end) for end in ends if end]
    if any(amount.unit.name not in ("week", "kilogram") for amount in amounts):
        message = f"{text[:40]!r} has units of several kinds"
        raise error(ErrorCode.INCOMPATIBLE_KINDS, message, text=text, end=len(text))
    lower, *upper = (
        Amount(amount.value, unit, about=amount.about)
        for amount, unit in zip(amounts, (units[0], units[-1]))  # noqa: B905 (one amount, or two)
    )
    return Range(lower, *upper) if upper else lower


def read_sum(text: str, matches: Matches, options: Options | None, names: dict[str, Any]) -> Amount:
    """Read "1 ladle 2 tbsp", the sum of what its parts say."""
    total: Any = 0
    last: Unit | None = None
    start = 0
    for unit_start, unit_end, unit in (*matches, (len(text), len(text), None)):
        part = text[start:unit_end]
        if part.strip():
            own = [(unit_start - start, unit_end - start, unit)] if unit else []
            amount = read_own(part, own, options, names)
            if isinstance(amount, Range):
                raise error(ErrorCode.UNEXPECTED_TEXT, f"{part!r} is a range", text=text)
            # As in "1 lb 4 oz", each unit is smaller than the one before it.
            if last and 1 * amount.unit >= 1 * last:
                message = f"expected a unit smaller than {last.plural}, found {part.strip()!r}"
                raise error(ErrorCode.INVALID_OPERATION, message, text=text, start=start)
            total += amount
            last = amount.unit
        start = unit_end
    return total  # type: ignore[no-any-return]


def find_own(
    text: str, matches: Matches, other: str, options: Options | None, names: dict[str, Any]
) -> list[Found]:
    places = _Places(text, matches, other)
    result: list[Found] = []
    following = 0
    for row in _core.find(places.text, options, **names):
        start, end, noun, noun_end = (places.original(place) for place in row[:4])
        while following < len(matches) and matches[following][0] < start:
            following += 1
        own = []
        while following < len(matches) and matches[following][0] < end:
            unit_start, unit_end, unit = matches[following]
            own.append((unit_start - start, unit_end - start, unit))
            following += 1
        if not own:
            result.append(found_amount(text, start, end, noun, noun_end, *row[4:]))
            continue
        try:
            amount = read_own(text[start:end], own, options, names)
            result.append(Found(amount, Role(row[4]), start, end, text[noun:noun_end] or None))
        except QuantityError:
            result += _parted(text, start, end, own, options, names)
    return result


def _parted(
    text: str, start: int, end: int, own: Matches, options: Options | None, names: dict[str, Any]
) -> list[Found]:
    """Find the amounts of "2 h 1 ladle", which no one means as one: the last begins with a late word."""
    piece = text[start:end]
    first, after, unit = own[0]
    result: list[Found] = []
    before = first
    for word in reversed(list(re.finditer(r"\S+", piece[:first]))[-_MOST_WORDS:]):
        inside = [(first - word.start(), after - word.start(), unit)]
        try:
            amount = read_own(piece[word.start() : after], inside, options, names)
        except QuantityError:
            continue
        result = [Found(amount, Role.AMOUNT, start + word.start(), start + after)]
        before = word.start()
        break
    known = [
        _moved(found_amount(piece, *row), start)
        for row in _core.find(piece[:before], options, **names)
    ]
    rest = [(a - after, b - after, unit) for a, b, unit in own[1:]]
    if rest:
        found = find_own(
            piece[after:], rest, stand_in([u for *_, u in rest], "ns", "ng"), options, names
        )
        result += [_moved(one, start + after) for one in found]
    return known + result


def _moved(found: Found, distance: int) -> Found:
    return replace(found, start=found.start + distance, end=found.end + distance)


#: How many words a number has at most that is looked for before a unit: "two and a half ladles".
_MOST_WORDS = 4


class _Places:
    """A text with a unit in place of others, and where in the original it is."""

    def __init__(self, text: str, matches: Matches, stand_in: str) -> None:
        pieces: list[str] = []
        self._ends: list[tuple[int, int]] = [(0, 0)]
        at = length = 0
        for start, end, _ in matches:
            pieces += [text[at:start], stand_in]
            length += start - at + len(stand_in)
            at = end
            self._ends.append((length, end))
        self.text = "".join([*pieces, text[at:]])
        self._original = text
        self._stand_in = len(stand_in)
        self._last = 0

    def original(self, place: int) -> int:
        """Return the place in the original of one in the text; those asked for go forward."""
        while self._last + 1 < len(self._ends) and self._ends[self._last + 1][0] <= place:
            self._last += 1
        while self._ends[self._last][0] > place:
            self._last -= 1
        new, old = self._ends[self._last]
        if self._last + 1 < len(self._ends):
            following = self._ends[self._last + 1]
            # Within a unit that stands in: at the end of the unit of one's own.
            if place > following[0] - self._stand_in:
                return following[1]
        return old + place - new
