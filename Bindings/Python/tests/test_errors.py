"""Mistakes, and where they are."""

import copy
import pickle
import re
from fractions import Fraction

import pytest

import quantities_kitchen as q

MISTAKES = [
    # text, class, code, what is wrong, names that may be meant
    ("2 cupz", q.UnknownUnitError, q.ErrorCode.UNKNOWN_UNIT, "cupz", ("cup", "cups")),
    ("½ cupz", q.UnknownUnitError, q.ErrorCode.UNKNOWN_UNIT, "cupz", ("cup", "cups")),
    ("١ 😀 cup", q.QuantityError, None, "😀", ()),
    ("2 ton", q.AmbiguousUnitError, q.ErrorCode.AMBIGUOUS_UNIT, "ton", None),
    ("3 km", q.UnknownUnitError, q.ErrorCode.UNSUPPORTED_KIND, "km", ()),
    ("3", q.SyntaxMistakeError, q.ErrorCode.MISSING_UNIT, "3", ()),
    ("", q.SyntaxMistakeError, q.ErrorCode.INCOMPLETE, "", ()),
    ("x cup", q.SyntaxMistakeError, q.ErrorCode.EXPECTED_NUMBER, "x", ()),
    ("2 cups flour", q.SyntaxMistakeError, q.ErrorCode.UNEXPECTED_TEXT, "flour", ()),
    ("1/0 cup", q.RangeError, q.ErrorCode.DIVISION_BY_ZERO, None, ()),
    ("1e99 cup", q.QuantityError, None, None, ()),
    ("1 cup 1 kg", q.IncompatibleKindsError, q.ErrorCode.INCOMPATIBLE_KINDS, None, ()),
    ("1 cup\0", q.QuantityError, None, None, None),
    ("1 cup\ud800", q.QuantityError, q.ErrorCode.INVALID_TEXT, "\ud800", ()),
]


@pytest.mark.parametrize(("text", "kind", "code", "wrong", "names"), MISTAKES)
def test_mistakes_tell_what_is_wrong_and_where(text, kind, code, wrong, names):
    # A bare number is written as it is.
    for call in (q.read,) if text == "3" else (q.read, q.format):
        with pytest.raises(kind) as caught:
            call(text)
        error = caught.value
        assert code is None or error.code is code
        assert error.message and error.text == text
        assert wrong is None or text[error.start : error.end] == wrong
        assert names is None or error.suggestions[: len(names)] == names
        assert isinstance(error, ValueError) and error.position == error.start
        assert error.message in str(error) and error.hint in str(error)


def test_the_second_text_can_be_wrong():
    with pytest.raises(q.UnknownUnitError) as caught:
        q.convert("2 cups", "mll")
    assert caught.value.text == "mll"


def test_mistakes_can_be_pickled_and_copied():
    with pytest.raises(q.QuantityError) as caught:
        q.read("2 cupz")
    for other in (pickle.loads(pickle.dumps(caught.value)), copy.copy(caught.value)):
        assert type(other) is q.UnknownUnitError
        assert str(other) == str(caught.value)
        assert other.__dict__ == caught.value.__dict__
    caught.value.recipe = "soup"  # type: ignore[attr-defined]
    caught.value.__notes__ = ["row 5"]  # type: ignore[attr-defined]  (as add_note does, from 3.11 on)
    for other in (pickle.loads(pickle.dumps(caught.value)), copy.copy(caught.value)):
        assert (other.recipe, other.__notes__, str(other)) == ("soup", ["row 5"], str(caught.value))


@pytest.mark.parametrize(
    "options",
    [
        {"kit": "them"},
        {"kit": ""},
        {"kit": "us metric"},
        {"no": 1},
        {"no": False},
        {"precision": 0},
        {"kit": True},
    ]
    + [{"decimal": "com\0ma"}, {"kit": "us kit=metric"}, {"style": "\ud800"}, {"max_parts": -1}],
)
def test_options_that_do_not_exist_are_refused(options):
    for call in (lambda: q.Options(**options), lambda: q.format("3 tsp", **options)):
        with pytest.raises(q.QuantityError):
            call()


@pytest.mark.parametrize("name", q.option_values())
@pytest.mark.parametrize("value", ["nowhere", "us metric", -1, ""])
def test_errors_call_options_as_python_does(name, value):
    with pytest.raises(q.OptionError) as caught:
        q.Options(**{name: value})
    words = re.findall(r"[\w-]+", str(caught.value))
    assert name in words and not {"max-parts", "unit-style", "--" + name} & set(words)


@pytest.mark.parametrize(
    "call",
    [
        lambda: q.Amount(1, "cup").rounded(1),  # type: ignore[arg-type]
        lambda: q.Unit("cup").converts_to(b""),  # type: ignore[arg-type]
        lambda: q.option_values(1.5),  # type: ignore[arg-type]
        lambda: q.merge([q.Amount(1, "cup"), q.Amount(1, "cup")]),  # type: ignore[arg-type]
        lambda: q.merge(q.Range(Fraction(1), Fraction(2))),  # type: ignore[arg-type]
    ],
)
def test_other_types_are_a_type_error_that_names_them(call):
    with pytest.raises(TypeError, match="expected .* found <class"):
        call()


def test_kinds_that_do_not_go_together_are_a_type_error_too():
    with pytest.raises(TypeError):
        q.Amount(1, "cup") + q.Amount(1, "g")
