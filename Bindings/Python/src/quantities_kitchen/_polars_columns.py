"""Columns of Polars: Series, and expressions."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from typing import Any

from ._layouts import Answers, Fields, Layout, fields_of_amounts
from ._questions import Question
from ._whole import Whole

__all__ = ["PolarsColumn", "expression_of"]


def _type(pl: Any, kind: Any) -> Any:
    """Return the type of Polars for a kind of answer."""
    if isinstance(kind, list):
        return pl.List(_type(pl, kind[0]))
    if isinstance(kind, dict):
        return pl.Struct({name: _type(pl, field) for name, field in kind.items()})
    return {str: pl.String, float: pl.Float64, int: pl.Int64, bool: pl.Boolean}[kind]


class PolarsColumn:
    """A Series of texts, or of structs with ``amount`` and ``unit``."""

    is_table = True

    def __init__(self, pl: Any, values: Any) -> None:
        if values.dtype in (pl.Null, pl.Categorical, pl.Enum):
            values = values.cast(pl.String)
        self._pl = pl
        self._values = values
        self.of_amounts = values.dtype == pl.Struct

    @classmethod
    def of(cls, pl: Any, values: Any) -> PolarsColumn | None:
        if not isinstance(values, pl.Series):
            return None
        is_struct = values.dtype == pl.Struct
        names = [field.name for field in values.dtype.fields] if is_struct else []
        return cls(pl, values) if not is_struct or fields_of_amounts(names) else None

    def rows(self) -> list[Any]:
        rows: list[Any] = self._values.to_list()
        return rows

    def answered_whole(self, question: Whole) -> Any:
        pl = self._pl
        chunks = [pl.Series(chunk) for chunk in question.of_stream(self._values)]
        dtype = pl.String if question.unit is None else pl.Float64
        answers = pl.concat(chunks, rechunk=False) if chunks else pl.Series([], dtype=dtype)
        return answers.alias(self._values.name)

    def made(self, found: Answers | Fields, layout: Layout) -> Any:
        pl, name = self._pl, self._values.name
        if isinstance(found, Answers) and not layout.is_record:
            return pl.Series(name, layout.rows(found), dtype=_type(pl, layout.kind))
        fields = layout.fields(found)
        schema = {name: _type(pl, kind) for name, kind in layout.kind.items()}
        records = pl.DataFrame(fields.columns, schema=schema).to_struct(name)
        if all(fields.present):
            return records
        missing = pl.Series([None], dtype=records.dtype)
        return records.zip_with(pl.Series(fields.present, dtype=pl.Boolean), missing)


def expression_of(
    values: Any, question: Question, answered: Callable[[Any, Question], Any]
) -> Any | None:
    """Return the expression that answers one of Polars, or ``None`` if it isn't one."""
    pl: Any = sys.modules.get("polars")
    if pl is None or not isinstance(values, pl.Expr):
        return None
    layout = question.texts.layout
    if question.reports and not layout.is_record:
        raise TypeError("an expression has no rows yet, of which to report")
    batch = partial(_answer_batch, question=question, answered=answered)
    kind = layout.reporting().kind if question.reports else layout.kind
    return values.map_batches(batch, return_dtype=_type(pl, kind), is_elementwise=True)


def _answer_batch(values: Any, question: Question, answered: Callable[[Any, Question], Any]) -> Any:
    answers = answered(values, question)
    return answers.answers if question.reports else answers
