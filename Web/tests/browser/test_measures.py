"""Kitchens and ticked lines: chosen, shown, and remembered."""

import recipe
from recipe import APPLES, BUTTER, EGGS, FLOUR, SALT, SUGAR, lines, open_recipe

# Expected: 1 1/2 cups flour, 1 cup sugar, 2 tablespoons butter, 1 pound apples, 1/4 teaspoon salt. A cup of flour
# weighs 120 g, a cup of sugar 200 g; up to two tablespoons stay in spoons.
MEASURES = [
    ("written", {FLOUR: "1½ cups flour", SUGAR: "1 cup sugar", BUTTER: "2 tablespoons butter",
                 APPLES: "1 pound apples", SALT: "¼ teaspoon salt", EGGS: "12 eggs"}),
    ("metric", {FLOUR: "~180 g flour", SUGAR: "~200 g sugar", BUTTER: "2 tablespoons butter",
                APPLES: "~455 g apples", EGGS: "12 eggs"}),
    ("us", {FLOUR: "1½ cups flour", SUGAR: "1 cup sugar", APPLES: "1 pound apples"}),
    ("us-weight", {FLOUR: "~6¼ oz flour", APPLES: "1 pound apples", EGGS: "12 eggs"}),
]


def choose(page, kitchen):
    recipe.menu(page, "Measures").select_option(kitchen)


def test_measures_are_those_that_are_chosen(visit):
    page = open_recipe(visit)
    wrong = []
    for kitchen, expected in MEASURES:
        choose(page, kitchen)
        shown = lines(page)
        wrong += [(kitchen, shown[i], text) for i, text in expected.items() if shown[i] != text]
    assert wrong == []


def test_every_choice_says_where_it_is_not_exact(visit):
    page = open_recipe(visit)
    for kitchen in ["metric", "us", "us-weight", "uk", "australian"]:
        choose(page, kitchen)
        titles = page.locator("#page abbr.about").evaluate_all("all => all.map(one => one.title)")
        assert all(titles), kitchen
        assert page.locator("#legend").is_visible() == bool(titles), kitchen
        assert sum("~" in line for line in lines(page)) <= len(titles), kitchen


def test_choices_are_remembered(visit):
    page = open_recipe(visit)
    choose(page, "metric")
    shown = lines(page)
    page.reload()
    recipe.ready(page)
    assert recipe.menu(page, "Measures").input_value() == "metric"
    assert lines(page) == shown


def test_choices_and_scale_go_together(visit):
    page = open_recipe(visit, "#scale=2")
    choose(page, "metric")
    assert lines(page)[FLOUR] == "~360 g flour"
    assert lines(page)[EGGS] == "24 eggs"


def test_lines_are_ticked_off(visit):
    page = open_recipe(visit)
    untick = page.get_by_role("button", name="Untick all")
    assert not untick.is_visible()
    page.get_by_role("checkbox", name="12 eggs").check()
    page.get_by_text("1 cup sugar".replace(" ", "\u00a0", 1)).click()
    # The checkbox is named by the line as shown.
    page.get_by_role("slider", name="Scale").press("ArrowRight")
    assert page.get_by_role("checkbox", name="15 eggs").is_checked()
    page.reload()
    recipe.ready(page)
    ticked = page.locator("#ingredients input").evaluate_all("all => all.map(one => one.checked)")
    assert ticked == [True, False, True, False, False, False]
    untick.click()
    assert page.locator("#ingredients input:checked").count() == 0
    assert not untick.is_visible()


def test_every_recipe_of_the_page_is_shown(visit):
    page = open_recipe(visit, storage={})
    ids = page.locator("#recipe option").evaluate_all("all => all.map(option => option.value)")
    assert len(ids) >= 5
    for name in ids:
        recipe.menu(page, "Recipe").select_option(name)
        assert page.locator("#title").inner_text().strip()
        assert len(lines(page)) >= 3
        assert page.locator("#method li").count() >= 2
        data = page.evaluate("() => JSON.parse(document.getElementById('recipe-data').textContent)")
        assert data["@type"] == "Recipe"
        assert data["name"] == page.locator("#title").inner_text().strip()
        assert len(data["recipeIngredient"]) == len(lines(page))


MARKED = """Stew
Serves 4

2 cups gizmo
1/0 cup sugar
2 cups flour
3 cups milk

Stir.
"""


def test_lines_that_stay_as_they_are_are_marked(visit):
    page = open_recipe(visit, storage=recipe.own(MARKED))
    marks = page.locator("#ingredients .mark")
    shown = lambda: [mark.inner_text() if mark.is_visible() else "" for mark in marks.all()]  # noqa: E731
    assert shown() == ["", "", "", ""]
    choose(page, "us-weight")
    gizmo, sugar, flour, milk = shown()
    assert "isn’t known" in gizmo and "divides by zero" in sugar
    assert (flour, milk) == ("", "")
    assert page.locator("#left").inner_text() == "2 lines stay as they are, and are marked."
    choose(page, "written")
    recipe.slider(page).press("ArrowRight")
    assert [bool(mark) for mark in shown()] == [False, True, False, False]


def test_the_figures_of_the_recipe_win(visit):
    page = open_recipe(visit, storage=recipe.own("X\n\n2 cups (300 g) flour\n1 cup sugar\n\nMix."))
    choose(page, "metric")
    assert lines(page) == ["300 g flour", "~200 g sugar"]
