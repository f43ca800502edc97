"""Amounts in another language: chosen, fetched, remembered."""

import recipe
from recipe import FLOUR, SALT, lines, open_recipe

MENU = "Language of amounts"


def test_amounts_are_said_in_the_language_that_is_chosen(visit):
    page = open_recipe(visit)
    recipe.menu(page, MENU).select_option("de")
    page.locator("#ingredients .line", has_text="Tassen").first.wait_for()
    assert lines(page)[FLOUR] == "1½ Tassen flour"
    recipe.menu(page, "Measures").select_option("metric")
    assert lines(page)[FLOUR] == "~180 Gramm flour"
    page.reload()
    recipe.ready(page)
    page.locator("#ingredients .line", has_text="Gramm").first.wait_for()
    recipe.menu(page, "Measures").select_option("written")
    recipe.menu(page, MENU).select_option("")
    assert lines(page)[SALT] == "¼ teaspoon salt"


def test_a_page_from_a_file_has_no_languages(visit):
    page = open_recipe(visit, file=True)
    assert not page.locator("#language").is_visible()


def test_a_language_that_was_chosen_is_there_without_a_network(visit):
    page = open_recipe(visit)
    page.evaluate("() => navigator.serviceWorker.ready")
    page.reload()
    recipe.ready(page)
    recipe.menu(page, MENU).select_option("de")
    page.locator("#ingredients .line", has_text="Tassen").first.wait_for()
    page.context.set_offline(True)
    page.reload()
    recipe.ready(page)
    page.locator("#ingredients .line", has_text="Tassen").first.wait_for()


GERMAN = """Reis
Zutaten für 4 Personen
1,250 kg Kartoffeln
1 Tasse Reis
Zubereitung
Kochen.
"""


def test_a_recipe_is_read_in_its_own_language(visit):
    page = open_recipe(visit, "#scale=2", storage=recipe.own(GERMAN))
    page.locator("#ingredients .line", has_text="Tassen").first.wait_for()
    assert lines(page) == ["2,5 kg Kartoffeln", "2 Tassen Reis"]
    recipe.menu(page, "Measures").select_option("us")
    assert lines(page)[0] == "~5½ lb Kartoffeln"
    # Opened as a file, the page lacks the language's words, but knows its decimal comma.
    page = open_recipe(visit, "#scale=2", storage=recipe.own(GERMAN), file=True)
    assert lines(page)[0] == "2,5 kg Kartoffeln"
