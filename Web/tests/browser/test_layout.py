"""Nothing is hidden: all ingredients are reached by scrolling the page, and on a phone they come first."""

import pytest

import recipe
from recipe import open_recipe
from test_accessibility import findings

PHONE = {"has_touch": True, "is_mobile": True}
SCREENS = {
    "laptop": {"viewport": {"width": 1280, "height": 800}},
    "wide laptop": {"viewport": {"width": 1366, "height": 768}},
    "phone": {"viewport": {"width": 390, "height": 844}, **PHONE},
    "small phone": {"viewport": {"width": 360, "height": 640}, **PHONE},
}
LONG = "Feast\nServes 4\nIngredients\n" + "".join(f"{n} cups flour\n" for n in range(1, 31)) + (
    "Method\n" + "".join(f"{n}. Stir it for a while, and look at it.\n" for n in range(1, 31)))

# Lines that no scroll position shows whole between the strip and the lower edge.
UNREACHED = """async () => {
  const strip = document.querySelector('.strip');
  const left = new Set(document.querySelectorAll('#ingredients .line'));
  const end = document.scrollingElement.scrollHeight;
  for (let at = 0; at <= end; at += 40) {
    scrollTo(0, at);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const top = strip.classList.contains('is-fixed') ? Math.max(0, strip.getBoundingClientRect().bottom) : 0;
    for (const line of left) {
      const box = line.getBoundingClientRect();
      if (box.top >= top - 1 && box.bottom <= innerHeight + 1) left.delete(line);
    }
  }
  return [...left].map((line) => line.innerText);
}"""


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("text", [None, LONG], ids=["first", "long"])
def test_every_ingredient_is_reached_by_scrolling_the_page(visit, screen, text):
    page = open_recipe(visit, storage=recipe.own(text) if text else {}, **SCREENS[screen])
    assert page.evaluate(UNREACHED) == []
    own_bars = page.locator("#page *").evaluate_all(
        "all => all.filter(one => !one.matches('select, input, .unseen')"
        " && one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY)).length")
    assert own_bars == 0


@pytest.mark.parametrize("screen", ["phone", "small phone"])
def test_a_phone_begins_with_title_controls_and_ingredients(visit, screen):
    page = open_recipe(visit, storage={}, **SCREENS[screen])
    tops = {name: page.locator(name).bounding_box()["y"] for name in ["#title", ".strip", "#description", "#method"]}
    first = page.locator("#ingredients .line").first.bounding_box()
    assert tops["#title"] < tops[".strip"] < first["y"] < tops["#description"] < tops["#method"]
    assert first["y"] + first["height"] < page.viewport_size["height"] * 0.6
    # Scale, servings and kitchen are on one line.
    boxes = [page.locator(name).bounding_box() for name in ["#scale-down", "#servings", "#kitchen"]]
    assert max(box["y"] for box in boxes) < min(box["y"] + box["height"] for box in boxes)


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_on_any_screen(visit, screen):
    page = open_recipe(visit, storage={}, reduced_motion="reduce", **SCREENS[screen])
    assert findings(page) == []
    if page.locator("#more").is_visible():
        page.locator("#more").click()
        assert findings(page) == []


def test_the_rest_is_behind_one_button_on_a_phone(visit):
    page = open_recipe(visit, **SCREENS["phone"])
    more = page.get_by_role("button", name="More", exact=True).and_(page.locator("#more"))
    assert not page.locator("#print").is_visible()
    more.click()
    for name in ["#add-recipe", "#edit-recipe", "#share", "#export", "#print", "#language"]:
        page.locator(name).wait_for()
    page.keyboard.press("Escape")
    assert not page.locator("#print").is_visible()
    more.click()
    page.locator("#add-recipe").click()
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    assert not page.locator("#panel").is_visible()


def test_an_arabic_recipe_runs_from_right_to_left(visit):
    text = "كعك\n4 أشخاص\nالمكونات\n250 g دقيق\n2 بيض\nطريقة التحضير\nاخلط.\nاخبز."
    page = open_recipe(visit, storage=recipe.own(text))
    names = ["#ingredients input", "#ingredients .line", "#method"]
    boxes = [page.locator(name).first.bounding_box() for name in names]
    assert boxes[0]["x"] > boxes[1]["x"] > boxes[2]["x"]
    assert page.locator("#method li").count() == 2


# One red pixel.
PICTURE = ("data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5"
           "ErkJggg==")


@pytest.mark.parametrize("screen", ["laptop", "small phone"])
def test_a_picture_stands_beside_the_title(visit, screen):
    text = recipe.TEXT.replace("Serves 12", f"Serves 12\nPicture {PICTURE}")
    page = open_recipe(visit, storage=recipe.own(text), **SCREENS[screen])
    picture = page.locator("#picture")
    box, title = picture.bounding_box(), page.locator("#title").bounding_box()
    assert box["width"] >= 80 and picture.evaluate("one => one.naturalWidth") == 1
    assert box["x"] > title["x"] and box["y"] < title["y"] + title["height"]
    first = page.locator("#ingredients .line").first.bounding_box()
    assert first["y"] + first["height"] < page.viewport_size["height"]
    assert "Picture" not in page.locator("#page").inner_text()


def test_no_picture_is_asked_of_another_host(visit):
    text = recipe.TEXT.replace("Serves 12", "Serves 12\nPicture https://example.com/a.jpg")
    page = open_recipe(visit, storage=recipe.own(text))
    assert not page.locator("#picture").is_visible()
