"""What qty_sum adds: in any order, in windows, and by parallel workers."""

import json
import random
import unittest
from fractions import Fraction

from server import ROWS, SEED, Case, one, run

TSP = {"tsp": Fraction(1), "tbsp": Fraction(3), "cups": Fraction(48), "gal": Fraction(768)}
TSP["ml"] = 1 / Fraction("4.92892159375")


def amounts(count):
    numbers = random.Random(SEED)
    return [
        f"{numbers.randrange(-400, 400)}/{numbers.choice((1, 2, 3, 4, 8))} {numbers.choice(list(TSP))}"
        for _ in range(count)
    ]


def fill(texts):
    """Make a table of texts, with NULL for None."""
    rows = "".join(f"{i}\t{text or chr(92) + 'N'}\n" for i, text in enumerate(texts))
    run(f"CREATE TABLE t(i integer, a text); COPY t FROM stdin;\n{rows}\\.\nANALYZE t;")


# Enough workers for a small table, at any price.
PARALLEL = """SET max_parallel_workers_per_gather = 4; SET parallel_setup_cost = 0; SET parallel_tuple_cost = 0;
    SET min_parallel_table_scan_size = 0; SET parallel_leader_participation = off;"""
SERIAL = "SET max_parallel_workers_per_gather = 0;"


def workers(plan):
    """How many workers each Gather of a plan has launched."""
    found = [plan["Workers Launched"]] if "Workers Launched" in plan else []
    return found + [count for part in plan.get("Plans", ()) for count in workers(part)]


class Sums(Case):
    def test_it_is_exact_and_of_any_order(self):
        texts = amounts(2000)
        fill(texts)
        expected = sum(Fraction(n) * TSP[u] for n, u in (text.split() for text in texts))
        # Whether all is exact shows when it is taken away again.
        rest = f"SELECT qty_sum(a) FROM (SELECT a FROM t UNION ALL SELECT '{-expected} tsp') AS v"
        self.assertRegex(one(rest), "^0 ", f"seed {SEED}")
        answers = {
            one(f"SELECT qty_sum(a ORDER BY {order}) FROM t") for order in ("i", "a", "i DESC", "length(a), a")
        }
        self.assertEqual(len(answers), 1, f"seed {SEED}: {answers}")

    def test_windows_are_the_sums_of_their_rows(self):
        fill([text if i % 7 else None for i, text in enumerate(amounts(300))])
        rows = run("""
            SELECT qty_sum(a, 'kit=metric') OVER (ORDER BY i ROWS BETWEEN 3 PRECEDING AND 2 FOLLOWING)
              IS NOT DISTINCT FROM
              (SELECT qty_sum(a, 'kit=metric') FROM t AS u WHERE u.i BETWEEN t.i - 3 AND t.i + 2)
            FROM t""")
        self.assertEqual(rows, ["t"] * 300, f"seed {SEED}")

    def test_four_workers_have_the_answers_of_one(self):
        fill(text if i % 11 else None for i, text in enumerate(amounts(ROWS)))
        run("ALTER TABLE t SET (parallel_workers = 4)")
        for query in (
            "SELECT md5(string_agg(said, ' ' ORDER BY i)) FROM (SELECT i, qty_format(a) AS said FROM t OFFSET 0) AS v",
            "SELECT count(qty_format(a)), sum(length(qty_format(a))) FROM t",
            "SELECT count(*) FROM t WHERE qty_value(a, 'ml') > 100",
            "SELECT qty_sum(a) FROM t",
            "SELECT qty_sum(a, 'kit=metric style=vulgar') FROM t",
            "SELECT i % 17, qty_sum(a), count(*) FROM t GROUP BY 1 ORDER BY 1",
            "SELECT count(f.text), sum(f.number::numeric) FROM t, qty_find(a) AS f",
        ):
            plan = json.loads(one(f"{PARALLEL} EXPLAIN (ANALYZE, FORMAT json) {query}"))[0]["Plan"]
            self.assertEqual(workers(plan), [4], f"{query}: {plan}")
            self.assertEqual(run(PARALLEL + query), run(SERIAL + query), f"seed {SEED}")

    def test_workers_whose_sums_are_beyond_128_bits(self):
        # Whichever worker has which of them, and in whatever order.
        texts = ["400000000000000000000 cups"] * 2000 + ["-400000000000000000000 cups"] * 2000 + ["3 tsp"]
        random.Random(SEED).shuffle(texts)
        fill(texts)
        run("ALTER TABLE t SET (parallel_workers = 4)")
        for settings in (PARALLEL, SERIAL):
            for order in ("", " ORDER BY a", " ORDER BY a DESC", " ORDER BY i"):
                self.assertEqual(one(f"{settings} SELECT qty_sum(a{order}) FROM t"), "1 tablespoon", f"seed {SEED}")

    def test_workers_tell_what_is_wrong(self):
        fill(amounts(ROWS // 10) + ["3 g"])
        run("ALTER TABLE t SET (parallel_workers = 4)")
        self.fails("22000", "cannot add (mass to volume|volume to mass)", f"{PARALLEL} SELECT qty_sum(a) FROM t")
        run("UPDATE t SET a = '1 cupz' WHERE a = '3 g'")
        said = self.fails("22P02", "unknown unit 'cupz'", f"{PARALLEL} SELECT qty_sum(a) FROM t")
        self.assertRegex(said, "DETAIL:  See characters 3 to 6 of '1 cupz'.\nHINT:  Did you mean 'cup' or 'cups'?")
        options = "CASE WHEN i % 2 = 0 THEN '' ELSE 'kit=metric' END"
        self.fails("22023", "options of qty_sum", f"{PARALLEL} SELECT qty_sum('1 g', {options}) FROM t")

    def test_workers_with_options_of_their_own(self):
        # Rows are slow, so no worker gets all of them.
        run("""CREATE TABLE t AS SELECT repeat('x', 1000) FROM generate_series(1, 400);
            ALTER TABLE t SET (parallel_workers = 4);
            CREATE FUNCTION own() RETURNS text LANGUAGE plpgsql PARALLEL SAFE AS
              $$BEGIN PERFORM pg_sleep(0.004); RETURN 'max-parts=' || pg_backend_pid() % 60 + 1; END$$""")
        self.fails("22023", "options of qty_sum", f"{PARALLEL} SELECT qty_sum('1 g', own()) FROM t")

    def test_workers_without_rows_beside_one_that_has_one(self):
        fill([None] * 1000)
        run("ALTER TABLE t SET (parallel_workers = 4)")
        self.assertEqual(run(f"{PARALLEL} SELECT qty_sum(a) IS NULL, qty_sum(a, 'kit=us') IS NULL FROM t"), ["t|t"])
        run("INSERT INTO t VALUES (1, 'about 2 cups')")
        self.assertEqual(one(f"{PARALLEL} SELECT qty_sum(a) FROM t"), "~2 cups")
        self.assertEqual(one(f"{PARALLEL} SELECT qty_sum(a, 'kit=metric') FROM t"), "~470 milliliters")

    def test_many_groups_in_little_memory(self):
        query = """SELECT count(*), min(total), max(total) FROM (
            SELECT i % 20000, qty_sum((i / 20000 + 1) || ' cups') AS total FROM generate_series(0, 59999) AS i
            GROUP BY 1) AS v"""
        for settings in ("work_mem = '64kB'", "enable_hashagg = off", "work_mem = '1GB'"):
            self.assertEqual(one(f"SET {settings}; {query}"), "20000|6 cups|6 cups")


if __name__ == "__main__":
    unittest.main()
