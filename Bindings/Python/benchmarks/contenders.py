"""Who is measured, and with what."""

import random
from datetime import timedelta

ROWS = 100_000
NUMBERS = {
    "1": 1, "2": 2, "3": 3, "7": 7, "1/2": 0.5, "1 1/2": 1.5, "0.75": 0.75, "2.5": 2.5, "12": 12, "90": 90,
}  # fmt: skip
#: What one of each unit is, in milliliters, grams or seconds.
UNITS = {
    "tsp": (4.92892159375, "ml"), "tbsp": (14.78676478125, "ml"), "cups": (236.5882365, "ml"),
    "ml": (1, "ml"), "g": (1, "g"), "oz": (28.349523125, "g"), "lb": (453.59237, "g"),
    "min": (60, "s"), "h": (3600, "s"),
}  # fmt: skip


def texts():
    pick = random.Random(1).choice
    numbers, units = list(NUMBERS), list(UNITS)
    return [f"{pick(numbers)} {pick(units)}" for _ in range(ROWS)]


class Ours:
    name = "quantities-kitchen"

    def __init__(self):
        import quantities_kitchen as q

        self.single = {
            "say `3 tsp`": (lambda: q.format("3 tsp"), "1 tablespoon"),
            "read `3 tsp`": (lambda: q.read("3 tsp").value, 3),
            "`2 cups` in ml": (lambda: q.value("2 cups", "ml"), 473.176473),
            "say 90 minutes": (lambda: q.format("90 min"), "1 hour 30 minutes"),
        }
        self.say_all = q.format_many
        self.value = q.value


class Pint:
    name = "Pint"

    def __init__(self):
        import pint

        read = pint.UnitRegistry()
        self.single = {
            "say `3 tsp`": (lambda: f"{read('3 tsp').to_compact():~P}", "3 tsp"),
            "read `3 tsp`": (lambda: read("3 tsp").magnitude, 3),
            "`2 cups` in ml": (lambda: read("2 cups").to("ml").magnitude, 473.176473),
        }
        self.say_all = lambda texts: [f"{read(text).to_compact():~P}" for text in texts]
        self.value = lambda text, unit: read(text).to(unit).magnitude


class Quantulum:
    name = "quantulum3"

    def __init__(self):
        from quantulum3 import parser

        self.single = {"read `3 tsp`": (lambda: parser.parse("3 tsp")[0].value, 3)}
        self.say_all = lambda texts: [str(parser.parse(text)) for text in texts]
        # It reads numbers and names of units, and converts nothing.
        self.value = lambda text, _: parser.parse(text)[0].value * UNITS[text.rpartition(" ")[2]][0]


class Humanize:
    name = "humanize"

    def __init__(self):
        import humanize

        minutes = timedelta(minutes=90)
        say = lambda: humanize.precisedelta(minutes)  # noqa: E731
        self.single = {"say 90 minutes": (say, "1 hour and 30 minutes")}
        self.say_all = self.value = None


CONTENDERS = {kind.name: kind for kind in (Ours, Pint, Quantulum, Humanize)}


def is_right(value, text):
    number, _, unit = text.rpartition(" ")
    size, base = UNITS[unit]
    expected = NUMBERS[number] * size
    try:
        return abs(value(text, base) - expected) <= 1e-6 * expected
    except Exception:
        return False
