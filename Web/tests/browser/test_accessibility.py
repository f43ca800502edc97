"""What axe finds, and what people need who enlarge, narrow, or print the pages."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe

import recipe
from recipe import open_recipe

axe = Axe()


def findings(page):
    response = axe.run(page).response
    return [
        f"{rule['id']}: {node['html'][:120]} {node.get('failureSummary', '')[:300]}"
        for rule in response["violations"]
        for node in rule["nodes"]
    ]


def with_a_timer(page):
    page.get_by_role("button", name="Start a timer: 10 minutes").click()


def with_a_dialog(page):
    page.get_by_role("button", name="Edit", exact=True).click()


def with_a_mistake(page):
    page.get_by_role("button", name="Add a recipe").click()
    page.locator("#editor-text").fill("{")
    page.get_by_role("button", name="Save").click()


def with_weights(page):
    recipe.menu(page, "Measures").select_option("metric")
    page.get_by_role("checkbox").first.check()
    recipe.slider(page).press("ArrowRight")


STATES = [lambda page: None, with_weights, with_a_timer, with_a_dialog, with_a_mistake]
NAMES = ["plain", "weights", "timer", "dialog", "mistake"]


@pytest.mark.parametrize("state", STATES, ids=NAMES)
def test_axe_finds_nothing(visit, state):
    page = open_recipe(visit, reduced_motion="reduce")
    state(page)
    for scheme in ["light", "dark"]:
        page.emulate_media(color_scheme=scheme)
        assert findings(page) == [], scheme


def test_axe_finds_nothing_on_a_phone(visit):
    page = open_recipe(visit, viewport={"width": 320, "height": 640}, has_touch=True, reduced_motion="reduce")
    with_a_timer(page)
    assert findings(page) == []


def test_the_front_page_leads_to_the_pages(visit):
    page = visit("index.html")
    assert findings(page) == []
    links = page.get_by_role("link").evaluate_all("all => all.map(link => link.getAttribute('href'))")
    assert {"recipe/index.html", "playground/index.html"} <= set(links)


def is_within(page):
    """Whether nothing makes one scroll sideways."""
    return page.evaluate("document.scrollingElement.scrollWidth <= document.documentElement.clientWidth")


@pytest.mark.parametrize("width", [320, 390, 640, 820, 1280])
def test_nothing_scrolls_sideways(visit, width):
    page = open_recipe(visit, viewport={"width": width, "height": 640})
    assert is_within(page)
    with_weights(page)
    with_a_timer(page)
    assert is_within(page)
    recipe.slider(page).press("Home")
    assert is_within(page)
    # Letters at twice the size.
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert is_within(page)
    if page.locator("#more").is_visible():
        page.locator("#more").click()
        assert is_within(page)
    page.locator("#add-recipe").click()
    assert is_within(page)


def test_all_of_it_is_reached_by_the_tab_key(visit):
    page = open_recipe(visit)
    reached = []
    for _ in range(60):
        page.keyboard.press("Tab")
        reached.append(page.evaluate("document.activeElement.id || document.activeElement.className"))
    for name in ["recipe", "add-recipe", "edit-recipe", "share", "print", "scale", "kitchen", "time"]:
        assert name in reached, (name, reached)


def pages(pdf):
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf))


@pytest.mark.parametrize("name", ["pancakes", "lentil-soup", "bread", "lemon-cake", "dressing"])
def test_a_recipe_prints_on_one_page_or_two(visit, name):
    page = open_recipe(visit, f"#recipe={name}", storage={})
    for paper in ["A4", "Letter"]:
        assert 1 <= pages(page.pdf(format=paper)) <= 2


def test_what_only_a_screen_needs_is_not_printed(visit):
    page = open_recipe(visit)
    page.emulate_media(media="print")
    for name in ["#add-recipe", "#edit-recipe", "#print", "#recipe", "#scale-up", "#kitchen", "#untick"]:
        assert not page.locator(name).is_visible(), name
    for name in ["#title", "#ingredients", "#method", "#yield"]:
        assert page.locator(name).is_visible(), name


def test_nothing_is_cut_off_on_paper(visit):
    # The width of a sheet within its margins.
    page = open_recipe(visit, viewport={"width": 680, "height": 960})
    page.emulate_media(media="print")
    assert is_within(page)
    cut = page.locator("#page *").evaluate_all(
        "all => all.filter(one => one.checkVisibility() && !one.closest('.unseen'))"
        ".filter(one => { const { left, right } = one.getBoundingClientRect(); return left < -1 || right > 681; })"
        ".map(one => one.id || one.className)"
    )
    assert cut == []
    scale = page.locator("#page").get_by_text("Scale", exact=True)
    # No word breaks across lines.
    assert all(one.bounding_box()["height"] < 40 for one in scale.all() if one.is_visible())


def test_a_recipe_prints_as_a_card(visit):
    page = open_recipe(visit, "#scale=2", viewport={"width": 680, "height": 960})
    page.emulate_media(media="print")
    assert page.locator("#page").evaluate("one => getComputedStyle(one).borderTopStyle") == "solid"
    assert page.locator("#scale-number").is_visible()
    recipe.slider(page).press("ArrowLeft")
    page.goto("about:blank")
    page.goto(visit.address(recipe.PATH) + "#scale=1")
    recipe.ready(page)
    # An unscaled recipe doesn't mention its scale.
    assert page.locator(".scale").evaluate("one => getComputedStyle(one).visibility") == "hidden"
