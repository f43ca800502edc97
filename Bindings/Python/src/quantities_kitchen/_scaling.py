"""Scaling recipes, and notes on how a question was read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from . import _core
from ._errors import QuantityError
from ._numbers import exact
from ._options import Options

if TYPE_CHECKING:
    from ._names import OptionNames, Unpack

__all__ = ["Scaling", "notes", "scale", "scaling"]


class Scaling(NamedTuple):
    """A text that was scaled as far as it can be read."""

    text: str
    """The text, in which what could not be scaled is as it was."""
    left: int
    """How many amounts were left as they were."""
    error: QuantityError | None
    """What is wrong with the first of them, and where it is."""


def scale(
    text: str, factor: Any, options: Options | None = None, **names: Unpack[OptionNames]
) -> str:
    """Multiply the amounts in the text of a recipe, and leave every other character as it is.

    The options are ``kit`` or ``for_``, ``system``, ``language``, ``style``, ``decimal``, and ``weigh`` or
    ``spoon``. An amount that cannot be read or scaled raises an error; use ``scaling`` to scale the rest.

    >>> scale("1 teaspoon of kosher salt", 3)
    '1 tablespoon of kosher salt'
    >>> scale("1½ Tbsp. oil", 2)
    '3 Tbsp. oil'
    >>> scale("2 cups (240 g) flour, 1 cup milk", 1, for_="metric")
    '240 g flour, ~240 ml milk'
    """
    result = scaling(text, factor, options, **names)
    if result.error:
        raise result.error
    return result.text


def scaling(
    text: str, factor: Any, options: Options | None = None, **names: Unpack[OptionNames]
) -> Scaling:
    """Multiply those amounts in the text of a recipe that can be, and tell how many were left.

    >>> result = scaling("1/0 cup, 2 eggs", 2)
    >>> result.text, result.left, result.error.message
    ('1/0 cup, 4 eggs', 1, "'1/0' divides by zero")
    """
    number = factor if isinstance(factor, str) else str(exact(factor))
    return Scaling(*_core.scale(text, number, options, **names))


def notes(
    question: str, options: Options | None = None, **names: Unpack[OptionNames]
) -> tuple[str, ...]:
    """Tell how names that can mean several units were read in a question.

    >>> notes("8 oz to ml")
    ("'oz' is read as fluid ounces, a volume",)
    """
    return tuple(_core.notes(question, options, **names).splitlines())
