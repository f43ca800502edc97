"""Units, and amounts in text."""

import copy
import pickle
from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quantities_kitchen as q
from quantities_kitchen import Amount, Range, Registry, Role, Unit

LADLE = Unit("ladle", 8 * Unit("tbsp"))
SHIFT = Unit("shift", "7.5 hours")
KNOB = Unit("knob of butter", "1/2 oz", plural="knobs of butter", symbol="kb", aliases=["nub"])
KITCHEN = Registry(LADLE, SHIFT, KNOB)


@pytest.mark.parametrize(
    ("name", "options", "found"),
    [
        ("tbsp", {}, "tablespoon"),
        ("Litres", {}, "liter"),
        ("uk fl oz", {}, "imperial fluid ounce"),
        ("pint", {}, "pint"),
        ("pint", {"system": "imperial"}, "imperial pint"),
        ("oz", {}, "ounce"),
        ("oz", {"beside": "ml"}, "fluid ounce"),
        ("oz", {"beside": "g"}, "ounce"),
        ("oz", {"beside": q.Kind.VOLUME, "system": "imperial"}, "imperial fluid ounce"),
        ("oz", {"beside": LADLE}, "fluid ounce"),
    ],
)
def test_units_go_by_their_names(name, options, found):
    assert Unit(name, **options).name == found


def test_units_are_values():
    for unit in (*q.units(), LADLE, SHIFT, KNOB):
        assert pickle.loads(pickle.dumps(unit)) == unit == copy.deepcopy(unit)
        assert eval(repr(unit), vars(q)) == unit and hash(unit) == hash(copy.copy(unit))
        assert Unit(unit.name) == unit if unit.definition is None else unit.definition
    assert LADLE != Unit("ladle", "9 tbsp") and LADLE == Unit("ladle", "1/2 cup")
    assert (KNOB.plural, KNOB.symbol, KNOB.aliases) == ("knobs of butter", "kb", ("nub",))
    assert Unit("box", "1 lb").plural == "boxes"


@pytest.mark.parametrize("name", ["", " ", "2x", "a\n", " a", 3])
def test_a_unit_has_a_name(name):
    with pytest.raises((q.QuantityError, TypeError)):
        Unit(name, "8 tbsp") if name != 3 else Unit(name)


def test_a_unit_is_more_than_nothing():
    for amount in ("0 cups", "-1 cup"):
        with pytest.raises(q.QuantityError):
            Unit("hole", amount)
    with pytest.raises(TypeError):
        Unit("cup", plural="cuppes")
    with pytest.raises(q.AmbiguousUnitError):
        Registry(LADLE, Unit("ladle", "9 tbsp"))


def test_numbers_are_converted_in_their_own_type():
    for number, expected in [
        (2, 32),
        (0.5, 8.0),
        (Decimal("0.5"), Decimal(8)),
        (Fraction(1, 3), Fraction(16, 3)),
    ]:
        converted = q.convert_number(number, "cup", "tbsp")
        assert converted == expected and type(converted) is type(expected)
    assert q.convert_number(1, "oz", "ladle", units=KITCHEN) == Fraction(1, 4)
    assert q.factor("shift", "min", units=[SHIFT]) == 450
    assert q.convert_number(1, Unit("oz"), "g") == Fraction(45359237, 1600000)
    with pytest.raises(q.IncompatibleKindsError):
        q.convert_number(1, Unit("oz"), "cup")


def test_what_an_application_asks_is_one_call():
    assert [q.is_unit(n) for n in ("Tbsp.", "ladle", "ton", "km", "", "\0")] == [True] + [False] * 5
    assert q.is_unit("Ladles", units=KITCHEN)
    assert q.convert_number(1, "pint", "ml", system="imperial") == Fraction("568.26125")
    assert q.factor("oz", "pint", system="imperial") == Fraction(1, 20)
    assert (
        q.can_convert("oz", "pint", system="imperial") and q.is_unit("pint", system="uk") is False
    )
    assert q.can_convert("oz", "cup") and q.can_convert("cup", "oz") and q.can_convert("oz", "lb")
    assert not q.can_convert("g", "cup") and not q.can_convert("g", "what")
    assert q.merge(Amount(8, "oz"), Amount(1, "cup")) == (Amount(8, "oz"), Amount(1, "cup"))
    assert q.merge(Amount(4, "oz"), Amount(1, "lb"), Amount(1, "cup"))[0] == Amount(20, "oz")
    assert repr(q.merge(Amount(1, "tsp"), Amount(1, "tbsp"))[0]) == "Amount('4/3', 'tablespoon')"
    assert q.merge() == ()
    twins = [Unit(name, "8 tbsp") for name in ("ladle", "scoop", "dipper", "bowl")]
    for first in twins:
        others = [unit for unit in twins if unit != first]
        assert q.merge(*(1 * unit for unit in (first, *others)))[0].unit == first


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1 1/2 cups", Amount(1.5, "cup")),
        ("2-3 tsp", Range(Amount(2, "tsp"), Amount(3, "tsp"))),
        ("1 lb 4 oz", Amount(20, "oz")),
        ("2 ladles", 2 * LADLE),
        ("half a LADLE", LADLE * 0.5),
        ("2-3 ladles", Range(2 * LADLE, 3 * LADLE)),
        ("1 ladle to 2 ladles", Range(1 * LADLE, 2 * LADLE)),
        ("1 ladle 2 tbsp", Amount(10, "tbsp")),
        ("1 kb", Amount(0.5, "oz")),
        ("2 knobs  of butter", Amount(1, "oz")),
        ("1 shift 30 min", Amount(8, "h")),
        ("1/13 ladle", Amount("8/13", "tbsp")),
    ],
)
def test_amounts_are_read(text, expected):
    read = q.read(text, units=KITCHEN)
    if text.startswith("1/13"):
        assert read.about and abs(read - expected) < Amount(1, "nl")
    else:
        assert read == expected
    assert q.read(text, units=(LADLE, SHIFT, KNOB)) == read


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("2 ladles soup", "soup"),
        ("2 h 1 ladle", "1 ladle"),
        ("ladle", None),
        ("x ladle", "x"),
        ("1 ladle 1 kb", None),
        ("1 ladle 1 ladle", None),
        ("1 ladle 1 cup", None),
        ("1-2 ladles 3 tbsp", None),
        ("1 ladle 2 days", None),
    ],
)
def test_what_is_no_amount_is_refused(text, wrong):
    with pytest.raises(q.QuantityError) as caught:
        q.read(text, units=KITCHEN)
    assert wrong is None or text[caught.value.start : caught.value.end] == wrong
    assert not any(other in str(caught.value).split() for other in ("wk", "kg", "'1 wk'"))


@pytest.mark.parametrize(
    ("text", "liters"),
    [
        ("3.5 l", 3.5),
        ("3,5 l", 3.5),
        ("0.125 l", 0.125),
        ("1.500 l", 1500),
        ("1.500,5 l", 1500.5),
        ("3.4.2021 l", None),
        ("1.000.5 l", None),
        ("3.5", None),
    ],
)
def test_a_point_that_groups_nothing_is_decimal_in_a_language_with_a_comma(text, liters):
    if liters is None:
        with pytest.raises(q.QuantityError):
            q.read(text, language="de")
    else:
        assert q.read(text, language="de") == Amount(liters, "l")


def test_nothing_global_changes():
    q.read("2 ladles", units=KITCHEN)
    with pytest.raises(q.UnknownUnitError):
        q.read("2 ladles")


def test_amounts_are_found():
    text = "Für ½ cup: 2-3 ladles é, 4 eggs, 2 h 1 ladle, 1 cup (95 g)"
    found = q.find(text, units=KITCHEN)
    assert [(text[f.start : f.end], f.amount, f.role, f.noun) for f in found] == [
        ("½ cup", Amount(0.5, "cup"), Role.AMOUNT, None),
        ("2-3 ladles", Range(2 * LADLE, 3 * LADLE), Role.AMOUNT, None),
        ("4", Fraction(4), Role.COUNT, "eggs"),
        ("2 h", Amount(2, "h"), Role.AMOUNT, None),
        ("1 ladle", 1 * LADLE, Role.AMOUNT, None),
        ("1 cup", Amount(1, "cup"), Role.AMOUNT, None),
        ("95 g", Amount(95, "g"), Role.ALTERNATE, None),
    ]
    assert found[0].rule == "has a unit of volume or mass"
    assert found[1].rule == "has a unit of one's own"
    assert found[2].rule == "counts a noun that recipes count"
    assert q.find("2 tbsp each")[0].rule == "is one of several: each, per, at a time"
    assert q.find("") == [] == q.find("", units=KITCHEN)
    text = "1 ladle + 2 weeks"
    assert [text[f.start : f.end] for f in q.find(text, units=KITCHEN)] == ["1 ladle", "2 weeks"]


def test_what_does_not_go_together_is_found_apart():
    odd = Unit("\\1 g", "1 cup")
    text = "2 h 1 ladle to 2 ladles, 500 g 2 and a half ladles, 3 h 2 \\1 g"
    found = q.find(text, units=[LADLE, odd])
    assert [text[f.start : f.end] for f in found][-2:] == ["3 h", "2 \\1 g"]
    assert all(str(f.amount) for f in found)
    many = "1 ladle 1 cup " * 3000
    with pytest.raises(q.QuantityError):
        q.read(many, units=[LADLE])
    assert len(q.find(many, units=[LADLE])) == 6000


def test_ranges_are_written():
    assert str(q.read("2-3 tsp")) == "2 to 3 teaspoons"
    assert str(q.read("2-3 ladles", units=KITCHEN)) == "2 ladles to 3 ladles"
    assert str(q.read("2-3 tsp") * 3) == "2 to 3 tablespoons"
    assert q.read("1-2 cups").format(kit="metric") == q.format("1-2 cups", kit="metric")
    assert Amount(2.5, "tsp") in q.read("2-3 tsp")
    assert q.read("1-2 cups").to("tbsp").upper.value == 32


@given(st.text() | st.text("0123456789/ .-,½adehlnoptcu\n\0"))
def test_no_text_is_too_strange(text):
    for call in (q.read, q.read_line, q.find):
        try:
            plain, own = call(text), call(text, units=KITCHEN)
        except q.QuantityError as error:
            assert error.text is not None and 0 <= error.start <= error.end <= len(error.text)
            continue
        if not KITCHEN.matches(text):
            assert plain == own
        if call is q.find:
            assert all(f.text == text[f.start : f.end] for f in (*plain, *own))
            ends = [0, *(place for f in own for place in (f.start, f.end)), len(text)]
            assert ends == sorted(ends)
