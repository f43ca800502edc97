"""Recipes in addresses, in files, and in the history."""

import json

import recipe
from recipe import EGGS, lines, number, open_recipe


def title(page):
    return page.locator("#title").inner_text().strip()


def test_an_own_recipe_is_shared_by_its_address(visit):
    page = open_recipe(visit, "#scale=2")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share").click()
    page.get_by_text("was copied").wait_for()
    address = page.evaluate("navigator.clipboard.readText()")
    assert "#text=" in address and len(address) < 600
    # Open it on a device without the recipe.
    other = recipe.ready(visit("recipe/index.html#" + address.split("#")[1]))
    assert (title(other), number(other), lines(other)[EGGS]) == ("Test cake", "2", "24 eggs")
    other.reload()
    recipe.ready(other)
    assert title(other) == "Test cake"
    assert other.evaluate("localStorage.getItem('recipe-page.recipes')") is None
    other.get_by_role("button", name="Keep it").click()
    assert other.locator("#recipe optgroup[label=Yours] option").count() == 1
    assert "#recipe=own-" in other.url


def test_an_address_that_was_cut_off_is_told(visit):
    page = recipe.ready(visit("recipe/index.html#text=c0nuTM0vSi1WKE"))
    assert "cut off" in page.locator("#notice").inner_text()
    assert title(page) == "Buttermilk pancakes"


def test_exported_recipes_are_imported(visit, tmp_path):
    two = [{"id": f"own-{n}", "text": recipe.TEXT.replace("Test cake", f"Cake {n}")} for n in (1, 2)]
    page = open_recipe(visit, storage={"recipe-page.recipes": json.dumps(two)})
    with page.expect_download() as download:
        page.get_by_role("button", name="Export yours").click()
    file = tmp_path / "recipes.json"
    download.value.save_as(file)
    other = open_recipe(visit, storage={})
    other.get_by_role("button", name="Add a recipe").click()
    other.get_by_label("Open a file").set_input_files(file)
    other.get_by_text("2 recipes were added").wait_for()
    names = other.locator("#recipe optgroup[label=Yours] option").all_inner_texts()
    assert names == ["Cake 1", "Cake 2"]
    assert lines(other) == lines(open_recipe(visit))


def test_back_goes_back(visit):
    page = open_recipe(visit, storage={})
    for name in ["bread", "dressing"]:
        recipe.menu(page, "Recipe").select_option(name)
    recipe.slider(page).press("ArrowRight")
    assert (title(page), number(page)) == ("Mustard vinaigrette", "1¼")
    page.go_back()
    page.wait_for_function("() => document.title === 'A plain white loaf'")
    page.go_back()
    page.wait_for_function("() => document.title === 'Buttermilk pancakes'")
    page.go_forward()
    page.go_forward()
    page.wait_for_function("() => document.title === 'Mustard vinaigrette'")
    assert number(page) == "1¼"


PAGE = "<!doctype html><html>" + "<p>Much else.</p>" * 90_000 + (
    '<script type="application/ld+json">'
    + json.dumps({"@type": "Recipe", "name": "Soup", "recipeIngredient": ["2 cups stock"]})
    + "</script>")


def paste(page, text):
    """Put a text into the clipboard of the page, and paste it; return how many milliseconds that takes."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate("text => navigator.clipboard.writeText(text)", text)
    page.locator("#editor-text").focus()
    start = page.evaluate("performance.now()")
    page.keyboard.press("Control+V")
    return page.evaluate(
        "start => new Promise(done => requestAnimationFrame(() => done(performance.now() - start)))", start)


def test_a_page_is_read_before_it_is_in_the_field(visit):
    page = open_recipe(visit, storage={})
    page.get_by_role("button", name="Add a recipe").click()
    assert len(PAGE) > 1_400_000
    assert paste(page, PAGE) < 5_000
    text = page.locator("#editor-text").input_value()
    assert text.startswith("Soup\n") and len(text) < 200


def test_a_text_that_is_too_long_is_refused_at_once(visit):
    page = open_recipe(visit, storage={})
    page.get_by_role("button", name="Add a recipe").click()
    assert paste(page, "1 cup flour\n" * 120_000) < 5_000
    assert page.locator("#editor-error").inner_text() == (
        "Expected a recipe of at most 100000 characters, found 1440000.")
    assert page.locator("#editor-text").input_value() == ""
    # A shorter text is pasted unchanged.
    paste(page, recipe.TEXT)
    assert page.locator("#editor-text").input_value() == recipe.TEXT
    page.get_by_role("button", name="Save").click()
    assert title(page) == "Test cake"
