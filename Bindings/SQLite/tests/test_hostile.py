"""Texts and values in rows that nobody meant well with: each has an answer or an error, and the next one is right.

It takes what test_sqlite.py takes.
"""

import _sqlite3
import ctypes
import os
import random
import re
import resource
import sqlite3
import unittest

from test_sqlite import ROWS, SEED, Case, connect

PIECES = (
    "1 2 3/4 ½ 1/0 0.1 1,5 -7 1e30 99999999999999999999999999999999999999 two half dozen about ~ to - – "
    "cup cups tsp tbsp g kg lb oz ml pint h min m cupz flour eggs can (8 oz) ( ) / x + = of ' \" ; % "
    "<li> </li> &frac12; &nbsp; 🍚 é e\u0301 \u200b \u202e \ufeff \x01 \x1b \x7f \n \t \0"
).split(" ")
OPTIONS = (
    "", "kit=metric", "style=vulgar decimal=comma", "system=imperial", "bogus", "=", "kit=\0", "kit=metric " * 99,
)
UNITS = ("ml", "g", "h,min", "cup", "", "cupz", "\0", "g" * 5000, ",", "1", "m")
QUERIES = (
    "SELECT qty_format({})", "SELECT qty_format({}, :o)", "SELECT qty_convert({}, :u)", "SELECT qty_value({}, :u, :o)",
    "SELECT qty_number({}), qty_unit({}), qty_kind({})", "SELECT qty_scale({}, :n, :o)", "SELECT qty_add({}, :b)",
    "SELECT qty_is_valid({}, :u), qty_is_valid(:b)", "SELECT qty_sum(a) OVER (ROWS 1 PRECEDING) FROM"
    " (SELECT {} AS a UNION ALL SELECT :b UNION ALL SELECT '1 cup')",
    "SELECT *, input, options FROM qty_find({}, :o)", "SELECT qty_format('3 tsp', {})", "SELECT qty_convert('3 tsp', {})",
    "SELECT qty_scale('3 tsp', {})",
)

# What is no UTF-8: alone, overlong, surrogates, beyond Unicode, cut off.
BROKEN = (
    b"\x80", b"\xff", b"\xc0\x80", b"\xc0\xaf", b"\xe0\x80\xaf", b"\xf0\x80\x80\xaf", b"\xed\xa0\x80", b"\xed\xbf\xbf",
    b"\xed\xa0\xbd\xed\xb8\x80", b"\xf4\x90\x80\x80", b"\xf8\x88\x80\x80\x80", b"\xc2", b"\xe2\x82", b"\xf0\x9f\x8d",
)


def text(numbers):
    """Return a text of pieces; sometimes a number or bytes, and sometimes a long one."""
    chance = numbers.random()
    if chance < 0.02:
        return numbers.choice((None, 0, -1, 2**63 - 1, 1.5, 1e300, float("inf"), 5e-324))
    if chance < 0.04:
        return numbers.randbytes(numbers.randrange(20))
    count = numbers.randrange(400) if chance > 0.995 else numbers.randrange(8)
    return numbers.choice(("", " ")).join(numbers.choice(PIECES) for _ in range(count))


# SQLite's functions, those of the library that the module has loaded.
library = ctypes.CDLL(_sqlite3.__file__)
library.sqlite3_memory_used.restype = ctypes.c_int64
library.sqlite3_hard_heap_limit64.argtypes = [ctypes.c_int64]


class Hostile(Case):
    def test_texts_in_rows(self):
        numbers = random.Random(SEED)
        answers = mistakes = 0
        for i in range(ROWS):
            # Bytes as text may be no UTF-8.
            place = numbers.choice((":a", ":a", "CAST(:a AS TEXT)", "CAST(CAST(:a AS BLOB) AS TEXT)"))
            query = QUERIES[i % len(QUERIES)].replace("{}", place)
            values = {
                "a": text(numbers), "b": text(numbers), "o": numbers.choice(OPTIONS), "u": numbers.choice(UNITS),
                "n": numbers.choice((2, 0, -1, 0.1, 1e300, "3/2", "1/0", "", "x", b"2", None)),
            }
            try:
                self.database.execute(query, values).fetchall()
                answers += 1
            except (sqlite3.OperationalError, sqlite3.DatabaseError) as error:
                mistakes += 1
                message = str(error)
                self.assertTrue(message and len(message) < 1000, f"seed {SEED}, row {i}: {values}")
                self.assertNotRegex(message, r"[\x00-\x1f\x7f]|not an error|cannot be read", f"row {i}: {values}")
                self.assertNotRegex(message, "malformed|misuse|memory", f"row {i}: {values}")
        self.assertGreater(answers, ROWS / 10)
        self.assertGreater(mistakes, ROWS / 10)
        self.assertEqual(self.one("SELECT qty_format('7 tsp')"), "2 tablespoons + 1 teaspoon")

    def test_texts_that_are_no_utf8(self):
        for piece in BROKEN:
            for before, after in ((b"", b""), (b"1 cup ", b""), (b"1 ", b" cup"), (b"", b" 1 cup"), (b"1 cup flour, ", b" 2 g")):
                values = {"a": before + piece + after, "b": "1 g", "o": "", "u": "ml", "n": 2}
                for query in QUERIES:
                    query = query.replace("{}", "CAST(:a AS TEXT)")
                    if "qty_is_valid" in query:
                        self.assertEqual(self.database.execute("SELECT qty_is_valid(CAST(:a AS TEXT))", values).fetchone(), (0,))
                        continue
                    with self.assertRaisesRegex(sqlite3.Error, "not UTF-8|expected|unexpected|unknown", msg=f"{query} {values}"):
                        self.database.execute(query, values).fetchall()

    def test_a_schema_of_a_stranger(self):
        # Its views, checks, triggers and indexes call the functions, and none of them is trusted.
        numbers = random.Random(SEED)
        for encoding in ("UTF-8", "UTF-16le", "UTF-16be"):
            database = connect()
            database.executescript(f"""PRAGMA encoding = '{encoding}'; PRAGMA trusted_schema = off; CREATE TABLE log(said);
                CREATE TABLE t(a, o, ok GENERATED ALWAYS AS (qty_is_valid(a)) STORED, CHECK (qty_is_valid(o) IN (0, 1)));
                CREATE INDEX i ON t(a) WHERE qty_is_valid(a);
                CREATE VIEW v AS SELECT t.rowid, qty_format(a, o) AS said, (SELECT group_concat(text) FROM qty_find(a, o)) FROM t;
                CREATE VIEW w AS SELECT qty_kind(a), qty_sum(a) FROM t WHERE ok = 1 GROUP BY 1;
                CREATE TRIGGER r AFTER INSERT ON t WHEN new.ok = 1 BEGIN INSERT INTO log VALUES (qty_scale(new.a, 2)); END;""")
            answers = rows = 0
            options = ("",) * 20 + (*OPTIONS, *BROKEN, None, 2.5)
            for _ in range(ROWS // 50):
                values = text(numbers), numbers.choice(options)
                try:
                    row = database.execute("INSERT INTO t VALUES (?, ?) RETURNING rowid", values).fetchone()
                    rows += 1
                    answers += len(database.execute("SELECT * FROM v WHERE rowid = ?", row).fetchall())
                except sqlite3.Error as error:
                    self.assertNotRegex(str(error), "unsafe|misuse|memory|malformed", f"seed {SEED}: {values}")
            self.assertGreater(rows, ROWS / 200)
            self.assertGreater(answers, 0)
            self.assertEqual(database.execute("PRAGMA integrity_check").fetchone(), ("ok",))
            database.execute("SELECT * FROM w").fetchall()
            database.close()

    def test_places_are_of_the_characters_that_sql_counts(self):
        numbers = random.Random(SEED)
        for i in range(ROWS // 20):
            a = " ".join(numbers.choice(PIECES) for _ in range(12)).replace("\0", "")
            for start, end, found, cut in self.database.execute(
                "SELECT start, end, text, substr(?1, start, end - start) FROM qty_find(?1)", (a,)
            ):
                self.assertEqual((found, found), (cut, a[start - 1 : end - 1]), f"seed {SEED}: {a!r}")
            try:
                self.one("SELECT qty_format(?)", a)
            except sqlite3.Error as error:
                # The message begins with the words that are wrong, in most cases.
                place = re.search(r"^unknown unit '([^'…]*)'.*\(characters? (\d+)", str(error))
                if place and "\ufffd" not in place[1]:
                    first = int(place[2]) - 1
                    self.assertTrue(a[first:].startswith(place[1]), f"seed {SEED}: {a!r}: {error}")

    def test_long_texts(self):
        million = 1_000_000
        for a in (
            "1" * million, "1 cup " * (million // 6), "(" * million, "ä" * million, "1/" * million, " " * million,
            "\0" * million, "cup" * million, "1 cup + " * (million // 8),
        ):
            for query in (
                "SELECT qty_format(?)", "SELECT qty_value(?, 'ml')", "SELECT length(qty_scale(?, 2))",
                "SELECT count(*), max(end) FROM qty_find(?)", "SELECT qty_is_valid(?)", "SELECT qty_convert('1 cup', ?)",
                "SELECT qty_format('1 cup', ?)", "SELECT qty_sum(?)", "SELECT qty_add('1 cup', ?)",
            ):
                try:
                    self.database.execute(query, (a,)).fetchall()
                except sqlite3.Error as error:
                    self.assertLess(len(str(error)), 1000)

    def test_a_row_for_each_of_many_amounts(self):
        self.assertEqual(self.one("SELECT count(DISTINCT start) FROM qty_find(?)", "1 g, " * 100_000), 100_000)

    def test_without_memory(self):
        self.run_sql("CREATE TABLE t(a)")
        units = "ml l cl dl tsp tbsp cup pint quart gallon floz".split()
        units += [f"imperial {unit}" for unit in ("pint", "quart", "gallon", "fl oz")] + ["metric cup", "m3"]
        self.database.executemany("INSERT INTO t VALUES (?)", [(f"1 {unit}",) for unit in units])
        self.database.commit()
        # A long text takes most of the memory, so only its allocation can fail.
        for a, query in (
            ("1 cup, 2 eggs; " * 2000, "SELECT length(qty_scale(?, 3))"),
            ("1 cup, 2 eggs; " * 2000, "SELECT count(*) FROM qty_find(?)"),
            ("1 cup, 2 eggs; " * 2000, "SELECT qty_format(?)"),
            ("1 cup, 2 eggs; " * 5, "SELECT count(*) FROM qty_find(?, 'kit=us')"),
            ("2 cupz", "SELECT qty_format(?, 'kit=us')"),
            ("1 g", "SELECT qty_sum(a) FROM t WHERE a <> ?"),
        ):
            failures = 0
            for room in (*range(0, 20_000, 50), *range(20_000, 2_000_000, 40_000)):
                library.sqlite3_hard_heap_limit64(library.sqlite3_memory_used() + room)
                try:
                    self.database.execute(query, (a,)).fetchall()
                except (MemoryError, sqlite3.Error):
                    failures += 1
                finally:
                    library.sqlite3_hard_heap_limit64(0)
            self.assertGreater(failures, 0, query)
        self.assertEqual(self.one("SELECT qty_format('7 tsp')"), "2 tablespoons + 1 teaspoon")

    def test_memory_is_given_back(self):
        a = "1 cup, 1/0 g, 2 eggs; " * 200

        def ask():
            for query in QUERIES:
                for options in OPTIONS[:5]:
                    values = {"a": a, "b": "1 h", "o": options, "u": "ml", "n": 2}
                    for values["a"] in (a, "2-3 cups", "1 g"):
                        try:
                            self.database.execute(query.replace("{}", ":a"), values).fetchall()
                        except sqlite3.Error:
                            pass

        ask()
        used = library.sqlite3_memory_used()
        for _ in range(20):
            ask()
        self.assertLess(library.sqlite3_memory_used() - used, 10_000)

    @unittest.skipIf("LD_PRELOAD" in os.environ, "AddressSanitizer takes more memory than there is")
    def test_a_process_with_little_memory(self):
        child = os.fork()
        if not child:
            with open("/proc/self/statm") as file:
                used = int(file.read().split()[0]) * resource.getpagesize()
            resource.setrlimit(resource.RLIMIT_AS, (used + 300_000_000,) * 2)
            status = 0
            for words in ("1 cup flour, ", "1g,", "x ", "1"):
                for size in (10_000, 500_000, 3_000_000, 12_000_000, 50_000_000):
                    for query in (
                        "qty_scale(?, 2)", "qty_format(?)", "qty_sum(?)", "qty_convert('1 cup', ?)", "qty_format('3 g', ?)",
                        "(SELECT count(*) FROM qty_find(?))", "qty_scale('3 g', ?)", "qty_is_valid(?)",
                    ):
                        try:
                            self.one(f"SELECT length({query})", words * (size // len(words)))
                        except MemoryError:
                            status |= 1
                        except sqlite3.Error:
                            status |= 2
            os._exit(status)
        # Some had no memory, some are mistakes, and none has ended the process.
        self.assertEqual(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), 3)


if __name__ == "__main__":
    unittest.main()
