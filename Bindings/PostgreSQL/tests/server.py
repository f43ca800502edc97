"""What the tests ask a server by psql, which finds it by its environment."""

import os
import re
import subprocess
import unittest

SEED = int(os.environ.get("SEED", "1"))
ROWS = int(os.environ.get("ROWS", "100000"))


class Mistake(Exception):
    """An error of SQL, as psql tells it: with its code, and what follows the message."""

    def __init__(self, said: str):
        super().__init__(said)
        found = re.search(r"ERROR:  (\w{5}): (.*)", said)
        self.code, self.message = found.groups() if found else ("", said)


def start(database: str = "kitchen", **options) -> subprocess.Popen:
    """Begin a session, whose statements are its standard input; the first mistake ends it."""
    return subprocess.Popen(
        ["psql", "-XAtq", "-v", "ON_ERROR_STOP=1", "-v", "VERBOSITY=verbose", "-d", database],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PGCLIENTENCODING": "UTF8"},
        **options,
    )


def run(statements: str, database: str = "kitchen") -> list[str]:
    """Return the rows that a session prints."""
    session = start(database)
    output, errors = session.communicate(statements, timeout=600)
    if session.returncode:
        raise Mistake(errors)
    return output.splitlines()


def one(statements: str, database: str = "kitchen") -> str:
    return "\n".join(run(statements, database))


def literal(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


class Case(unittest.TestCase):
    """Each test has a database of its own."""

    @classmethod
    def setUpClass(cls):
        cls.make_database("kitchen")

    @classmethod
    def make_database(cls, name: str, options: str = "") -> None:
        run(
            f"DROP DATABASE IF EXISTS {name}; CREATE DATABASE {name} TEMPLATE template0 {options};",
            "postgres",
        )
        run("CREATE EXTENSION quantities", name)

    def setUp(self):
        self.addCleanup(self.forget)

    def forget(self):
        run("""SET client_min_messages = error;
            DROP SCHEMA IF EXISTS public CASCADE; CREATE SCHEMA public; GRANT ALL ON SCHEMA public TO PUBLIC;
            CREATE EXTENSION IF NOT EXISTS quantities""")

    def fails(self, code: str, message: str, statements: str, database: str = "kitchen"):
        with self.assertRaisesRegex(Mistake, message) as caught:
            run(statements, database)
        self.assertEqual(caught.exception.code, code)
        return str(caught.exception)
