"""From texts to texts, and to numbers."""

import pytest

import quantities_kitchen as q

FORMATTED = [
    ("3 tsp", {}, "1 tablespoon"),
    ("7 tsp", {}, "2 tablespoons + 1 teaspoon"),
    ("2-3 tsp", {}, "2 to 3 teaspoons"),
    ("1.995 cups", {}, "~2 cups"),
    ("½ cup", {}, "1/2 cup"),
    ("1.5 cups", {"style": "vulgar"}, "1½ cups"),
    ("1 cup", {"kit": "metric"}, "~240 milliliters"),
    ("1 pint", {"system": "imperial", "kit": "uk"}, "1 pint"),
    ("1,5 dl", {"decimal": "comma"}, "1,5 deciliters"),
    ("3 tsp", {"unit_style": "short"}, "1 tbsp"),
    ("3 tsp", {"kit": None, "exact": False}, "1 tablespoon"),
    ("90061 s", {"max_parts": 2}, "~1 day 1 hour"),
]


@pytest.mark.parametrize(("text", "options", "expected"), FORMATTED)
def test_amounts_are_written_as_a_person_would_say_them(text, options, expected):
    assert q.format(text, **options) == expected
    assert q.format(text, q.Options(**options)) == expected
    assert q.format(text, options=q.Options(**options)) == expected


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("how many cups in a gallon", "16 cups"),
        ("2 cups flour to g", "~240 g"),
        ("1 lb 4 oz x 3", "3 3/4 pounds"),
        ("2 cups - 10%", "~1 3/4 cups"),
    ],
)
def test_questions_are_answered(question, expected):
    assert q.answer(question) == expected


def test_names_with_several_meanings_are_noted():
    assert q.notes("8 oz to ml") == ("'oz' is read as fluid ounces, a volume",)
    assert q.notes("8 ml to l") == ()


def test_texts_are_converted():
    assert q.convert("2 cups", "ml") == "473.176473 ml"
    assert q.convert("90 min", "h,min") == "1 h 30 min"
    assert q.value("2 cups", "ml") == 473.176473
    assert [q.compare("3 tsp", other) for other in ("1 tsp", "1 tbsp", "1 cup")] == [1, 0, -1]


@pytest.mark.parametrize(
    ("text", "factor", "expected"),
    [
        ("2 cups flour, 1 egg", "3/2", "3 cups flour, 1 1/2 eggs"),
        ("2 cups flour, 1 egg", 1.5, "3 cups flour, 1 1/2 eggs"),
        ("1 teaspoon of salt", 3, "1 tablespoon of salt"),
        ("born in 1912", 2, "born in 1912"),
    ],
)
def test_recipes_are_scaled(text, factor, expected):
    assert q.scale(text, factor) == expected


def test_what_cannot_be_scaled_is_told():
    text = "é: 1/0 cup, 2 eggs"
    result = q.scaling(text, 2)
    assert (result.text, result.left) == ("é: 1/0 cup, 4 eggs", 1)
    assert result.error is not None
    assert text[result.error.start : result.error.end].startswith("1/0")
    with pytest.raises(q.RangeError):
        q.scale(text, 2)


def test_texts_of_any_length_come_back_whole():
    line = "2 cups of flour and naïve text\n"
    assert q.scale(line * 20_000, 2) == line.replace("2", "4") * 20_000
    long = " + ".join(["1 cup"] * 5000)
    assert q.answer(long) == q.format("5000 cups")


@pytest.mark.parametrize("call", [q.format, q.answer, q.notes, q.read, q.find, q.Unit])
@pytest.mark.parametrize("text", [None, 3, b"3 tsp", ["3 tsp"]])
def test_what_is_no_text_is_a_type_error(call, text):
    with pytest.raises(TypeError):
        call(text)


def test_arguments_are_counted():
    for call in (q.format, q.value, lambda: q.format("a", None, None), lambda: q.value("1 g")):
        with pytest.raises(TypeError):
            call()
    with pytest.raises(TypeError, match="expected Options"):
        q.format("3 tsp", "kit=us")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="expected Options"):
        q.format("3 tsp", 3, kit="us")  # type: ignore[arg-type]
