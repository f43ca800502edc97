"""Measures this package beside Pint, humanize and quantulum3, and prints tables.

    python -m venv /tmp/benchmarks
    /tmp/benchmarks/bin/pip install WHEEL pyarrow pint humanize quantulum3
    /tmp/benchmarks/bin/python Bindings/Python/benchmarks/run.py

Every answer is checked before anything is measured. Times are those of the processor, the lowest of several,
because other work on the machine only ever makes them longer; threads are measured by the clock.
Each package answers in a process of its own, so that memory and the time to load are its own.
"""

import argparse
import importlib.metadata
import json
import os
import random
import resource
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
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


def lowest(work, times, count=1):
    """The lowest time of the processor that a piece of work took, in nanoseconds."""
    best = float("inf")
    for _ in range(times):
        start = time.process_time_ns()
        for _ in range(count):
            work()
        best = min(best, time.process_time_ns() - start)
    return best / count


def peak():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def measure(name):
    """Measure one package in this process."""
    given, before = texts(), peak()
    start = time.process_time_ns()
    contender = CONTENDERS[name]()
    result = {"load": (time.process_time_ns() - start) / 1e6, "single": {}}
    for work, (function, expected) in contender.single.items():
        answer = function()
        if answer != expected and (isinstance(expected, str) or abs(answer - expected) > 1e-9):
            sys.exit(f"{name}: {work}: expected {expected!r}, found {answer!r}")
        pace = lowest(function, 5)
        result["single"][work] = lowest(function, 20, max(5, int(5e6 / pace)))
    result["loaded"] = peak() - before
    if contender.say_all:
        start = time.process_time_ns()
        answers = contender.say_all(given)
        took = time.process_time_ns() - start
        result["memory"] = peak() - before
        assert len(answers) == ROWS
        if took < 1e9:
            took = min(took, lowest(lambda: contender.say_all(given), 20))
        result["many"] = took / ROWS
    if contender.value:
        wrong = [text for text in sorted(set(given)) if not is_right(contender.value, text)]
        result["wrong"] = (len(wrong), len(set(given)), wrong[:1])
    return result


def is_right(value, text):
    number, _, unit = text.rpartition(" ")
    size, base = UNITS[unit]
    expected = NUMBERS[number] * size
    try:
        return abs(value(text, base) - expected) <= 1e-6 * expected
    except Exception:
        return False


def columns():
    """Measure how our own bulk calls do with each kind of column, and with threads."""
    import pyarrow as pa

    import quantities_kitchen as q

    given = texts()
    array = pa.array(given)
    assert q.format_many(array).to_pylist() == [q.format(text) for text in given]
    works = {
        "a call for each text": lambda: [q.format(text) for text in given],
        "`format_many`, list": lambda: q.format_many(given),
        "`format_many`, Arrow": lambda: q.format_many(array),
        "`value_many`, list": lambda: q.value_many(given, "ml", errors="null"),
        "`value_many`, Arrow": lambda: q.value_many(array, "ml", errors="null"),
    }
    rows = {name: lowest(work, 20) / ROWS for name, work in works.items()}
    return {"rows": rows, "threads": [on_threads(q, array, count) for count in (1, 2)]}


def on_threads(q, array, count):
    """The most rows a second, by the clock."""
    parts = [array.slice(start, ROWS // 8) for start in range(0, ROWS, ROWS // 8)]
    with ThreadPoolExecutor(count) as threads:
        best = float("inf")
        for _ in range(40):
            start = time.perf_counter()
            list(threads.map(q.format_many, parts))
            best = min(best, time.perf_counter() - start)
    return ROWS / best


def size(package):
    """What a package takes on the disk with all that it needs, in megabytes."""
    todo, seen, total = [package], set(), 0
    while todo:
        name = todo.pop().lower().replace("_", "-")
        if name in seen:
            continue
        seen.add(name)
        found = importlib.metadata.distribution(name)
        for file in found.files or []:
            path = found.locate_file(file)
            if os.path.isfile(path) and not str(path).endswith(".pyc"):
                total += os.path.getsize(path)
        for need in found.requires or []:
            if ";" not in need:
                todo.append(
                    "".join(c if c.isalnum() or c in "-_." else " " for c in need).split()[0]
                )
    return total / 1e6


def table(header, rows):
    print(f"\n| {' | '.join(header)} |")
    print(f"| {' | '.join(['---'] + ['---:'] * (len(header) - 1))} |")
    for row in rows:
        print(f"| {' | '.join(row)} |")


def ratio(value, base):
    return f"{value / base:,.0f}" if value >= 10 * base else f"{value / base:.1f}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--one", help=argparse.SUPPRESS)
    one = parser.parse_args().one
    if one:
        print(json.dumps(columns() if one == "columns" else measure(one)))
        return
    results = {}
    for name in [*CONTENDERS, "columns"]:
        command = [sys.executable, __file__, "--one", name]
        results[name] = json.loads(
            subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
        )
    own = results.pop("columns")
    ours = results[Ours.name]
    packages = {name: f"{name} {importlib.metadata.version(name.lower())}" for name in results}
    load = ", ".join(f"{load:.1f}" for load in os.getloadavg())
    print(f"Python {sys.version.split()[0]}, {os.cpu_count()} processors, load average {load}")
    table(
        ["one call", "by", "ns", "ratio"],
        [
            [
                work,
                packages[name],
                f"{result['single'][work]:,.0f}",
                ratio(result["single"][work], base),
            ]
            for work, base in ours["single"].items()
            for name, result in results.items()
            if work in result["single"]
        ],
    )
    table(
        [f"{ROWS:,} mixed texts", "ns a text", "ratio", "memory, MiB", "wrong values"],
        [
            [
                packages[name], f"{result['many']:,.0f}", ratio(result["many"], ours["many"]),
                f"{result['memory']:,.0f}",
                "{} of {}".format(*result["wrong"]) + "".join(f", such as `{w}`" for w in result["wrong"][2])
                if "wrong" in result else "",
            ]
            for name, result in results.items() if "many" in result
        ],
    )  # fmt: skip
    table(
        ["our bulk calls", "ns a text", "ratio"],
        [
            [name, f"{value:,.0f}", ratio(value, own["rows"]["`format_many`, list"])]
            for name, value in own["rows"].items()
        ],
    )
    table(
        ["`format_many`, Arrow", "rows a second", "ratio"],
        [
            [f"{count} thread{'s' * (count > 1)}", f"{rows:,.0f}", ratio(rows, own["threads"][0])]
            for count, rows in enumerate(own["threads"], 1)
        ],
    )
    table(
        ["package", "time to load, ms", "memory loaded, MiB", "on disk with what it needs, MB"],
        [
            [
                packages[name], f"{result['load']:.1f}", f"{result['loaded']:.1f}",
                f"{size(name):.1f}",
            ]
            for name, result in results.items()
        ],
    )  # fmt: skip


if __name__ == "__main__":
    main()
