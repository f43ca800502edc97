"""Scaling by keys, buttons, servings and addresses."""

from fractions import Fraction

import recipe
from recipe import EGGS, FLOUR, NUMBERS, STEPS, eggs, lines, number, open_recipe, slider


def test_keys_move_the_slider_and_it_says_so(visit):
    page = open_recipe(visit)
    scale = slider(page)
    scale.focus()
    said = []
    for key, step in [
        ("ArrowRight", 7), ("ArrowUp", 8), ("ArrowLeft", 7), ("ArrowDown", 6), ("Home", 0), ("ArrowLeft", 0),
        ("End", 24), ("ArrowRight", 24),
    ]:
        page.keyboard.press(key)
        assert (key, number(page), scale.input_value()) == (key, NUMBERS[step], str(step))
        assert lines(page)[EGGS] == eggs(step)
        assert Fraction(scale.get_attribute("data-factor")) == Fraction(STEPS[step][1])
    for step in range(24, -1, -1):
        said.append(scale.get_attribute("aria-valuetext"))
        assert f"{12 * Fraction(STEPS[step][1])}" in said[-1], said[-1]
        page.keyboard.press("ArrowLeft")
    assert len(set(said)) == 25


def test_the_slider_is_announced_as_one(visit):
    page = open_recipe(visit)
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    [node] = [node for node in nodes if node["role"]["value"] == "slider"]
    properties = {p["name"]: p["value"].get("value") for p in node["properties"]}
    assert node["name"]["value"].lower() == "scale"
    assert (properties["valuemin"], properties["valuemax"]) == (0, 24)
    assert "serves 12" in slider(page).get_attribute("aria-valuetext")


def test_buttons_move_it(visit):
    page = open_recipe(visit)
    reset = page.locator("#scale-reset")
    assert reset.is_disabled()
    page.get_by_role("button", name="More", exact=True).click()
    assert (number(page), reset.is_disabled()) == ("1¼", False)
    page.get_by_role("button", name="Less", exact=True).click()
    page.get_by_role("button", name="Less", exact=True).click()
    assert number(page) == "¾"
    reset.click()
    assert number(page) == "1"


def test_servings_follow_and_times_and_temperatures_do_not(visit):
    page = open_recipe(visit)
    method = page.locator("#method").inner_text()
    assert "Serves 12" in recipe.plain(page.locator("#yield").inner_text())
    slider(page).focus()
    page.keyboard.press("End")
    assert "Serves 120" in recipe.plain(page.locator("#yield").inner_text())
    assert page.locator("#method").inner_text() == method
    assert "180 °C" in recipe.plain(method)


def test_servings_set_the_scale(visit):
    page = open_recipe(visit)
    page.get_by_role("spinbutton", name="Servings").fill("6")
    page.keyboard.press("Enter")
    assert lines(page)[EGGS] == "6 eggs"
    assert "½" in number(page)


# An address can contain anything.
ADDRESSES = [
    ("#scale=3/2", "1½"), ("#scale=1%201/2", "1½"), ("#scale=0.5", "½"), ("#scale=2", "2"),
    ("#scale=1000", "100"), ("#scale=0.0001", "1/100"), ("#scale=banana", "1"), ("#scale=1/0", "1"),
    ("#scale=-3", "1"), ("#scale=NaN", "1"), ("#scale=%E0%A4%A", "1"), ("#recipe=__proto__", "1"),
    ("#scale=" + "9" * 5000, "1"), ("#=&&&==", "1"),
]


def test_an_address_has_a_scale(visit):
    page = open_recipe(visit)
    wrong = []
    for fragment, shown in ADDRESSES:
        page.goto("about:blank")
        page.goto(visit.address(recipe.PATH) + fragment)
        recipe.ready(page)
        if number(page) != shown:
            wrong.append((fragment[:40], number(page), shown))
    assert wrong == []


def test_a_scale_is_kept_in_the_address(visit):
    page = open_recipe(visit)
    slider(page).focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**scale=5/4**")
    page.reload()
    recipe.ready(page)
    assert (number(page), lines(page)[EGGS]) == ("1¼", "15 eggs")
    assert lines(page)[FLOUR] == "1¾ cups + 2 tablespoons flour"


def test_servings_may_lie_beyond_the_ruler(visit):
    page = open_recipe(visit, storage={})
    servings = page.get_by_role("spinbutton", name="Servings")
    for wanted, factor, flour in [("100", "25", "50 cups"), ("1", "¼", "½ cup"), ("400", "100", "200 cups")]:
        servings.fill(wanted)
        servings.press("Enter")
        assert (servings.input_value(), number(page)) == (wanted, factor)
        assert lines(page)[0] == f"{flour} all-purpose flour"
        assert f"Serves {wanted}" in recipe.plain(page.locator("#yield").inner_text())
    page.reload()
    recipe.ready(page)
    assert servings.input_value() == "400"
