"""Fields of pydantic, which asks a type how it is validated, stored and described.

pydantic is imported by whoever has such fields; nothing else needs it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

__all__ = ["AMOUNT", "UNIT", "Field", "FieldParts", "range_of"]

AMOUNT: dict[str, Any] = {
    "type": "object",
    "title": "Amount",
    "properties": {
        "value": {"type": ["number", "string"], "examples": [2, "3/2"]},
        "unit": {"type": "string", "examples": ["cup", "gram"]},
        "about": {"type": "boolean", "default": False},
    },
    "required": ["value", "unit"],
}
UNIT: dict[str, Any] = {"type": "string", "title": "Unit", "examples": ["cup", "gram"]}


class FieldParts(NamedTuple):
    """How values of a type are made, and stored in JSON."""

    of_text: Callable[[str], Any]
    of_data: Callable[[Any], Any]
    stored: Callable[[Any], Any]
    described: dict[str, Any]


def range_of(end: dict[str, Any]) -> dict[str, Any]:
    """Return the description of a range."""
    return {
        "type": "object",
        "title": "Range",
        "properties": {"lower": end, "upper": end},
        "required": ["lower", "upper"],
    }


class Field:
    """A type that pydantic can have in its models."""

    __slots__ = ()

    @classmethod
    def _field(cls) -> FieldParts:
        raise NotImplementedError

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: Any) -> Any:
        from pydantic_core import core_schema

        parts = cls._field()

        def made(value: Any) -> Any:
            if isinstance(value, cls):
                return value
            made = parts.of_text(value) if isinstance(value, str) else parts.of_data(value)
            if not isinstance(made, cls):
                raise ValueError(f"expected a {cls.__name__}, found {value!r}")
            return made

        return core_schema.no_info_plain_validator_function(
            made,
            serialization=core_schema.plain_serializer_function_ser_schema(
                parts.stored, when_used="json"
            ),
        )

    @classmethod
    def __get_pydantic_json_schema__(cls, schema: Any, handler: Any) -> dict[str, Any]:
        stored = cls._field().described
        if handler.mode == "serialization" or stored["type"] == "string":
            return dict(stored)
        text = {"type": "string", "examples": ["1 1/2 cups"]}
        return {"anyOf": [stored, text], "title": stored["title"]}
