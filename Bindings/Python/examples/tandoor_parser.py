"""A parser of ingredient lines for Tandoor, and its ingredients for other numbers of servings.

`QuantitiesParser` answers as Tandoor's `IngredientParser` does: an amount, which is 0 if there is none, the name
of a unit, a food and a note. Of a range, the amount is the lower end, and the note has the range.
"""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction

from cookbook.helper.ingredient_parser import IngredientParser
from cookbook.models import Ingredient, Recipe

from quantities_kitchen import Amount, Number, Range, Registry, Unit, read_line, scale

#: Units that are counted, which each space can have others of.
KITCHEN = Registry(
    *map(Unit.counted, ["clove", "slice", "sprig", "stalk", "bunch", "head", "package"]),
    Unit.counted("can", aliases=["tin"]),
)
#: The most characters in the columns of Tandoor's database.
LONGEST_FOOD, LONGEST_NOTE = 128, 256


class QuantitiesParser(IngredientParser):
    """Parses lines with this library."""

    kitchen = KITCHEN

    def parse(self, ingredient: str) -> tuple[float, str | None, str, str]:
        """Return the amount, the unit, the food and the note of a line.

        A line without a food, with a number that cannot be, or with more than Tandoor's columns hold is a
        ValueError, as it is for Tandoor's own parser.
        """
        line = read_line(ingredient, units=self.kitchen)
        amount = line.amount
        lower = amount.lower if isinstance(amount, Range) else amount
        unit = lower.unit.name if isinstance(lower, Amount) else None
        number = lower.value if isinstance(lower, Amount) else lower or Fraction(0)
        notes = ["about"] if line.about else []
        notes += [str(amount)] if isinstance(amount, Range) else []
        notes += [line.qualifier or "", *map(str, line.alternates), line.comment or ""]
        note = ", ".join(filter(None, notes))
        if not line.item:
            raise ValueError(f"{ingredient!r} names no food")
        if len(line.item) > LONGEST_FOOD or len(note) > LONGEST_NOTE:
            raise ValueError(f"{ingredient!r} is too long")
        return float(number), unit, line.item, note


def for_servings(recipe: Recipe, servings: Number, parser: QuantitiesParser) -> list[Ingredient]:
    """Return the ingredients of a recipe's steps for so many servings."""
    factor = (Amount(servings, "g") / recipe.servings).value
    return [
        scaled(ingredient, factor, parser)
        for step in recipe.steps.all()
        for ingredient in step.ingredients.all()
    ]


def scaled(ingredient: Ingredient, factor: Number, parser: QuantitiesParser) -> Ingredient:
    """Return an ingredient for so many times the recipe.

    An unedited ingredient is scaled as its line, in which sizes stay and other amounts grow; of an edited
    one the amount is scaled. Tandoor keeps 16 decimals: the nearest float of 0.3333333333333333 is a third.

    Raises a ``QuantityError`` for an amount that cannot be scaled.
    """
    line = ingredient.original_text
    if line and _is_unedited(ingredient, line, parser):
        return parser.parse_as_ingredient(scale(line, factor))
    # A float stands for the simplest fraction that rounds to it, in any unit.
    amount = (Amount(float(ingredient.amount), "g") * factor).value
    return Ingredient(
        food=ingredient.food,
        unit=ingredient.unit,
        amount=Decimal(amount.numerator) / amount.denominator,
        note=ingredient.note,
        is_header=ingredient.is_header,
        no_amount=ingredient.no_amount,
    )


def _is_unedited(ingredient: Ingredient, line: str, parser: QuantitiesParser) -> bool:
    unit = ingredient.unit.name if ingredient.unit else None
    food = ingredient.food.name if ingredient.food else ""
    try:
        parts = parser.parse(line)
    except ValueError:
        return False
    return parts == (float(ingredient.amount), unit, food, ingredient.note or "")
