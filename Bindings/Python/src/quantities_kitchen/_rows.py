"""Columns that are answered row by row."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, TypeAlias

from ._columns import answered, present
from ._errors import QuantityError

__all__ = [
    "Errors",
    "Policy",
    "Report",
    "RowQuestion",
    "answers_of",
    "objects_of",
    "require_policy",
]

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
    """The answers, in the type of the column, which are null where there is none."""
    mistakes: tuple[QuantityError, ...]
    """What is wrong, each with its ``row``, in their order."""


@dataclass
class RowQuestion:
    """What is asked about each text in turn. With a unit, the answers are floats."""

    ask: Callable[[str], Any]
    errors: str
    unit: str | None = None
    mistakes: list[QuantityError] = field(default_factory=list)
    rows: int = 0

    def of_list(self, values: Iterable[Any]) -> list[Any]:
        """Answer whatever gives one text after the other."""
        return [self._of(value) for value in values]

    def of_array(self, values: Any) -> list[Any]:
        """Answer an array of Arrow."""
        return self.of_list(values.to_pylist())

    def of_stream(self, values: Any) -> list[list[Any]]:
        """Answer a column of pyarrow or Polars."""
        return [self.of_list(_listed(values))]

    def _of(self, value: Any) -> Any:
        row, self.rows = self.rows, self.rows + 1
        if value is None:
            return None
        if not isinstance(value, str):
            raise TypeError(f"expected a str or None in row {row}, found {type(value)!r}")
        try:
            return self.ask(value)
        except QuantityError as mistake:
            mistake.row = row
            if self.errors == "raise":
                raise
            if self.errors == "report":
                self.mistakes.append(mistake)
            return value if self.errors == "keep" else None


def require_policy(errors: str, *allowed: str) -> None:
    """Raise an exception if there is no such policy, or it isn't allowed here."""
    if errors not in allowed:
        *others, last = map(repr, allowed)
        raise ValueError(f"errors can be {', '.join(others)} or {last}, not {errors!r}")


def answers_of(values: Any, question: RowQuestion) -> Any:
    """Return the answers, which are texts or floats, in the type of the column."""
    if question.errors == "report" and hasattr(values, "map_batches"):
        raise TypeError("an expression has no rows yet, of which to report")
    return _reported(answered(values, question), question)


def objects_of(values: Any, question: RowQuestion) -> Any:
    """Return the answers as objects: a list, or what holds objects in the library of the column."""
    library = type(values).__module__.partition(".")[0]
    answers: Any
    if library == "numpy":
        answers = sys.modules["numpy"].empty(values.shape, dtype=object)
        answers.ravel()[:] = question.of_list(present(values.ravel().tolist()))
    elif library == "pandas":
        pandas = sys.modules["pandas"]
        found = question.of_list(present(values.tolist(), pandas.NA))
        answers = pandas.Series(found, index=values.index, name=values.name, dtype=object)
    elif isinstance(values, (str, bytes, bytearray)):
        raise TypeError(f"expected a column of texts, found {type(values)!r}")
    else:
        answers = question.of_list(_listed(values))
        answers = tuple(answers) if isinstance(values, tuple) else answers
    return _reported(answers, question)


def _listed(values: Any) -> Any:
    """Return a column of pyarrow or Polars as a list, and anything else as it is."""
    to_list = getattr(values, "to_pylist", None) or getattr(values, "to_list", None)
    return to_list() if to_list else values


def _reported(answers: Any, question: RowQuestion) -> Any:
    return Report(answers, tuple(question.mistakes)) if question.errors == "report" else answers
