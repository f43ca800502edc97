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
from ._catalogue import units
from ._conversion import can_convert, convert_number, factor, is_unit, merge
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
from ._found import Found, Role
from ._kinds import Kind
from ._lines import Line
from ._many import format_many, value_many
from ._numbers import Number
from ._options import Options, option_values
from ._ranges import Range
from ._reading import find, read, read_line
from ._registry import Registry, Units
from ._row_functions import convert_many, find_many, read_line_many, read_many, scale_many
from ._rows import Errors, Report
from ._scaling import Scaling, notes, scale, scaling
from ._units import Unit

# help() and pickle then name the public module.
for _function in (answer, compare, convert, format, value):
    _function.__module__ = __name__

__version__: str = _core.version()

# In the order of the documentation.
__all__ = [
    "format",
    "convert",
    "value",
    "answer",
    "notes",
    "compare",
    "read",
    "read_line",
    "find",
    "scale",
    "scaling",
    "format_many",
    "value_many",
    "read_many",
    "read_line_many",
    "find_many",
    "scale_many",
    "convert_many",
    "is_unit",
    "can_convert",
    "convert_number",
    "factor",
    "merge",
    "units",
    "option_values",
    "Amount",
    "Range",
    "Unit",
    "Kind",
    "Registry",
    "Options",
    "Line",
    "Found",
    "Role",
    "Scaling",
    "Number",
    "Units",
    "Errors",
    "Report",
    "QuantityError",
    "UnknownUnitError",
    "AmbiguousUnitError",
    "SyntaxMistakeError",
    "IncompatibleKindsError",
    "RangeError",
    "UnknownIngredientError",
    "OptionError",
    "ErrorCode",
]
