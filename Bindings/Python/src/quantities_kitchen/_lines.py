"""Lines of a recipe or a shopping list: how much there is, and of what."""

from __future__ import annotations

from typing import Any, NamedTuple

from ._found import Counted, Measured, amount_of
from ._immutable import Immutable, set_once

__all__ = ["Line"]


class _Pair(NamedTuple):
    amount: Measured | Counted | None
    """How much of the item there is, or how many; None if the line says no amount."""
    item: str
    """The name of the ingredient: "onions" of "2 onions (red), diced"."""


class Line(_Pair, Immutable):
    """A line of a recipe or a shopping list, which is a pair of the amount and the item.

    >>> from quantities_kitchen import read_line
    >>> amount, item = read_line("2 cups flour")
    >>> line = read_line("about 1 heaping cup (150 g) flour")
    >>> line.about, line.qualifier, line.alternates
    (True, 'heaping', (Amount(150, 'gram'),))
    >>> read_line("2 onions (red), diced")
    Line(amount=Fraction(2, 1), item='onions', comment='diced; red')
    """

    about: bool = False
    """Whether the line says that the amount is known only roughly: "about 3 eggs"."""
    qualifier: str | None = None
    """How a measure is filled: "heaping", "scant", "firmly packed"."""
    alternates: tuple[Measured | Counted, ...] = ()
    """Amounts that say the same, or stand in for it: the 240 ml of "1 cup or 240 ml milk"."""
    comment: str | None = None
    """The words behind the first comma or semicolon, and then those in brackets."""

    def __new__(
        cls,
        amount: Measured | Counted | None,
        item: str,
        about: bool = False,
        qualifier: str | None = None,
        alternates: tuple[Measured | Counted, ...] = (),
        comment: str | None = None,
    ) -> Line:
        """Make a line of its parts."""
        self = super().__new__(cls, amount, item)
        if about:
            set_once(self, "about", True)
        if qualifier:
            set_once(self, "qualifier", qualifier)
        if alternates:
            set_once(self, "alternates", alternates)
        if comment:
            set_once(self, "comment", comment)
        return self

    def __eq__(self, other: object) -> bool:
        """Tell whether all is the same; of a tuple, the amount and the item."""
        same = not isinstance(other, Line) or self.__dict__ == other.__dict__
        return tuple.__eq__(self, other) and same if isinstance(other, tuple) else NotImplemented

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return tuple.__hash__(self)

    def __repr__(self) -> str:
        further = "".join(f", {name}={value!r}" for name, value in self.__dict__.items())
        return f"Line(amount={self.amount!r}, item={self.item!r}{further})"


def line_of(parts: Any) -> Line:
    """Make the line that the library read."""
    found, alternates, about, qualifier, item, comment = parts
    amount = found and amount_of(found[5])
    others = tuple(amount_of(other[5]) for other in alternates)
    return Line(amount, item, about, qualifier, others, comment)
