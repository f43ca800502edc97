"""Runs the statements of files, and compares what a system prints with what they say.

    facts.py sqlite SHELL EXTENSION FILE...
    facts.py postgresql FILE...

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


class SQLite:
    """The shell, with a database in a temporary folder."""

    def __init__(self, shell: str, extension: str):
        self.shell, self.extension = shell, extension
        self.folder = tempfile.TemporaryDirectory()
        self.database = Path(self.folder.name) / "database"

    def new_database(self) -> None:
        self.database.unlink(missing_ok=True)

    def answer(self, statement: str) -> list[str]:
        """Return the rows that are printed; or the error, as one row."""
        program = subprocess.run(
            [self.shell, "-batch", self.database],
            input=f".load '{self.extension}'\n{statement}",
            capture_output=True,
            text=True,
            timeout=60,
            env={},
        )
        if program.returncode not in (0, 1):
            return [f"the shell ended with {program.returncode}: {program.stderr}"]
        error = re.match(r"(?:(?:Runtime|Parse) error|Error:) near line \d+: (.*)", program.stderr)
        # With newer versions, the shell adds a number to an error.
        return (
            ["Error: " + re.sub(r" \(\d+\)$", "", error[1])]
            if error
            else (program.stdout + program.stderr).splitlines()
        )


class PostgreSQL:
    """psql, with the server that its environment names."""

    def psql(self, database: str, *arguments: str) -> subprocess.CompletedProcess:
        return subprocess.run(
            ["psql", "-XAtq", "-d", database, *arguments], capture_output=True, text=True, timeout=60
        )

    def new_database(self) -> None:
        self.psql(
            "postgres", "-c", "DROP DATABASE IF EXISTS facts", "-c", "CREATE DATABASE facts"
        ).check_returncode()
        self.psql("facts", "-c", "CREATE EXTENSION quantities").check_returncode()

    def answer(self, statement: str) -> list[str]:
        program = self.psql("facts", "-c", statement)
        return (program.stdout + program.stderr).splitlines()


def one_line(rows: list[str]) -> list[str]:
    """Return an error of PostgreSQL as SQLite tells it: with the cure, and then the place."""
    parts = dict(row.split(":  ", 1) for row in rows if re.match(r"(ERROR|DETAIL|HINT):  ", row))
    if "ERROR" not in parts:
        return rows
    message = "Error: " + parts["ERROR"]
    if hint := parts.get("HINT"):
        message += "; " + hint[0].lower() + hint[1:].removesuffix(".")
    if detail := parts.get("DETAIL"):
        place, more = re.fullmatch(r"(?:See )?(.*?)(, and \d+ more)?\.", detail).groups()
        message += f" ({place[0].lower() + place[1:]}){more or ''}"
    return [message]


def plain(row: str) -> str:
    """Return a row with numbers and truth as every system would have them."""
    if row.startswith("Error"):
        return row
    fields = [{"t": "1", "f": "0"}.get(field, field) for field in row.split("|")]
    return "|".join(re.sub(r"^(-?\d+)\.0$", r"\1", field) for field in fields)


def agrees(rows: list[str], expected: list[str]) -> bool:
    if expected and expected[0].startswith("Error"):
        rows = one_line(rows)
    return [plain(row) for row in rows] == [plain(row) for row in expected]


def main(system: str, *arguments: str) -> None:
    if system == "sqlite":
        database, files = SQLite(*arguments[:2]), arguments[2:]
    else:
        database, files = PostgreSQL(), arguments
    failures = count = 0
    for file in files:
        text = Path(file).read_text()
        if file.endswith(".md"):
            text = "\n".join(re.findall(r"^```sql\n(.*?)^```", text, re.M | re.S))
        database.new_database()
        for statement, expected in statements(text):
            count += 1
            rows = database.answer(statement)
            if not agrees(rows, expected):
                failures += 1
                print(f"{file}: {statement.strip()}\n  expected {expected}\n  printed  {rows}")
    print(f"{count} statements, {failures} failures")
    sys.exit(failures > 0 or count == 0)


main(*sys.argv[1:])
