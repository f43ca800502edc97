"""Storage that is not there, full, or has rubbish in it."""

import recipe
from recipe import open_recipe, slider

RUBBISH = [
    "", "null", "[]", "{}", "[null]", '[1, "x"]', "not json", "[{}]", '[{"id":1,"name":2,"seconds":"x","end":{}}]',
    '[{"id":"a","name":"<img src=x onerror=alert(1)>","seconds":1e308,"end":1e308}]',
    '[{"id":"a","name":"b","seconds":-1,"end":-1}]', '{"__proto__":{"polluted":1}}', "9" * 400, "[" * 5000,
]


def test_rubbish_in_the_storage_is_passed_over(visit):
    page = open_recipe(visit, storage={})
    keys = ["settings", "shown", "ticked.pancakes", "timers", "recipes"]
    for rubbish in RUBBISH:
        page.evaluate(
            "([keys, text]) => keys.forEach(key => localStorage.setItem(`recipe-page.${key}`, text))",
            [keys, rubbish],
        )
        page.reload()
        recipe.ready(page)
        assert recipe.lines(page), rubbish
        slider(page).press("ArrowRight")
        assert page.evaluate("({}).polluted") is None


def test_the_page_works_without_storage(visit):
    context = visit.context()
    page = context.new_page()
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })"
    )
    page.goto(visit.address(recipe.PATH))
    recipe.ready(page)
    slider(page).press("ArrowRight")
    recipe.menu(page, "Measures").select_option("metric")
    page.locator("button.time").first.click()
    assert page.locator("#timers .timer").count() == 1


def test_a_full_storage_breaks_nothing(visit):
    context = visit.context()
    page = context.new_page()
    page.add_init_script(
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }"
    )
    page.goto(visit.address(recipe.PATH))
    recipe.ready(page)
    slider(page).press("ArrowRight")
    page.get_by_role("checkbox").first.check()
    page.locator("button.time").first.click()
    assert page.locator("#timers .timer").count() == 1
