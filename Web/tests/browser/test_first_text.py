"""The first recipe is in the page's first bytes, and the library comes beside the page."""

import re

import recipe
from conftest import DIST
from recipe import lines, open_recipe

FOLDER = DIST / "recipe"


def test_the_recipe_is_read_before_any_script(visit):
    page = visit(recipe.PATH, java_script_enabled=False)
    assert page.locator("#title").inner_text() == "Buttermilk pancakes"
    shown = lines(page)
    assert (len(shown), shown[0], shown[3]) == (11, "2 cups all-purpose flour", "½ teaspoon baking soda")
    assert page.locator("#method li").count() == 6
    assert not page.locator(".strip").is_visible()


def test_it_comes_first_and_is_small():
    html = (FOLDER / "index.html").read_bytes()
    recipe_ends = html.index(b'id="timers"')
    assert recipe_ends < 60_000
    assert html.index(b'id="house-recipes"') > recipe_ends
    # The page doesn't embed the library.
    assert len(html) < 250_000
    assert b'id="engine"' in (FOLDER / "recipes.html").read_bytes()


def test_the_script_shows_the_recipe_as_it_stood(visit):
    before = re.search(r'<div id="ingredient-lines">(.*?)</section>', (FOLDER / "index.html").read_text(), re.S)[1]
    page = open_recipe(visit, storage={})
    after = page.locator("#ingredient-lines").inner_html().replace("&nbsp;", "\u00a0")
    # Compare only the words: the browser serializes attributes differently.
    words = r"[^<>]+(?=<)"
    assert re.findall(words, before)[: len(re.findall(words, after))] == re.findall(words, after)


def test_the_library_is_a_file_beside_the_page(visit):
    context = visit.context()
    page = context.new_page()
    asked = []
    page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[-1]))
    page.goto(visit.address(recipe.PATH))
    recipe.ready(page)
    assert "recipes.wasm" in asked


def test_a_page_without_its_library_says_so_and_stays_readable(visit):
    page = visit.context().new_page()
    page.route("**/recipes.wasm", lambda route: route.fulfill(status=404))
    page.goto(visit.address(recipe.PATH))
    page.locator("html[data-state=failed]").wait_for(state="attached")
    assert "404" in page.locator("#failure").inner_text()
    assert lines(page)[0] == "2 cups all-purpose flour"
    assert visit.findings and all("404" in finding for finding in visit.findings)
    visit.findings.clear()
