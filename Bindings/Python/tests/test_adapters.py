"""The adapters of the examples, against stand-ins for the applications that they are for."""

import asyncio
import random
import re
import sys
from fractions import Fraction
from pathlib import Path

import pytest

import quantities_kitchen as q

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE / "standins"), str(HERE.parent / "examples")]
mealie = pytest.importorskip("mealie_parser")
tandoor = pytest.importorskip("tandoor_parser")
import cookbook.models as cookbook  # noqa: E402
from mealie.schema.recipe import recipe_ingredient as schema  # noqa: E402
from mealie.schema.recipe.recipe import Recipe  # noqa: E402

HOUSEHOLD = [
    schema.IngredientUnit(name="tablespoon", abbreviation="tbsp", id=1),
    schema.IngredientUnit(name="clove", plural_name="cloves", id=2),
    schema.IngredientUnit(
        name="can",
        plural_name="cans",
        aliases=[schema.CreateIngredientUnitAlias(name="tin")],
        id=3,
    ),
]
MEALIE = mealie.QuantitiesParser(HOUSEHOLD)
TANDOOR = tandoor.QuantitiesParser(None)

# A line, its quantity, unit, food and note, and the line for three times the recipe.
LINES = [
    ("2 cups flour, sifted", 2, "cup", "flour", "sifted", "6 cups flour, sifted"),
    ("1/3 cup milk", 1 / 3, "cup", "milk", "", "1 cup milk"),
    ("1 tsp salt", 1, "teaspoon", "salt", "", "1 tbsp salt"),
    ("4 eggs", 4, None, "eggs", "", "12 eggs"),
    ("2-3 eggs", 2, None, "eggs", "2 to 3", "6-9 eggs"),
    ("2-3 cups broth (hot)", 2, "cup", "broth", "2 to 3 cups, hot", "6-9 cups broth (hot)"),
    ("2 cloves garlic, crushed", 2, "clove", "garlic", "crushed", "6 cloves garlic, crushed"),
    ("2 tins tomatoes", 2, "can", "tomatoes", "", "6 tins tomatoes"),
    ("1 (14 oz) can beans", 1, None, "can beans", "14 oz", "3 (14 oz) cans beans"),
    ("1 cup (240 ml) oil", 1, "cup", "oil", "240 milliliters", "3 cups (720 ml) oil"),
    (
        "about 1 heaping tbsp sugar",
        1,
        "tablespoon",
        "sugar",
        "about, heaping",
        "about 3 heaping tbsp sugar",
    ),
    ("salt, to taste", None, None, "salt", "to taste", "salt, to taste"),
]


def of_mealie(line):
    return asyncio.run(MEALIE.parse([line]))[0]


@pytest.mark.parametrize(("line", "quantity", "unit", "food", "note", "thrice"), LINES)
def test_mealie_parses_and_scales(line, quantity, unit, food, note, thrice):
    parsed = of_mealie(line)
    assert parsed == asyncio.run(MEALIE.parse_one(line))
    assert parsed.input == line and parsed.confidence.average == 1
    ingredient = parsed.ingredient
    assert ingredient.quantity == (quantity and round(quantity, 3))
    assert (ingredient.food.name, ingredient.note) == (food, note)
    assert (ingredient.unit and ingredient.unit.name) == unit
    scaled = mealie.scaled(ingredient, 3, MEALIE.kitchen)
    assert scaled.display == scaled.original_text == thrice
    again = of_mealie(thrice).ingredient
    assert (scaled.quantity, scaled.note) == (again.quantity, again.note)


@pytest.mark.parametrize(("line", "quantity", "unit", "food", "note", "thrice"), LINES)
def test_tandoor_parses_and_scales(line, quantity, unit, food, note, thrice):
    assert TANDOOR.parse(line) == (quantity or 0, unit, food, note)
    scaled = tandoor.scaled(TANDOOR.parse_as_ingredient(line), 3, TANDOOR)
    assert scaled == TANDOOR.parse_as_ingredient(thrice)


def test_recipes_are_scaled():
    parsed = [of_mealie(line).ingredient for line, *_ in LINES]
    recipe = Recipe(name="stew", recipe_ingredient=parsed)
    thrice = mealie.scaled_recipe(recipe, 3, MEALIE.kitchen)
    assert [one.display for one in thrice] == [line for *_, line in LINES]
    ingredients = [TANDOOR.parse_as_ingredient(line) for line, *_ in LINES]
    steps = [
        cookbook.Step(ingredients=cookbook.Related(part))
        for part in (ingredients[:5], ingredients[5:])
    ]
    stew = cookbook.Recipe(name="stew", servings=4, steps=cookbook.Related(steps))
    for_twelve = tandoor.for_servings(stew, 12, TANDOOR)
    assert [one.original_text for one in for_twelve] == [line for *_, line in LINES]
    for_two = tandoor.for_servings(stew, 2, TANDOOR)
    halves = [(float(one.amount), one.unit.name) for one in for_two[:3]]
    assert halves == [(1, "cup"), (8 / 3, "tablespoon"), (0.5, "teaspoon")]


def test_mealie_has_units_of_the_household():
    assert of_mealie("2 tbsp oil").ingredient.unit is HOUSEHOLD[0]
    assert of_mealie("2 cloves garlic").ingredient.unit is HOUSEHOLD[1]
    assert [unit.name for unit in MEALIE.kitchen] == ["clove", "can"]


def test_a_line_that_cannot_be_read_is_left_whole():
    parsed = of_mealie("1/0 cup milk")
    ingredient = parsed.ingredient
    assert ingredient.note == "1/0 cup milk ('1/0' divides by zero)"
    assert (ingredient.quantity, ingredient.food, parsed.confidence.average) == (None, None, 0)
    with pytest.raises(q.QuantityError):
        mealie.scaled(ingredient, 2, MEALIE.kitchen)
    for line in ("1/0 cup milk", "2 cups", "flour " * 30, f"1 egg ({'very ' * 60}fresh)"):
        with pytest.raises(ValueError):
            TANDOOR.parse(line)


def test_what_was_edited_is_scaled_by_its_numbers():
    ingredient = of_mealie("2 cups flour").ingredient
    ingredient.quantity = 0.333
    assert mealie.scaled(ingredient, 3, MEALIE.kitchen).quantity == 1
    ingredient.quantity = 0.123
    assert mealie.scaled(ingredient, 3, MEALIE.kitchen).quantity == 0.369
    ingredient = of_mealie("2 cups flour").ingredient
    ingredient.unit = schema.CreateIngredientUnit(name="tbsp")
    edited = mealie.scaled(ingredient, 2, MEALIE.kitchen)
    assert (edited.quantity, edited.unit.name, edited.original_text) == (4, "tbsp", None)
    never_parsed = schema.RecipeIngredient(note="2 cups flour")
    assert mealie.scaled(never_parsed, 2, MEALIE.kitchen).display == "4 cups flour"

    third = cookbook.Ingredient(
        amount=1 / 3, unit=cookbook.Unit(name="g"), food=cookbook.Food(name="salt")
    )
    assert tandoor.scaled(third, 3, TANDOOR).amount == 1
    third.original_text = "1/0 g salt"
    assert tandoor.scaled(third, 3, TANDOOR).amount == 1
    stale = TANDOOR.parse_as_ingredient("2 cups flour")
    stale.unit = cookbook.Unit(name="tbsp")
    edited = tandoor.scaled(stale, 2, TANDOOR)
    assert (edited.amount, edited.unit.name, edited.original_text) == (4, "tbsp", None)


def test_nothing_of_a_line_is_lost():
    seed = random.randrange(1 << 32)
    print("seed", seed)
    pick = random.Random(seed).choice
    for _ in range(300):
        number = pick(["1", "2", "1/2", "2 1/2", "0.75", "10"])
        unit = pick(["cups", "tbsp", "g", "cloves", "ml", ""])
        food = pick(["flour", "brown sugar", "olive oil", "garlic", "red onions"])
        tail = pick(["", ", chopped", " (optional)", "; to taste", ", diced (or more)"])
        line = " ".join(f"{number} {unit} {food}{tail}".split())
        amount, name, item, note = TANDOOR.parse(line)
        said = re.findall(r"\w+", f"{item} {note}")
        assert sorted(said) == sorted(re.findall(r"\w+", food + tail)), line
        whole = sum(map(Fraction, number.split()))
        assert amount == float(whole) and (name is None) is (unit == ""), line
        parsed = of_mealie(line).ingredient
        assert (parsed.food.name, parsed.note) == (item, note)
        assert mealie.meant(parsed.quantity) == whole
