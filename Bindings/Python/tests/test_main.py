"""`python -m quantities_kitchen`, and what messages call options."""

import io
import subprocess
import sys

import pytest

import quantities_kitchen as q
from quantities_kitchen.__main__ import main


@pytest.mark.parametrize(
    ("arguments", "status", "output", "told"),
    [
        ("1 lb 4 oz x 3", 0, "3 3/4 pounds\n", ""),
        ("2 cups --to ml", 0, "473.176473 ml\n", ""),
        ("-2 cups --to=ml", 0, "-473.176473 ml\n", ""),
        ("1.25 cups --kit metric --exact", 0, "295.735295625 milliliters\n", ""),
        ("2 cups --unit-style=short", 0, "2 c\n", ""),
        ("8 oz to ml", 0, "236.5882365 ml\n", "note: 'oz' is read as fluid ounces, a volume\n"),
        ("2 cupz", 1, "", "unknown unit 'cupz'\nhint: did you mean 'cup' or 'cups'?\n"),
    ],
)
def test_questions_are_answered(arguments, status, output, told, capsys):
    assert main(arguments.split()) == status
    assert tuple(capsys.readouterr()) == (output, told)


def test_each_line_is_answered(monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", io.StringIO("3 tsp\n\n2 cupz\n90 min\n"))
    assert main([]) == 1
    assert capsys.readouterr().out == "1 tablespoon\n1 hour 30 minutes\n"
    with pytest.raises(SystemExit):
        main(["1", "cup", "--kitt", "us"])
    assert "there is no option --kitt" in capsys.readouterr().err


def test_the_module_is_a_program():
    command = [sys.executable, "-m", "quantities_kitchen", "3", "tsp"]
    assert (
        subprocess.run(command, capture_output=True, text=True, check=True).stdout
        == "1 tablespoon\n"
    )


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: q.format("1 g", max_parts=0), "max_parts must be at least 1"),
        (lambda: q.format("1 g", max_parts="x"), "max_parts: expected a whole number, found 'x'"),
        (lambda: q.format("1 g", unit_style="x"), "unit_style: unknown unit style 'x'"),
        (lambda: q.format("1 g", unit_stile=1), "unit_stile: there is no such option"),
        (lambda: q.format("1 g", for_="us", kit="us"), "kit and for_ cannot be combined"),
        (lambda: q.scale("1 g", 2, for_="x"), "for_: unknown kitchen 'x'; .* us-weight, uk"),
        (lambda: q.answer("2 cups to metric"), "kit='metric' shows amounts"),
        (lambda: q.answer("2 g/ml", kit="us"), "leave out kit$"),
    ],
)
def test_messages_call_options_as_python_does(call, message):
    with pytest.raises(q.QuantityError, match=message) as caught:
        call()
    assert "--" not in str(caught.value) and "max-parts" not in str(caught.value)


def test_options_have_their_names_in_python():
    names = q.option_values()
    assert {"for_", "max_parts", "unit_style"} < set(names)
    assert q.option_values("for_") == q.option_values("for") and "us-weight" in q.option_values(
        "for_"
    )
    for name in names:
        if name not in ("exact", "number", "weigh", "spoon", "precision", "decimals", "max_parts"):
            assert q.option_values(name) or name in ("smallest", "bound", "language")
