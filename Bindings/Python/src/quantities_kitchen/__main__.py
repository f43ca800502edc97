"""Answers questions, as the command qty does: ``python -m quantities_kitchen 2 cups to ml``.

With no question, it answers each line that it reads.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any

from . import QuantityError, __version__, answer, convert, notes, option_values

_PROGRAM = "python -m quantities_kitchen"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog=_PROGRAM,
        description="Answers questions about amounts: 2 cups flour to g, 1 lb 4 oz x 3. "
        "With no question, it answers each line that it reads.",
    )
    parser.add_argument("question", nargs="*", help="the question, in one or several words")
    parser.add_argument("--to", metavar="UNIT", help="the unit of the answer, or several: h,min")
    parser.add_argument("--version", action="version", version=__version__)
    for name in option_values():
        if name in ("for_", "weigh", "spoon"):
            continue  # of scale
        flag = "--" + name.replace("_", "-")
        if name in ("exact", "number"):
            parser.add_argument(flag, dest=name, action="store_true", default=None)
        else:
            parser.add_argument(flag, dest=name, metavar="VALUE")
    return parser


def _answered(question: str, unit: str | None, options: dict[str, Any]) -> bool:
    """Print the answer, or what is wrong; tell whether there was an answer."""
    try:
        print(convert(question, unit, **options) if unit else answer(question, **options))
        if not unit:
            for note in notes(question, **options):
                print(f"note: {note}", file=sys.stderr)
    except QuantityError as error:
        print(
            f"{error.message}\nhint: {error.hint}" if error.hint else error.message, file=sys.stderr
        )
        return False
    return True


def main(arguments: Sequence[str] | None = None) -> int:
    """Answer, and return the status: 1 if a question had no answer."""
    # An amount can begin with a minus.
    parser = _parser()
    given, words = parser.parse_known_intermixed_args(arguments)
    if unknown := [word for word in words if word.startswith("--")]:
        parser.error(f"there is no option {unknown[0]}")
    options = vars(given)
    question, unit = " ".join([*options.pop("question"), *words]), options.pop("to")
    if question:
        return 0 if _answered(question, unit, options) else 1
    answers = [_answered(line, unit, options) for line in sys.stdin.read().splitlines() if line]
    return 0 if all(answers) else 1


if __name__ == "__main__":
    sys.exit(main())
