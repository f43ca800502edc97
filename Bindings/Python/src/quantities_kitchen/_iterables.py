"""Columns of one object after the other: lists, tuples, other iterables, and arrays of NumPy."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from ._layouts import Answers, Layout
from ._whole import Whole

__all__ = ["Column", "ListColumn", "NumpyColumn", "present"]


class Column(Protocol):
    """A column of texts, or of numbers and units."""

    @property
    def of_amounts(self) -> bool:
        """Whether a row is a number and a unit."""

    @property
    def is_table(self) -> bool:
        """Whether the library knows records, in place of objects."""

    def rows(self) -> Iterable[Any]:
        """Return the rows: texts or mappings, or None where one is missing."""

    def answered_whole(self, question: Whole, /) -> Any:
        """Return the answers of the library to all texts."""

    def made(self, found: Any, layout: Layout, /) -> Any:
        """Return a column of answers."""


def present(values: list[Any], missing: object = None) -> list[Any]:
    """Return the values with None in place of missing ones, which can be NaN."""
    return [None if v is missing or (isinstance(v, float) and v != v) else v for v in values]


class ListColumn:
    """A list, a tuple, or another iterable, whose answers are a list."""

    of_amounts = is_table = False

    def __init__(self, values: Iterable[Any]) -> None:
        self._values = values

    def rows(self) -> Iterable[Any]:
        return self._values

    def answered_whole(self, question: Whole) -> Any:
        return self._like(question.of_list(self._values))

    def made(self, found: Answers, layout: Layout) -> Any:
        return self._like(found.values)

    def _like(self, answers: list[Any]) -> Any:
        return tuple(answers) if isinstance(self._values, tuple) else answers


class NumpyColumn:
    """An array of NumPy, of any shape, which has objects where there are no texts or numbers."""

    of_amounts = is_table = False

    def __init__(self, np: Any, values: Any) -> None:
        self._np = np
        self._values = values
        self._missing = getattr(values.dtype, "na_object", None)

    @classmethod
    def of(cls, np: Any, values: Any) -> NumpyColumn | None:
        return cls(np, values) if isinstance(values, np.ndarray) else None

    def rows(self) -> list[Any]:
        texts: list[Any] = self._values.ravel().tolist()
        return present(texts, self._missing) if self._values.dtype.kind in "OT" else texts

    def answered_whole(self, question: Whole) -> Any:
        return self._array(question.of_list(self.rows()), float if question.unit else str)

    def made(self, found: Answers, layout: Layout) -> Any:
        return self._array(found.values, layout.kind)

    def _array(self, answers: list[Any], kind: Any) -> Any:
        np, dtype = self._np, self._values.dtype
        if kind not in (str, float):
            objects = np.empty(len(answers), dtype=object)
            for row, answer in enumerate(answers):
                objects[row] = answer  # one by one, since a pair would be two columns
            return objects.reshape(self._values.shape)
        if kind is float:
            dtype = np.dtype(float)
        elif None in answers:
            if not hasattr(dtype, "na_object"):
                dtype = np.dtype(object)
            answers = [self._missing if answer is None else answer for answer in answers]
        elif dtype.kind == "U":
            dtype = np.dtype(str)  # as wide as the longest answer
        return np.array(answers, dtype=dtype).reshape(self._values.shape)
