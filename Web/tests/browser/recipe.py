"""The recipe page, as those who use it see it."""

import json
from fractions import Fraction

PATH = "recipe/index.html"

# The steps: the number shown beside Scale, and its factor.
STEPS = [
    ("⅙", "1/6"), ("¼", "1/4"), ("⅓", "1/3"), ("½", "1/2"), ("⅔", "2/3"), ("¾", "3/4"), ("1", "1"),
    ("1¼", "5/4"), ("1⅓", "4/3"), ("1½", "3/2"), ("1⅔", "5/3"), ("1¾", "7/4"), ("2", "2"), ("2¼", "9/4"),
    ("2½", "5/2"), ("3", "3"), ("3½", "7/2"), ("4", "4"), ("4½", "9/2"), ("5", "5"), ("6", "6"), ("7", "7"),
    ("8", "8"), ("9", "9"), ("10", "10"),
]
ONE = 6
NUMBERS = [number for number, _ in STEPS]

# A recipe with easily scaled amounts: at every step, 12 eggs become a whole number.
TEXT = """Test cake
Serves 12

12 eggs
1 1/2 cups flour
1 cup sugar
2 tablespoons butter
1 pound apples
1/4 teaspoon salt

Heat the oven to 180 °C.
Bake for 10 minutes, then let it rest for 1 hour.
"""
EGGS, FLOUR, SUGAR, BUTTER, APPLES, SALT = range(6)


def own(text=TEXT, **storage):
    """What a visit leaves behind that added a recipe."""
    return {
        "recipe-page.recipes": json.dumps([{"id": "own-test", "text": text}]),
        "recipe-page.shown": "own-test",
        **{f"recipe-page.{key}": value for key, value in storage.items()},
    }


def ready(page):
    page.locator("html[data-state=ready]").wait_for(state="attached")
    return page


def open_recipe(visit, fragment="", *, storage=None, **options):
    return ready(visit(PATH + fragment, storage=own() if storage is None else storage, **options))


def plain(text):
    """A text with ordinary spaces."""
    return " ".join(text.replace("\u00a0", " ").split())


def lines(page):
    """The ingredients as they are shown."""
    texts = page.locator("#ingredients .line").evaluate_all("all => all.map(line => line.innerText)")
    return [plain(text) for text in texts]


def number(page):
    return plain(page.locator("#scale-number").inner_text())


def menu(page, name):
    return page.get_by_role("combobox", name=name, exact=True)


def slider(page):
    return page.get_by_role("slider", name="Scale")


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def eggs(step):
    """The first ingredient of the recipe at a step."""
    return f"{12 * Fraction(STEPS[step][1])} eggs"
