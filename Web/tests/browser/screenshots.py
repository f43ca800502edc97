"""Takes pictures of the pages, to be looked at: screenshots.py FOLDER. It is run by the Python of `run`."""

import json
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

import recipe
from conftest import DIST
from test_accessibility import with_weights

SCREENS = {
    "phone": {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True},
    "narrow": {"viewport": {"width": 320, "height": 640}, "device_scale_factor": 2},
    "tablet": {"viewport": {"width": 820, "height": 1180}},
    "laptop": {"viewport": {"width": 1280, "height": 800}},
    "desk": {"viewport": {"width": 1920, "height": 1080}},
    "dark": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "dark"},
}
OTHERS = {
    "arabic": "كعك التمر\nحلوى بسيطة مع القهوة.\n4 أشخاص\nالمكونات\n250 g دقيق\n2 بيض\n100 ml حليب\nطريقة التحضير\n"
    "1. اخلط الدقيق مع البيض والحليب.\n2. اخبز الكعك في الفرن حتى يصبح ذهبيا.\n",
    "marked": "Stew\nServes 4\n\n2 cups gizmo\n1/0 cup sugar\n2 cups flour\n3 cups milk\n\nStir for 10 minutes.\n",
}
QUESTIONS = {"answer": "1.995 cups", "mistake": "½ cupz", "line": "2 (14.5 oz) cans tomatoes, 1 cup water"}


def recipe_pages(browser, folder):
    for screen, options in SCREENS.items():
        page = browser.new_context(**options).new_page()
        page.goto(f"{DIST.as_uri()}/recipe/recipes.html#recipe=pancakes")
        recipe.ready(page)
        page.screenshot(path=folder / f"recipe-{screen}.png")
        page.screenshot(path=folder / f"recipe-{screen}-all.png", full_page=True)
        with_weights(page)
        page.locator("button.time").first.click()
        page.screenshot(path=folder / f"recipe-{screen}-used.png")
        if page.locator("#more").is_visible():
            page.locator("#more").click()
            page.screenshot(path=folder / f"recipe-{screen}-panel.png")
        page.get_by_role("button", name="Add a recipe").click()
        page.screenshot(path=folder / f"recipe-{screen}-dialog.png")
        page.context.close()
    # The width of a sheet within its margins.
    page = browser.new_page(viewport={"width": 680, "height": 960})
    page.goto(f"{DIST.as_uri()}/recipe/recipes.html#recipe=bread&scale=2")
    recipe.ready(page)
    page.pdf(path=folder / "recipe-print.pdf", format="A4")
    page.emulate_media(media="print")
    page.screenshot(path=folder / "recipe-print.png", full_page=True)


def other_recipes(browser, folder):
    for screen in ["phone", "laptop"]:
        for name, text in OTHERS.items():
            page = browser.new_context(**SCREENS[screen]).new_page()
            page.add_init_script("".join(
                f"localStorage.setItem({json.dumps(key)}, {json.dumps(value)});"
                for key, value in recipe.own(text, settings='{"kitchen":"us-weight"}').items()))
            page.goto(f"{DIST.as_uri()}/recipe/recipes.html")
            recipe.ready(page)
            page.screenshot(path=folder / f"recipe-{screen}-{name}.png", full_page=True)
            page.context.close()


def playground_pages(browser, folder):
    for screen, options in SCREENS.items():
        page = browser.new_context(**options).new_page()
        page.goto(f"{DIST.as_uri()}/playground/index.html")
        recipe.ready(page)
        for name, question in QUESTIONS.items():
            page.locator("#text").fill(question)
            page.screenshot(path=folder / f"playground-{screen}-{name}.png", full_page=True)
        page.context.close()


if __name__ == "__main__":
    pictures = Path(sys.argv[1])
    pictures.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        recipe_pages(chromium, pictures)
        other_recipes(chromium, pictures)
        playground_pages(chromium, pictures)
        chromium.close()
