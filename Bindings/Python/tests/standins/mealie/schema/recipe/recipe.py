"""A recipe of Mealie."""

from __future__ import annotations

from dataclasses import dataclass, field

from mealie.schema.recipe.recipe_ingredient import RecipeIngredient


@dataclass(kw_only=True)
class Recipe:
    name: str
    recipe_yield: str | None = None
    recipe_ingredient: list[RecipeIngredient] = field(default_factory=list)
