"""Amounts in Spark, as functions of columns that take Arrow's batches.

    from quantities_kitchen.spark import format_udf, value_udf

    say, ml = format_udf(kit="metric"), value_udf("ml")
    frame.select(say("amount").alias("amount"), ml("amount").alias("ml"))

The package must be installed where the workers run, with pandas and pyarrow.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pandas as pd
from pyspark.sql.functions import pandas_udf

from ._many import format_many, value_many
from ._options import Options
from ._rows import Policy, require_policy

if TYPE_CHECKING:
    from ._names import OptionNames, Unpack

__all__ = ["format_udf", "value_udf"]


def format_udf(
    options: Options | None = None, *, errors: Policy = "null", **names: Unpack[OptionNames]
) -> Any:
    """Return a function that says each text of a column as ``format_many`` does."""
    require_policy(errors, "raise", "null", "keep")
    format_many([], options, errors=errors, **names)  # tells of wrong options here

    def say(texts: pd.Series) -> pd.Series:
        return format_many(texts, options, errors=errors, **names)

    return pandas_udf(say, "string")


def value_udf(
    unit: str,
    options: Options | None = None,
    *,
    errors: Policy = "null",
    **names: Unpack[OptionNames],
) -> Any:
    """Return a function that finds the value of each text of a column as ``value_many`` does."""
    require_policy(errors, "raise", "null")
    value_many([], unit, options, errors=errors, **names)

    def value(texts: pd.Series) -> pd.Series:
        return value_many(texts, unit, options, errors=errors, **names)

    return pandas_udf(value, "double")
