"""The item of a line, and the comment on it."""

from __future__ import annotations

import re

__all__ = ["item_and_comment"]

_OPENING, _CLOSING = frozenset("([（"), frozenset(")]）")
_BRACKET = re.compile(r"([(\[（)\]）])")
#: The first comma or semicolon ends the item, but not that of "1,5 %".
_END_OF_ITEM = re.compile(r"[,;，；、](?:(?<!\d.)|(?!\d))")


def item_and_comment(rest: str) -> tuple[str, str | None]:
    """Split the rest of a line, whose amount was taken off, at a comma, a semicolon or brackets.

    >>> item_and_comment("onions (red), peeled and diced")
    ('onions', 'peeled and diced; red')
    >>> item_and_comment("flour")
    ('flour', None)
    """
    outside, inside = _apart(rest) if _BRACKET.search(rest) else (rest, [])
    item, *parts = [" ".join(part.split()) for part in (*_END_OF_ITEM.split(outside, 1), *inside)]
    return item, "; ".join(filter(None, parts)) or None


def _apart(rest: str) -> tuple[str, list[str]]:
    """Return the text outside of brackets, and the texts in them."""
    outside, inside, depth = "", [""], 0
    for piece in _BRACKET.split(rest):
        opens, closes = piece in _OPENING, piece in _CLOSING and depth > 0
        depth -= closes
        if opens and not depth:
            inside.append("")
        elif depth:
            inside[-1] += piece
        elif not closes:
            outside += piece
        depth += opens
    return outside, inside
