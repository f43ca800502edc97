"""Scaling: the number beside Scale is dragged by mouse and by touch, and moved by keys and buttons."""

import pytest
from fractions import Fraction

import recipe
from recipe import EGGS, FLOUR, NUMBERS, ONE, STEPS, lines, number, open_recipe, slider


def eggs(step):
    return f"{12 * Fraction(STEPS[step][1])} eggs"


def shown(page):
    """The number, the first ingredient and the step, all of one moment."""
    return page.evaluate(
        "() => [document.querySelector('#scale-number').innerText.trim(),"
        " document.querySelector('#ingredients .line').innerText.replaceAll('\\u00a0', ' ').trim(),"
        " Number(document.querySelector('#scale').value)]"
    )


class Mouse:
    """Holds the number, and moves it by a pixel at a time."""

    def __init__(self, page):
        self.page = page
        self.x, self.y = recipe.middle(page.locator("#scale-number"))
        page.mouse.move(self.x, self.y)

    def down(self):
        self.page.mouse.down()

    def move(self, by, pixels=2):
        """Move, and return each number that is seen with what there is of eggs."""
        seen = []
        for _ in range(0, abs(by), pixels):
            self.x += pixels if by > 0 else -pixels
            self.page.mouse.move(self.x, self.y)
            now = shown(self.page)
            if not seen or seen[-1] != now:
                seen.append(now)
        return seen

    def up(self):
        self.page.mouse.up()


def expected(steps):
    return [[NUMBERS[step], eggs(step), step] for step in steps]


def step_pixels(page):
    return round((page.locator("#ruler").bounding_box()["width"] - 1) / 24)


def test_amounts_follow_a_mouse_through_all_steps(visit):
    page = open_recipe(visit)
    step = step_pixels(page)
    mouse = Mouse(page)
    mouse.down()
    assert mouse.move(18 * step + 40) == expected(range(ONE, 25))
    assert mouse.move(-24 * step - 80) == expected(range(24, -1, -1))
    # Back past the end of the scale, it begins to move where it stood.
    mouse.move(6 * step + 40)
    assert number(page) == "1"
    mouse.up()


def test_a_release_elsewhere_ends_a_drag(visit):
    page = open_recipe(visit)
    mouse = Mouse(page)
    mouse.down()
    mouse.move(3 * step_pixels(page))
    page.mouse.move(5, 780)
    mouse.up()
    kept = number(page), lines(page)
    page.mouse.move(mouse.x, mouse.y)
    page.mouse.move(mouse.x + 200, mouse.y)
    assert (number(page), lines(page)) == kept


def test_a_press_alone_changes_nothing(visit):
    page = open_recipe(visit, "#scale=3/2")
    page.locator("#scale-number").click()
    assert number(page) == "1½"
    page.locator("#scale-number").dblclick()
    assert number(page) == "1"


def test_up_is_more(visit):
    page = open_recipe(visit)
    x, y = recipe.middle(page.locator("#scale-number"))
    page.mouse.move(x, y)
    page.mouse.down()
    for pixels in range(0, 4 * step_pixels(page), 2):
        page.mouse.move(x, y - pixels)
    page.mouse.up()
    assert int(slider(page).input_value()) > ONE


class Finger:
    """A finger on the number, by the protocol of the browser's tools."""

    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)
        self.x, self.y = recipe.middle(page.locator("#scale-number"))
        self.page = page

    def send(self, kind):
        points = [] if kind in ("touchEnd", "touchCancel") else [{"x": self.x, "y": self.y}]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def move(self, by):
        seen = []
        for _ in range(0, abs(by), 4):
            self.x += 4 if by > 0 else -4
            self.send("touchMove")
            now = shown(self.page)
            if not seen or seen[-1] != now:
                seen.append(now)
        return seen


@pytest.fixture
def phone():
    return {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_amounts_follow_a_finger(visit, phone):
    page = open_recipe(visit, **phone)
    step = step_pixels(page)
    finger = Finger(page)
    finger.send("touchStart")
    right = finger.move(5 * step + 4)
    assert right == expected(range(ONE, ONE + 6))
    finger.move(-11 * step - 8)
    assert number(page) == "⅙"
    finger.send("touchEnd")
    assert lines(page)[EGGS] == "2 eggs"


def test_a_touch_that_the_browser_takes_away_ends_a_drag(visit, phone):
    page = open_recipe(visit, **phone)
    finger = Finger(page)
    finger.send("touchStart")
    finger.move(2 * step_pixels(page) + 4)
    finger.send("touchCancel")
    kept = number(page)
    page.mouse.move(finger.x + 100, finger.y)
    assert number(page) == kept


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


# What is typed in an address may be anything.
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


def knob(page):
    return recipe.middle(page.locator("#ruler .knob"))[0]


def test_the_knob_moves_with_the_mouse(visit):
    page = open_recipe(visit, reduced_motion="reduce")
    for grabbed in ["#scale-number", "#ruler .knob"]:
        x, y = recipe.middle(page.locator(grabbed))
        before = knob(page)
        page.mouse.move(x, y)
        page.mouse.down()
        for by in (7, 25, 61, 100):
            page.mouse.move(x + by, y)
            assert abs(knob(page) - before - by) < 1.5, (grabbed, by)
        page.mouse.up()
        # At rest it stands on a step.
        assert abs((knob(page) - before) % step_pixels(page) - 0) % step_pixels(page) < 1.5
        page.locator("#scale-reset").click()
        assert abs(knob(page) - before) < 1


def test_the_knob_moves_with_a_finger(visit, phone):
    page = open_recipe(visit, reduced_motion="reduce", **phone)
    finger = Finger(page)
    before = knob(page)
    finger.send("touchStart")
    finger.move(60)
    # The browser sends a finger's moves once a frame.
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert abs(knob(page) - before - 60) < 1.5
    finger.send("touchEnd")
    assert number(page) == "2"


def test_a_press_on_the_ruler_brings_the_knob(visit):
    page = open_recipe(visit)
    box = page.locator("#ruler").bounding_box()
    page.mouse.click(box["x"] + 12 * step_pixels(page), box["y"] + 12)
    assert (number(page), lines(page)[EGGS]) == ("2", "24 eggs")


def test_escape_takes_a_drag_back(visit):
    page = open_recipe(visit, "#scale=3/2")
    before = lines(page)
    for grabbed in ["#scale-number", "#ruler .knob"]:
        x, y = recipe.middle(page.locator(grabbed))
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 80, y)
        assert number(page) != "1½"
        page.keyboard.press("Escape")
        assert (number(page), lines(page)) == ("1½", before)
        page.mouse.move(x + 120, y)
        page.mouse.up()
        assert (number(page), lines(page)) == ("1½", before)


def test_a_wheel_turns_it_and_still_scrolls_the_page(visit):
    page = open_recipe(visit, storage={})
    x, y = recipe.middle(page.locator("#scale-number"))
    page.mouse.move(x, y)
    page.mouse.wheel(0, -100)
    page.wait_for_function("() => document.querySelector('#scale').value === '7'")
    page.mouse.wheel(0, 100)
    page.wait_for_function("() => document.querySelector('#scale').value === '6'")
    assert page.evaluate("scrollY") == 0
    page.mouse.move(*recipe.middle(page.locator("#ingredients .line").first))
    page.mouse.wheel(0, 200)
    page.wait_for_function("() => scrollY > 0")
    assert number(page) == "1"


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
