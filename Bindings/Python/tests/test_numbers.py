"""Numbers that amounts are made of."""

import math
from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quantities_kitchen as q
from quantities_kitchen import Amount


@pytest.mark.parametrize(
    ("number", "value"),
    [
        (2, 2),
        (True, 1),
        (1.5, Fraction(3, 2)),
        (0.1, Fraction(1, 10)),
        (1 / 3, Fraction(1, 3)),
        (-2 / 7, Fraction(-2, 7)),
        (1e300, int(1e300)),
        (Decimal("0.1"), Fraction(1, 10)),
        (Fraction(2, 3), Fraction(2, 3)),
        ("1 1/2", Fraction(3, 2)),
        ("-1 1/2", Fraction(-3, 2)),
        ("2.50", Fraction(5, 2)),
        ("½", Fraction(1, 2)),
        ("1½", Fraction(3, 2)),
        ("1 ½", Fraction(3, 2)),
        ("−1⁄3", Fraction(-1, 3)),
        ("1-1/2", Fraction(3, 2)),
        ("⅟13", Fraction(1, 13)),
        ("1,000", 1000),
        ("1,000,000.5", Fraction(2000001, 2)),
        ("1'000", 1000),
        ("1 000", 1000),
        ("1_000", 1000),
        ("1.5e-3", Fraction(3, 2000)),
        ("٣", 3),
        (" .5 ", Fraction(1, 2)),
        ("5.", 5),
    ],
)
def test_numbers_go_in_exactly(number, value):
    assert Amount(number, "cup").value == value


@pytest.mark.parametrize(
    ("number", "kind"),
    [
        (math.nan, q.QuantityError),
        (-math.inf, q.QuantityError),
        (Decimal("nan"), q.QuantityError),
        (Decimal("1e999999999"), q.RangeError),
        (Decimal("1e-999999999"), q.RangeError),
        ("", q.QuantityError),
        ("1/0", q.RangeError),
        ("1 -1/2", q.QuantityError),
        ("1e999999999", q.QuantityError),
        ("9" * 500, q.QuantityError),
        ("1,5", q.SyntaxMistakeError),
        ("1,00,000", q.QuantityError),
        ("1/2 1", q.QuantityError),
        ("1 3/2", q.QuantityError),
        ("½½", q.QuantityError),
        ("2x", q.QuantityError),
        (".", q.QuantityError),
        ("e3", q.QuantityError),
        (None, TypeError),
        (1j, TypeError),
        ([1], TypeError),
    ],
)
def test_what_is_no_number_is_refused(number, kind):
    with pytest.raises(kind):
        Amount(number, "cup")


def test_a_decimal_comma_is_told_how_to_be_written():
    with pytest.raises(q.SyntaxMistakeError, match="write 1.5") as caught:
        Amount("1,5", "cup")
    assert (caught.value.text, caught.value.start, caught.value.end) == ("1,5", 0, 3)


SHAPES = [
    "{a}",
    "{a}.{b}",
    "{a}/{b}",
    "{a} {b}/{c}",
    "{a}½",
    "{a} ⅓",
    "{a},{b:03}",
    "{a},{b:03}.{c}",
]


@given(
    st.sampled_from(["", "-", "−", "+"]),
    st.sampled_from(SHAPES),
    *[st.integers(1, 999)] * 3,
)
def test_a_number_is_read_as_before_a_unit(sign, shape, a, b, c):
    text = sign + shape.format(a=a, b=b, c=c)
    try:
        read = Amount.read(f"{text} cup")
    except q.QuantityError as error:  # of "1 3/2"
        # "300/350 cup" may be a range; a number beside its unit isn't one.
        if "a fraction or a range" in str(error):
            return
        with pytest.raises(q.QuantityError):
            Amount(text, "cup")
        return
    number = Amount(text, "cup")
    assert abs(number - read) <= Amount(1, "nl") and (read.about or number == read)


@pytest.mark.parametrize("name", ["float16", "float32", "float64", "longdouble"])
def test_a_float_of_numpy_is_the_simplest_fraction_that_rounds_to_it(name):
    numpy = pytest.importorskip("numpy")
    type_ = getattr(numpy, name)
    for value in (Fraction(1, 10), Fraction(-1, 3), Fraction(22, 7), Fraction(5, 2), Fraction(0)):
        assert Amount(type_(float(value)), "cup").value == value
    assert q.convert_number(type_(0.5), "cup", "tbsp") == type_(8)
    assert isinstance(q.convert_number(type_(0.5), "cup", "tbsp"), type_)
    assert Amount(numpy.int32(2), "cup") == Amount(2, "cup")
    with pytest.raises(q.QuantityError):
        Amount(type_(math.nan), "cup")


@given(st.floats(width=32, allow_nan=False, allow_infinity=False))
def test_a_float_of_four_bytes_comes_back_as_it_was(number):
    numpy = pytest.importorskip("numpy")
    assert numpy.float32(float(Amount(numpy.float32(number), "g").value)) == numpy.float32(number)


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_a_float_comes_back_as_it_was(number):
    assert float(Amount(number, "g").value) == number


@given(st.floats(1e-9, 1e9))
def test_a_float_is_the_simplest_fraction_that_rounds_to_it(number):
    value = Amount(number, "g").value
    simpler = value.limit_denominator(max(value.denominator - 1, 1))
    assert value.denominator == 1 or float(simpler) != number
