"""Lines of recipes and shopping lists."""

import copy
import pickle
import re
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quantities_kitchen as q
from quantities_kitchen import Amount, Line, Range, Registry, Unit

LADLE = Unit("ladle", 8 * Unit("tbsp"))
KNOB = Unit("knob of butter", "1/2 oz", plural="knobs of butter", aliases=["nub"])
CLOVE = Unit.counted("clove")
KITCHEN = Registry(LADLE, KNOB, CLOVE)

CUP, TWO_CUPS, ML_240 = Amount(1, "cup"), Amount(2, "cup"), Amount(240, "ml")


@pytest.mark.parametrize(
    ("line", "amount", "item"),
    [
        ("2 cups of flour", TWO_CUPS, "flour"),
        ("- ½ cup (95 g) flour, sifted", Amount(0.5, "cup"), "flour"),
        ("2 ladles soup", 2 * LADLE, "soup"),
        ("about 2 nubs", 2 * KNOB, ""),
        ("cup 1 ladle ladle", Fraction(1), "cup ladle ladle"),
        ("4 eggs", Fraction(4), "eggs"),
        ("2-3 eggs", Range(Fraction(2), Fraction(3)), "eggs"),
        ("1 tablespoonful oil", Amount(1, "tbsp"), "oil"),
        ("2 table spoons oil", Amount(2, "tbsp"), "oil"),
        ("salt", None, "salt"),
        ("Salt and 2 cups water", None, "Salt and 2 cups water"),
        ("", None, ""),
        # The amount at the end.
        ("Pane 80 g", Amount(80, "g"), "Pane"),
        ("砂糖 50g", Amount(50, "g"), "砂糖"),
        ("Butter, 1 cup (240 ml)", CUP, "Butter"),
        ("- Sucre : 50 g", Amount(50, "g"), "Sucre"),
        ("brown sugar (50 g)", Amount(50, "g"), "brown sugar"),
        ("flour – 1-2 cups", Range(CUP, TWO_CUPS), "flour"),
        ("flour, about 2 cups", TWO_CUPS, "flour"),
        ("stock, 2 ladles", 2 * LADLE, "stock"),
        ("garlic 2 cloves", 2 * CLOVE, "garlic"),
        ("Eggs 3", Fraction(3), "Eggs"),
        ("Rest 5 minutes", None, "Rest 5 minutes"),
        ("Makes 2 cups", None, "Makes 2 cups"),
        ("Serves 4", None, "Serves 4"),
        ("Add 2 cups", TWO_CUPS, "Add"),
        ("Salt and 2 cups", None, "Salt and 2 cups"),
        ("Flour 1 cup or sugar 2 cups", CUP, "Flour or sugar 2 cups"),
        ("1/2 lb (2 sticks) butter", Amount("1/2", "lb"), "butter"),
        ("Juice of 1 lemon", Fraction(1), "Juice of lemon"),
        ("2 ladles ladle soup", 2 * LADLE, "ladle soup"),
        ("Egg wash (1 yolk and cream)", None, "Egg wash"),
        ("basil, enough for 2 cups", None, "basil"),
        ("1/4 inch piece of ginger", None, "1/4 inch piece of ginger"),
        ("Chapter 3", None, "Chapter 3"),
    ],
)
def test_lines_have_an_amount_and_an_item(line, amount, item):
    read = q.read_line(line, units=KITCHEN)
    assert read == (amount, item) and (read.amount, read.item) == (amount, item)


@pytest.mark.parametrize(
    ("line", "item", "comment"),
    [
        ("- ½ cup (95 g) flour, sifted", "flour", "sifted"),
        ("2 onions, peeled and diced, or more", "onions", "peeled and diced, or more"),
        ("2 cups oats (rolled), toasted", "oats", "toasted; rolled"),
        ("1 tsp salt (or [sea] salt (fine))", "salt", "or [sea] salt (fine)"),
        ("1 (8 oz) package cream cheese; soft", "package cream cheese", "soft; 8 oz"),
        ("1 cup milk (3,5 % fat)", "milk", "3,5 % fat"),
        ("1 cup milk 3,5 %, warm", "milk 3,5 %", "warm"),
        ("1 cup flour (plain", "flour", "plain"),
        ("1 cup flour) plain", "flour) plain", None),
        ("砂糖（上白糖） 50g", "砂糖", "上白糖"),
        ("salt, to taste", "salt", "to taste"),
        ("Salt (coarse) and pepper", "Salt and pepper", "coarse"),
        ("2 cups (optional)", "", "optional"),
        ("2  cups  flour , ()", "flour", None),
        ("2 cups flour", "flour", None),
        ("1 cup soup (2 ladles), warm", "soup", "warm; 2 ladles"),
        ("2 ladles ladle soup", "ladle soup", None),
    ],
)
def test_lines_have_a_comment(line, item, comment):
    read = q.read_line(line, units=KITCHEN)
    assert (read.item, read.comment) == (item, comment)
    assert pickle.loads(pickle.dumps(read)) == eval(repr(read), NAMES) == read
    assert (read == Line(read.amount, read.item, read.about)) is (comment is None)


@pytest.mark.parametrize(
    ("line", "fields"),
    [
        ("2 cups flour", {}),
        ("about 2 cups flour", {"about": True}),
        ("roughly 3 eggs", {"about": True}),
        ("flour, about 2 cups", {"about": True}),
        ("~2 cups flour", {"about": True}),
        ("scant 1 cup flour", {"qualifier": "scant"}),
        ("1 scant cup flour", {"qualifier": "scant"}),
        ("A Generous 1/2 cup flour", {"qualifier": "generous"}),
        ("1 heaping tablespoon sugar", {"qualifier": "heaping"}),
        ("about 1 rounded tsp salt", {"about": True, "qualifier": "rounded"}),
        ("lightly packed 1 cup sugar", {"qualifier": "lightly packed"}),
        ("1 cup packed sugar", {"qualifier": "packed"}),
        ("1 cup (240 ml) milk", {"alternates": (ML_240,)}),
        ("1 cup/240 ml milk", {"alternates": (ML_240,)}),
        ("1 cup or 240 ml milk", {"alternates": (ML_240,)}),
        ("240 ml or 1 cup milk", {"alternates": (CUP,)}),
        ("1 cup (or about 240 ml) milk", {"alternates": (ML_240,)}),
        ("8 oz or 1 cup milk", {"alternates": (CUP,)}),
        ("1 cup (8 oz/225 g) butter", {"alternates": (Amount(8, "oz"), Amount(225, "g"))}),
        ("1/2 cup (1 stick) butter", {"alternates": (Fraction(1),)}),
        ("butter 1 cup (225 g)", {"alternates": (Amount(225, "g"),)}),
        ("1 cup or 2 cups milk", {}),
    ],
)
def test_lines_have_what_else_is_said_of_the_amount(line, fields):
    read = q.read_line(line)
    usual = {"about": False, "qualifier": None, "alternates": ()}
    assert {name: getattr(read, name) for name in usual} == {**usual, **fields}
    assert read == Line(read.amount, read.item, **fields) and read.item.split()[-1] in line
    for other in (pickle.loads(pickle.dumps(read)), copy.copy(read), eval(repr(read), NAMES)):
        assert other == read and hash(other) == hash(read) and vars(other) == vars(read)
    assert not fields or read != Line(read.amount, read.item)


NAMES = {**vars(q), "Fraction": Fraction}


@pytest.mark.parametrize(
    ("line", "kind", "wrong"),
    [
        ("1/0 cup flour", q.RangeError, "1/0"),
        ("- 1/0 eggs", q.RangeError, "1/0"),
        ("1.000 g", q.SyntaxMistakeError, "1.000"),
        ("1.000 g flour", q.SyntaxMistakeError, "1.000"),
        ("9e99 cups flour", q.RangeError, "9e99"),
        ("1/0 ladle soup", q.RangeError, "1/0"),
        ("1/0 cup milk (2 g)", q.RangeError, "1/0"),
        ("milk, 1/0 ladle", q.RangeError, "1/0"),
    ],
)
def test_a_number_that_cannot_be_is_told(line, kind, wrong):
    with pytest.raises(kind) as caught:
        q.read_line(line, units=KITCHEN)
    error = caught.value
    assert error.text == line and line[error.start :].startswith(wrong) and wrong in error.message


def test_a_line_is_read_in_its_language():
    assert q.read_line("etwa 200 g Mehl", language="de").about
    assert q.read_line("Mehl etwa 200 g", language="de") == (Amount(200, "g"), "Mehl")
    assert q.read_line("1 snuf(je) nootmuskaat", language="nl").item == "nootmuskaat"


def test_a_line_never_changes():
    line = q.read_line("2 cups flour")
    for name in ("amount", "about", "other"):
        with pytest.raises(AttributeError):
            setattr(line, name, 1)


@given(
    st.lists(
        st.sampled_from("1 2 1/0 1.000 ½ cup g or about scant ( ) , - ladle flour 砂糖".split())
    )
)
def test_a_line_is_read_or_refused(words):
    text = " ".join(words)
    try:
        line = q.read_line(text, units=KITCHEN)
    except q.QuantityError as error:
        assert error.text == text and error.end <= len(text)
        return
    assert line.item == line.item.strip() and all(word in text for word in line.item.split())
    if line.amount is None:
        said = f"{line.item} {line.comment or ''}"
        assert sorted(re.findall(r"\w+", said)) == sorted(re.findall(r"\w+", text))
