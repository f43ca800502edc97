"""Amounts among what Python has: formats, times, weak references and notebooks."""

import operator
import weakref
from datetime import timedelta
from fractions import Fraction

import pytest

import quantities_kitchen as q
from quantities_kitchen import Amount, Unit

LADLE = Unit("ladle", 8 * Unit("tbsp"))
CLOVE = Unit.counted("clove")


@pytest.mark.parametrize(
    ("spec", "text"),
    [
        ("", "1 1/2 cups"),
        (".2f", "1.50 cups"),
        (".0f", "~2 cups"),
        (".2f ml", "~354.88 ml"),
        (".1f fl oz", "12.0 fl oz"),
        (".2f number", "1.50"),
        (">12", "  1 1/2 cups"),
        ("12", "1 1/2 cups  "),
        ("^12", " 1 1/2 cups "),
        ("*<12", "1 1/2 cups**"),
        (">14.2f ml", "    ~354.88 ml"),
        (">9 ml decimals=0", "  ~355 ml"),
        ("ml", "354.88235475 ml"),
        ("kit=metric", "~350 milliliters"),
        ("kit=metric exact", "354.88235475 milliliters"),
        ("g", q.IncompatibleKindsError),
        ("cupz", q.UnknownUnitError),
        ("kitt=us", q.OptionError),
        (".2", q.OptionError),
        (".2g", q.OptionError),
        (",", q.OptionError),
        ("+.2f", q.OptionError),
        (">12ml", q.OptionError),
    ],
)
def test_a_format_says_the_unit_the_decimals_and_the_width(spec, text):
    cup = Amount(1.5, "cup")
    if isinstance(text, str):
        assert format(cup, spec) == text
        return
    with pytest.raises(text) as caught:
        format(cup, spec)
    assert (
        "write .2f" in caught.value.hint
        if spec[0] in ".,+>"
        else not caught.value.hint[:5] == "write"
    )


def test_ranges_and_units_of_ones_own_have_formats():
    assert f"{q.read('1-2 cups'):.1f ml}" == "~236.6 ml to ~473.2 ml"
    assert f"{q.read('1-2 cups'):>14}|" == "   1 to 2 cups|"
    assert (f"{1.5 * LADLE:.2f}", f"{3 * CLOVE:.1f}", f"{CLOVE * 0.5}") == (
        "1.50 ladles",
        "3.0 cloves",
        "1/2 clove",
    )


@pytest.mark.parametrize(
    ("time", "amount"),
    [
        (timedelta(minutes=90), Amount(90, "min")),
        (timedelta(hours=36), Amount(36, "h")),
        (timedelta(days=14), Amount(14, "day")),
        (timedelta(seconds=1.5), Amount(1.5, "s")),
        (timedelta(microseconds=-1), Amount(Fraction(-1, 10**6), "s")),
        (timedelta(0), Amount(0, "s")),
        (timedelta.max, Amount(Fraction(timedelta.max // timedelta(microseconds=1), 10**6), "s")),
    ],
)
def test_times_are_those_of_python(time, amount):
    made = Amount.from_timedelta(time)
    assert (made, made.unit, made.kind) == (amount, amount.unit, q.Kind.TIME)
    assert amount.to_timedelta() == time


def test_what_is_no_time_is_refused():
    assert Amount(1, "ns").to_timedelta() == timedelta(0)
    with pytest.raises(q.IncompatibleKindsError):
        Amount(1, "cup").to_timedelta()
    with pytest.raises(q.RangeError):
        Amount(10**10, "day").to_timedelta()
    with pytest.raises(TypeError, match="expected a timedelta"):
        Amount.from_timedelta(5)  # type: ignore[arg-type]


def test_other_tools_can_hold_and_show_an_amount():
    cup = Amount(1.5, "cup")
    assert weakref.ref(cup)() is cup and weakref.ref(Unit("cup"))() is Unit("cup")
    assert cup._repr_html_() == "1½ cups" and Amount(10**40, "cup")._repr_html_() is None
    spoons = q.Range(Amount("1/2", "tsp"), Amount(2, "tsp"))
    assert spoons._repr_html_() == "½ to 2 teaspoons"
    assert q.Range(Fraction(2), Fraction(3))._repr_html_() == "2 to 3"
    ladle = Unit("<b>", "8 tbsp", plural="<b>")
    assert (2 * ladle)._repr_html_() == "2 &lt;b&gt;"
    assert cup.kind is q.Kind.VOLUME and (3 * CLOVE).kind is q.Kind.COUNT
    for operation in (operator.floordiv, operator.mod, divmod):
        with pytest.raises(TypeError):
            operation(cup, 2)
        with pytest.raises(q.RangeError):
            operation(cup, Amount(0, "cup"))
        assert operation(cup, Unit("tbsp")) == operation(cup, Amount(1, "tbsp"))
