"""Runs the statements of files in the shell of SQLite, and compares what it prints with what they say.

    facts.py SHELL EXTENSION FILE...

A statement ends in a semicolon; a comment on its last line, or after it, is what must be printed, with
" / " or a line for each row. In Markdown, the blocks of SQL are read. A file's statements share a database, and
each has a process of its own: after it the next one finds what was written, and no error is hidden.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path


def statements(text: str):
    """Yield each statement with the lines expected of it, one per row, or None if it expects none."""
    statement, rows = "", None
    for line in text.splitlines() + ["SELECT"]:
        if rows is not None and line.startswith("-- "):
            rows.append(line[3:])
            continue
        if rows is not None:
            yield statement, rows
            statement, rows = "", None
        if line.startswith("-- ") and not statement:
            continue
        if match := re.fullmatch(r"(.*;)(?: +-- (.*))?", line):
            line, rows = match[1], match[2].split(" / ") if match[2] else []
        statement += line + "\n" if line or statement else ""


def answer(shell: str, extension: str, database: Path, statement: str) -> list[str]:
    """Return the rows that the shell prints; or its error, as one row."""
    program = subprocess.run(
        [shell, "-batch", database],
        input=f".load '{extension}'\n{statement}",
        capture_output=True,
        text=True,
        timeout=60,
        env={},
    )
    if program.returncode not in (0, 1):
        return [f"the shell ended with {program.returncode}: {program.stderr}"]
    error = re.match(r"(?:(?:Runtime|Parse) error|Error:) near line \d+: (.*)", program.stderr)
    return [f"Error: {error[1]}"] if error else (program.stdout + program.stderr).splitlines()


def agrees(rows: list[str], expected: list[str]) -> bool:
    # With newer versions, the shell adds a number to an error.
    if expected and expected[0].startswith("Error"):
        return len(rows) == 1 and re.sub(r" \(\d+\)$", "", rows[0]) == expected[0]
    return rows == expected


def main(shell: str, extension: str, *files: str) -> None:
    failures = count = 0
    for file in files:
        text = Path(file).read_text()
        if file.endswith(".md"):
            text = "\n".join(re.findall(r"^```sql\n(.*?)^```", text, re.M | re.S))
        with tempfile.TemporaryDirectory() as folder:
            for statement, expected in statements(text):
                count += 1
                rows = answer(shell, extension, Path(folder) / "database", statement)
                if not agrees(rows, expected):
                    failures += 1
                    print(f"{file}: {statement.strip()}\n  expected {expected}\n  printed  {rows}")
    print(f"{count} statements, {failures} failures")
    sys.exit(failures > 0 or count == 0)


main(*sys.argv[1:])
