"""What Mealie asks of units, on its terms: each question is one call.

Names are text, quantities are floats, and a household has units of its own, each a number of a known
one. Ounces beside a volume are fluid ounces.
"""

from __future__ import annotations

from dataclasses import dataclass

from quantities_kitchen import (
    Amount,
    Range,
    Registry,
    Unit,
    can_convert,
    convert_number,
    is_unit,
    merge,
    read_line,
)


@dataclass(frozen=True)
class IngredientUnit:
    """A unit as the application stores it."""

    name: str
    standard_quantity: float
    standard_unit: str

    def unit(self) -> Unit:
        """Return the unit, which is one of the household's own."""
        return Unit(self.name, Amount(self.standard_quantity, self.standard_unit))


def merge_quantity_and_unit(
    first: float, first_unit: IngredientUnit, second: float, second_unit: IngredientUnit
) -> tuple[float, IngredientUnit]:
    """Add two quantities: in the larger unit if there is one of it or more, else in the smaller."""
    units = {first_unit.unit(): first_unit, second_unit.unit(): second_unit}
    amounts = [first * first_unit.unit(), second * second_unit.unit()]
    total, *others = merge(*amounts)
    if others:
        raise ValueError(f"{first_unit.name} and {second_unit.name} do not go together")
    return float(total.value), units[total.unit]


def shopping_list(lines: list[str], household: Registry) -> list[str]:
    """Add up the lines of a shopping list that are of one thing."""
    amounts: dict[str, list[Amount]] = {}
    for line in lines:
        amount, item = read_line(line, units=household)
        if isinstance(amount, Range):
            # Enough for whatever is cooked.
            amount = amount.upper
        if amount is not None and not isinstance(amount, Amount):
            item, amount = f"{amount} {item}", None
        amounts.setdefault(item, []).extend([amount] if amount else [])
    return [
        " ".join([" and ".join(str(total) for total in merge(*several)), item]).strip()
        for item, several in amounts.items()
    ]


if __name__ == "__main__":
    print(is_unit("tablespoon"), is_unit("smattering"))
    print(can_convert("oz", "cup"), can_convert("oz", "g"), can_convert("g", "cup"))
    print(convert_number(1.5, "cup", "ml"), convert_number(4.0, "oz", "cup"))
    print(*merge(Amount(0.5, "cup"), Amount(8.0, "tablespoon")))

    ladle = IngredientUnit("ladle", 8, "tablespoon")
    cup = IngredientUnit("cup of ours", 1, "cup")
    quantity, unit = merge_quantity_and_unit(1.0, ladle, 0.25, cup)
    print(quantity, unit.name)

    household = Registry(Unit("ladle", "8 tbsp"))
    lines = [
        "1 cup milk",
        "2 ladles stock",
        "8 oz milk",
        "1 ladle stock",
        "2 tbsp milk",
        "200 g flour",
    ]
    print("\n".join(shopping_list(lines, household)))
