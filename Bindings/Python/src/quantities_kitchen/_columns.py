"""The columns of NumPy, pandas, Polars and Arrow.

None of these libraries is imported: whoever gives a column of one has imported it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from . import _core

__all__ = ["Array", "Question", "answered"]


@dataclass(frozen=True)
class Question:
    """What is asked about each text: to say it, or its value in a unit."""

    unit: str | None
    policy: int
    options: int

    def of_list(self, values: Iterable[Any]) -> list[Any]:
        """Answer whatever gives one text after the other."""
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


class AnyQuestion(Protocol):
    """A question of a column, whichever way it's answered."""

    @property
    def unit(self) -> str | None: ...
    def of_list(self, values: Iterable[Any], /) -> list[Any]: ...
    def of_array(self, values: Any, /) -> Any: ...
    def of_stream(self, values: Any, /) -> list[Any]: ...


class Array:
    """An array for any library that knows Arrow's PyCapsule interface."""

    __slots__ = ("_capsules",)

    def __init__(self, capsules: tuple[Any, Any]) -> None:
        self._capsules = capsules

    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[Any, Any]:
        """Hand the array over, to one library once."""
        return self._capsules


def answered(values: Any, question: AnyQuestion) -> Any:
    """Return the answers to a column, in its own type."""
    for base in type(values).__mro__:
        library = base.__module__.partition(".")[0]
        if library in _LIBRARIES:
            answers = _LIBRARIES[library](sys.modules[library], values, question)
            if answers is not None:
                return answers
            # A table would give the names of its columns, one after the other.
            raise _not_a_column(values)
    if isinstance(values, (str, bytes, bytearray)):
        raise _not_a_column(values)
    if hasattr(values, "__arrow_c_array__"):
        return question.of_array(values)
    answers = question.of_list(values)
    return tuple(answers) if isinstance(values, tuple) else answers


def _not_a_column(values: Any) -> TypeError:
    return TypeError(f"expected a column of texts, found {type(values)!r}")


def present(values: list[Any], missing: object = None) -> list[Any]:
    """Return the values with None for what is missing, which can be NaN."""
    return [None if v is missing or (type(v) is float and v != v) else v for v in values]


def _of_numpy(np: Any, values: Any, question: AnyQuestion) -> Any:
    if not isinstance(values, np.ndarray):
        return None
    dtype = values.dtype
    texts = values.ravel().tolist()
    missing = getattr(dtype, "na_object", None)
    if dtype.kind in "OT":
        texts = present(texts, missing)
    answers = question.of_list(texts)
    if question.unit is not None:
        dtype = np.dtype(float)
    elif None in answers:
        if not hasattr(dtype, "na_object"):
            dtype = np.dtype(object)
        answers = [missing if answer is None else answer for answer in answers]
    elif dtype.kind == "U":
        dtype = np.dtype(str)  # as wide as the longest answer
    return np.array(answers, dtype=dtype).reshape(values.shape)


def _of_pyarrow(pa: Any, values: Any, question: AnyQuestion) -> Any:
    if isinstance(values, pa.ChunkedArray):
        if pa.types.is_null(values.type) or pa.types.is_dictionary(values.type):
            values = values.cast(pa.string())
        chunks = [pa.array(chunk) for chunk in question.of_stream(values)]
        empty = values.type if question.unit is None else pa.float64()
        answers = pa.chunked_array(chunks, type=None if chunks else empty)
    elif isinstance(values, pa.Array):
        if pa.types.is_null(values.type) or pa.types.is_dictionary(values.type):
            values = values.cast(pa.string())
        answers = pa.array(question.of_array(values))
    else:
        return None
    if question.unit is None and answers.type != values.type:
        try:
            return answers.cast(values.type)  # to views
        except pa.ArrowNotImplementedError:
            pass  # as before pyarrow 18
    return answers


def _of_pandas(pd: Any, values: Any, question: AnyQuestion) -> Any:
    if not isinstance(values, pd.Series):
        return None
    array, dtype = values.array, values.dtype
    is_of_arrow = hasattr(dtype, "pyarrow_dtype")
    answers: Any
    if is_of_arrow or getattr(dtype, "storage", None) == "pyarrow":
        import pyarrow as pa  # which has loaded the column

        answers = _of_pyarrow(pa, pa.chunked_array(array.__arrow_array__()), question)
        if question.unit is None:
            answers = type(array)._from_sequence(answers, dtype=dtype)
        elif is_of_arrow:
            answers = pd.arrays.ArrowExtensionArray(answers)
        else:
            answers = answers.to_numpy()
    else:
        answers = question.of_list(present(array.tolist(), pd.NA))
    if question.unit is not None:
        nullable = getattr(dtype, "na_value", None) is pd.NA
        dtype = answers.dtype if is_of_arrow else "Float64" if nullable else float
    elif isinstance(dtype, pd.CategoricalDtype):
        dtype = dtype.categories.dtype
    return pd.Series(answers, index=values.index, name=values.name, dtype=dtype)


def _of_polars(pl: Any, values: Any, question: AnyQuestion) -> Any:
    if isinstance(values, pl.Expr):
        return values.map_batches(
            partial(_of_polars, pl, question=question),
            return_dtype=pl.String if question.unit is None else pl.Float64,
            is_elementwise=True,
        )
    if not isinstance(values, pl.Series):
        return None
    if values.dtype in (pl.Null, pl.Categorical, pl.Enum):
        values = values.cast(pl.String)
    chunks = [pl.Series(chunk) for chunk in question.of_stream(values)]
    dtype = pl.String if question.unit is None else pl.Float64
    answers = pl.concat(chunks, rechunk=False) if chunks else pl.Series([], dtype=dtype)
    return answers.alias(values.name)


_LIBRARIES: dict[str, Callable[[Any, Any, AnyQuestion], Any]] = {
    "pandas": _of_pandas,
    "polars": _of_polars,
    "numpy": _of_numpy,
    "pyarrow": _of_pyarrow,
}
