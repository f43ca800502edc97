"""Columns of pandas: Series of texts, and DataFrames with a column of numbers and one of units."""

from __future__ import annotations

from typing import Any

from ._arrow import ArrowColumn, arrow_type
from ._iterables import present
from ._layouts import Answers, Fields, Layout, fields_of_amounts
from ._whole import Whole

__all__ = ["PandasColumn"]


class PandasColumn:
    """A Series or a DataFrame, whose answers have its index."""

    is_table = True

    def __init__(self, pd: Any, values: Any) -> None:
        self._pd = pd
        self._values = values
        self.of_amounts = isinstance(values, pd.DataFrame)
        self._dtype = values["unit"].dtype if self.of_amounts else values.dtype
        self._is_arrow = hasattr(self._dtype, "pyarrow_dtype")

    @classmethod
    def of(cls, pd: Any, values: Any) -> PandasColumn | None:
        if isinstance(values, pd.DataFrame):
            return cls(pd, values) if fields_of_amounts(values.columns) else None
        return cls(pd, values) if isinstance(values, pd.Series) else None

    def rows(self) -> list[Any]:
        if not self.of_amounts:
            return present(self._values.array.tolist(), self._pd.NA)
        frame = self._values
        names = fields_of_amounts(frame.columns)
        columns = [present(frame[name].array.tolist(), self._pd.NA) for name in names]
        return [dict(zip(names, row, strict=True)) for row in zip(*columns, strict=True)]

    def answered_whole(self, question: Whole) -> Any:
        array, kind = self._values.array, float if question.unit else str
        if not self._is_arrow and getattr(self._dtype, "storage", None) != "pyarrow":
            return self._series(question.of_list(self.rows()), kind)
        import pyarrow as pa  # which has loaded the column

        column = ArrowColumn(pa, pa.chunked_array(array.__arrow_array__()))
        answers = column.answered_whole(question)
        if kind is str:
            return self._series(type(array)._from_sequence(answers, dtype=self._dtype), kind)
        if self._is_arrow:
            return self._series(self._pd.arrays.ArrowExtensionArray(answers), kind)
        return self._series(answers.to_numpy(), kind)

    def made(self, found: Answers | Fields, layout: Layout) -> Any:
        if isinstance(found, Answers) and not layout.is_record:
            return self._series(found.values, layout.kind)
        fields = layout.fields(found).columns
        columns = {
            name: self._series(fields[name], kind, name) for name, kind in layout.kind.items()
        }
        return self._pd.DataFrame(columns, index=self._values.index)

    def _series(self, answers: Any, kind: Any, name: str | None = None) -> Any:
        if name is None and not self.of_amounts:
            name = self._values.name
        index = self._values.index
        return self._pd.Series(answers, index=index, name=name, dtype=self._type(kind))

    def _type(self, kind: Any) -> Any:
        """Return the type of a column, of the family to which the type of the texts belongs."""
        pd, dtype = self._pd, self._dtype
        if isinstance(kind, list):
            return object
        if kind is str:
            if self.of_amounts and dtype.kind == "f":
                return None  # all are missing
            return dtype.categories.dtype if isinstance(dtype, pd.CategoricalDtype) else dtype
        if self._is_arrow:
            import pyarrow as pa

            return pd.ArrowDtype(arrow_type(pa, kind))
        is_nullable = getattr(dtype, "na_value", None) is pd.NA
        return "boolean" if kind is bool else "Float64" if is_nullable else float
