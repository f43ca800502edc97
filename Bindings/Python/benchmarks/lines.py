"""Reads a column of ingredient lines, and prints the rows a second, those with a reason and those lost.

    python Bindings/Python/benchmarks/lines.py [ROWS] [SEED]

It uses pyarrow, polars and pandas where they are installed. Times are those of the processor, the lowest of three, beside
`qty_find`, which finds the amounts of a line in the C library, called once a line. A row that has neither an item nor a
reason is lost.
"""

import importlib
import os
import random
import sys
import time

import quantities_kitchen as q
from quantities_kitchen import _core

NUMBERS = ["1", "2", "3", "1/2", "1 1/2", "½", "2-3", "10", "250", "0.5", "about 2", "1/0", "1,50"]
UNITS = ["cups", "tbsp", "tsp", "g", "ml", "oz", "lb", "", "cloves", "cans", "heaping tsp"]
FOODS = [
    "flour", "brown sugar", "onions", "olive oil", "salt", "red lentils", "milk", "garlic", "eggs",
    "dark chocolate", "basmati rice", "lemon juice",
]  # fmt: skip
TAILS = ["", "", "", ", chopped", " (optional)", ", finely diced (or more)", "; to taste"]
WHOLE = ["salt and pepper", "butter for the pan", "Flour 500 g", "a pinch of love", ""]


def lines(rows, seed):
    """Return lines of random words; one of twenty has no amount in front."""
    numbers = random.Random(seed)
    pick = numbers.choice

    def line():
        if numbers.randrange(20) == 0:
            return pick(WHOLE)
        return " ".join(f"{pick(NUMBERS)} {pick(UNITS)} {pick(FOODS)}{pick(TAILS)}".split())

    return [line() for _ in range(rows)]


def lowest(work):
    """Return the answer to a piece of work, and the least time of the processor that it took."""
    best = float("inf")
    for _ in range(3):
        start = time.process_time()
        answer = work()
        best = min(best, time.process_time() - start)
    return answer, best


def columns(given):
    """Return the lines as a column of each library that is installed."""
    makers = {
        "list": list,
        "pyarrow": lambda given: importlib.import_module("pyarrow").array(given),
        "polars": lambda given: importlib.import_module("polars").Series(given),
        "pandas": lambda given: importlib.import_module("pandas").Series(given),
    }
    for name, make in makers.items():
        try:
            yield name, make(given)
        except ImportError:
            print(f"{name} is not installed")


def items(answers):
    """Return the item of each row of a column; None or NaN where there is none."""
    if isinstance(answers, list):
        return [line and line.item for line in answers]
    if hasattr(answers, "columns"):
        return list(answers["item"])
    rows = answers.to_pylist() if hasattr(answers, "to_pylist") else answers.to_list()
    return [row["item"] for row in rows]


def main(rows="200000", seed="1"):
    given = lines(int(rows), int(seed))
    print(f"{len(given):,} lines of seed {seed}; load average {os.getloadavg()[0]:.1f}\n")
    _, alone = lowest(lambda: [_core.find(line) for line in given])
    print("| read by | rows a second | of qty_find's time a row | rows with a reason | rows lost |")
    print("| --- | ---: | ---: | ---: | ---: |")
    print(f"| qty_find | {len(given) / alone:,.0f} | 1.0 | | |")
    for name, column in columns(given):
        report, took = lowest(lambda column=column: q.read_line_many(column, errors="report"))
        wrong = {mistake.row for mistake in report.mistakes}
        found = items(report.answers)
        kept = sum(isinstance(item, str) != (row in wrong) for row, item in enumerate(found))
        lost = len(given) - kept
        print(
            f"| {name} | {len(given) / took:,.0f} | {took / alone:.1f} | {len(wrong):,} | {lost} |"
        )


main(*sys.argv[1:])
