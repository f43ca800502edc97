"""Ranges: facts, and laws over generated values."""

import copy
import json
import pickle
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quantities_kitchen as q
from quantities_kitchen import Amount, Range, Unit

CLOVE = Unit.counted("clove")
LADLE = Unit("ladle", 8 * Unit("tbsp"))
VOLUMES = [unit for unit in q.units() if unit.kind is q.Kind.VOLUME] + [LADLE]


def cups(lower, upper):
    return Range(Amount(lower, "cup"), Amount(upper, "cup"))


amounts = st.builds(Amount, st.fractions(-99, 99, max_denominator=99), st.sampled_from(VOLUMES))
ranges = st.builds(lambda a, b: Range(min(a, b), max(a, b)), amounts, amounts)
numbers = st.fractions(-99, 99, max_denominator=99)


@pytest.mark.parametrize(
    ("found", "expected"),
    [
        (q.read("2-3 cups") + q.read("1 cup"), cups(3, 4)),
        (Amount(1, "cup") + cups(2, 3), cups(3, 4)),
        (cups(2, 3) + cups(1, 2), cups(3, 5)),
        (sum([cups(1, 2), Amount(1, "cup"), cups(0, 1)]), cups(2, 4)),
        (cups(2, 3) - Amount(1, "cup"), cups(1, 2)),
        (Amount(4, "cups") - cups(1, 2), cups(2, 3)),
        (cups(2, 3) - cups(2, 3), cups(-1, 1)),
        (-cups(2, 3), cups(-3, -2)),
        (cups(2, 3) * -2, cups(-6, -4)),
        (2 * cups(2, 3), cups(4, 6)),
        (cups(2, 3) / 2, cups(1, 1.5)),
        (cups(2, 3) / Amount(1, "tbsp"), Range(Fraction(32), Fraction(48))),
        (cups(2, 3) / Unit("tbsp"), Range(Fraction(32), Fraction(48))),
        (Range(Fraction(2), Fraction(3)) + Fraction(1), Range(Fraction(3), Fraction(4))),
        (cups(1, 2).to("tbsp").value_in("tbsp", int), (16, 32)),
        (
            Range(Amount(90, "ml"), Amount(199, "ml")).rounded("50 ml").value_in("ml", int),
            (100, 200),
        ),
        (cups(1, 1), Amount(1, "cup")),
        (
            q.merge(cups(2, 3), Amount(4, "tbsp"), Amount(300, "g")),
            (cups(2.25, 3.25), Amount(300, "g")),
        ),
        (q.merge(cups(1, 2), cups(1, 2)), (cups(2, 4),)),
        (q.merge(2 * CLOVE, Range(1 * CLOVE, 2 * CLOVE)), (Range(3 * CLOVE, 4 * CLOVE),)),
    ],
)
def test_ranges_are_reckoned_with(found, expected):
    assert found == expected


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: cups(1, 2) + Amount(1, "g"),
        lambda: cups(1, 2) + 1,
        lambda: 1 - cups(1, 2),
        lambda: cups(1, 2) < 1,
        lambda: cups(1, 2) < Amount(1, "g"),
        lambda: Range(Fraction(1), Fraction(2)).to("cup"),
        lambda: Range(1 * CLOVE, 2 * CLOVE) + Amount(1, "cup"),
    ],
)
def test_what_does_not_go_together_is_a_type_error(wrong):
    with pytest.raises(TypeError):
        wrong()


@pytest.mark.parametrize(
    ("shown", "text"),
    [
        (str(cups(2, 3)), "2 to 3 cups"),
        (cups(2, 3).format(kit="metric"), "~470 to ~700 milliliters"),
        (cups(2, 3).format(unit="ml"), "473.176473 ml to 709.7647095 ml"),
        (cups(1, 2).format(unit=LADLE), "2 ladles to 4 ladles"),
        (str(cups(-2, 1)), "-2 cups to 1 cup"),
        (str(q.read("about 2-3 cups")), "~2 to 3 cups"),
        (str(Range(1 * CLOVE, 2 * CLOVE)), "1 clove to 2 cloves"),
        (str(Range(Fraction(1), Fraction(2))), "1 to 2"),
    ],
)
def test_ranges_are_shown(shown, text):
    assert shown == text


def test_a_range_knows_its_unit_and_whether_it_is_rough():
    assert cups(2, 3).unit == Unit("cup") and not cups(2, 3).about
    assert q.read("about 2-3 cups").about
    assert (
        cups(1.5, 2) in cups(1, 2)
        and cups(1, 3) not in cups(1, 2)
        and Amount(2, "cup") in cups(1, 2)
    )


@given(ranges, ranges, ranges | amounts, numbers)
def test_arithmetic_has_its_laws(a, b, c, number):
    assert a + b == b + a and (a + b) + c == a + (b + c)
    assert a + 0 * c.lower == a == -1 * -a and a - b == a + -b
    assert (a + b) * number == a * number + b * number
    assert a.lower - b.upper in a - b and a.upper - b.lower in a - b
    if number:
        assert a * number / number == a


@given(st.lists(ranges | amounts, min_size=2))
def test_ranges_are_ordered_by_their_lower_end_and_then_by_their_upper_one(several):
    ordered = sorted(several)
    assert [(one.lower, one.upper) for one in ordered] == sorted(
        (one.lower, one.upper) for one in several
    )
    for one, other in zip(ordered, ordered[1:], strict=False):
        assert one <= other and other >= one and (one < other) + (one == other) + (one > other) == 1
        assert one != other or hash(one) == hash(other)


@given(ranges)
def test_a_range_comes_back_from_wherever_it_goes(one):
    others = [
        pickle.loads(pickle.dumps(one)),
        copy.deepcopy(one),
        eval(repr(one), vars(q)),
        Range.from_json(json.dumps(one.to_json()), units=[LADLE]),
    ]
    for other in others:
        assert other == one and hash(other) == hash(one)
        assert other.lower.unit == one.lower.unit


def test_json_has_ranges_of_numbers():
    eggs = q.read_line("2-3 eggs").amount
    assert isinstance(eggs, Range) and eggs.to_json() == {"lower": 2, "upper": 3}
    assert Range.from_json(eggs.to_json()) == eggs
    for data in ("{}", "[]", {"lower": 1}, {"lower": 3, "upper": 2}, {"lower": 1, "upper": {}}):
        with pytest.raises((q.QuantityError, TypeError)):
            Range.from_json(data)
