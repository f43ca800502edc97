"""The amount of a line, at its beginning or at its end."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from . import _core
from ._amounts import Amount
from ._errors import ErrorCode, QuantityError
from ._found import Counted, Found, Measured, Role
from ._kinds import Kind
from ._lines import Line
from ._options import Options
from ._parts import item_and_comment
from ._ranges import Range

__all__ = ["LineReader"]

_QUALIFIER = re.compile(
    r"\b(?:(?:firmly|lightly|loosely|tightly|well)[- ])?"
    r"(?:scant|heaping|heaped|generous|rounded|level|brimming|packed)\b",
    re.IGNORECASE,
)
#: A line that begins or ends with one of them, before its amount, names no item.
_NO_ITEM = frozenset(
    "and or to into in for of with by at per from than plus until makes make yields yield serves "
    "total reserve reserved add stir pour reduce cook bake simmer boil serve use".split()
)
_MOST_WORDS = 6
_WORD = re.compile(r"\w")
_ARTICLE = re.compile(r"\ban?\b", re.IGNORECASE)
_BULLET = re.compile(r"^[^\w~≈]+")
_BEFORE_ITEM = re.compile(r"^[\s)/,]*(?:of\s+)?")
#: What is wrong with a number, whatever follows it.
_WRONG_NUMBERS = (
    ErrorCode.INVALID_NUMBER,
    ErrorCode.TOO_LARGE,
    ErrorCode.TOO_SMALL,
    ErrorCode.DIVISION_BY_ZERO,
)
#: Ends that are as near are one amount in two units: "1 cup or 240 ml".
_NEAR = 1.15


class LineReader:
    """Reads a line in which amounts were found."""

    def __init__(
        self, text: str, found: Sequence[Found], options: Options | None, names: Mapping[str, Any]
    ) -> None:
        self._text = text
        self._found = found
        self._options = options
        self._names = names

    def line(self) -> Line:
        """Return the line, with the amount with which it begins or ends."""
        line = self._beginning()
        if line is None:
            self._refuse_wrong_number()
            line = self._end()
        if line is None:
            item, comment = item_and_comment(self._text)
            line = Line(None, item, comment=comment)
        return line

    def _beginning(self) -> Line | None:
        if not self._found or self._found[0].role not in (Role.AMOUNT, Role.COUNT):
            return None
        first = self._found[0]
        lead = _without_bullet(self._text[: first.start])
        qualifier = None
        if _kind(first) is not None:
            qualifier = _QUALIFIER.search(self._text[: first.end])
            lead = _ARTICLE.sub("", _QUALIFIER.sub("", lead)).strip() if lead else lead
        is_about = self._says_about(lead)
        if lead and not is_about and _WORD.search(lead):
            return None
        amount, alternates, end = self._with_alternates(0)
        item, comment = item_and_comment(_BEFORE_ITEM.sub("", self._text[end:]))
        about = is_about or _is_about(amount)
        filled = qualifier[0].lower() if qualifier else None
        return Line(amount, item, about, filled, alternates, comment)

    def _end(self) -> Line | None:
        """Read "Pane 80 g": a name, and then the only amount of the line."""
        places = [i for i, one in enumerate(self._found) if one.role in (Role.AMOUNT, Role.COUNT)]
        if len(places) != 1 or not _can_end(first := self._found[places[0]]):
            return None
        amount, alternates, end = self._with_alternates(places[0])
        words = re.sub(r"[\s:,;(–—-]+$", "", _without_bullet(self._text[: first.start])).split()
        about = _is_about(amount)
        while words and self._says_about(words[-1]):
            about = bool(words.pop())
        if not words or len(words) > _MOST_WORDS or re.search(r"\w", self._text[end:]):
            return None
        if _NO_ITEM & {words[0].lower(), words[-1].lower()}:
            return None
        item, comment = item_and_comment(" ".join(words).rstrip(":,;"))
        return Line(amount, item, about, None, alternates, comment)

    def _with_alternates(
        self, place: int
    ) -> tuple[Measured | Counted, tuple[Measured | Counted, ...], int]:
        """Return an amount, those that say the same or stand in for it, and where they end."""
        first, *others = self._found[place:]
        further: list[Measured | Counted] = list(self._second_of(first))
        amount, end = first.amount, first.end
        if further:
            amount = further.pop(0)
        for other in others:
            between = re.findall(r"\w+", self._text[end : other.start])
            is_other = between[:1] == ["or"] and other.role is Role.AMOUNT
            if not (is_other or other.role is Role.ALTERNATE):
                break
            between = between[1:] if between[:1] == ["or"] else between
            if between and not self._says_about(" ".join(between)):
                break
            further.append(other.amount)
            end = other.end
        return amount, tuple(further), end

    def _second_of(self, found: Found) -> tuple[Measured, ...]:
        """Return both amounts of "1 cup or 240 ml", which are no range, since they are the same."""
        ends = found.amount
        if not isinstance(ends, Range) or not isinstance(ends.lower, Amount):
            return ()
        lower, upper = ends.lower, ends.upper
        if lower.unit == upper.unit or not lower <= upper <= lower * _NEAR:
            return ()
        said = re.split(r"\bor\b", self._text[found.start : found.end])
        if len(said) != 2:
            return ()
        # A range has its lower end first, and the line may have the other one.
        try:
            first = Amount.read(said[0].strip(), self._options, **self._names)
        except QuantityError:
            return ()
        return (lower, upper) if first == lower else (upper, lower)

    def _says_about(self, words: str) -> bool:
        """Tell whether words before an amount say that it is known only roughly."""
        if not words:
            return False
        try:
            (*_, flags, _), _ = _core.read(f"{words} 1 g", self._options, **self._names)
        except QuantityError:
            return False
        return bool(flags)

    def _refuse_wrong_number(self) -> None:
        """Raise the error of the number with which the line begins: "1/0 cup", "1.000 g"."""
        lead = _without_bullet(self._text)
        if not lead[:1].isnumeric():
            return
        start = self._text.index(lead)
        _, _, error = _core.scale(self._text, "1", self._options, **self._names)
        if error and error.start <= start and error.code in _WRONG_NUMBERS:
            raise error


def _without_bullet(text: str) -> str:
    return _BULLET.sub("", text)


def _kind(found: Found) -> Kind | None:
    """Return the kind of an amount, and of a number of things ``None``."""
    lower = found.amount.lower if isinstance(found.amount, (Amount, Range)) else None
    return lower.unit.kind if isinstance(lower, Amount) else None


def _can_end(found: Found) -> bool:
    """Tell whether an amount may stand behind what there is so much of."""
    if found.role is Role.COUNT:
        return found.rule == "follows an ingredient's name"
    return _kind(found) is not Kind.TIME and found.rule != "says how much a recipe makes"


def _is_about(amount: Measured | Counted) -> bool:
    return isinstance(amount, (Amount, Range)) and amount.about
