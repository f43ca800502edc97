"""A parser of ingredients for Mealie, and its recipes for other numbers of guests.

`QuantitiesParser` is one more parser of Mealie: it makes a quantity, a unit, a food and a note of a line.
The household's units that the catalogue lacks, such as cloves, are counted.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from mealie.schema.recipe.recipe import Recipe
from mealie.schema.recipe.recipe_ingredient import (
    CreateIngredientFood,
    CreateIngredientUnit,
    IngredientConfidence,
    ParsedIngredient,
    RecipeIngredient,
)
from mealie.services.parser_services._base import ABCIngredientParser

from quantities_kitchen import (
    Amount,
    Line,
    Number,
    QuantityError,
    Range,
    Registry,
    Unit,
    is_unit,
    read_line,
    scale,
)


class QuantitiesParser(ABCIngredientParser):
    """Parses lines with this library."""

    @property
    def kitchen(self) -> Registry:
        """Return the units of the household that are not in the catalogue."""
        return kitchen_of(self.data_matcher.units_by_alias.values())

    async def parse_one(self, ingredient_string: str) -> ParsedIngredient:
        """Return a line in its parts; one that cannot be read is left whole, in the note."""
        return self._parsed(ingredient_string, self.kitchen)

    async def parse(self, ingredients: list[str]) -> list[ParsedIngredient]:
        """Return each line in its parts."""
        kitchen = self.kitchen
        return [self._parsed(line, kitchen) for line in ingredients]

    def _parsed(self, text: str, kitchen: Registry) -> ParsedIngredient:
        try:
            ingredient, confidence = ingredient_of(read_line(text, units=kitchen)), 1.0
        except QuantityError as error:
            ingredient, confidence = RecipeIngredient(quantity=None, note=f"{text} ({error})"), 0.0
        ingredient.original_text = text
        sure = IngredientConfidence(average=confidence)
        parsed = ParsedIngredient(input=text, ingredient=ingredient, confidence=sure)
        return self.find_ingredient_match(parsed)


def kitchen_of(units: Iterable[CreateIngredientUnit]) -> Registry:
    """Return those units of a household that the catalogue lacks, each once."""
    named = {unit.name: unit for unit in units if not is_unit(unit.name)}
    return Registry(
        *(
            Unit.counted(
                unit.name,
                plural=unit.plural_name,
                symbol=unit.abbreviation or None,
                aliases=[alias.name for alias in unit.aliases],
            )
            for unit in named.values()
        )
    )


def ingredient_of(line: Line) -> RecipeIngredient:
    """Return a line as Mealie has it: of a range the lower end, and the range itself in the note."""
    amount = line.amount
    lower = amount.lower if isinstance(amount, Range) else amount
    unit = lower.unit.name if isinstance(lower, Amount) else None
    number = lower.value if isinstance(lower, Amount) else lower
    notes = ["about"] if line.about else []
    notes += [str(amount)] if isinstance(amount, Range) else []
    notes += [line.qualifier or "", *map(str, line.alternates), line.comment or ""]
    return RecipeIngredient(
        quantity=None if number is None else float(number),
        unit=CreateIngredientUnit(name=unit) if unit else None,
        food=CreateIngredientFood(name=line.item) if line.item else None,
        note=", ".join(filter(None, notes)),
        disable_amount=False,
    )


def scaled_recipe(recipe: Recipe, factor: Number, kitchen: Registry) -> list[RecipeIngredient]:
    """Return the ingredients of so many times a recipe."""
    return [scaled(ingredient, factor, kitchen) for ingredient in recipe.recipe_ingredient]


def scaled(ingredient: RecipeIngredient, factor: Number, kitchen: Registry) -> RecipeIngredient:
    """Return an ingredient for so many times the recipe.

    An unedited ingredient is scaled as its line, in which sizes stay and other amounts grow. Of an edited
    one the quantity is scaled, and of one that was never parsed the text.

    Raises a ``QuantityError`` for an amount that cannot be scaled.
    """
    line = ingredient.original_text
    if line and _says(line, ingredient, kitchen):
        text = scale(line, factor)
        result = ingredient_of(read_line(text, units=kitchen))
        result.original_text = result.display = text
        return result
    if ingredient.quantity is None or ingredient.disable_amount:
        text = scale(ingredient.note or "", factor)
        return RecipeIngredient(quantity=ingredient.quantity, note=text, display=text)
    return RecipeIngredient(
        # A float stands for the simplest fraction that rounds to it, in any unit.
        quantity=float((Amount(meant(ingredient.quantity), "g") * factor).value),
        unit=ingredient.unit,
        food=ingredient.food,
        note=ingredient.note,
        disable_amount=False,
    )


def _says(line: str, ingredient: RecipeIngredient, kitchen: Registry) -> bool:
    """Return whether an ingredient is unedited, whatever the household calls its unit."""
    try:
        parsed = ingredient_of(read_line(line, units=kitchen))
    except QuantityError:
        return False
    return _parts(parsed, kitchen) == _parts(ingredient, kitchen)


def _parts(ingredient: RecipeIngredient, kitchen: Registry) -> tuple[object, ...]:
    unit = kitchen.unit(ingredient.unit.name) if ingredient.unit else None
    food = ingredient.food.name if ingredient.food else None
    return ingredient.quantity, unit, food, ingredient.note


def meant(quantity: float) -> Fraction:
    """Return the number that Mealie rounded to three decimals: 0.333 is a third."""
    simple = Fraction(quantity).limit_denominator(32)
    return simple if round(float(simple), 3) == quantity else Fraction(str(quantity))
