"""Amounts: facts, and laws over generated values."""

import copy
import json
import pickle
from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quantities_kitchen as q
from quantities_kitchen import Amount, Unit

LADLE = Unit("ladle", 8 * Unit("tbsp"))
CLOVE = Unit.counted("clove", aliases=["tooth"])
OWN = (
    LADLE,
    Unit("shift", "7.5 hours", plural="shifts", symbol="sh"),
    CLOVE,
    Unit("head", 9 * CLOVE),
)
UNITS = (*q.units(), *OWN)

units = st.sampled_from(UNITS)
numbers = st.one_of(
    st.integers(-(10**9), 10**9),
    st.fractions(-1000, 1000, max_denominator=10**6),
    st.decimals(-1000, 1000, places=4),
    st.floats(-1e6, 1e6),
)
amounts = st.builds(Amount, numbers, units, about=st.booleans())
pairs = st.sampled_from(list(q.Kind)).flatmap(
    lambda kind: st.tuples(
        *[st.builds(Amount, numbers, st.sampled_from([u for u in UNITS if u.kind is kind]))] * 3
    )
)


def test_numbers_come_out_as_they_are_wanted():
    two = Amount(2, "cups")
    assert two.value_in("tbsp", int) == 32 and type(two.value_in("tbsp", int)) is int
    assert two.value_in("ml") == Fraction(473176473, 1000000)
    assert two.value_in("ml", float) == 473.176473
    assert two.value_in("ml", Decimal) == Decimal("473.176473")
    assert type(two.value_in("tbsp", Decimal)) is Decimal
    with pytest.raises(TypeError):
        two.value_in("tbsp", str)
    with pytest.raises(TypeError):
        two.format("kit=metric")  # type: ignore[arg-type]
    with pytest.raises(q.QuantityError, match="isn't whole"):
        two.value_in("ml", int)


def test_a_text_alone_is_read():
    assert Amount("2 1/2 cups") == Amount("5/2", "cup") and Amount("about 2 cups").about
    for text, error in [("2.5", "MISSING_UNIT"), ("2-3 cups", "UNEXPECTED_TEXT")]:
        with pytest.raises(q.QuantityError) as caught:
            Amount(text)
        assert caught.value.code.name == error
    with pytest.raises(TypeError, match="expected a unit after 2"):
        Amount(2)
    with pytest.raises(TypeError, match="has the methods format and to"):
        q.format(Amount(7, "tsp"))  # type: ignore[arg-type]


def test_amounts_are_exact():
    assert Amount(1, "cup") / 3 * 3 == Amount(1, "cup")
    assert sum([Amount(0.1, "h")] * 10) == Amount(60, "min")
    assert Amount(1, "gallon") / Amount(1, "cup") == 16
    assert Amount(1, "lb") == Amount(453.59237, "g")
    assert len({Amount(3, "tsp"), Amount(1, "tbsp"), 1 * Unit("tbsp")}) == 1
    assert Amount(0, "cup") != Amount(0, "g")
    assert max(Amount(1, "cup"), Amount(1, "pint")) == Amount(2, "cups")
    assert not Amount(0, "g") and Amount(1, "ng")


def test_amounts_are_rounded():
    assert round(Amount("2.567", "cup"), 1) == Amount(2.6, "cup")
    assert round(Amount("5/2", "cup")) == Amount(2, "cup")
    assert Amount(100, "ml").rounded("1/4 cup") == Amount(0.5, "cup")
    assert Amount(100, "ml").rounded(1 * Unit("l")) == Amount(0, "ml")
    with pytest.raises(q.RangeError):
        Amount(100, "ml").rounded(Amount(0, "ml"))


def test_amounts_are_written():
    cup = Amount(1.5, "cup")
    assert (str(cup), f"{cup}", f"{cup:style=vulgar}") == ("1 1/2 cups", "1 1/2 cups", "1½ cups")
    assert (f"{cup:ml}", f"{cup:fl oz}", f"{cup:tbsp,tsp}") == (
        "354.88235475 ml",
        "12 fl oz",
        "24 tbsp",
    )
    assert cup.format(kit="metric") == q.format("1.5 cups", kit="metric")
    assert (str(3 * LADLE), str(LADLE * 0.5)) == ("3 ladles", "1/2 ladle")
    assert (3 * LADLE).format(kit="us") == "1 1/2 cups"
    assert cup.format(unit=LADLE) == "3 ladles"
    assert (1.5 * LADLE).format(style="vulgar", unit_style="short") == "1½ ladle"
    assert str(Amount(2, "cups", about=True)) == "~2 cups"
    assert Amount(Fraction(1, 13), "cup").format() == q.format("1/13 cup")
    for hostile in (10**40, Fraction(1, 10**40)):
        with pytest.raises(q.RangeError):
            str(Amount(hostile, "cup"))


def test_nothing_can_be_changed():
    for thing, name in ((Amount(1, "cup"), "unit"), (Unit("cup"), "name"), (q.Options(), "_bits")):
        with pytest.raises(AttributeError):
            setattr(thing, name, 1)
        with pytest.raises(AttributeError):
            thing.other = 1  # type: ignore[attr-defined]


def test_json_is_that_of_the_other_languages():
    assert Amount(1.5, "cups").to_json() == {"value": "3/2", "unit": "cup"}
    assert Amount(2, "uk pints").to_json() == {"value": 2, "unit": "imperial pint"}
    assert Amount(2**70, "g").to_json() == {"value": str(2**70), "unit": "gram"}
    assert Amount.from_json('{"value": 2.5, "unit": "cups"}') == Amount(2.5, "cup")
    assert Amount.from_json({"value": 2, "unit": "ladles"}, units=[LADLE]) == Amount(1, "cup")
    assert Amount.from_json({"value": 2, "unit": "LADLES"}, units=q.Registry(LADLE)).unit == LADLE
    rough = Amount(2, "cups", about=True)
    assert rough.to_json() == {"value": 2, "unit": "cup", "about": True}
    assert Amount.from_json(rough.to_json()).about
    with pytest.raises(q.AmbiguousUnitError):
        Amount(2, Unit("cup", "250 ml")).to_json()
    with pytest.raises(q.RangeError):
        Amount(10**5000, "cup").to_json()
    for data in (
        "[]",
        "3",
        '{"value": 1}',
        '{"value": "x", "unit": "cup"}',
        '{"value": 1, "unit": 1}',
    ):
        with pytest.raises((q.QuantityError, TypeError)):
            Amount.from_json(data)


@given(amounts)
def test_an_amount_comes_back_from_wherever_it_goes(amount):
    others = [
        pickle.loads(pickle.dumps(amount)),
        copy.deepcopy(amount),
        eval(repr(amount), vars(q)),
        amount.to(amount.unit),
    ]
    for other in others:
        assert (other, other.unit, other.about) == (amount, amount.unit, amount.about)
        assert hash(other) == hash(amount)
    assert Amount.from_json(json.dumps(amount.to_json()), units=OWN) == amount


def test_a_huge_amount_can_be_shown():
    for number in (10**5000, Fraction(10**5000, 3)):
        amount = Amount(number, "cup")
        assert eval(repr(amount), {**vars(q), "Fraction": Fraction}) == amount


@given(pairs, st.fractions(-99, 99, max_denominator=99))
def test_arithmetic_has_its_laws(three, number):
    a, b, c = three
    assert a + b == b + a and (a + b) + c == a + (b + c)
    assert a - a == 0 * a and a + -a == 0 * b and abs(a) >= 0 * a
    assert (a + b) * number == a * number + number * b
    assert (a + b).unit == a.unit
    if number:
        assert a * number / number == a
    if b:
        assert a / b * b == a
        assert divmod(a, b) == (a // b, a % b) and a // b * b + a % b == a
        assert abs(a % b) < abs(b) and type(a // b) is int and (a % b).unit == a.unit
    assert (a < b) + (a == b) + (a > b) == 1 and (a <= b) == (not b < a)
    assert a == a.to(b.unit) and hash(a) == hash(a.to(b.unit))
    step = abs(b) + abs(c)
    if step:
        rounded = a.rounded(step)
        assert abs(rounded - a) <= step / 2 and (rounded / step).denominator == 1


@given(amounts)
def test_what_is_written_exactly_reads_back(amount):
    try:
        text = amount.format(exact=True)
    except q.QuantityError:
        return
    if "~" not in text and not text.startswith("-"):
        parts = [q.read(part, units=OWN) for part in text.split(" + ")]
        # Each part is read as the nearest whole number of ticks.
        assert abs(sum(parts[1:], parts[0]) - amount)._ticks < len(parts)
