"""Units of your own in text, which is read with a known unit in place of each."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from . import _core
from ._amounts import Amount, from_tuple
from ._errors import ErrorCode, QuantityError, error
from ._found import Found, Measured, Role, found_amount, measured
from ._kinds import Kind
from ._options import Options
from ._places import Places
from ._ranges import Range
from ._registry import stand_in
from ._sums import read_parts
from ._units import Unit

Matches: TypeAlias = Sequence[tuple[int, int, Unit]]


def read_own(
    text: str, matches: Matches, options: Options | None, names: Mapping[str, Any]
) -> Measured:
    """Read an amount, a range or a sum in units of one's own."""
    if not matches:
        return measured(_core.read(text, options, **names))
    mistake: QuantityError | None = None
    if all(match[2] == matches[0][2] for match in matches):
        try:
            return _read_alone(text, matches, options, names)
        except QuantityError as caught:
            mistake = caught

    starts = [match[0] for match in matches]

    def read_part(start: int, end: int) -> Amount:
        inside = matches[bisect_left(starts, start) : bisect_left(starts, end)]
        own = [(a - start, b - start, unit) for a, b, unit in inside]
        part = text[start:end]
        try:
            if not own:
                return Amount.read(part, options, **names)
            amount = _read_alone(part, own, options, names)
        except QuantityError as caught:
            caught.text, caught.start, caught.end = text, caught.start + start, caught.end + start
            raise
        if isinstance(amount, Amount):
            return amount
        code, message = ErrorCode.UNEXPECTED_TEXT, f"{part!r} is a range"
        raise error(code, message, text=text, start=start, end=end)

    try:
        return read_parts(text, matches, read_part)
    except QuantityError as other:
        if mistake and other.code is not ErrorCode.INCOMPATIBLE_KINDS:
            raise mistake from None
        raise


def _read_alone(
    text: str, matches: Matches, options: Options | None, names: Mapping[str, Any]
) -> Measured:
    """Read what has one unit, of one's own, by reading it with two of different kinds in its place.

    Were there another unit beside it, it would go with one of them at most.
    """
    unit = matches[0][2]
    said = text[matches[0][0] : matches[0][1]]
    readings: list[list[Amount]] = []
    mistake: QuantityError | None = None
    for name, word, kind in sorted(_STAND_INS, key=lambda one: one[2] is unit.kind):
        places = Places(text, matches, name)
        try:
            ends = [from_tuple(end) for end in _core.read(places.text, options, **names) if end]
        except QuantityError as caught:
            start, end = places.place(caught.start), places.place(caught.end)
            if readings or (mistake and mistake.code is not caught.code) or _beside_another(caught):
                where = (mistake.start, mistake.end) if mistake else (start, end)
                raise _unlike(text, *where) from None
            told = {
                name: said,
                word: unit.name,
                f"{word}s": unit.plural,
                str(kind): str(unit.measure),
            }
            mistake = mistake or _told_of(caught, told, text, start, end)
            continue
        if mistake or any(end.unit.name != word for end in ends):
            raise _unlike(text, 0, len(text))
        readings.append(ends)
    if mistake:
        raise mistake
    # One of them may have been rounded where the other wasn't.
    first, second = readings
    if len(first) != len(second):
        raise _unlike(text, 0, len(text))
    for one, two in zip(first, second):  # noqa: B905 (they are as many)
        if one.value != two.value and not (one.about and two.about):
            raise _unlike(text, 0, len(text))
    lower, *upper = (Amount(end.value, unit, about=end.about) for end in first)
    return Range(lower, *upper) if upper else lower


#: A name as text has it, the name of the unit, and its kind.
_STAND_INS = (("wk", "week", Kind.TIME), ("kg", "kilogram", Kind.MASS))


def _beside_another(mistake: QuantityError) -> bool:
    incompatible = mistake.code is ErrorCode.INCOMPATIBLE_KINDS
    return incompatible and "without a unit" not in mistake.message


def _unlike(text: str, start: int, end: int) -> QuantityError:
    message = f"{text[:40]!r} has a unit of your own beside another one"
    hint = "write + or minus between amounts"
    return error(ErrorCode.INVALID_OPERATION, message, text=text, start=start, end=end, hint=hint)


def _told_of(
    mistake: QuantityError, words: dict[str, str], text: str, start: int, end: int
) -> QuantityError:
    """Return a mistake with other words in what it says."""

    def told(message: str) -> str:
        return re.sub(r"\b(?:" + "|".join(words) + r")\b", lambda match: words[match[0]], message)

    message, hint = told(mistake.message), told(mistake.hint)
    details = {"hint": hint, "suggestions": mistake.suggestions}
    return error(mistake.code, message, text=text, start=start, end=end, **details)


_OWN_RULE = "has a unit of one's own"


def find_own(
    text: str, matches: Matches, options: Options | None, names: Mapping[str, Any]
) -> list[Found]:
    """Find amounts where units of one's own stand among others."""
    places = Places(text, matches, stand_in((match[2] for match in matches), "ns", "ng"))
    result: list[Found] = []
    following = 0
    for row in _core.find(places.text, options, **names):
        start, end = places.place(row[0]), places.place(row[1])
        # Without a counted noun, its range is 0, far back.
        noun, noun_end = (places.place(row[2]), places.place(row[3])) if row[3] else (0, 0)
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
            counted = text[noun:noun_end] or None
            result.append(
                Found(amount, Role(row[4]), start, end, counted, _OWN_RULE, text[start:end])
            )
        except QuantityError:
            found = _parted(text[start:end], own, options, names)
            result += [replace(f, start=f.start + start, end=f.end + start) for f in found]
    return result


def _parted(
    text: str, own: Matches, options: Options | None, names: Mapping[str, Any]
) -> list[Found]:
    """Find the amounts of "2 h 1 ladle", which no one means as one: the last begins with a late word."""
    result: list[Found] = []
    start = 0

    def find_known(end: int) -> None:
        for row in _core.find(text[start:end], options, **names):
            found = found_amount(text[start:end], *row)
            result.append(replace(found, start=found.start + start, end=found.end + start))

    for first, after, unit in own:
        for word in reversed(list(re.finditer(r"\S+", text[start:first]))[-_MOST_WORDS:]):
            before = start + word.start()
            inside = [(first - before, after - before, unit)]
            try:
                amount = read_own(text[before:after], inside, options, names)
            except QuantityError:
                continue
            find_known(before)
            result.append(
                Found(amount, Role.AMOUNT, before, after, None, _OWN_RULE, text[before:after])
            )
            break
        else:
            find_known(first)
        start = after
    find_known(len(text))
    return result


#: How many words a number has at most that is looked for before a unit: "two and a half ladles".
_MOST_WORDS = 4
