"""What the extension does in Python's sqlite3, which must allow extensions: Debian's does.

EXTENSION is the path of the extension, SEED what the generated texts begin with, ROWS how many there are.
"""

import os
import random
import sqlite3
import threading
import time
import unittest
from fractions import Fraction

EXTENSION = os.environ["EXTENSION"]
SEED = int(os.environ.get("SEED", "1"))
ROWS = int(os.environ.get("ROWS", "100000"))


def connect(path=":memory:", **options):
    connection = sqlite3.connect(path, **options)
    connection.enable_load_extension(True)
    connection.load_extension(EXTENSION)
    connection.enable_load_extension(False)
    # What the bytes of a text are is the test's concern.
    connection.text_factory = lambda data: data.decode("utf-8", "replace")
    return connection


def one(connection, sql, *arguments):
    return connection.execute(sql, arguments).fetchone()[0]


class Case(unittest.TestCase):
    def setUp(self):
        self.database = connect()
        self.addCleanup(self.database.close)

    def run_sql(self, script):
        self.database.executescript(script)

    def one(self, sql, *arguments):
        return one(self.database, sql, *arguments)

    def plan(self, sql):
        return " / ".join(row[3] for row in self.database.execute("EXPLAIN QUERY PLAN " + sql))


class Schemas(Case):
    def test_the_planner_uses_an_index_on_the_value(self):
        self.run_sql("""
            CREATE TABLE stock(item, amount);
            INSERT INTO stock VALUES ('rice', '2 kg'), ('salt', '1 tsp'), ('oil', '1/2 l'),
              ('love', 'plenty'), ('milk', '1 pint'), ('tea', NULL);
            CREATE INDEX by_volume ON stock(qty_value(amount, 'ml')) WHERE qty_is_valid(amount, 'ml');
        """)
        query = """SELECT item FROM stock WHERE qty_is_valid(amount, 'ml')
            AND qty_value(amount, 'ml') < qty_value('2 cups', 'ml') ORDER BY qty_value(amount, 'ml')"""
        self.assertEqual(self.plan(query), "SEARCH stock USING INDEX by_volume (<expr><?)")
        self.assertEqual(self.database.execute(query).fetchall(), [("salt",)])
        self.run_sql("INSERT INTO stock VALUES ('rum', '2 tbsp'); UPDATE stock SET amount = '3 tsp'")
        self.assertEqual(len(self.database.execute(query).fetchall()), 7)
        self.assertEqual(self.one("PRAGMA integrity_check"), "ok")

    def test_a_row_that_an_index_cannot_hold_is_refused(self):
        self.run_sql("CREATE TABLE t(a); CREATE INDEX i ON t(qty_value(a, 'g'))")
        with self.assertRaisesRegex(sqlite3.Error, "unknown unit 'cupz'"):
            self.run_sql("INSERT INTO t VALUES ('2 cupz')")
        self.assertEqual(self.one("SELECT count(*) FROM t"), 0)

    def test_generated_columns_checks_views_and_triggers_of_others_may_call_it(self):
        self.run_sql("""
            PRAGMA trusted_schema = off;
            CREATE TABLE t(
              a TEXT CHECK (qty_is_valid(a)),
              ml REAL GENERATED ALWAYS AS (qty_value(a, 'ml')) STORED,
              kind TEXT GENERATED ALWAYS AS (qty_kind(a)) VIRTUAL);
            CREATE VIEW sums AS SELECT kind, qty_sum(a) AS total FROM t GROUP BY kind;
            CREATE VIEW amounts AS SELECT f.text FROM t, qty_find(t.a) AS f;
            CREATE TABLE log(said);
            CREATE TRIGGER r AFTER INSERT ON t BEGIN INSERT INTO log VALUES (qty_format(new.a)); END;
            INSERT INTO t(a) VALUES ('3 tsp'), ('1 cup');
        """)
        rows = self.database.execute("SELECT said, total, text FROM log, sums, amounts").fetchall()
        said = "1 tablespoon", "1 cup"
        self.assertEqual(
            sorted(rows), sorted((s, "1 cup + 1 tablespoon", t) for s in said for t in ("3 tsp", "1 cup"))
        )
        with self.assertRaisesRegex(sqlite3.Error, "expected a number, found 'plenty'"):
            self.run_sql("INSERT INTO t(a) VALUES ('plenty')")

    def test_a_call_with_constants_is_made_once(self):
        self.run_sql("CREATE TABLE t(a)")
        plan = [row[1] for row in self.database.execute("EXPLAIN SELECT qty_format('3 tsp') FROM t")]
        self.assertEqual(plan.count("Function"), 1)
        self.assertIn("Once", plan[: plan.index("Function")])

    def test_a_database_of_utf16(self):
        self.run_sql("PRAGMA encoding = 'UTF-16'; CREATE TABLE t(a); INSERT INTO t VALUES ('½ cup 🍚')")
        self.assertEqual(self.one("SELECT qty_scale(a, 3) FROM t"), "1½ cups 🍚")
        row = self.database.execute("SELECT f.start, f.end, f.text FROM t, qty_find(a) f").fetchone()
        self.assertEqual(row, (1, 6, "½ cup"))


class Sums(Case):
    def amounts(self, count, units=("tsp", "tbsp", "cups", "ml", "gal")):
        numbers = random.Random(SEED)
        return [
            f"{numbers.randrange(-400, 400)}/{numbers.choice((1, 2, 3, 4, 8))} {numbers.choice(units)}"
            for _ in range(count)
        ]

    def test_it_is_exact_and_of_any_order(self):
        texts = self.amounts(2000)
        tsp = {"tsp": Fraction(1), "tbsp": Fraction(3), "cups": Fraction(48), "gal": Fraction(768)}
        tsp["ml"] = 1 / Fraction("4.92892159375")
        expected = sum(Fraction(n) * tsp[u] for n, u in (text.split() for text in texts))
        self.run_sql("CREATE TABLE t(a)")
        self.database.executemany("INSERT INTO t VALUES (?)", [(text,) for text in texts])
        # Whether all is exact shows when it is taken away again.
        answer = self.one(
            "SELECT qty_sum(a) FROM (SELECT a FROM t UNION ALL SELECT ?)", f"{-expected} tsp"
        )
        self.assertRegex(answer, "^0 ", f"seed {SEED}")
        answers = {
            self.one(f"SELECT qty_sum(a) FROM (SELECT a FROM t ORDER BY {order})")
            for order in ("rowid", "a", "rowid DESC", "length(a), a")
        }
        self.assertEqual(len(answers), 1, f"seed {SEED}: {answers}")

    def test_windows_are_the_sums_of_their_rows(self):
        self.run_sql("CREATE TABLE t(i INTEGER PRIMARY KEY, a)")
        texts = [text if i % 7 else None for i, text in enumerate(self.amounts(300))]
        self.database.executemany("INSERT INTO t(a) VALUES (?)", [(text,) for text in texts])
        rows = self.database.execute("""
            SELECT qty_sum(a, 'kit=metric') OVER (ORDER BY i ROWS BETWEEN 3 PRECEDING AND 2 FOLLOWING),
              (SELECT qty_sum(a, 'kit=metric') FROM t AS u WHERE u.i BETWEEN t.i - 3 AND t.i + 2)
            FROM t""").fetchall()
        self.assertEqual(len(rows), 300)
        for window, aggregate in rows:
            self.assertEqual(window, aggregate, f"seed {SEED}")

    def test_many_groups(self):
        rows = self.database.execute("""
            WITH RECURSIVE n(i) AS (VALUES (0) UNION ALL SELECT i + 1 FROM n WHERE i < 29999)
            SELECT i % 10000, qty_sum((i % 3 + 1) || ' cups') FROM n GROUP BY 1""").fetchall()
        self.assertEqual(len(rows), 10000)
        # Three numbers that follow each other by 10,000 are 1, 2 and 3 in some order.
        self.assertEqual({total for _, total in rows}, {"6 cups"})


class Interrupts(Case):
    LONG = "WITH RECURSIVE n(i) AS (VALUES (0) UNION ALL SELECT i + 1 FROM n)"

    def stopped(self, query):
        begin = time.monotonic()
        with self.assertRaisesRegex(sqlite3.OperationalError, "interrupted"):
            self.database.execute(f"{self.LONG} {query}").fetchall()
        self.assertLess(time.monotonic() - begin, 10)
        self.assertEqual(self.one("SELECT qty_format('3 tsp')"), "1 tablespoon")

    QUERIES = (
        "SELECT qty_format(i || ' tsp') FROM n WHERE i < 0",
        "SELECT max(qty_value((1 + i % 100) || ' tsp', 'ml')) FROM n",
        "SELECT qty_sum((1 + i % 100) || ' tsp') FROM n",
        "SELECT count(f.text) FROM n, qty_find((1 + i % 100) || ' tsp, ' || i || ' g') AS f",
    )

    def test_an_interrupt_ends_a_long_scan(self):
        self.database.close()
        self.database = connect(check_same_thread=False)
        for query in self.QUERIES:
            timer = threading.Timer(0.3, self.database.interrupt)
            timer.start()
            self.stopped(query)
            timer.join()

    def test_a_progress_handler_ends_a_long_scan(self):
        for query in self.QUERIES:
            end = time.monotonic() + 0.2
            self.database.set_progress_handler(lambda: time.monotonic() > end, 1000)
            with self.assertRaisesRegex(sqlite3.OperationalError, "interrupted"):
                self.database.execute(f"{self.LONG} {query}").fetchall()
            self.database.set_progress_handler(None, 0)


class Processes(Case):
    def test_threads_with_a_connection_each(self):
        answers = []

        def ask():
            database = connect()
            for i in range(2000):
                answers.append(one(database, "SELECT qty_format(?, 'kit=us')", f"{i % 9 * 3} tsp"))
            database.close()

        threads = [threading.Thread(target=ask) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(len(answers), 16000)
        self.assertEqual(answers.count("1 tablespoon"), 8 * 223)

    def test_it_can_be_loaded_and_closed_again_and_again(self):
        for _ in range(100):
            database = connect()
            database.enable_load_extension(True)
            database.load_extension(EXTENSION)
            self.assertEqual(one(database, "SELECT qty_format('3 tsp')"), "1 tablespoon")
            database.close()


if __name__ == "__main__":
    unittest.main()
