"""The parser of Tandoor."""

from __future__ import annotations

from decimal import Decimal

from cookbook.models import Food, Ingredient, Unit


class IngredientParser:
    def __init__(
        self, request: object, cache_mode: bool = True, ignore_automations: bool = False
    ) -> None:
        self.request = request

    def parse(self, ingredient: str) -> tuple[float, str | None, str, str]:
        raise NotImplementedError

    def parse_as_ingredient(self, text: str) -> Ingredient:
        """Return an ingredient with its unit and its food."""
        amount, unit, food, note = self.parse(text)
        return Ingredient(
            food=Food(name=food),
            unit=Unit(name=unit) if unit else None,
            amount=Decimal(amount),
            note=note,
            original_text=text,
        )
