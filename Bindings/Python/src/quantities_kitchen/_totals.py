"""Exact sums of texts, as a group of a query asks for them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

from ._amounts import Amount
from ._catalogue import require_same
from ._core import range as range_text
from ._errors import QuantityError
from ._options import Options
from ._reading import read

__all__ = ["Total", "total_of"]

# Amounts in a table are often the same.
_read = lru_cache(maxsize=4096)(read)


class Total(NamedTuple):
    """The sum of the texts that go together, and how many do not."""

    sum: str | None
    """The sum, which is ``None`` of no texts."""
    wrong: int = 0
    """How many texts are no amounts, or do not go with the first amount."""
    text: str | None = None
    """The first of them."""
    error: QuantityError | None = None
    """Its error."""


def total_of(texts: Iterable[str | None], options: Options) -> Total:
    """Return the sum in the unit of most texts, or the larger of two.

    >>> total_of(["1 cup", None, "2 cupz", "1/2 cup"], Options())[:3]
    ('1 1/2 cups', 1, '2 cupz')
    """
    total: tuple[Amount, Amount] | None = None
    rows: dict[Any, int] = {}
    wrong: list[tuple[str, QuantityError]] = []
    for text in texts:
        if text is None:
            continue
        try:
            total, unit = _plus(total, _read(text, options))
        except QuantityError as error:
            wrong.append((text, error))
        else:
            rows[unit] = rows.get(unit, 0) + 1
    first = wrong[0] if wrong else (None, None)
    return Total(total and _written(total, rows, options), len(wrong), *first)


def _plus(total: tuple[Amount, Amount] | None, amount: Any) -> tuple[tuple[Amount, Amount], Any]:
    """Return the ends of a sum with one more amount, and the unit of that."""
    ends = (amount.lower, amount.upper)
    unit = ends[0].unit
    if total is None:
        return ends, unit
    require_same(total[0].unit, unit)
    about = any(end.about for end in (*total, *ends))
    lower, upper = (
        Amount._make(end._ticks, end.unit, about)
        for end in (total[0] + ends[0], total[1] + ends[1])
    )
    return (lower, upper), unit


def _written(total: tuple[Amount, Amount], rows: dict[Any, int], options: Options) -> str:
    usual = min(rows, key=lambda unit: (-rows[unit], -unit._ticks, unit.name))
    lower, upper = (end.to(usual).format(options) for end in total)
    return lower if total[0] == total[1] else range_text(lower, upper, options)
