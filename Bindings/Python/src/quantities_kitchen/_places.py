"""Places in a text that has other words in place of some."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from typing import Any

__all__ = ["Places"]


class Places:
    """A text with a unit in place of others, and where in the original it is."""

    def __init__(self, original: str, matches: Iterable[tuple[int, int, Any]], other: str) -> None:
        pieces: list[str] = []
        # Where each replaced unit ends, here and in the original.
        self._here, self._there = [0], [0]
        length = 0
        for start, end, _ in matches:
            pieces += [original[self._there[-1] : start], other]
            length += start - self._there[-1] + len(other)
            self._here.append(length)
            self._there.append(end)
        self.text = "".join([*pieces, original[self._there[-1] :]])
        self.original = original
        self._other = len(other)

    def place(self, place: int) -> int:
        """Return the place in the original of one in the text."""
        last = bisect_right(self._here, place) - 1
        following = last + 1
        # Within a stand-in: at the end of the unit that it replaces.
        if following < len(self._here) and place > self._here[following] - self._other:
            return self._there[following]
        return self._there[last] + place - self._here[last]
