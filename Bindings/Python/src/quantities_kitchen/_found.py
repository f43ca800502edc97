"""An amount that was found in a text."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from fractions import Fraction
from typing import Any, TypeAlias

from . import _core
from ._amounts import Amount, from_tuple
from ._ranges import Range

__all__ = ["Found", "Role"]

Measured: TypeAlias = Amount | Range[Amount]
Counted: TypeAlias = Fraction | Range[Fraction]


class Role(IntEnum):
    """What an amount does in a text."""

    OTHER = 0
    """None of the others, which a later version may give."""
    AMOUNT = 1
    """It says how much of something there is."""
    ALTERNATE = 2
    """It says the same as the one before: the 95 g of "1 cup (95 g)"."""
    SIZE = 3
    """It says how large something is: "a 2-quart dish"."""
    PORTION = 4
    """It says how much goes to each: "6 oz each"."""
    COUNT = 5
    """It says how many there are: "4 eggs"."""


@dataclass(frozen=True)
class Found:
    """An amount in a text."""

    amount: Measured | Counted
    """How much there is; of things that are counted, how many."""
    role: Role
    """What it does there."""
    start: int
    """Where it begins: it is ``text[start:end]``."""
    end: int
    """Where it ends."""
    noun: str | None = None
    """The noun that is counted, such as "eggs"."""
    rule: str = ""
    """The name of the rule that gave it the role: "is one of several: each, per, at a time"."""
    text: str = ""
    """The amount as it stands in the text."""


_RULES = _core.rules().splitlines()


def measured(ends: Any) -> Measured:
    lower, upper = ends
    return from_tuple(lower) if upper is None else Range(from_tuple(lower), from_tuple(upper))


def amount_of(ends: Any) -> Measured | Counted:
    if ends[0][0]:
        return measured(ends)
    lower, upper = (Fraction(e[1], e[2] or 1) if e else None for e in ends)
    assert lower is not None
    return lower if upper is None else Range(lower, upper)


def found_amount(
    text: str, start: int, end: int, noun: int, noun_end: int, role: int, ends: Any, rule: int
) -> Found:
    counted = text[noun:noun_end] or None
    return Found(amount_of(ends), Role(role), start, end, counted, _RULES[rule], text[start:end])
