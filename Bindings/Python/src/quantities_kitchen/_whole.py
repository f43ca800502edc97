"""Columns that the library answers in one call."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from . import _core

__all__ = ["Array", "Whole"]


@dataclass(frozen=True)
class Whole:
    """A question about each text of a column: how to say it, or with a unit, its value in that."""

    unit: str | None
    policy: int
    options: int

    def of_list(self, values: Iterable[Any]) -> list[Any]:
        """Answer an iterable of texts."""
        return _core.answer_list(values, self.unit, self.policy, self.options)

    def of_array(self, values: Any) -> Array:
        """Answer an array of Arrow, whichever library it's from."""
        schema, array = values.__arrow_c_array__()
        return Array(_core.answer_array(schema, array, self.unit, self.policy, self.options))

    def of_stream(self, values: Any) -> list[Array]:
        """Answer each of the arrays of which a column consists."""
        stream = values.__arrow_c_stream__()
        chunks = _core.answer_stream(stream, self.unit, self.policy, self.options)
        return [Array(chunk) for chunk in chunks]


class Array:
    """An array for any library that knows Arrow's PyCapsule interface."""

    __slots__ = ("_capsules",)

    def __init__(self, capsules: tuple[Any, Any]) -> None:
        self._capsules = capsules

    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[Any, Any]:
        """Hand the array over, to one library once."""
        return self._capsules
