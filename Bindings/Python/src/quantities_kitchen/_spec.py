"""What an f-string says of an amount after the colon."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from ._errors import ErrorCode, error
from ._options import Options

if TYPE_CHECKING:
    from ._amounts import Amount
    from ._ranges import Range

__all__ = ["written"]

_NUMBERS = re.compile(
    r"(?P<layout>(?:.?[<>^])?\d*)(?:\.(?P<decimals>\d+)f)?(?:\s+(?P<words>.*))?", re.DOTALL
)


def written(amount: Amount | Range[Any], spec: str) -> str:
    """Write an amount in a unit, with options, with decimals, or in so many columns.

    >>> from quantities_kitchen import Amount
    >>> cup = Amount(1.5, "cups")
    >>> [written(cup, spec) for spec in ("ml", ".1f ml", ".2f", "kit=metric", ">10")]
    ['354.88235475 ml', '~354.9 ml', '1.50 cups', '~350 milliliters', '1 1/2 cups']
    """
    match = _NUMBERS.fullmatch(spec)
    if not match and not re.match(r"[^\W\d_]", spec):
        message = f"{spec!r} is no format of an amount"
        hint = (
            "write .2f, >12, a unit such as ml, options such as kit=metric, or these in that order"
        )
        raise error(ErrorCode.INVALID_OPTION, message, hint=hint, text=spec, end=len(spec))
    unit: list[str] = []
    options: list[str] = []
    for word in ((match["words"] or "") if match else spec).split():
        (options if "=" in word or word in ("exact", "number") else unit).append(word)
    chosen, given = Options.of(" ".join(options)), " ".join(unit)
    if match and match["decimals"]:
        chosen |= Options(decimals=match["decimals"])
        text = amount.format(chosen, unit=given or amount.unit)
    else:
        text = amount.format(chosen, unit=given or None)
    return format(text, match["layout"] if match else "")
