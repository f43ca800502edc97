"""Units without a measure, which are counted."""

import pickle
from fractions import Fraction

import pytest

import quantities_kitchen as q
from quantities_kitchen import Amount, Range, Registry, Unit

STALK = Unit.counted("stalk", symbol="st")
CLOVE = Unit.counted("clove", aliases=["tooth"])
LEAF = Unit.counted("leaf", plural="leaves")
HEAD = Unit("head", 9 * CLOVE)
KITCHEN = Registry(STALK, CLOVE, LEAF, HEAD)


@pytest.mark.parametrize(
    ("found", "expected"),
    [
        (2 * CLOVE + 3 * CLOVE, 5 * CLOVE),
        (1 * HEAD + 1 * CLOVE, 10 * CLOVE),
        ((1 * HEAD).to(CLOVE), Amount(9, CLOVE)),
        (HEAD.factor(CLOVE), 9),
        (18 * CLOVE / HEAD, 2),
        (CLOVE.convert(18, HEAD), 2),
        (CLOVE.converts_to(HEAD), True),
        (CLOVE.converts_to(STALK), False),
        (CLOVE.converts_to("cup"), False),
        (q.can_convert("head", "clove", units=KITCHEN), True),
        (q.convert_number(2, "heads", "cloves", units=KITCHEN), 18),
        (q.merge(2 * CLOVE, 1 * STALK, 1 * CLOVE), (3 * CLOVE, 1 * STALK)),
        (sorted([3 * CLOVE, 1 * HEAD, 1 * CLOVE]), [1 * CLOVE, 3 * CLOVE, 1 * HEAD]),
        (CLOVE == Unit.counted("clove"), True),
        (CLOVE == STALK, False),
        (1 * CLOVE == 1 * STALK, False),
        (CLOVE.kind, q.Kind.COUNT),
        (CLOVE.definition, None),
    ],
)
def test_they_go_together_with_themselves_alone(found, expected):
    assert found == expected


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: 1 * CLOVE + 1 * STALK,
        lambda: 1 * CLOVE < 1 * STALK,
        lambda: (1 * CLOVE).to("cup"),
        lambda: (1 * CLOVE).to(STALK),
        lambda: (1 * CLOVE).format(unit="ml"),
        lambda: Amount(1, "cup").to(CLOVE),
        lambda: (1 * CLOVE) / Amount(1, "g"),
    ],
)
def test_nothing_else_goes_with_them(wrong):
    with pytest.raises(q.IncompatibleKindsError, match="do not go together"):
        wrong()


@pytest.mark.parametrize(
    ("amount", "text"),
    [
        (1 * CLOVE, "1 clove"),
        (1.5 * CLOVE, "1 1/2 cloves"),
        (2 * LEAF, "2 leaves"),
        (Range(1 * LEAF, 2 * LEAF), "1 leaf to 2 leaves"),
        (3 * HEAD, "3 heads"),
    ],
)
def test_they_are_written(amount, text):
    assert str(amount) == text == amount.format(kit="metric")
    assert q.read(text, units=KITCHEN) == amount
    assert f"{3 * STALK:unit-style=short} {Amount(2, STALK):style=spoken}" == "3 st two stalks"


@pytest.mark.parametrize(
    ("text", "amount", "item"),
    [
        ("2 stalks celery", 2 * STALK, "celery"),
        ("1-2 stalks of celery", Range(1 * STALK, 2 * STALK), "celery"),
        ("half a tooth of garlic", Fraction(1, 2) * CLOVE, "garlic"),
        ("1 head + 2 cloves garlic", 11 * CLOVE, "garlic"),
        ("2 cups stock", Amount(2, "cups"), "stock"),
    ],
)
def test_they_are_read(text, amount, item):
    line = q.read_line(text, units=KITCHEN)
    assert (line.amount, line.item) == (amount, item)


def test_they_come_back_from_wherever_they_go():
    for unit in (STALK, CLOVE, LEAF, HEAD):
        assert pickle.loads(pickle.dumps(unit)) == unit == eval(repr(unit), vars(q))
        assert Amount.from_json((2 * unit).to_json(), units=KITCHEN) == 2 * unit
    assert repr(LEAF) == "Unit.counted('leaf', plural='leaves')"
    with pytest.raises(q.IncompatibleKindsError):
        q.read("1 stalk + 1 clove", units=KITCHEN)
    with pytest.raises(q.AmbiguousUnitError):
        Registry(CLOVE, Unit("clove", "5 g"))
