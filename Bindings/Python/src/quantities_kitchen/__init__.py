"""Exact amounts of time, volume and mass, read and written as a person would say them.

>>> import quantities_kitchen as q
>>> q.format("3 tsp")
'1 tablespoon'
>>> q.answer("2 cups flour to g")
'~240 g'
>>> q.Amount(1, "cup") / 3 + q.Amount(2, "tbsp")
Amount('11/24', 'cup')
"""

from . import _core
from ._amounts import Amount
from ._core import answer, compare, convert, format, value
from ._errors import (
    AmbiguousUnitError,
    ErrorCode,
    IncompatibleKindsError,
    OptionError,
    QuantityError,
    RangeError,
    SyntaxMistakeError,
    UnknownIngredientError,
    UnknownUnitError,
)
from ._many import Errors, format_many, value_many
from ._numbers import Number
from ._options import Options, option_values
from ._units import Kind, Unit, units

__version__: str = _core.version()

__all__ = [
    "AmbiguousUnitError",
    "Amount",
    "ErrorCode",
    "Errors",
    "IncompatibleKindsError",
    "Kind",
    "Number",
    "OptionError",
    "Options",
    "QuantityError",
    "RangeError",
    "SyntaxMistakeError",
    "Unit",
    "UnknownIngredientError",
    "UnknownUnitError",
    "answer",
    "compare",
    "convert",
    "format",
    "format_many",
    "option_values",
    "units",
    "value",
    "value_many",
]
