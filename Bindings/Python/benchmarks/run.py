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
import resource
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

from contenders import CONTENDERS, ROWS, Ours, is_right, texts


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
    return {"rows": rows, "threads": on_threads(q, array)}


def on_threads(q, array):
    """For 1 and 2 threads, the most rows a second by the clock, and the least time of the processors for
    a row. They work in turns, many times, because by the clock other work on the machine counts."""
    parts = [array.slice(start, ROWS // 8) for start in range(0, ROWS, ROWS // 8)]
    pools = [ThreadPoolExecutor(count) for count in (1, 2)]
    best = [[float("inf")] * 2 for _ in pools]
    for _ in range(300):
        for pool, least in zip(pools, best, strict=True):
            start, worked = time.perf_counter(), time.process_time_ns()
            list(pool.map(q.format_many, parts))
            least[0] = min(least[0], time.perf_counter() - start)
            least[1] = min(least[1], time.process_time_ns() - worked)
    return [(ROWS / clock, worked / ROWS) for clock, worked in best]


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
    print(f"| {' | '.join('---' if name in ('by', header[0]) else '---:' for name in header)} |")
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
        ["`format_many`, Arrow", "rows a second", "ratio", "processor, ns a row"],
        [
            [
                f"{count} thread{'s' * (count > 1)}", f"{rows:,.0f}",
                ratio(rows, own["threads"][0][0]), f"{worked:,.0f}",
            ]
            for count, (rows, worked) in enumerate(own["threads"], 1)
        ],
    )  # fmt: skip
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
