"""The page among the examples, which adds amounts."""

from conftest import DIST, WEB


def test_amounts_are_added(visit, site):
    context = visit.context()
    page_file = WEB.parent / "Examples/Web/totals.html"
    context.route(site + "Examples/Web/totals.html", lambda route: route.fulfill(path=page_file))
    context.route(
        site + "Web/dist/package/*",
        lambda route: route.fulfill(path=DIST / "package" / route.request.url.rpartition("/")[2]),
    )
    page = context.new_page()
    page.goto(site + "Examples/Web/totals.html")
    total = page.locator("#total")
    total.get_by_text("2 cups").wait_for()
    page.get_by_label("An amount").fill("1 lb\n4 oz")
    assert total.inner_text() == "1 1/4 pounds"
    page.get_by_label("Measures").select_option("metric")
    assert total.inner_text() == "~570 grams"
    page.get_by_label("An amount").fill("1 cup\n1 g")
    assert total.inner_text() == "cannot add mass to volume"
