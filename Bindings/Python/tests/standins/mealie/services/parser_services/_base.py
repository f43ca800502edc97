"""The base of Mealie's parsers."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mealie.schema.recipe.recipe_ingredient import IngredientUnit, ParsedIngredient


class DataMatcher:
    """The units of a household, by their names."""

    def __init__(self, units: list[IngredientUnit]) -> None:
        self.units_by_alias: dict[str, IngredientUnit] = {}
        for unit in units:
            names = [
                unit.name,
                unit.plural_name,
                unit.abbreviation,
                *(a.name for a in unit.aliases),
            ]
            self.units_by_alias.update({name.lower(): unit for name in names if name})


class ABCIngredientParser(ABC):
    def __init__(self, units: list[IngredientUnit]) -> None:
        self.data_matcher = DataMatcher(units)

    @abstractmethod
    async def parse_one(self, ingredient_string: str) -> ParsedIngredient: ...

    @abstractmethod
    async def parse(self, ingredients: list[str]) -> list[ParsedIngredient]: ...

    def find_ingredient_match(self, ingredient: ParsedIngredient) -> ParsedIngredient:
        """Put the household's unit in place of one that was only named."""
        unit = ingredient.ingredient.unit
        if unit:
            ingredient.ingredient.unit = self.data_matcher.units_by_alias.get(unit.name, unit)
        return ingredient
