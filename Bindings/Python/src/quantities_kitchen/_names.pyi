"""The options, for type checkers: nothing imports this when a program runs."""

from decimal import Decimal
from fractions import Fraction
from typing import Literal

from typing_extensions import TypedDict
from typing_extensions import Unpack as Unpack

class OptionNames(TypedDict, total=False):
    kit: str | None
    system: str | None
    language: str | None
    style: str | None
    unit_style: str | None
    decimal: Literal["point", "comma"] | None
    precision: int | str | None
    decimals: int | str | None
    max_parts: int | str | None
    smallest: str | None
    bound: int | float | Decimal | Fraction | str | None
    exact: bool | None
    number: bool | None
    for_: str | None
    weigh: bool | None
    spoon: bool | None
