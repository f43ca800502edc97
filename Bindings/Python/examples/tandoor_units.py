"""What Tandoor has a table of factors for, on its terms: the same units, exactly.

Its table has factors to six digits, as in `'us_cup': 4.22675` for a liter; these are fractions. Amounts are
Decimals in and out.
"""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction

from quantities_kitchen import Kind, Unit

#: The names of the application, and the units that it means.
BASE_UNITS = {
    "g": Unit("gram"),
    "kg": Unit("kilogram"),
    "ounce": Unit("ounce"),
    "pound": Unit("pound"),
    "ml": Unit("milliliter"),
    "l": Unit("liter"),
    "fluid_ounce": Unit("fluid ounce"),
    "pint": Unit("pint"),
    "quart": Unit("quart"),
    "gallon": Unit("gallon"),
    "tbsp": Unit("tablespoon"),
    "tsp": Unit("teaspoon"),
    "us_cup": Unit("cup"),
    "imperial_fluid_ounce": Unit("imperial fluid ounce"),
    "imperial_pint": Unit("imperial pint"),
    "imperial_quart": Unit("imperial quart"),
    "imperial_gallon": Unit("imperial gallon"),
    # Not in the catalogue: five eighths and five twenty-fourths of a fluid ounce.
    "imperial_tbsp": Unit("imperial tablespoon", "5/8 imperial fluid ounce"),
    "imperial_tsp": Unit("imperial teaspoon", "5/24 imperial fluid ounce"),
}


def factor(unit: str) -> Fraction:
    """Return how many of a unit are a kilogram or a liter."""
    whole = "kg" if BASE_UNITS[unit].kind is Kind.MASS else "l"
    return BASE_UNITS[whole].factor(BASE_UNITS[unit])


def convert_from_to(from_unit: str, to_unit: str, amount: Decimal) -> Decimal:
    """Convert an amount of one base unit to another one."""
    return BASE_UNITS[from_unit].convert(amount, BASE_UNITS[to_unit])


if __name__ == "__main__":
    for name in BASE_UNITS:
        print(f"{name:21} {float(factor(name)):<18.12g} {factor(name)}")
    # By the table, 35.274 over 2.20462, this is 16.00004.
    print(convert_from_to("pound", "ounce", Decimal(1)))
    print(
        convert_from_to("us_cup", "tbsp", Decimal(1)), convert_from_to("tbsp", "ml", Decimal("1.5"))
    )
