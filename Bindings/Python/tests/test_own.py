"""Sums and ranges in units of one's own."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quantities_kitchen as q
from quantities_kitchen import Amount, Range, Registry, Unit

LADLE = Unit("ladle", 8 * Unit("tbsp"))
SHIFT = Unit("shift", "8 hours")
SPOON = Unit("knob", "1 tbsp")
POT = Unit("pot", 3 * LADLE)
MIXED = Registry(LADLE, SPOON, POT, SHIFT, Unit("a+b to x", "2 tbsp"))


@pytest.mark.parametrize(
    ("text", "tablespoons"),
    [
        ("1 ladle 2 knobs", 10),
        ("1 ladle and 2 knobs", 10),
        ("1 ladle + 2 knobs", 10),
        ("1 ladle plus 2 knobs", 10),
        ("2 ladles, 1 knob", 17),
        ("1 pot minus 1 knob", 23),
        ("1 gallon + 2 ladles", 272),
        ("two and a half ladles and 3 tbsp", 23),
        ("2 ladles and a half", 20),
        ("half a ladle and a knob", 5),
        ("1 a+b to x + 1 ladle", 10),
        ("1 ladle / 2", 4),
        ("2 x 3 ladles", 48),
    ],
)
def test_sums_are_those_of_their_parts(text, tablespoons):
    assert q.read(text, units=MIXED) == Amount(tablespoons, "tbsp")


@pytest.mark.parametrize(
    "text",
    [
        "1 ladle plus 2 shifts",
        "1 week + 2 ladles",
        "1 kg + 1 shift",
        "2 weeks to 3 ladles",
        "1 kg and 1 wk and 1 ladle",
        "1 ladle 2 wk",
    ],
)
def test_kinds_do_not_go_together_in_a_text(text):
    with pytest.raises(q.IncompatibleKindsError) as caught:
        q.read(text, units=MIXED)
    assert caught.value.text == text


@pytest.mark.parametrize(
    "text",
    [
        "1 ladle - 2 knobs",
        "3-2 ladles",
        "1 gallon 2 ladles",
        "2 x 1 ladle 2 tbsp",
        "1/2 of 1 ladle 2 tbsp",
        "1 ladle 2 tbsp x 3",
        "-1 ladle 2 tbsp",
        "1 ladle + 1-2 knobs",
        "1 ladle / 2 knobs",
        "1 knob, 2 ladles",
        "1 ladle and 20 and 5 knobs",
        "1 ladle and and 2 knobs",
        "2 wks 3 ladles",
    ],
)
def test_what_can_be_read_in_several_ways_is_refused(text):
    with pytest.raises(q.QuantityError) as caught:
        q.read(text, units=MIXED)
    error = caught.value
    assert error.text == text and 0 <= error.start <= error.end <= len(text)
    assert not any(word in str(error) for word in ("wk ", "kg", "time", "mass", "week"))


def test_a_mistake_names_the_unit_as_it_stands():
    with pytest.raises(q.QuantityError, match="'3-2 ladles' is a range .* write 2-3 ladles"):
        q.read("3-2 ladles", units=MIXED)


def test_ranges_rise():
    assert q.read("1 knob - 1 ladle", units=MIXED) == Range(1 * SPOON, 1 * LADLE)
    with pytest.raises(q.QuantityError):
        Range(Amount(3, "cups"), Amount(1, "cup"))
    assert q.find("1 wk to 2 days")[0].amount == Range(Amount(2, "days"), Amount(1, "wk"))


sums = st.lists(
    st.tuples(
        st.sampled_from([" + ", " plus ", " and ", " minus "]),
        st.integers(1, 99),
        st.sampled_from([LADLE, SPOON, POT, Unit("tbsp"), Unit("cup")]),
    ),
    min_size=1,
    max_size=5,
)


@given(sums)
def test_a_sum_is_read_exactly_or_refused(parts):
    text = "".join(f"{joiner}{number} {unit.plural}" for joiner, number, unit in parts)
    text = text[len(parts[0][0]) :]
    total = parts[0][1] * parts[0][2]
    for joiner, number, unit in parts[1:]:
        total += (-number if joiner == " minus " else number) * unit
    try:
        assert q.read(text, units=MIXED) == total
    except q.QuantityError:
        # Without a unit of your own, the library has the last word.
        assert not MIXED.matches(text) or len({unit for *_, unit in parts}) == 1
