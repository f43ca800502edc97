"""Dragging the number beside Scale and the knob on its ruler, by mouse and touch, and turning a wheel over them."""

import pytest

import recipe
from recipe import EGGS, NUMBERS, ONE, eggs, lines, number, open_recipe, slider


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
    # On the way back from past the end of the scale, the knob moves only once the pointer is back at the end.
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
        self.rest()
        return seen

    def rest(self):
        """Hold the finger still: a browser sends its moves once a frame, and predicts where it goes."""
        for _ in range(3):
            self.send("touchMove")
            self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


@pytest.fixture
def phone():
    return {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_amounts_follow_a_finger(visit, phone):
    page = open_recipe(visit, **phone)
    step = step_pixels(page)
    finger = Finger(page)
    finger.send("touchStart")
    seen = finger.move(5 * step)
    assert [moment for moment in expected(range(ONE, 25)) if moment in seen] == seen
    assert shown(page) == expected([ONE + 5])[0]
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
        # At rest, the knob is on a step.
        assert abs((knob(page) - before) % step_pixels(page) - 0) % step_pixels(page) < 1.5
        page.locator("#scale-reset").click()
        assert abs(knob(page) - before) < 1


def test_the_knob_moves_with_a_finger(visit, phone):
    page = open_recipe(visit, reduced_motion="reduce", **phone)
    finger = Finger(page)
    before = knob(page)
    finger.send("touchStart")
    finger.move(60)
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
