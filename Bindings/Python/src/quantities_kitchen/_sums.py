"""Sums and ranges of amounts in several units, which are read part by part and added exactly."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from ._amounts import Amount
from ._errors import ErrorCode, error
from ._ranges import Range
from ._units import Unit

__all__ = ["read_parts"]

#: The joiner between the amounts of a sum. A comma between digits is part of a number.
_JOINER = re.compile(r"\s*(?:[+&−]|,(?=\s)|\b(?:and|plus|minus)\b)\s*", re.IGNORECASE)
_RANGE = re.compile(r"\s+(?:to|or)\s+|\s*[-–—]\s*", re.IGNORECASE)

#: A number and a unit, with nothing in it that could go with more than them.
_PLAIN = re.compile(r"[~≈]?\s*(?:[^\W_]|[\s.,'’⁄]|(?<=\d)/(?=\d))+")
_OPERATOR = re.compile(
    r"\b(?:x|times|divided|by|to|or|in|as|of|per|between|double|twice|triple|halve|half\s+of|"
    r"less|more|plus|minus)\b",
    re.IGNORECASE,
)

_ReadPart = Callable[[int, int], Amount]


def read_parts(
    text: str, matches: Sequence[tuple[int, int, Unit]], read_part: _ReadPart
) -> Amount | Range[Amount]:
    """Read "1 ladle 2 tbsp", "1 ladle + 2 knobs" or "1 knob to 1 ladle".

    Each part is a number and a unit; what is more than that is refused, since it is not known with
    what an operator would go.
    """
    hidden = _hidden(text, matches)
    separators = list(_RANGE.finditer(hidden))
    if len(separators) == 1:
        middle = separators[0]
        _require_plain(text, hidden, (0, middle.start()), (middle.end(), len(text)))
        lower, upper = read_part(0, middle.start()), read_part(middle.end(), len(text))
        _require_one_kind(text, lower, upper)
        if lower > upper:
            message = f"{text[:40]!r} is a range from the greater to the lesser"
            hint = "write minus to subtract"
            raise error(ErrorCode.INVALID_OPERATION, message, text=text, end=len(text), hint=hint)
        return Range(lower, upper)
    total: Any = 0
    last: Unit | None = None
    for start, end, joiner in _pieces(hidden, matches):
        _require_plain(text, hidden, (start, end))
        amount = read_part(start, end)
        # As in "1 lb 4 oz", each unit is smaller than the one before it.
        if joiner in ("", ",") and last and amount.unit.measure == last.measure:
            if 1 * amount.unit >= 1 * last:
                message = f"expected a unit smaller than {last.plural}, found {text[start:end]!r}"
                hint = "write + between amounts to add them"
                raise error(
                    ErrorCode.INVALID_OPERATION, message, text=text, start=start, end=end, hint=hint
                )
        if last:
            _require_one_kind(text, total, amount)
        total += -amount if joiner in ("minus", "−") else amount
        last = amount.unit
    return total  # type: ignore[no-any-return]


def _hidden(text: str, matches: Sequence[tuple[int, int, Unit]]) -> str:
    """Return the text with letters for units of one's own, whose names can have anything in them."""
    pieces, at = [], 0
    for start, end, _ in matches:
        pieces += [text[at:start], "u" * (end - start)]
        at = end
    return "".join([*pieces, text[at:]])


def _pieces(hidden: str, matches: Sequence[tuple[int, int, Unit]]) -> list[tuple[int, int, str]]:
    """Return where the parts are, and what stands before each."""
    ends = [end for _, end, _ in matches]
    cuts = [(m.start(), m.end(), m[0].strip().lower()) for m in _JOINER.finditer(hidden)]
    last = len(hidden.rstrip())
    joined = {start for start, _, _ in cuts}
    # Without a joiner, a part ends with its unit.
    cuts += [(end, end, "") for end in ends if end not in joined and end < last]
    pieces: list[tuple[int, int, str]] = []
    start, before = 0, "+"
    unfinished = False
    for cut, after, joiner in [*sorted(cuts), (len(hidden), len(hidden), "")]:
        # The "two" of "two and a half ladles" belongs to the next part.
        if joiner == "and" and not unfinished and _is_number(hidden[start:cut]):
            unfinished = True
            continue
        pieces.append((start, cut, before))
        start, before, unfinished = after, joiner, False
    return pieces


def _is_number(piece: str) -> bool:
    return bool(re.fullmatch(r"\s*(?:[\d½⅓¼]+|[a-z]+)\s*", piece, re.IGNORECASE))


def _require_one_kind(text: str, one: Amount, other: Amount) -> None:
    if one.unit.measure != other.unit.measure:
        message = f"{one.unit.measure} and {other.unit.measure} do not go together"
        raise error(ErrorCode.INCOMPATIBLE_KINDS, message, text=text, end=len(text))


def _require_plain(text: str, hidden: str, *parts: tuple[int, int]) -> None:
    for start, end in parts:
        part = hidden[start:end]
        if not _PLAIN.fullmatch(part) or _OPERATOR.search(part):
            message = f"expected a number and a unit, found {text[start:end]!r}"
            hint = "write + or minus between amounts in different units, and nothing else"
            raise error(
                ErrorCode.UNEXPECTED_TEXT, message, text=text, start=start, end=end, hint=hint
            )
