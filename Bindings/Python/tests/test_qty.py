"""The same answers as the command `qty` gives."""

import os
import random
import shlex
import subprocess
from pathlib import Path

import pytest

import quantities_kitchen as q

ROOT = Path(__file__).parents[3]
CASES = ROOT.parent / "shared/cases"
BUILT = [ROOT / f"CommandLine/.build/{kind}/qty" for kind in ("release", "debug")]


def program():
    paths = [Path(os.environ["QTY"])] if "QTY" in os.environ else BUILT
    for path in paths:
        if path.exists():
            return str(path)
    pytest.skip(f"there is no qty: {', '.join(map(str, paths))}; QTY can name one")


def rows(name):
    path = CASES / name
    if not path.exists():
        pytest.skip(f"there are no cases beside the checkout: {path}")
    lines = path.read_text(encoding="utf-8").splitlines()[1:]
    return [[*line.split("\t"), "", "", ""] for line in lines if line]


@pytest.mark.parametrize("table", ["qty.tsv", "presenting.tsv", "questions.tsv"])
def test_cases(table):
    wrong = []
    for arguments, status, output, told, *_ in rows(table):
        words, options = [], {}
        given = iter(shlex.split(arguments))
        for word in given:
            if word == "--number":
                options["number"] = True
            elif word.startswith("--"):
                options[word[2:].replace("-", "_")] = next(given)
            else:
                words.append(word)
        try:
            answer, error = q.answer(" ".join(words), **options), ""
        except q.QuantityError as mistake:
            answer, error = "", str(mistake)
        if answer != output or bool(error) != (status != "0") or told not in error:
            wrong.append((arguments, output, told, answer, error))
    assert not wrong


def test_recipes():
    wrong = []
    for arguments, text, output, told, *_ in rows("recipes.tsv"):
        _, factor = shlex.split(arguments)
        text, output = (field.replace("\\n", "\n") for field in (text, output))
        result = q.scaling(text, factor)
        if result.text != output or bool(told) != bool(result.left):
            wrong.append((text, output, result))
    assert not wrong


UNITS = "tsp tbsp cup cups pint uk_pint fl_oz ml l dl g kg oz lb lbs stone min h hours days s week".split()
SIGNS = ["+", "-", "x", "/", "to", "in", "of", "per", "and", "", ",", "(", ")", "%"]
THINGS = ["flour", "sugar", "butter", "eggs", "cupz", "x", "½", "é", "how many", "half"]


def question(rng):
    """Make a question that often has an answer."""

    def number():
        whole, part = rng.randrange(100), rng.choice((2, 3, 4, 7, 8))
        return rng.choice(
            [f"{whole}", f"{whole / part:.3f}", f"1/{part}", f"{whole} 1/{part}", f"{whole}½"]
        )

    def amount():
        return f"{number()} {rng.choice(UNITS).replace('_', ' ')}"

    unit = rng.choice(UNITS).replace("_", " ")
    shape = rng.randrange(8)
    if shape == 0:
        words = [number(), unit, *rng.choices(SIGNS + THINGS + UNITS, k=rng.randrange(4))]
        return " ".join(words)
    shapes = [
        amount(),
        f"{amount()} {rng.choice('+-')} {amount()}",
        f"{amount()} {rng.choice('x*/')} {number()}",
        f"{amount()} {rng.choice(('to', 'in'))} {unit}",
        f"{amount()} {rng.choice(THINGS)} to {unit}",
        f"{number()}-{number()} {unit}",
        f"how many {unit} in {amount()}",
    ]
    return shapes[shape - 1]


def test_generated_questions():
    seed = int(os.environ.get("SEED", random.randrange(10**9)))
    print(f"SEED={seed}")
    rng = random.Random(seed)
    questions = [question(rng) for _ in range(100_000)]
    command = [program(), "--invalid", "ignore"]
    run = subprocess.run(
        command, input="\n".join(questions) + "\n", capture_output=True, text=True, timeout=300
    )
    answers = run.stdout.splitlines()
    assert len(answers) == len(questions), run.stderr[:1000]
    answered = 0
    wrong = []
    for text, expected in zip(questions, answers, strict=True):
        try:
            answer = q.answer(text)
            answered += 1
        except q.QuantityError:
            answer = text
        if answer != expected:
            wrong.append((text, expected, answer))
    assert not wrong, (len(wrong), wrong[:10])
    assert answered > 20_000
