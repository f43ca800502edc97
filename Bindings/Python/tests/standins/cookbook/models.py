"""An ingredient of Tandoor."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal


@dataclass(kw_only=True)
class Unit:
    name: str
    plural_name: str | None = None


@dataclass(kw_only=True)
class Food:
    name: str


@dataclass(kw_only=True)
class Ingredient:
    food: Food | None = None
    unit: Unit | None = None
    amount: Decimal = Decimal(0)
    note: str | None = None
    is_header: bool = False
    no_amount: bool = False
    original_text: str | None = None

    def __post_init__(self) -> None:
        """Keep the decimals that the database keeps, and refuse longer texts than it holds."""
        self.amount = round(Decimal(self.amount), 16)
        assert len(self.note or "") <= 256 and len(self.food.name if self.food else "") <= 128
