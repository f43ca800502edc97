"""The page that the package's README shows."""

import re

from conftest import DIST, WEB


def test_a_slider_scales_the_recipe(visit, site):
    readme = (WEB / "package/README.md").read_text()
    (html,) = re.findall("^```html\n(.*?)^```$", readme, flags=re.DOTALL | re.MULTILINE)
    context = visit.context()
    context.route(site + "page.html", lambda route: route.fulfill(body=html, content_type="text/html"))
    context.route(
        site + "node_modules/quantities-kitchen/*",
        lambda route: route.fulfill(path=DIST / "package" / route.request.url.rpartition("/")[2]),
    )
    page = context.new_page()
    page.goto(site + "page.html")
    text = page.locator("#text")
    text.get_by_text("2 1/2 cups flour").wait_for()
    page.get_by_label("Servings").fill("6")
    assert text.inner_text() == "3 3/4 cups flour\n1 1/2 teaspoons salt\n3 eggs"
