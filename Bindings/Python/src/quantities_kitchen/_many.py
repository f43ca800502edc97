"""Whole columns of texts in one call."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, Literal, TypeVar, overload

from . import _core
from ._columns import answered
from ._errors import ErrorCode, error
from ._layouts import NUMBER, TEXT
from ._options import Options
from ._questions import Way, chosen_options, measured, question_of
from ._ranges import Range
from ._rows import Errors, Policy, Report, require_policy
from ._whole import Whole

if TYPE_CHECKING:
    from ._names import OptionNames, Unpack

__all__ = ["format_many", "value_many"]

_POLICIES = {"raise": 0, "null": 1, "keep": 2}

_Column = TypeVar("_Column")


@overload
def format_many(
    values: list[str] | list[str | None],
    /,
    options: Options | None = None,
    *,
    errors: Policy = "raise",
    **names: Unpack[OptionNames],
) -> list[str | None]: ...
@overload
def format_many(
    values: _Column,
    /,
    options: Options | None = None,
    *,
    errors: Policy = "raise",
    **names: Unpack[OptionNames],
) -> _Column: ...
@overload
def format_many(
    values: Any,
    /,
    options: Options | None = None,
    *,
    errors: Literal["report"],
    **names: Unpack[OptionNames],
) -> Report: ...
def format_many(
    values: Any,
    /,
    options: Options | None = None,
    *,
    errors: Errors = "raise",
    **names: Unpack[OptionNames],
) -> Any:
    """Write each text of a column, or each number and unit, as ``format`` does.

    >>> format_many(["3 tsp", "90 min", None])
    ['1 tablespoon', '1 hour 30 minutes', None]
    >>> format_many(["1 cup", "a pinch more"], kit="metric", errors="keep")
    ['~240 milliliters', 'a pinch more']

    The answers are of the type that was given: a list, a tuple, an array of NumPy (``str``, ``object``,
    ``StringDType``), a Series of pandas or Polars, an expression of Polars, an Array or ChunkedArray of
    pyarrow, or of another library, an array with Arrow's PyCapsule interface. Of other iterables, such
    as generators, they are a list. What is null stays null.

    ``errors`` tells what becomes of a text that has no answer: ``"raise"`` raises its exception, with
    the number of the row as its attribute ``row``, from 0; ``"null"`` makes the answer null;
    ``"keep"`` keeps the text; ``"report"`` makes it null, and returns a ``Report`` with the answers
    and with what is wrong. What isn't a text is a ``TypeError`` in any case.

    Other threads run meanwhile, so that several of them share the work if each has a part of a column.
    """
    require_policy(errors, *_POLICIES, "report")
    chosen = chosen_options(options, names)

    def said(amount: Any) -> Any:
        # A bare number is written as it is; a range without a unit is an error, in text too.
        is_number = isinstance(amount, Fraction)
        return _core.format(str(amount), chosen) if is_number else measured(amount).format(chosen)

    question = question_of(
        Way(lambda text: _core.format(text, chosen), TEXT),
        Way(said, TEXT),
        chosen,
        errors,
        whole=_whole(None, chosen, errors),
    )
    return answered(values, question)


def value_many(
    values: Any,
    unit: str,
    /,
    options: Options | None = None,
    *,
    errors: Errors = "raise",
    **names: Unpack[OptionNames],
) -> Any:
    """Find the nearest float to what each row of a column is in a unit, as ``value`` does.

    >>> value_many(["2 cups", "1 L", None], "ml")
    [473.176473, 1000.0, None]
    >>> value_many(["2 cups", "1 lb"], "ml", errors="null")
    [473.176473, None]

    The answers are those of the library that was given: of an array of NumPy they are ``float64``, with
    NaN for null, and so they are of a Series of pandas that isn't one of nullable texts.
    """
    if errors == "keep":
        raise ValueError(
            "a text cannot be kept among values: errors can be 'raise', 'null' or 'report'"
        )
    require_policy(errors, *_POLICIES, "report")
    chosen = chosen_options(options, names)

    def value(amount: Any) -> Any:
        if isinstance(amount, Range):
            raise error(ErrorCode.UNEXPECTED_TEXT, f"{amount} is a range")
        return measured(amount).value_in(unit, float)

    question = question_of(
        Way(lambda text: _core.value(text, unit, chosen), NUMBER),
        Way(value, NUMBER),
        chosen,
        errors,
        whole=_whole(unit, chosen, errors),
    )
    return answered(values, question)


def _whole(unit: str | None, options: Options, errors: Errors) -> Whole | None:
    policy = _POLICIES.get(errors)
    return None if policy is None else Whole(unit, policy, options._bits)
