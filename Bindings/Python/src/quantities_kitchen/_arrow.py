"""Columns of Arrow: arrays and chunked arrays of pyarrow."""

from __future__ import annotations

from typing import Any

from ._layouts import Answers, Fields, Layout, fields_of_amounts
from ._whole import Whole

__all__ = ["ArrowColumn", "arrow_type"]


def arrow_type(pa: Any, kind: Any) -> Any:
    """Return Arrow's type for a kind of answer."""
    if isinstance(kind, list):
        return pa.list_(arrow_type(pa, kind[0]))
    if isinstance(kind, dict):
        return pa.struct([(name, arrow_type(pa, field)) for name, field in kind.items()])
    return {str: pa.string(), float: pa.float64(), int: pa.int64(), bool: pa.bool_()}[kind]


class ArrowColumn:
    """An array, or a chunked one, of texts or of structs with ``amount`` and ``unit``."""

    is_table = True

    def __init__(self, pa: Any, values: Any) -> None:
        if pa.types.is_null(values.type) or pa.types.is_dictionary(values.type):
            values = values.cast(pa.string())
        self._pa = pa
        self._values = values
        self.of_amounts = bool(pa.types.is_struct(values.type))

    @classmethod
    def of(cls, pa: Any, values: Any) -> ArrowColumn | None:
        if not isinstance(values, (pa.Array, pa.ChunkedArray)):
            return None
        is_struct = pa.types.is_struct(values.type)
        names = [field.name for field in values.type] if is_struct else []
        return cls(pa, values) if not is_struct or fields_of_amounts(names) else None

    @property
    def _is_chunked(self) -> bool:
        return isinstance(self._values, self._pa.ChunkedArray)

    def rows(self) -> list[Any]:
        rows: list[Any] = self._values.to_pylist()
        return rows

    def answered_whole(self, question: Whole) -> Any:
        pa = self._pa
        if not self._is_chunked:
            answers = pa.array(question.of_array(self._values))
        else:
            chunks = [pa.array(chunk) for chunk in question.of_stream(self._values)]
            type_ = self._values.type if question.unit is None else pa.float64()
            answers = pa.chunked_array(chunks, type=None if chunks else type_)
        return answers if question.unit else self._as_given(answers)

    def made(self, found: Answers | Fields, layout: Layout) -> Any:
        pa = self._pa
        if isinstance(found, Answers) and not layout.is_record:
            answers = pa.array(layout.rows(found), type=arrow_type(pa, layout.kind))
        else:
            fields, type_ = layout.fields(found), arrow_type(pa, layout.kind)
            arrays = [pa.array(fields.columns[field.name], type=field.type) for field in type_]
            missing = pa.array([not present for present in fields.present], type=pa.bool_())
            answers = pa.StructArray.from_arrays(arrays, fields=list(type_), mask=missing)
        if self._is_chunked:
            answers = pa.chunked_array([answers])
        is_text = layout.kind is str and not self.of_amounts
        return self._as_given(answers) if is_text else answers

    def _as_given(self, texts: Any) -> Any:
        try:
            return texts.cast(self._values.type)  # to views
        except self._pa.ArrowNotImplementedError:
            return texts  # as before pyarrow 18
