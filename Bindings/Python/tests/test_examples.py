"""The examples print what stands beside them, and the README is right."""

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


def test_readme():
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 25 and not failed
