"""Recipes of Tandoor."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Generic, TypeVar

T = TypeVar("T")


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


class Related(Generic[T]):
    """Rows that belong to another one, as Django has them."""

    def __init__(self, rows: Iterable[T] = ()) -> None:
        self._rows = list(rows)

    def all(self) -> list[T]:
        return self._rows


@dataclass(kw_only=True)
class Step:
    instruction: str = ""
    ingredients: Related[Ingredient] = field(default_factory=Related)


@dataclass(kw_only=True)
class Recipe:
    name: str
    servings: int = 1
    steps: Related[Step] = field(default_factory=Related)
