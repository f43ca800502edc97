"""Columns that are read, searched, scaled and converted row by row."""

import pytest

import quantities_kitchen as q
from quantities_kitchen import Amount, Line, Unit

LADLE = Unit("ladle", "8 tbsp")
TEXTS = ["2 cups flour", None, "1/0 cup milk", "salt"]
LINES = [Line(Amount(2, "cup"), "flour"), None, None, Line(None, "salt")]
CUPS = ["2 cups", None, "2 cupz"]


@pytest.mark.parametrize(
    ("answers", "expected"),
    [
        (q.read_many(["2 cups", None]), [Amount(2, "cup"), None]),
        (q.read_many(("2 ladles",), units=[LADLE]), (2 * LADLE,)),
        (q.read_many(iter(["1 pint"]), system="imperial"), [Amount(1, "imperial pint")]),
        (q.read_many(CUPS, errors="null"), [Amount(2, "cup"), None, None]),
        (q.read_many(CUPS, errors="keep"), [Amount(2, "cup"), None, "2 cupz"]),
        (q.read_line_many(TEXTS, errors="null"), LINES),
        (q.read_line_many(TEXTS, errors="keep"), [*LINES[:2], TEXTS[2], LINES[3]]),
        ([len(found) for found in q.find_many(["2 cups and 3 g", "salt"])], [2, 0]),
        (q.scale_many(("2 cups flour", None), 1.5), ("3 cups flour", None)),
        (q.scale_many(TEXTS, 2, errors="keep"), ["4 cups flour", None, "1/0 cup milk", "salt"]),
        (q.scale_many(["1 cup milk"], 1, for_="metric"), ["~240 ml milk"]),
        (q.convert_many(CUPS, "ml", errors="null"), ["473.176473 ml", None, None]),
        (q.convert_many(["2 cups flour"], "g", q.Options(unit_style="long")), ["~240 grams"]),
        (q.read_many([]), []),
        (q.scale_many([], 2), []),
    ],
)
def test_each_row_is_answered(answers, expected):
    assert answers == expected and type(answers) is type(expected)


CALLS = {
    "read": lambda texts, **how: q.read_many(texts, **how),
    "read_line": lambda texts, **how: q.read_line_many(texts, **how),
    "scale": lambda texts, **how: q.scale_many(texts, 2, **how),
    "convert": lambda texts, **how: q.convert_many(texts, "ml", **how),
    "format": lambda texts, **how: q.format_many(texts, **how),
    "value": lambda texts, **how: q.value_many(texts, "ml", **how),
}


@pytest.mark.parametrize("name", CALLS)
def test_what_is_wrong_is_raised_or_reported_with_its_row(name):
    call, texts = CALLS[name], ["1 cup", "1/0 cup", None, "1/0 cup", "2 cups"]
    with pytest.raises(q.RangeError) as caught:
        call(texts)
    assert (caught.value.row, caught.value.text) == (1, "1/0 cup")
    report = call(texts, errors="report")
    assert isinstance(report, q.Report) and report.answers == call(texts, errors="null")
    assert [(one.row, one.text) for one in report.mistakes] == [(1, "1/0 cup"), (3, "1/0 cup")]
    assert call(tuple(texts[:1]), errors="report") == (call(tuple(texts[:1])), ())


@pytest.mark.parametrize("name", [*CALLS, "find"])
def test_columns_options_and_policies_are_checked(name):
    call = CALLS.get(name, q.find_many)
    with pytest.raises(TypeError, match="row 1, found <class 'int'>"):
        call(["1 cup", 5])
    with pytest.raises(TypeError, match="column of texts, found <class 'str'>"):
        call("1 cup")
    with pytest.raises(q.OptionError):
        call([], kit="nowhere")
    with pytest.raises(ValueError, match="errors can be"):
        call([], errors="ignore")


def test_a_wrong_factor_is_told_before_any_row():
    for factor in (0, -1, "x"):
        with pytest.raises(q.QuantityError):
            q.scale_many([], factor)


def test_numpy_keeps_its_shape():
    np = pytest.importorskip("numpy")
    texts = np.array([["2 cups", "1 g"], ["3 tsp", "2 cupz"]])
    read = q.read_many(texts, errors="null")
    assert read.dtype == object and read.shape == (2, 2) and read[1, 0] == Amount(1, "tbsp")
    assert q.read_line_many(texts)[0, 1] == Line(Amount(1, "g"), "")
    assert [len(found) for found in q.find_many(texts[0])] == [1, 1]
    answers, mistakes = q.convert_many(texts[:, :1], "ml", errors="report")
    assert answers.tolist() == [["473.176473 ml"], ["14.78676478125 ml"]] and not mistakes
    assert q.scale_many(np.array(["2 cups"]), 2).tolist() == ["4 cups"]


@pytest.mark.parametrize("dtype", [object, "string", "str", "category"])
def test_pandas_keeps_its_index(dtype):
    pd = pytest.importorskip("pandas")
    texts = pd.Series(["2 cups", None, "2 cupz"], index=[5, 6, 7], name="amount", dtype=dtype)
    scaled = q.scale_many(texts, 2, errors="keep")
    assert list(scaled.index) == [5, 6, 7] and scaled.name == "amount"
    assert q.find_many(texts)[5][0].amount == Amount(2, "cup")
    scaled, mistakes = q.scale_many(texts, 2, errors="report")
    assert scaled[5] == "4 cups" and pd.isna(scaled[6])
    assert [mistake.row for mistake in mistakes] == [2]
    value, mistakes = q.value_many(texts, "ml", errors="report")
    assert value[5] == 473.176473 and [mistake.row for mistake in mistakes] == [2]


def test_arrow_and_polars_are_answered():
    pa, pl = pytest.importorskip("pyarrow"), pytest.importorskip("polars")
    for texts in (
        pa.array(CUPS[:2]),
        pa.chunked_array([["2 cups"], [None]]),
        pl.Series("a", CUPS[:2]),
        pl.Series("a", CUPS[:2], dtype=pl.Categorical),
    ):
        scaled = q.scale_many(texts, 2)
        listed = scaled.to_pylist() if hasattr(scaled, "to_pylist") else scaled.to_list()
        assert listed == ["4 cups", None]
        assert type(scaled) is type(texts)
    report = q.format_many(pa.array(CUPS), errors="report")
    assert report.answers.to_pylist() == ["2 cups", None, None] and report.mistakes[0].row == 2
    pytest.importorskip("quantities_kitchen.polars")
    frame = pl.DataFrame({"a": CUPS})
    amount = pl.col("a").qty
    answers = frame.select(
        amount.scale(2, errors="keep").alias("twice"), ml=amount.convert("ml", errors="null")
    )
    assert answers.rows() == [("4 cups", "473.176473 ml"), (None, None), ("2 cupz", None)]
    with pytest.raises(TypeError, match="no rows yet"):
        q.format_many(pl.col("a"), errors="report")
