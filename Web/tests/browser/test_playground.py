"""The playground: type, and see what the library makes of it."""

import subprocess
import urllib.parse

import pytest

from test_accessibility import findings, is_within

PATH = "playground/index.html"


def open_playground(visit, fragment="", **options):
    page = visit(PATH + fragment, **options)
    page.locator("html[data-state=ready]").wait_for()
    return page


def ask(page, text):
    page.get_by_label("An amount, a question or a line of a recipe").fill(text)


def answer(page):
    return page.locator("#answer").inner_text()


def table(page, name):
    """The rows of a table, by their headings."""
    rows = page.locator(f"#{name} tbody tr").evaluate_all(
        "all => all.map(row => [...row.cells].map(cell => cell.innerText.trim()))"
    )
    return {head: cells for head, *cells in rows}


ANSWERS = [
    ("3 tsp", "1 tablespoon", "exact"),
    ("5/8 cup", "1/2 cup + 2 tablespoons", "exact"),
    ("how many cups in a gallon", "16 cups", "exact"),
    ("2 h 30 min + 45 min", "3 hours 15 minutes", "exact"),
    ("1.995 cups", "~2 cups", "0.251 % more"),
    ("2 cups flour to g", "~240 g", "approximate"),
]


def test_what_is_typed_is_answered(visit):
    page = open_playground(visit)
    for question, text, exactness in ANSWERS:
        ask(page, question)
        assert (question, answer(page)) == (question, text)
        assert page.locator("#exactness").inner_text().startswith(exactness), question
        assert not page.locator("#mistake").is_visible()


def test_it_says_how_it_was_read(visit):
    page = open_playground(visit)
    ask(page, "1 1/2 cups")
    facts = page.locator("#facts").inner_text()
    assert "3/2 cups" in facts and "1.5" in facts and "volume" in facts
    ask(page, "2-3 tsp")
    assert "2 teaspoons" in page.locator("#facts").inner_text()
    ask(page, "8 oz to ml")
    assert "'oz' is read as fluid ounces, a volume" in page.locator("#notes").inner_text()
    ask(page, "1 (14 oz) can tomatoes, 2 cups water")
    marks = page.locator("#words mark").evaluate_all("all => all.map(mark => mark.firstChild.data)")
    assert marks[-1] == "2 cups"


def test_it_says_it_with_other_measures(visit):
    page = open_playground(visit)
    ask(page, "1 1/2 cups")
    units = table(page, "units")
    assert units["tablespoon"] == ["24 tablespoons"] and "liter" in units
    kits = table(page, "kits")
    [metric] = [cells for head, cells in kits.items() if "metric" in head.split(", ")]
    assert metric[0] == "~350 milliliters" and metric[1].endswith("% less")
    page.get_by_role("button", name="units").click()
    assert len(table(page, "units")) > len(units)
    scaled = table(page, "scaled")
    assert scaled["Twice"] == ["3 cups"]


def test_a_mistake_is_underlined_and_a_suggestion_mends_it(visit):
    page = open_playground(visit)
    ask(page, "😀 2 ½ cupz")
    ask(page, "½ cupz")
    assert page.locator("#place mark").inner_text() == "cupz"
    assert "unknown unit 'cupz'" == page.locator("#reason").text_content()
    assert page.locator("#text").get_attribute("aria-invalid") == "true"
    page.locator("#suggestions").get_by_role("button", name="cup", exact=True).click()
    assert page.locator("#text").input_value() == "½ cup"
    assert answer(page) == "1/2 cup"
    assert not page.locator("#mistake").is_visible()
    assert page.evaluate("document.activeElement.id") == "text"


MISTAKES = ["2 cups + 3 g", "1/0 cup", "2,5 cups", "cups", "2 cups to parsec", "(1 cup", "\U0001f600 cups", "2 cups to"]


def test_every_mistake_has_a_reason_and_a_place(visit):
    page = open_playground(visit)
    for text in MISTAKES:
        ask(page, text)
        assert page.locator("#mistake").is_visible(), text
        assert page.locator("#reason").inner_text().strip(), text
        shown = page.locator("#place").evaluate("place => place.textContent").replace("\u00a0", "")
        assert shown == text
    ask(page, "")
    assert not page.locator("#mistake").is_visible()


def test_options_are_chosen_from_menus(visit):
    page = open_playground(visit)
    page.get_by_text("Options", exact=False).first.click()
    ask(page, "1/4 tsp")
    page.get_by_label("Kit", exact=True).select_option("metric")
    page.get_by_label("Decimal mark").select_option("comma")
    assert answer(page) == "~1,25 milliliters"
    calls = page.locator("#calls").inner_text()
    assert "qty --kit metric --decimal comma 1/4 tsp" in calls
    assert 'answer("1/4 tsp", { kit: "metric", decimal: "comma" })' in calls
    assert 'q.answer("1/4 tsp", kit="metric", decimal="comma")' in calls
    page.get_by_label("Never approximate").check()
    assert "exact: true" in page.locator("#calls").inner_text()
    page.get_by_role("button", name="As usual").click()
    assert answer(page) == "1/4 teaspoon"


def test_a_link_keeps_the_text_and_the_options(visit):
    page = open_playground(visit)
    ask(page, "2 cups flour & 50% #1")
    page.get_by_text("Options", exact=False).first.click()
    page.get_by_label("Kit", exact=True).select_option("metric")
    page.wait_for_url("**kit=metric**")
    again = open_playground(visit, urllib.parse.urlsplit(page.url).fragment.join(["#", ""]))
    assert again.locator("#text").input_value() == "2 cups flour & 50% #1"
    assert again.get_by_label("Kit", exact=True).input_value() == "metric"


def test_a_link_with_nonsense_says_so(visit):
    page = open_playground(visit, "#q=3+tsp&kit=mars&__proto__=x&exact=maybe")
    assert answer(page) == "1 tablespoon"
    said = page.locator("#chosen").inner_text()
    assert "mars" in said and "__proto__" in said
    assert page.evaluate("({}).x") is None


# Texts that need quotes in a shell.
FOR_SHELLS = [
    "3 tsp", "2 cups * 3", "(1 cup + 2 tbsp) x 2", "1 cup; echo pwned", "$(echo pwned) cups", "`echo pwned`", "~ 2 cups",
    "it's 2 cups", '1 "cup"', "1 cup \\\\ 2", "-3 tsp", "2 cups > pwned", "½ cup & 1 tsp", "#1 cup", "{1,2} cups", "!! cups",
    "- 2 eggs\n- it's 1 cup",
]


def words_of(command):
    """The words and the text that a shell hands to qty; nothing else can be run."""
    qty = (
        "qty() { printf '%s\\0' \"$@\"; IFS= read -r -d '' text;"
        " [ -z \"$text\" ] || printf '%s\\0' \"${text%$'\\n'}\"; :; }\n"
    )
    result = subprocess.run(
        ["/bin/bash", "-c", qty + command], stdin=subprocess.DEVNULL, capture_output=True, env={"PATH": ""}, check=True
    )
    assert result.stderr == b""
    return result.stdout.decode().split("\0")[:-1]


def test_the_command_is_quoted_for_a_shell(visit):
    page = open_playground(visit)
    for text in FOR_SHELLS:
        ask(page, text)
        command = page.locator("#calls code").first.inner_text()
        given = [word for word in words_of(command) if word != "--"]
        assert given == ["scale", "2", text] or " ".join(given) == text, command
    for text, command in [
        ("3 tsp", "qty 3 tsp"), ("-3 tsp", "qty -- -3 tsp"), ("--help", "qty -- --help"),
        ("units", "qty -- units"), ("scale 2", "qty -- scale 2"), ("kits us", "qty -- kits us"),
    ]:
        ask(page, text)
        assert page.locator("#calls code").first.inner_text() == command


def test_examples_are_tapped(visit):
    page = open_playground(visit)
    for button in page.locator("#examples button").all():
        button.click()
        assert page.locator("#text").input_value() == button.inner_text()
        assert page.locator("#answered").is_visible() != page.locator("#mistake").is_visible()


HOSTILE = [
    "\"<img src=x onerror='window.pwned=1'> 2 cups\"", "'</script><script>window.pwned=2</script>'", "'__proto__'",
    "'9'.repeat(5000) + ' cups'", "'2 cups '.repeat(5000)", "'('.repeat(20_000)", "'%s %n \\\\x00'", "'1e999 cups'",
    "'\\u202e2 cups\\u2066'", "'\\ud83d cups'", "'2 eggs, '.repeat(100_000)", "'constructor'", "'1 '.repeat(500)",
]


def test_hostile_text_is_only_text(visit):
    page = open_playground(visit)
    for script in HOSTILE:
        # Create the text in the page: typing it would be slow.
        page.locator("#text").evaluate(
            f"field => {{ field.value = {script}; field.dispatchEvent(new Event('input')); }}"
        )
        assert page.evaluate("window.pwned") is None
        assert page.locator("#answered").is_visible() or page.locator("#mistake").is_visible(), script
    assert page.locator("main img, main script").count() == 0
    ask(page, "3 tsp")
    assert answer(page) == "1 tablespoon"


def test_it_works_from_a_file(visit):
    page = open_playground(visit, file=True)
    ask(page, "3 tsp")
    assert answer(page) == "1 tablespoon"
    page.wait_for_url("**q=3+tsp**")


def test_axe_finds_nothing(visit):
    page = open_playground(visit, reduced_motion="reduce")
    page.get_by_text("Options", exact=False).first.click()
    for text in ["1.995 cups", "½ cupz", "2 (14 oz) cans tomatoes, 2 cups flour"]:
        ask(page, text)
        for scheme in ["light", "dark"]:
            page.emulate_media(color_scheme=scheme)
            assert findings(page) == [], (text, scheme)


@pytest.mark.parametrize("width", [320, 640, 1280])
def test_nothing_scrolls_sideways(visit, width):
    page = open_playground(visit, viewport={"width": width, "height": 640})
    for text in ["1 1/2 cups", "½ cupz", "9" * 300, "2 cups flour, 3 eggs " * 20]:
        ask(page, text)
        assert is_within(page), text
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert is_within(page)
