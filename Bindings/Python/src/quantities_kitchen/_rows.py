"""Policies for the rows of a column that have no answer."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeAlias

from ._errors import QuantityError

__all__ = ["Errors", "Policy", "Report", "require_policy"]

Policy: TypeAlias = Literal["raise", "null", "keep"]
"""What to do with a text that has no answer: raise an exception, have it null, or keep the text."""

Errors: TypeAlias = Policy | Literal["report"]
"""A policy, or to have it null and report what is wrong beside the answers."""


class Report(NamedTuple):
    """The answers to a column, and what is wrong with the rows that have none.

    >>> from quantities_kitchen import format_many
    >>> answers, mistakes = format_many(["3 tsp", "2 cupz"], errors="report")
    >>> answers, [(mistake.row, mistake.message) for mistake in mistakes]
    (['1 tablespoon', None], [(1, "unknown unit 'cupz'")])
    """

    answers: Any
    """The answers, in the type of the column, which are null where there is none.

    Records, such as the lines of a DataFrame, have the field ``error``, the message.
    """
    mistakes: tuple[QuantityError, ...]
    """What is wrong, each with its ``row``, in their order."""


def require_policy(errors: str, *allowed: str) -> None:
    """Raise an exception if there is no such policy, or it isn't allowed here."""
    if errors not in allowed:
        *others, last = map(repr, allowed)
        raise ValueError(f"errors can be {', '.join(others)} or {last}, not {errors!r}")
