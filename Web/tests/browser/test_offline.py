"""Without a network, and without a server."""

import pytest

import recipe
from recipe import EGGS, lines, open_recipe, own, slider


def test_the_page_works_offline_after_a_visit(visit):
    page = open_recipe(visit)
    page.evaluate("() => navigator.serviceWorker.ready")
    page.locator("#language").wait_for()
    # Clear the browser's cache, to leave only the page's own.
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    page.context.set_offline(True)
    page.reload()
    recipe.ready(page)
    page.locator("#language").wait_for()
    slider(page).press("End")
    assert lines(page)[EGGS] == "120 eggs"
    # Another fragment, and the folder's address without a file name.
    page.goto(visit.address("recipe/") + "#scale=2")
    recipe.ready(page)
    assert lines(page)[EGGS] == "24 eggs"


@pytest.mark.parametrize("path", [recipe.PATH])
def test_the_page_works_from_a_file(visit, path):
    page = open_recipe(visit, file=True)
    slider(page).press("End")
    assert lines(page)[EGGS] == "120 eggs"
    # Settings are written and read in separate contexts: Chromium reloads a file in a new process, and
    # sometimes loses what the old one wrote in its last second.
    recipe.menu(page, "Measures").select_option("metric")
    settings = page.evaluate("() => localStorage.getItem('recipe-page.settings')")
    page = open_recipe(visit, file=True, storage=own(settings=settings))
    assert recipe.menu(page, "Measures").input_value() == "metric"
    page.get_by_role("button", name="Start a timer: 10 minutes").click()
    assert page.locator("#timers .timer").count() == 1
