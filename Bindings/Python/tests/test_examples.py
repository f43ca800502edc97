"""The examples print what stands beside them, and the READMEs are right."""

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("example", sorted(ROOT.glob("examples/*.txt")), ids=lambda path: path.stem)
def test_examples(example):
    command = [sys.executable, str(example.with_suffix(".py"))]
    output = subprocess.run(command, check=True, capture_output=True, text=True, timeout=60).stdout
    assert output == example.read_text()


@pytest.mark.parametrize(("file", "count"), [("README.md", 25), ("../../README.md", 3)])
def test_readme(file, count):
    # The fence after an example isn't what it prints.
    text = (ROOT / file).read_text().replace("\n```\n", "\n\n")
    test = doctest.DocTestParser().get_doctest(text, {}, file, file, 0)
    failed, tried = doctest.DocTestRunner().run(test)
    assert tried > count and not failed
