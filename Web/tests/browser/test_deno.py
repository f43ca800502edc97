"""The package in Deno."""

import shutil
import subprocess
import sys
from pathlib import Path

from conftest import DIST

PROGRAM = """import { amount, format } from 'quantities-kitchen';
import { scale } from 'quantities-kitchen/recipes';
import { answer } from 'quantities-kitchen/answers';
console.log([format('3 tsp'), `${amount('1 cup').plus('2 tbsp').format()}`, scale('2 eggs', 2), answer('1 lb to oz')].join('\\n'));
"""


def test_deno_runs_every_module(tmp_path):
    shutil.copytree(DIST / "package", tmp_path / "node_modules/quantities-kitchen")
    # As npm leaves it, from which Deno takes the names of packages.
    (tmp_path / "package.json").write_text('{"dependencies": {"quantities-kitchen": "*"}}')
    (tmp_path / "main.mjs").write_text(PROGRAM)
    command = [Path(sys.executable).parent / "deno", "run", "--allow-read", "main.mjs"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["1 tablespoon", "1 cup + 2 tablespoons", "4 eggs", "16 oz"]
