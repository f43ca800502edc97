"""Amounts as fields of pydantic."""

import pytest

import quantities_kitchen as q
from quantities_kitchen import Amount, Range, Unit

pydantic = pytest.importorskip("pydantic")

CUP = Amount(1.5, "cup")
CUPS = Range(Amount(2, "cup"), Amount(3, "cup"))


class Ingredient(pydantic.BaseModel):
    item: str
    amount: Amount | Range[Amount]
    most: Range[Amount] | None = None
    unit: Unit = Unit("gram")


@pytest.mark.parametrize("amount", [CUP, CUPS, Amount(2, "g", about=True)])
def test_a_field_comes_back_from_json(amount):
    made = Ingredient(item="flour", amount=amount, most=CUPS)
    assert made.amount is amount and made.model_dump()["amount"] is amount
    back = Ingredient.model_validate_json(made.model_dump_json())
    assert back == made and back.amount.about == amount.about


@pytest.mark.parametrize(
    ("given", "amount"),
    [
        ("1 1/2 cups", CUP),
        ("2-3 cups", CUPS),
        ({"value": "3/2", "unit": "cup"}, CUP),
        ({"value": 1.5, "unit": "cups"}, CUP),
        (CUPS.to_json(), CUPS),
    ],
)
def test_a_field_is_made_of_text_and_of_json(given, amount):
    assert Ingredient(item="flour", amount=given).amount == amount


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"amount": "2 cupz"}, "unknown unit 'cupz'"),
        ({"amount": 5}, "expected an object with value and unit"),
        ({"amount": {"value": 1}}, "expected an object with value and unit"),
        ({"amount": "1 cup", "most": "1 cup"}, "expected a Range, found '1 cup'"),
        ({"amount": "1 cup", "unit": "cupz"}, "unknown unit 'cupz'"),
    ],
)
def test_what_is_wrong_is_told(fields, message):
    with pytest.raises(pydantic.ValidationError, match=message):
        Ingredient(item="flour", **fields)


def test_a_field_has_a_schema():
    for mode in ("validation", "serialization"):
        fields = Ingredient.model_json_schema(mode=mode)["properties"]
        amount, ranged = fields["amount"]["anyOf"]
        assert (amount["title"], ranged["title"]) == ("Amount", "Range")
        assert ("anyOf" in amount) == (mode == "validation")
        assert fields["unit"]["type"] == "string"
    assert (
        Ingredient(item="flour", amount=CUP, unit="tbsp").model_dump(mode="json")["unit"]
        == "tablespoon"
    )
    assert q.Amount.__get_pydantic_core_schema__ is not None
