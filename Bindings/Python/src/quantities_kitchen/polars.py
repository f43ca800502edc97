"""Amounts in Polars: importing this adds ``qty`` to expressions and Series.

import polars as pl
import quantities_kitchen.polars

frame.with_columns(
    pl.col("amount").qty.format(kit="metric", errors="keep"),
    ml=pl.col("amount").qty.value("ml", errors="null"),
)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import polars as pl

from ._many import format_many, value_many
from ._options import Options
from ._registry import Units
from ._row_functions import convert_many, find_many, read_line_many, read_many, scale_many
from ._rows import Errors, Policy

if TYPE_CHECKING:
    from ._names import OptionNames, Unpack

__all__ = ["Amounts"]


@pl.api.register_expr_namespace("qty")
@pl.api.register_series_namespace("qty")
class Amounts:
    """What ``qty`` offers."""

    def __init__(self, texts: Any) -> None:
        self._texts = texts

    def format(
        self,
        options: Options | None = None,
        *,
        errors: Policy = "raise",
        **names: Unpack[OptionNames],
    ) -> Any:
        """Say each text as ``format_many`` does."""
        return format_many(self._texts, options, errors=errors, **names)

    def value(
        self,
        unit: str,
        options: Options | None = None,
        *,
        errors: Policy = "raise",
        **names: Unpack[OptionNames],
    ) -> Any:
        """Find the value of each text in a unit as ``value_many`` does."""
        return value_many(self._texts, unit, options, errors=errors, **names)

    def convert(
        self,
        unit: str,
        options: Options | None = None,
        *,
        errors: Policy = "raise",
        **names: Unpack[OptionNames],
    ) -> Any:
        """Write each text in a unit as ``convert_many`` does."""
        return convert_many(self._texts, unit, options, errors=errors, **names)

    def scale(
        self,
        factor: Any,
        options: Options | None = None,
        *,
        errors: Policy = "raise",
        **names: Unpack[OptionNames],
    ) -> Any:
        """Multiply the amounts in each text as ``scale_many`` does."""
        return scale_many(self._texts, factor, options, errors=errors, **names)

    def read(
        self,
        options: Options | None = None,
        *,
        units: Units | None = None,
        errors: Errors = "raise",
        **names: Unpack[OptionNames],
    ) -> Any:
        """Read each text as ``read_many`` does: into structs."""
        return read_many(self._texts, options, units=units, errors=errors, **names)

    def read_line(
        self,
        options: Options | None = None,
        *,
        units: Units | None = None,
        errors: Errors = "raise",
        **names: Unpack[OptionNames],
    ) -> Any:
        """Read each line as ``read_line_many`` does: into structs."""
        return read_line_many(self._texts, options, units=units, errors=errors, **names)

    def find(
        self,
        options: Options | None = None,
        *,
        units: Units | None = None,
        errors: Errors = "raise",
        **names: Unpack[OptionNames],
    ) -> Any:
        """Find the amounts in each text as ``find_many`` does: into lists of structs."""
        return find_many(self._texts, options, units=units, errors=errors, **names)
