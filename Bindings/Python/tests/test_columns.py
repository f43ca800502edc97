"""Columns of NumPy, pandas, Polars and Arrow."""

import struct

import pytest

import quantities_kitchen as q

TEXTS = ["3 tsp", "90 min", None, "1 1/2 cups", "1234567 ml of no unit"]
SAID = ["1 tablespoon", "1 hour 30 minutes", None, "1 1/2 cups"]
KEPT = [*SAID, TEXTS[4]]
NULLED = [*SAID, None]
TEASPOONS = [3.0, None, None, 72.0, None]


def numpy_columns():
    np = pytest.importorskip("numpy")
    yield np.array(TEXTS, dtype=object)
    yield np.array([text or float("nan") for text in TEXTS], dtype=object)
    if hasattr(np.dtypes, "StringDType"):
        yield np.array(TEXTS, dtype=np.dtypes.StringDType(na_object=None))


def test_numpy():
    for column in numpy_columns():
        kept = q.format_many(column, errors="keep")
        assert (kept.tolist(), kept.dtype) == (KEPT, column.dtype)
        assert q.format_many(column, errors="null").tolist() == NULLED
        values = q.value_many(column, "tsp", errors="null")
        assert values.dtype == float
        assert [None if v != v else v for v in values.tolist()] == TEASPOONS


def test_numpy_arrays_of_text_have_the_width_of_the_longest_answer():
    np = pytest.importorskip("numpy")
    square = np.array([["3 tsp", "90 min"], ["1 cup", "½ cup"]])
    answers = q.format_many(square)
    assert (answers.shape, answers.dtype) == ((2, 2), np.dtype("<U17"))
    assert answers[0].tolist() == SAID[:2]
    assert q.format_many(square.T)[:, 0].tolist() == SAID[:2]
    assert q.format_many(square[::-1, ::2]).tolist() == [["1 cup"], ["1 tablespoon"]]
    assert q.format_many(square[:0]).shape == (0, 2)
    assert q.format_many(np.array(["x"]), errors="null").tolist() == [None]
    with pytest.raises(TypeError, match="row 0, found <class 'bytes'>"):
        q.format_many(np.array([b"3 tsp"]))
    with pytest.raises(TypeError, match="row 0, found <class 'int'>"):
        q.format_many(np.array([3]))


PANDAS = [object, "string", "string[python]", "string[pyarrow]", "str", "category", "arrow"]


@pytest.mark.parametrize("dtype", PANDAS)
def test_pandas(dtype):
    pd = pytest.importorskip("pandas")
    if dtype in ("string[pyarrow]", "arrow"):
        pa = pytest.importorskip("pyarrow")
        dtype = pd.ArrowDtype(pa.string()) if dtype == "arrow" else dtype
    if dtype == "str" and pd.__version__ < "3":
        pytest.skip("pandas 3 has this type")
    column = pd.Series(TEXTS, dtype=dtype, index=list("abcde"), name="amount")
    for errors, expected in [("keep", KEPT), ("null", NULLED)]:
        answers = q.format_many(column, errors=errors)
        assert answers.dtype == (
            column.dtype if dtype != "category" else column.cat.categories.dtype
        )
        assert (answers.name, list(answers.index)) == ("amount", list("abcde"))
        assert answers.astype(object).where(answers.notna(), None).tolist() == expected
    values = q.value_many(column, "tsp", errors="null")
    assert values.index.equals(column.index)
    assert [None if gone else v for gone, v in zip(values.isna(), values, strict=True)] == TEASPOONS
    assert values.sum() == 75
    assert len(q.format_many(column[:0])) == len(q.value_many(column[:0], "ml")) == 0
    with pytest.raises(q.QuantityError) as mistake:
        q.format_many(column)
    assert mistake.value.row == 4


def test_pandas_of_what_is_no_text():
    pd = pytest.importorskip("pandas")
    with pytest.raises(TypeError, match="row 0"):
        q.format_many(pd.Series([1, 2]))
    assert q.format_many(pd.Series([None, float("nan")], dtype=object)).isna().all()


def test_polars():
    pl = pytest.importorskip("polars")
    column = pl.Series("amount", TEXTS)
    assert q.format_many(column, errors="keep").to_list() == KEPT
    assert q.format_many(column, errors="null").to_list() == NULLED
    assert q.value_many(column, "tsp", errors="null").to_list() == TEASPOONS
    assert q.format_many(column, errors="keep").name == "amount"
    assert q.format_many(column[2:4]).to_list() == SAID[2:]
    chunked = pl.concat([column[1:3], column[3:4], column[:0]], rechunk=False)
    assert q.format_many(chunked).to_list() == SAID[1:]
    for empty in (column.head(0), pl.Series("amount", [], pl.String)):
        assert q.format_many(empty).dtype == pl.String
        assert q.value_many(empty, "ml").dtype == pl.Float64
    assert q.format_many(pl.Series([None, None])).to_list() == [None, None]
    assert q.format_many(pl.Series(["3 tsp"], dtype=pl.Categorical)).to_list() == SAID[:1]
    with pytest.raises(q.QuantityError) as mistake:
        q.format_many(pl.concat([column[:2], column], rechunk=False))
    assert mistake.value.row == 6
    with pytest.raises(TypeError, match="format 'l'"):
        q.format_many(pl.Series([1]))


def test_polars_expressions():
    pl = pytest.importorskip("polars")
    pytest.importorskip("quantities_kitchen.polars")
    frame = pl.DataFrame({"amount": TEXTS})
    said = pl.col("amount").qty.format(errors="keep")
    for answers in (frame.select(said), frame.lazy().select(said).collect(engine="streaming")):
        assert answers["amount"].to_list() == KEPT
    values = frame.select(pl.col("amount").qty.value("tsp", errors="null"))
    assert values["amount"].to_list() == TEASPOONS
    assert frame["amount"].qty.format(kit="metric", errors="null")[0] == "~15 milliliters"
    assert (
        frame.select(q.format_many(pl.col("amount"), errors="null"))["amount"].to_list() == NULLED
    )
    with pytest.raises(q.OptionError):
        pl.col("amount").qty.format(kit="nowhere")


def arrow_types(pa):
    yield pa.string()
    yield pa.large_string()
    if int(pa.__version__.split(".")[0]) >= 18:
        yield pa.string_view()


def arrow_columns(pa):
    column = pa.array(TEXTS)
    for type_ in arrow_types(pa):
        yield pa.array(TEXTS, type_)
        yield pa.array(["a text of more than 12 bytes", *TEXTS, None], type_).slice(1, 5)
    yield pa.chunked_array([column[:2], column[:0], column[2:]])
    yield pa.chunked_array([column[:3], column[3:]]).cast(pa.large_string())


def test_arrow():
    pa = pytest.importorskip("pyarrow")
    for column in arrow_columns(pa):
        for errors, expected in [("keep", KEPT), ("null", NULLED)]:
            answers = q.format_many(column, errors=errors)
            answers.validate(full=True)
            assert (answers.to_pylist(), answers.type) == (expected, column.type)
            assert answers.null_count == expected.count(None)
        values = q.value_many(column, "tsp", errors="null")
        values.validate(full=True)
        assert (values.to_pylist(), values.type) == (TEASPOONS, pa.float64())
        for rest in range(5):
            assert q.format_many(column[rest:4]).to_pylist() == SAID[rest:]
        with pytest.raises(q.QuantityError) as mistake:
            q.format_many(column)
        assert mistake.value.row == 4


def test_arrow_of_nothing():
    pa = pytest.importorskip("pyarrow")
    for type_ in arrow_types(pa):
        for column in (
            pa.array([], type_),
            pa.chunked_array([], type_),
            pa.array(["x"], type_)[1:],
        ):
            assert q.format_many(column).type == type_
            assert len(q.value_many(column, "ml")) == 0
        nulls = pa.array([None] * 9, type_)
        assert q.format_many(nulls).null_count == q.value_many(nulls, "ml").null_count == 9
    assert q.format_many(pa.nulls(3)).null_count == 3
    coded = pa.array(["3 tsp", None]).dictionary_encode()
    assert q.format_many(coded).to_pylist() == ["1 tablespoon", None]


def test_arrow_of_what_is_no_text():
    pa = pytest.importorskip("pyarrow")
    for column in (pa.array([1]), pa.array([b"1 cup"]), pa.chunked_array([[1.5]])):
        with pytest.raises(TypeError, match="expected an array of texts"):
            q.format_many(column)


def test_arrow_with_hostile_contents():
    pa = pytest.importorskip("pyarrow")

    def column(offsets, data):
        # The offsets become wrong where pyarrow doesn't look any more.
        lie = bytearray(struct.pack(f"{len(offsets)}i", *range(len(offsets))))
        column = pa.Array.from_buffers(
            pa.string(), len(offsets) - 1, [None, pa.py_buffer(lie), pa.py_buffer(data)]
        )
        lie[:] = struct.pack(f"{len(offsets)}i", *offsets)
        return column

    bad = column([0, 5, 6], b"3 tsp\xff")
    assert q.format_many(bad, errors="null").to_pylist() == ["1 tablespoon", None]
    with pytest.raises(q.QuantityError) as mistake:
        q.format_many(bad)
    assert mistake.value.row == 1
    for offsets in ([5, 0, 5], [0, 5, 2], [-5, 0, 5], [0, -1, 5], [0, 1 << 30, 5], [0, 5, -9]):
        for errors in ("raise", "null", "keep"):
            with pytest.raises(q.QuantityError) as mistake:
                q.format_many(column(offsets, b"3 tsp"), errors=errors)
            assert mistake.value.code is q.ErrorCode.INVALID_ARGUMENT


def test_answers_that_are_much_longer_than_their_texts():
    pa = pytest.importorskip("pyarrow")
    texts = ["123456789.123456 s"] * 10_000
    answers = q.format_many(pa.array(texts), max_parts=6, unit_style="long")
    assert set(answers.to_pylist()) == {q.format(texts[0], max_parts=6, unit_style="long")}


@pytest.mark.parametrize("library", ["pandas", "polars"])
def test_a_table_is_no_column(library):
    table = pytest.importorskip(library).DataFrame({"1 cup": ["3 tsp"]})
    with pytest.raises(TypeError, match="expected a column of texts, found <class .*DataFrame"):
        q.format_many(table, errors="keep")


def test_any_library_with_the_pycapsule_interface():
    pa = pytest.importorskip("pyarrow")

    class Foreign:
        def __arrow_c_array__(self, requested_schema=None):
            return pa.array(TEXTS).__arrow_c_array__()

    assert pa.array(q.format_many(Foreign(), errors="keep")).to_pylist() == KEPT
    once = q.format_many(Foreign(), errors="keep")
    pa.array(once)
    with pytest.raises(ValueError):
        pa.array(once)
