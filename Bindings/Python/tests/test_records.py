"""Columns of numbers and units, which come of texts and are converted, scaled and written."""

import random
from decimal import Decimal
from fractions import Fraction

import pytest

import quantities_kitchen as q
from quantities_kitchen import Amount, Range, Unit

TEXTS = ["2 cups flour, sifted", None, "1/0 cup milk", "salt", "2-3 eggs", "1 heaping tbsp sugar"]
DIVIDES = "'1/0' divides by zero"
NOTHING = dict.fromkeys(["amount", "upper", "unit", "item", "comment", "about", "qualifier"])
LINES = [
    {**NOTHING, "amount": 2.0, "unit": "cup", "item": "flour", "comment": "sifted", "about": False},
    None,
    None,
    {**NOTHING, "item": "salt", "about": False},
    {**NOTHING, "amount": 2.0, "upper": 3.0, "item": "eggs", "about": False},
    {
        **NOTHING,
        "amount": 1.0,
        "unit": "tablespoon",
        "item": "sugar",
        "about": False,
        "qualifier": "heaping",
    },
]
REPORTED = [line and {**line, "error": None} for line in LINES]
REPORTED[2] = {**NOTHING, "error": DIVIDES}


def pandas_type(name):
    pd, pa = pytest.importorskip("pandas"), pytest.importorskip("pyarrow")
    if name == "str" and pd.__version__ < "3":
        pytest.skip("pandas 3 has this type")
    return pd.ArrowDtype(pa.string()) if name == "arrow" else name


def column(library, values):
    """Return a column of texts, or of mappings."""
    name, _, kind = library.partition(" ")
    module = pytest.importorskip(name)
    if name == "pyarrow":
        array = module.array(values)
        return module.chunked_array([array[:2], array[2:]]) if kind else array
    if name == "polars":
        return module.Series("a", values)
    if isinstance(next(filter(None, values), None), dict):
        return module.DataFrame([value or {} for value in values], index=range(5, 5 + len(values)))
    return module.Series(values, index=range(5, 5 + len(values)), dtype=pandas_type(kind))


def listed(answers):
    """Return the rows of a column of any library; those of a DataFrame cannot be missing as a whole."""
    if hasattr(answers, "to_pylist"):
        return answers.to_pylist()
    if not hasattr(answers, "notna"):
        return answers.to_list()
    assert list(answers.index) == list(range(5, 5 + len(answers)))
    answers = answers.astype(object).where(answers.notna(), None)
    if not hasattr(answers, "columns"):
        return answers.to_list()
    rows = answers.to_dict("records")
    return [row if any(value is not None for value in row.values()) else None for row in rows]


LIBRARIES = [
    "pyarrow",
    "pyarrow chunked",
    "polars",
    "pandas object",
    "pandas string",
    "pandas str",
    "pandas category",
    "pandas arrow",
]


@pytest.mark.parametrize("library", LIBRARIES)
def test_lines_become_records_of_the_same_library(library):
    texts = column(library, TEXTS)
    read = q.read_line_many(texts, errors="null")
    assert listed(read) == LINES
    answers, mistakes = q.read_line_many(texts, errors="report")
    assert type(answers) is type(read) and listed(answers) == REPORTED
    assert [(one.row, one.message) for one in mistakes] == [(2, DIVIDES)]
    with pytest.raises(q.RangeError) as caught:
        q.read_line_many(texts)
    assert caught.value.row == 2
    with pytest.raises(ValueError, match="cannot be kept among amounts"):
        q.read_line_many(texts, errors="keep")
    assert len(q.read_line_many(texts[:0])) == 0


CUP, RANGE, EGGS = (
    {"amount": 1.5, "upper": None, "unit": "cup", "about": False},
    {"amount": 2.0, "upper": 3.0, "unit": "teaspoon", "about": True},
    {"amount": 4.0, "upper": None, "unit": None, "about": False},
)
AMOUNTS = [CUP, None, RANGE, EGGS]


@pytest.mark.parametrize("library", LIBRARIES[:4])
@pytest.mark.parametrize(
    ("ask", "expected", "wrong"),
    [
        (q.read_many, AMOUNTS, []),
        (
            lambda amounts, **how: q.scale_many(amounts, Fraction(1, 3), **how),
            [
                {**CUP, "amount": 0.5},
                None,
                {**RANGE, "amount": 2 / 3, "upper": 1.0},
                {**EGGS, "amount": 4 / 3},
            ],
            [],
        ),
        (
            lambda amounts, **how: q.convert_many(amounts, "tbsp", **how),
            [
                {**CUP, "amount": 24.0, "unit": "tablespoon"},
                None,
                {**RANGE, "amount": 2 / 3, "upper": 1.0, "unit": "tablespoon"},
                None,
            ],
            [3],
        ),
        (q.format_many, ["1 1/2 cups", None, "~2 to 3 teaspoons", "4"], []),
        (
            lambda amounts, **how: q.value_many(amounts, "tbsp", **how),
            [24.0, None, None, None],
            [2, 3],
        ),
    ],
)
def test_numbers_and_units_are_answered(library, ask, expected, wrong):
    amounts = column(library, AMOUNTS)
    answers, mistakes = ask(amounts, errors="report")
    assert [mistake.row for mistake in mistakes] == wrong
    for columns in (answers, ask(amounts, errors="null")):
        rows = listed(columns)
        found = [{k: row[k] for k in CUP} if isinstance(row, dict) else row for row in rows]
        nothing = dict.fromkeys(CUP)
        assert [None if row == nothing else row for row in found] == expected


@pytest.mark.parametrize("library", LIBRARIES[:4])
def test_what_is_read_comes_back_exactly(library):
    seed = random.randrange(1 << 32)
    print("seed", seed)
    numbers = random.Random(seed)
    units = [unit for unit in q.units() if not unit.is_own]
    texts = []
    for _ in range(300):
        number = Fraction(numbers.randint(1, 999), numbers.choice([1, 2, 3, 7, 8, 16, 100]))
        texts.append(f"{number} {numbers.choice(units).name}")
    amounts = q.read_many(column(library.replace("object", "string"), texts))
    back = listed(q.scale_many(q.scale_many(amounts, 3), "1/3"))
    for amount, row, other in zip(q.read_many(texts), listed(amounts), back, strict=True):
        # A number of ticks that is not whole was rounded when it was read.
        assert row["unit"] == amount.unit.name and row["about"] == amount.about
        assert amount.about or (Amount(row["amount"], row["unit"]) == amount and other == row)
    assert listed(q.read_many(amounts)) == listed(amounts)


@pytest.mark.parametrize("library", LIBRARIES[:4])
def test_a_wrong_unit_has_its_row(library):
    rows = [{"amount": 1.0, "unit": "cup"}, {"amount": 2.0, "unit": "cup + 1 tsp"}]
    with pytest.raises(q.QuantityError) as caught:
        q.scale_many(column(library, rows), 2)
    assert caught.value.row == 1
    for ask in (q.format_many, q.read_many):
        with pytest.raises(ValueError, match="cannot be kept among amounts"):
            ask(column(library, rows), errors="keep")
    pints = q.convert_many(
        column(library, [{"amount": 1, "unit": "pint"}]), "ml", system="imperial"
    )
    assert listed(pints)[0]["amount"] == 568.26125
    ladle = [Unit("ladle", "8 tbsp")]
    assert listed(q.read_many(column(library, [{"amount": 1, "unit": "ladles"}]), units=ladle))[0][
        "unit"
    ] == "ladle"  # fmt: skip


@pytest.mark.parametrize("library", ["pyarrow", "polars", "pandas"])
def test_what_has_no_number_or_unit_is_no_column_of_amounts(library):
    for rows in ([{"number": 1, "unit": "cup"}], [{"amount": 1}]):
        with pytest.raises(TypeError, match="expected a column of texts"):
            q.read_many(column(library, rows))
    for ask in (q.find_many, q.read_line_many):
        with pytest.raises(TypeError, match="expected a column of texts"):
            ask(column(library, [CUP]))


def test_amounts_in_text_are_lists_of_records():
    expected = [{"text": "2 l", "amount": 2.0, "unit": "liter", "start": 5, "role": "amount"}]
    for library in LIBRARIES[:3]:
        found = q.find_many(column(library, ["Boil 2 l", None, "Serve"]))
        first, *others = listed(found)
        assert [{name: one[name] for name in expected[0]} for one in first] == expected
        assert others == [None, []]


def test_expressions_of_polars_have_records():
    pl = pytest.importorskip("polars")
    pytest.importorskip("quantities_kitchen.polars")
    line = pl.col("line").qty
    frame = pl.DataFrame({"line": TEXTS})
    query = frame.lazy().select(
        read=line.read_line(errors="report"),
        amount=line.read(errors="null").struct.field("amount"),
        found=line.find().list.len(),
    )
    for engine in ("in-memory", "streaming"):
        answers = query.collect(engine=engine)
        assert answers["read"].to_list() == REPORTED
        assert answers["found"].to_list() == [1, None, 0, 0, 1, 1]
        assert answers["amount"].null_count() == len(TEXTS)
    amounts = pl.DataFrame({"a": pl.Series(AMOUNTS)})
    said = amounts.select(q.format_many(pl.col("a"), errors="null"))["a"]
    assert said.to_list() == ["1 1/2 cups", None, "~2 to 3 teaspoons", "4"]


def test_numbers_can_be_decimals_and_texts():
    pa = pytest.importorskip("pyarrow")
    for numbers in (pa.array([1, 2]), pa.array([Decimal("1"), Decimal("2")]), pa.array(["1", "2"])):
        amounts = pa.StructArray.from_arrays([numbers, pa.array(["g", "g"])], ["amount", "unit"])
        assert [row["amount"] for row in q.convert_many(amounts, "mg").to_pylist()] == [1000, 2000]


def test_a_foreign_array_is_answered_by_one_of_pyarrow():
    pa = pytest.importorskip("pyarrow")

    class Foreign:
        def __arrow_c_array__(self, requested_schema=None):
            return pa.array(TEXTS).__arrow_c_array__()

    assert q.read_line_many(Foreign(), errors="null").to_pylist() == LINES


def test_objects_know_more_than_records():
    assert q.read_many(["2-3 tsp"]) == [Range(Amount(2, "tsp"), Amount(3, "tsp"))]
