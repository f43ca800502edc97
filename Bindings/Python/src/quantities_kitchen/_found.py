"""An amount that was found in a text."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from fractions import Fraction
from typing import Any, TypeAlias

from ._amounts import Amount, from_tuple
from ._ranges import Range

__all__ = ["Found", "Role"]

Measured: TypeAlias = Amount | Range[Amount]
Counted: TypeAlias = Fraction | Range[Fraction]


class Role(IntEnum):
    """What an amount does in a text."""

    OTHER = 0
    #: It says how much of something there is.
    AMOUNT = 1
    #: It says the same as the one before: the 95 g of "1 cup (95 g)".
    ALTERNATE = 2
    #: It says how large something is: "a 2-quart dish".
    SIZE = 3
    #: It says how much goes to each: "6 oz each".
    PORTION = 4
    #: It says how many there are: "4 eggs".
    COUNT = 5


@dataclass(frozen=True)
class Found:
    """An amount in a text."""

    #: What stands there; of things that are counted, how many.
    amount: Measured | Counted
    role: Role
    #: Where it stands: ``text[start:end]``.
    start: int
    end: int
    #: The noun that is counted, such as "eggs".
    noun: str | None = None


def measured(ends: Any) -> Measured:
    lower, upper = ends
    return from_tuple(lower) if upper is None else Range(from_tuple(lower), from_tuple(upper))


def found_amount(
    text: str, start: int, end: int, noun: int, noun_end: int, role: int, ends: Any
) -> Found:
    amount: Measured | Counted
    if ends[0][0]:
        amount = measured(ends)
    else:
        lower, upper = (Fraction(e[1], e[2] or 1) if e else None for e in ends)
        assert lower is not None
        amount = lower if upper is None else Range(lower, upper)
    return Found(amount, Role(role), start, end, text[noun:noun_end] or None)
