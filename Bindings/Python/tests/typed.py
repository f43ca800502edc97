"""What a type checker makes of the package: each line is one that must pass it."""

from decimal import Decimal
from fractions import Fraction

import quantities_kitchen as q

METRIC = q.Options(kit="metric", style="vulgar")

text: str = q.format("3 tsp", METRIC) + q.answer("3 tsp to ml", kit="us") + q.convert("1 cup", "ml")
number: float = q.value("2 cups", "ml")
order: int = q.compare("1 cup", "2 cups")
scaled: str = q.scale("2 eggs", Fraction(3, 2))
left: q.QuantityError | None = q.scaling("2 eggs", 2).error

cup: q.Unit = q.Unit("cup")
ladle: q.Unit = q.Unit("ladle", 8 * q.Unit("tbsp"), plural="ladles", aliases=["scoop"])
maybe: q.Unit | None = q.Unit.known("handful")
ratio: Fraction = cup.factor("tbsp")
as_float: float = cup.convert(2.0, "ml")
as_whole: int | Fraction = cup.convert(1, "ml")
as_decimal: Decimal = cup.convert(Decimal(2), "ml")

amount: q.Amount = q.Amount(1.5, "cup") + 2 * ladle - q.Amount.read("2 tsp") / 3
total: q.Amount = sum([amount, amount], 0 * cup)
value: Fraction = amount.to("ml").value
grams: float = amount.value_in("ml", float)
times: Fraction = amount / total
third_of_it: q.Amount = amount / 3
where: dict[q.Amount, str] = {amount: f"{amount:ml}"}
is_less: bool = amount < total and amount == total

read: q.Amount | q.Range[q.Amount] = q.read("2-3 ladles", units=[ladle])
third: q.Amount | q.Range[q.Amount] = read / 3
in_cups: q.Amount | q.Range[q.Amount] = read.to("cup")
found: list[q.Found] = q.find("4 eggs", units=q.Registry(ladle))
line: q.Line = q.read_line("2 ladles soup", METRIC, units=[ladle])
pair: tuple[q.Amount | q.Range[q.Amount] | Fraction | q.Range[Fraction] | None, str] = line
said: list[str | None] = q.format_many(["3 tsp"], errors="null")
report: q.Report = q.format_many(["3 tsp"], errors="report")
mistakes: tuple[q.QuantityError, ...] = report.mistakes
merged: tuple[q.Amount, ...] = q.merge(amount, total)
mixed: tuple[q.Amount | q.Range[q.Amount], ...] = q.merge(amount, read)
longer: q.Range[q.Amount] = amount + q.Range(amount, total) - amount
either: q.Amount | q.Range[q.Amount] = read + amount
ordered: list[q.Amount | q.Range[q.Amount]] = sorted([read, amount])
ends: q.Amount = read.upper - read.lower
whole: int = amount // total
rest: tuple[int, q.Amount] = divmod(amount, cup)
stalk: q.Unit = q.Unit.counted("stalk")


def cook(text: str) -> tuple[str, ...]:
    """Return the names that may be meant where one is wrong."""
    try:
        q.read(text)
    except q.UnknownUnitError as error:
        return error.suggestions
    return ()


def misspell() -> None:
    """Misspell an option, which a type checker sees."""
    q.format("1 cup", kitt="metric")  # type: ignore[call-arg]
    q.read("1 cup", sistem="imperial")  # type: ignore[call-arg]
