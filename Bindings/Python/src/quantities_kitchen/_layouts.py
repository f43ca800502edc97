"""How tables hold amounts: a number, the name of a unit, and the details of a line or a found amount."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple

from ._amounts import Amount
from ._errors import QuantityError
from ._found import Found
from ._lines import Line
from ._numbers import exact, to_float
from ._ranges import Range
from ._units import Unit

__all__ = [
    "AMOUNT",
    "FOUND",
    "LINE",
    "NUMBER",
    "TEXT",
    "Answers",
    "Fields",
    "Layout",
    "amount_of",
    "fields_of_amounts",
]


class Answers(NamedTuple):
    """The answers to a column, and the errors of the rows that have none."""

    values: list[Any]
    mistakes: list[QuantityError]


class Fields(NamedTuple):
    """The answers to a column as the columns of a table, and the errors of the rows that have none."""

    columns: dict[str, list[Any]]
    present: list[bool]
    """Whether a row has an answer."""
    mistakes: list[QuantityError]


@dataclass(frozen=True)
class Layout:
    """The shape of an answer in a table: a type, the fields of a record, or a list of records."""

    kind: Any
    record: Callable[[Any], Any] = lambda answer: answer

    @property
    def is_record(self) -> bool:
        """Whether each answer has fields."""
        return isinstance(self.kind, dict)

    def reporting(self) -> Layout:
        """Return the layout with a field for the error of a row."""
        return Layout({**self.kind, "error": str}, self.record) if self.is_record else self

    def rows(self, found: Answers) -> list[Any]:
        """Return the answers in the shape of the layout."""
        return [None if answer is None else self.record(answer) for answer in found.values]

    def fields(self, found: Answers | Fields) -> Fields:
        """Return the columns of records, with the errors of rows without an answer if there is a place."""
        if isinstance(found, Answers):
            rows = self.rows(found)
            columns = {name: [row and row.get(name) for row in rows] for name in self.kind}
            found = Fields(columns, [row is not None for row in rows], found.mistakes)
        if "error" in self.kind:
            errors: list[str | None] = [None] * len(found.present)
            for mistake in found.mistakes:
                if mistake.row is not None:
                    errors[mistake.row] = mistake.message
                    found.present[mistake.row] = True
            found.columns["error"] = errors
        return found


def _amount(amount: Any) -> dict[str, Any]:
    """Return an amount, a range or a number of things as its record."""
    if amount is None:
        return {}
    lower, upper = (amount.lower, amount.upper) if isinstance(amount, Range) else (amount, None)
    unit = lower.unit if isinstance(lower, Amount) else None
    if unit:
        lower, upper = lower.value, upper and upper.to(unit).value
    return {
        "amount": to_float(lower),
        "upper": None if upper is None else to_float(upper),
        "unit": unit and unit.name,
        "about": unit is not None and amount.about,
    }


def _line(line: Line) -> dict[str, Any]:
    record = _amount(line.amount)
    record.update(item=line.item, comment=line.comment, about=line.about, qualifier=line.qualifier)
    return record


def _found(found: Found) -> dict[str, Any]:
    record = {"start": found.start, "end": found.end, "text": found.text, **_amount(found.amount)}
    return {**record, "role": found.role.name.lower(), "noun": found.noun, "rule": found.rule}


TEXT = Layout(str)
NUMBER = Layout(float)
AMOUNT = Layout({"amount": float, "upper": float, "unit": str, "about": bool}, _amount)
LINE = Layout(
    {
        "amount": float,
        "upper": float,
        "unit": str,
        "item": str,
        "comment": str,
        "about": bool,
        "qualifier": str,
    },
    _line,
)
FOUND = Layout(
    [{"start": int, "end": int, "text": str, **AMOUNT.kind, "role": str, "noun": str, "rule": str}],
    lambda found: list(map(_found, found)),
)


def fields_of_amounts(names: Iterable[Any]) -> list[str]:
    """Return those of the fields that make an amount, or none if a number or a unit is missing."""
    given = set(names)
    return [name for name in AMOUNT.kind if name in given] if {"amount", "unit"} <= given else []


def amount_of(row: Mapping[str, Any], unit_named: Callable[[str], Unit]) -> Any:
    """Return the amount, range or number of things that a record holds; ``None`` if it has no number.

    >>> amount_of({"amount": 0.1, "unit": "cup"}, Unit), amount_of({"amount": 4.0}, Unit)
    (Amount('1/10', 'cup'), Fraction(4, 1))
    """
    name, about = row.get("unit"), bool(row.get("about"))
    numbers = [number for key in ("amount", "upper") if (number := row.get(key)) is not None]
    if row.get("amount") is None:
        return None
    if name is None:
        ends: list[Any] = [Fraction(exact(number)) for number in numbers]
    else:
        unit = unit_named(name)
        ends = [Amount(number, unit, about=about) for number in numbers]
    return ends[0] if len(ends) == 1 else Range(*ends)
