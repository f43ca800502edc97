"""Lists and other iterables of texts."""

import pickle
import random
import threading

import pytest

import quantities_kitchen as q

POLICIES = ["raise", "null", "keep"]


@pytest.mark.parametrize(
    ("values", "options", "expected"),
    [
        (["3 tsp", "90 min"], {}, ["1 tablespoon", "1 hour 30 minutes"]),
        (("3 tsp", None), {}, ("1 tablespoon", None)),
        ([], {}, []),
        ((), {}, ()),
        ([None, None], {}, [None, None]),
        ((text for text in ["1 cup"]), {"kit": "metric"}, ["~240 milliliters"]),
        ({"1 cup": 1}, {"options": q.Options(style="vulgar")}, ["1 cup"]),
        (["1.5 cups"], {"style": "vulgar"}, ["1½ cups"]),
        (["½ cup"], {}, ["1/2 cup"]),
        (["1 cup", "2 cupz", "", None], {"errors": "null"}, ["1 cup", None, None, None]),
        (["3 tsp", "2 cupz", "", None], {"errors": "keep"}, ["1 tablespoon", "2 cupz", "", None]),
        (["1 \ud800", "3 tsp"], {"errors": "null"}, [None, "1 tablespoon"]),
        (["1 \ud800", "3 tsp"], {"errors": "keep"}, ["1 \ud800", "1 tablespoon"]),
    ],
)
def test_texts_are_said(values, options, expected):
    answers = q.format_many(values, **options)
    assert answers == expected
    assert type(answers) is type(expected)


@pytest.mark.parametrize(
    ("values", "unit", "options", "expected"),
    [
        (["2 cups", "1 L", None], "ml", {}, [473.176473, 1000.0, None]),
        (("1,5 l",), "ml", {"decimal": "comma"}, (1500.0,)),
        (["2 cups", "1 lb", "x"], "ml", {"errors": "null"}, [473.176473, None, None]),
        (["1 \ud800"], "ml", {"errors": "null"}, [None]),
        ([], "ml", {}, []),
    ],
)
def test_texts_have_values(values, unit, options, expected):
    assert q.value_many(values, unit, **options) == expected


@pytest.mark.parametrize(
    ("values", "row", "start", "end"),
    [
        (["2 cupz"], 0, 2, 6),
        (["1 cup", None, "½ cupz"], 2, 2, 6),
        (["1 cup", "2 cups\ud800"], 1, 6, 7),
        (["x", 5], 0, 0, 1),
        (["1 cup"] * 40_000 + ["2 cupz"], 40_000, 2, 6),
    ],
)
def test_a_mistake_has_a_row_and_a_place(values, row, start, end):
    with pytest.raises(q.QuantityError) as mistake:
        q.format_many(values)
    error = mistake.value
    assert (error.row, error.start) == (row, start)
    assert error.end in (end, error.start)
    assert error.text == values[row]
    assert str(error).startswith(f"row {row}: ")
    copy = pickle.loads(pickle.dumps(error))
    assert (type(copy), copy.row, str(copy)) == (type(error), row, str(error))


def test_a_mistake_in_a_list_says_the_same_as_alone():
    with pytest.raises(q.UnknownUnitError) as alone:
        q.format("2 cupz")
    with pytest.raises(q.UnknownUnitError) as mistake:
        q.format_many(["1 cup", "2 cupz"])
    assert alone.value.row is None
    for name in ("code", "message", "hint", "suggestions", "start", "end", "text"):
        assert getattr(mistake.value, name) == getattr(alone.value, name)


def test_a_unit_that_is_wrong_is_told_even_of_nothing():
    with pytest.raises(q.UnknownUnitError) as mistake:
        q.value_many([], "cupz")
    assert (mistake.value.text, mistake.value.row) == ("cupz", None)
    with pytest.raises(q.IncompatibleKindsError) as mistake:
        q.value_many(["1 cup", "1 lb"], "ml")
    assert mistake.value.row == 1


@pytest.mark.parametrize("errors", POLICIES)
@pytest.mark.parametrize(
    ("values", "message"),
    [
        (["1 cup", 5], "row 1, found <class 'int'>"),
        ([b"1 cup"], "row 0, found <class 'bytes'>"),
        (["1 cup"] * 20_000 + [1.5], "row 20000, found <class 'float'>"),
        ("1 cup", "a column of texts, found <class 'str'>"),
        (b"1 cup", "a column of texts, found <class 'bytes'>"),
        (5, "not iterable"),
    ],
)
def test_what_is_no_text_is_a_type_error(values, message, errors):
    with pytest.raises(TypeError, match=message):
        q.format_many(values, errors=errors)


def test_options_and_policies_are_checked_before_any_row():
    with pytest.raises(q.OptionError):
        q.format_many([], kit="nowhere")
    with pytest.raises(ValueError, match="'raise', 'null', 'keep' or 'report', not 'ignore'"):
        q.format_many([], errors="ignore")
    with pytest.raises(ValueError, match="cannot be kept"):
        q.value_many([], "ml", errors="keep")


def test_what_an_iterable_raises_comes_through():
    def broken():
        yield "1 cup"
        raise KeyError("broken")

    with pytest.raises(KeyError, match="broken"):
        q.format_many(broken())

    def wrong():
        yield "2 cupz"
        raise KeyError("broken")

    with pytest.raises(q.UnknownUnitError):
        q.format_many(wrong())


@pytest.mark.parametrize("length", [0, 1, 1 << 16, 3 << 20])
def test_long_texts_are_answered(length):
    text = " " * length + "3 tsp"
    assert q.format_many([text, None, "x" * length, text], errors="keep") == [
        q.format(text), None, "x" * length, q.format(text),
    ]  # fmt: skip


def test_a_list_that_changes_meanwhile_is_no_danger():
    texts = ["3 tsp"] * 100_000

    def shrink():
        while texts:
            del texts[-1000:]

    thread = threading.Thread(target=shrink)
    thread.start()
    answers = q.format_many(texts)
    thread.join()
    assert set(answers) <= {"1 tablespoon"}


def test_many_are_answered_as_one_is():
    seed = random.randrange(1 << 32)
    print("seed", seed)
    pick = random.Random(seed).choice
    numbers = ["1", "½", "1 1/2", "0.75", "12", "-3", "1/0", "", "9" * 30, "2-3"]
    units = [" tsp", " cups", "ml", " g", " lb", " min", " cupz", "", " µs", " cups flour"]
    texts = [pick(numbers) + pick(units) for _ in range(50_000)]

    def alone(text):
        try:
            return q.format(text)
        except q.QuantityError:
            return text

    known = {text: alone(text) for text in set(texts)}
    assert q.format_many(texts, errors="keep") == [known[text] for text in texts]
