"""What can be wrong, as exceptions."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from ._option_words import in_python

__all__ = [
    "AmbiguousUnitError",
    "ErrorCode",
    "IncompatibleKindsError",
    "OptionError",
    "QuantityError",
    "RangeError",
    "SyntaxMistakeError",
    "UnknownIngredientError",
    "UnknownUnitError",
]


class ErrorCode(IntEnum):
    """What is wrong. The numbers never change; there may be further ones."""

    INCOMPLETE = -1
    EXPECTED_NUMBER = -2
    INVALID_NUMBER = -3
    TOO_LARGE = -4
    TOO_SMALL = -5
    DIVISION_BY_ZERO = -6
    MISSING_UNIT = -7
    UNKNOWN_UNIT = -8
    UNSUPPORTED_KIND = -9
    AMBIGUOUS_UNIT = -10
    INCOMPATIBLE_KINDS = -11
    INVALID_OPERATION = -12
    UNEXPECTED_TEXT = -13
    UNKNOWN_INGREDIENT = -14
    AMBIGUOUS_INGREDIENT = -15
    INVALID_TEXT = -32
    INVALID_OPTION = -33
    INVALID_ARGUMENT = -34
    OTHER = -99


class QuantityError(ValueError):
    """Something is wrong with a text, a unit, an option or an amount.

    >>> from quantities_kitchen import read
    >>> try:
    ...     read("2 cupz")
    ... except QuantityError as error:
    ...     print(error.message, error.start, error.end, error.suggestions)
    unknown unit 'cupz' 2 6 ('cup', 'cups')
    """

    code: ErrorCode
    """What is wrong, for programs."""
    text: str | None
    """The text in which it is, if it is in one."""
    start: int
    """Where in the text it begins, in characters: it is ``error.text[error.start:error.end]``."""
    end: int
    """Where in the text it ends."""
    message: str
    """What was expected and what was found."""
    hint: str
    """What to do about it; may be empty."""
    suggestions: tuple[str, ...]
    """The names that may have been meant."""
    row: int | None
    """In which row of a column it is, from 0, if it is in one."""

    def __init__(
        self,
        message: str,
        *,
        code: ErrorCode = ErrorCode.OTHER,
        text: str | None = None,
        start: int = 0,
        end: int = 0,
        hint: str = "",
        suggestions: tuple[str, ...] = (),
        row: int | None = None,
    ) -> None:
        super().__init__(f"{message}; {hint}" if hint else message)
        self.message = message
        self.code = code
        self.text = text
        self.start = start
        self.end = end
        self.hint = hint
        self.suggestions = suggestions
        self.row = row

    def __str__(self) -> str:
        where = "" if self.row is None else f"row {self.row}: "
        return where + super().__str__()

    @property
    def position(self) -> int:
        """Where in the text the mistake begins, in characters."""
        return self.start

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (type(self), self.message, self.hint), {**self.__dict__}


class UnknownUnitError(QuantityError):
    """No unit has that name, or one of a kind that is not supported, such as length."""


class AmbiguousUnitError(QuantityError):
    """Several units have that name."""


class IncompatibleKindsError(QuantityError, TypeError):
    """A time, a volume and a mass do not go together."""


class UnknownIngredientError(QuantityError):
    """What an ingredient weighs is not known, or several ingredients have that name."""


class RangeError(QuantityError, ArithmeticError):
    """A number is too large or too small, or is divided by zero."""


class OptionError(QuantityError):
    """There is no such option, or it has no such value."""


class SyntaxMistakeError(QuantityError):
    """A text isn't written as amounts are."""


_CLASSES: dict[ErrorCode, type[QuantityError]] = {
    ErrorCode.INCOMPLETE: SyntaxMistakeError,
    ErrorCode.EXPECTED_NUMBER: SyntaxMistakeError,
    ErrorCode.INVALID_NUMBER: SyntaxMistakeError,
    ErrorCode.TOO_LARGE: RangeError,
    ErrorCode.TOO_SMALL: RangeError,
    ErrorCode.DIVISION_BY_ZERO: RangeError,
    ErrorCode.MISSING_UNIT: SyntaxMistakeError,
    ErrorCode.UNKNOWN_UNIT: UnknownUnitError,
    ErrorCode.UNSUPPORTED_KIND: UnknownUnitError,
    ErrorCode.AMBIGUOUS_UNIT: AmbiguousUnitError,
    ErrorCode.INCOMPATIBLE_KINDS: IncompatibleKindsError,
    ErrorCode.UNEXPECTED_TEXT: SyntaxMistakeError,
    ErrorCode.UNKNOWN_INGREDIENT: UnknownIngredientError,
    ErrorCode.AMBIGUOUS_INGREDIENT: UnknownIngredientError,
    ErrorCode.INVALID_OPTION: OptionError,
}


def error(code: ErrorCode, message: str, **details: Any) -> QuantityError:
    """Return an exception of the class that goes with the code."""
    return _CLASSES.get(code, QuantityError)(message, code=code, **details)


def exception(
    number: int, argument: int, start: int, end: int, text: str | None, reason: list[str]
) -> QuantityError:
    """Return the exception for an error of the library, with its message, hint and names."""
    try:
        code = ErrorCode(number)
    except ValueError:
        code = ErrorCode.OTHER
    message, hint, *names = (*reason, "", "")[: max(len(reason), 2)]
    message, hint = (
        in_python(words, of_option=code is ErrorCode.INVALID_OPTION) for words in (message, hint)
    )
    return error(
        code,
        message or code.name.lower().replace("_", " "),
        text=text,
        start=start,
        end=end,
        hint=hint,
        suggestions=tuple(name for name in names if name),
    )


def _restored(kind: type[QuantityError], message: str, hint: str) -> QuantityError:
    """Return a pickled exception, whose attributes are set afterwards, notes among them."""
    return kind(message, hint=hint)
