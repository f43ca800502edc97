"""Columns of any library, and the answers to them in the same library.

A library is looked up among the loaded modules, never imported: a column of it proves that it is loaded.
"""

from __future__ import annotations

import sys
from typing import Any

from ._arrow import ArrowColumn
from ._iterables import Column, ListColumn, NumpyColumn
from ._layouts import TEXT, Answers, Fields
from ._pandas import PandasColumn
from ._polars_columns import PolarsColumn, expression_of
from ._questions import Question
from ._rows import Report

__all__ = ["answered"]

_LIBRARIES: dict[str, Any] = {
    "numpy": NumpyColumn.of,
    "pandas": PandasColumn.of,
    "polars": PolarsColumn.of,
    "pyarrow": ArrowColumn.of,
}


def answered(values: Any, question: Question) -> Any:
    """Return the answers to a column, in its own type, with a report if the question wants one."""
    expression = expression_of(values, question, answered)
    if expression is not None:
        return expression
    if question.whole and _is_foreign(values):
        return question.whole.of_array(values)
    column = _column(values)
    if question.whole and not column.of_amounts:
        return column.answered_whole(question.whole)
    way = question.amounts if column.of_amounts else question.texts
    if way is None:
        raise _not_a_column(values)
    is_text = way.layout is TEXT and not column.of_amounts
    if question.errors == "keep" and column.is_table and not is_text:
        message = "a text cannot be kept among amounts: errors can be 'raise', 'null' or 'report'"
        raise ValueError(message)
    found: Answers | Fields
    if way.fields and column.is_table:
        found = way.fields(list(column.rows()))
    else:
        found = question.answers(column.rows(), column.of_amounts)
    answers = column.made(found, way.layout.reporting() if question.reports else way.layout)
    return Report(answers, tuple(found.mistakes)) if question.reports else answers


def _library(values: Any) -> str:
    """Return the name of the library that a value is of, or an empty one."""
    names = (base.__module__.partition(".")[0] for base in type(values).__mro__)
    return next((name for name in names if name in _LIBRARIES), "")


def _is_foreign(values: Any) -> bool:
    """Tell whether a value is an array of another library, with Arrow's PyCapsule interface."""
    return hasattr(values, "__arrow_c_array__") and not _library(values)


def _column(values: Any) -> Column:
    library = _library(values)
    if library:
        column: Column | None = _LIBRARIES[library](sys.modules[library], values)
        if column is not None:
            return column
    if _is_foreign(values):
        import pyarrow as pa  # makes the array of the answers

        return ArrowColumn(pa, pa.array(values))
    # A table would give the names of its columns, one after the other.
    if library or isinstance(values, (str, bytes, bytearray)):
        raise _not_a_column(values)
    return ListColumn(values)


def _not_a_column(values: Any) -> TypeError:
    return TypeError(f"expected a column of texts, found {type(values)!r}")
