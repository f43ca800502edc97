"""Takes the README's picture of the recipe page, with the number held: picture.py FILE. The Python of `run` runs it."""

import sys

from playwright.sync_api import sync_playwright

import recipe
from conftest import DIST

# Draws an arrow at the pointer, which screenshots omit. The page's policy forbids inline styles.
POINTER = """([x, y]) => {
  const arrow = document.createElement('div');
  arrow.innerHTML = `<svg width="22" height="30" viewBox="0 0 11 15">
    <path d="M0 0v12l3-3 2 5 2-1-2-5h4z" fill="#111" stroke="#fff"/></svg>`;
  Object.assign(arrow.style, { position: 'fixed', left: `${x}px`, top: `${y}px`, zIndex: 9 });
  document.body.append(arrow);
}"""


def picture(browser, file):
    page = browser.new_page(viewport={"width": 760, "height": 820})
    page.goto(f"{DIST.as_uri()}/recipe/recipes.html#recipe=pancakes")
    recipe.ready(page)
    knob = page.locator("#ruler .knob")
    x, y = recipe.middle(knob)
    page.mouse.move(x, y)
    page.mouse.down()
    while recipe.number(page) != "2½":
        x += 1
        page.mouse.move(x, y)
    page.evaluate(POINTER, [x, y])
    page.screenshot(path=file, clip={"x": 0, "y": 56, "width": 760, "height": 520})


if __name__ == "__main__":
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        picture(chromium, sys.argv[1])
        chromium.close()
