"""Questions about the rows of a column."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from ._amounts import Amount
from ._conversion import unit_of
from ._errors import ErrorCode, QuantityError, error
from ._layouts import Answers, Fields, Layout, amount_of
from ._options import Options, bits
from ._registry import Registry
from ._rows import Errors
from ._whole import Whole

__all__ = ["Question", "Way", "chosen_options", "measured", "question_of"]


class Way(NamedTuple):
    """A function that answers one row, and the layout of its answers."""

    ask: Callable[[Any], Any]
    layout: Layout
    fields: Callable[[list[Any]], Fields] | None = None
    """Answers all rows at once, with the columns of a table."""


@dataclass(frozen=True)
class Question:
    """A question about a column of texts, or about one of numbers and units."""

    errors: Errors
    texts: Way
    amounts: Way | None
    read: Callable[[Mapping[str, Any]], Any]
    """Makes an amount of a number and a unit."""
    whole: Whole | None
    """The same question to the library, which answers a column of texts in one call."""

    @property
    def reports(self) -> bool:
        """Whether errors are returned beside the answers."""
        return self.errors == "report"

    def answers(self, rows: Iterable[Any], of_amounts: bool = False) -> Answers:
        """Answer one row after the other."""
        found = Answers([], [])
        for number, row in enumerate(rows):
            try:
                found.values.append(self._answer(number, row, of_amounts))
            except QuantityError as mistake:
                mistake.row = number
                if self.errors == "raise":
                    raise
                if self.reports:
                    found.mistakes.append(mistake)
                found.values.append(row if self.errors == "keep" else None)
        return found

    def _answer(self, number: int, row: Any, of_amounts: bool) -> Any:
        if row is None:
            return None
        if of_amounts and self.amounts:
            amount = self.read(row)
            return None if amount is None else self.amounts.ask(amount)
        if not isinstance(row, str):
            raise TypeError(f"expected a str or None in row {number}, found {type(row)!r}")
        return self.texts.ask(row)


def question_of(
    texts: Way,
    amounts: Way | None,
    options: Options,
    errors: Errors,
    *,
    units: Registry | None = None,
    whole: Whole | None = None,
) -> Question:
    """Return the question, which finds the unit of each name once."""

    @cache
    def unit_named(name: str) -> Any:
        return unit_of(name, units, options._names.get("system"))

    return Question(errors, texts, amounts, lambda row: amount_of(row, unit_named), whole)


def chosen_options(options: Options | None, names: Any) -> Options:
    """Return options and keywords as one."""
    bits(options, names)  # raises for wrong options before any row
    options = options or Options.usual
    return options | Options(**names) if names else options


def measured(amount: Any) -> Any:
    """Return an amount or a range with a unit; a bare number raises an error."""
    if not isinstance(getattr(amount, "lower", None), Amount):
        raise error(ErrorCode.MISSING_UNIT, f"{amount} has no unit")
    return amount
