"""An ingredient of Mealie."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(kw_only=True)
class CreateIngredientUnitAlias:
    name: str


@dataclass(kw_only=True)
class CreateIngredientUnit:
    name: str
    plural_name: str | None = None
    abbreviation: str = ""
    aliases: list[CreateIngredientUnitAlias] = field(default_factory=list)


@dataclass(kw_only=True)
class IngredientUnit(CreateIngredientUnit):
    id: int = 0


@dataclass(kw_only=True)
class CreateIngredientFood:
    name: str
    plural_name: str | None = None


@dataclass(kw_only=True)
class RecipeIngredient:
    quantity: float | None = 1
    unit: CreateIngredientUnit | None = None
    food: CreateIngredientFood | None = None
    note: str | None = ""
    disable_amount: bool = True
    display: str = ""
    original_text: str | None = None

    def __post_init__(self) -> None:
        """Keep three decimals, as Mealie does."""
        if self.quantity is not None:
            self.quantity = round(self.quantity, 3)


@dataclass(kw_only=True)
class IngredientConfidence:
    average: float | None = None


@dataclass(kw_only=True)
class ParsedIngredient:
    ingredient: RecipeIngredient
    input: str | None = None
    confidence: IngredientConfidence = field(default_factory=IngredientConfidence)
