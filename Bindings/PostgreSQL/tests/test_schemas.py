"""What stands in schemas: indexes, checks, generated columns, dumps; and what the extension is to the catalog."""

import os
import subprocess
import tempfile
import unittest

from server import Case, one, run


class Schemas(Case):
    STOCK = """
        CREATE TABLE stock(item text, amount text);
        INSERT INTO stock SELECT 'item ' || i, i % 97 + 1 || ' ' || (ARRAY['ml', 'cups', 'g', 'h'])[i % 4 + 1]
          FROM generate_series(1, 20000) AS i;
        INSERT INTO stock VALUES ('salt', '1/2 tsp'), ('love', 'plenty'), ('tea', NULL);
        CREATE INDEX by_volume ON stock(qty_value(amount, 'ml')) WHERE qty_is_valid(amount, 'ml');
        ANALYZE stock;"""
    LITTLE = """SELECT item FROM stock WHERE qty_is_valid(amount, 'ml')
        AND qty_value(amount, 'ml') BETWEEN qty_value('1/4 tsp', 'ml') AND 2.5 ORDER BY qty_value(amount, 'ml'), item"""

    def test_the_planner_uses_an_index_on_the_value(self):
        run(self.STOCK)
        plan = one(f"EXPLAIN (COSTS off) {self.LITTLE}")
        self.assertRegex(plan, r"Index Scan (using|on) by_volume")
        # What is constant is calculated once, when the statement is planned.
        self.assertRegex(plan, r"Index Cond: .* >= '1\.2322.*'::double precision")
        self.assertNotIn("Seq Scan", plan)
        by_scan = run(f"SET enable_indexscan = off; SET enable_bitmapscan = off; {self.LITTLE}")
        self.assertEqual(run(self.LITTLE), by_scan)
        self.assertEqual(by_scan[-1], "salt")
        # An order by the value is that of the index.
        plan = one("""EXPLAIN (COSTS off) SELECT item FROM stock WHERE qty_is_valid(amount, 'ml')
            ORDER BY qty_value(amount, 'ml') LIMIT 5""")
        self.assertIn("Index Scan using by_volume", plan)
        self.assertNotIn("Sort", plan)

    def test_a_row_that_an_index_cannot_hold_is_refused(self):
        run("CREATE TABLE t(a text); CREATE INDEX i ON t(qty_value(a, 'g'))")
        self.fails("22P02", "unknown unit 'cupz'", "INSERT INTO t VALUES ('2 cupz')")
        self.assertEqual(one("SELECT count(*) FROM t"), "0")

    KITCHEN = """
        CREATE TABLE t(
          a text CHECK (qty_is_valid(a)),
          ml double precision GENERATED ALWAYS AS (qty_value(a, 'ml')) STORED,
          said text GENERATED ALWAYS AS (qty_format(a, 'kit=metric')) STORED);
        CREATE INDEX ON t(ml);
        CREATE UNIQUE INDEX ON t(qty_convert(a, 'ml'));
        CREATE VIEW sums AS SELECT qty_kind(a) AS kind, qty_sum(a) AS total FROM t GROUP BY 1;
        CREATE MATERIALIZED VIEW amounts AS SELECT f.* FROM t, qty_find(t.a) AS f;
        CREATE FUNCTION log() RETURNS trigger LANGUAGE plpgsql AS
          $$BEGIN RAISE DEBUG '%', qty_format(new.a); RETURN new; END$$;
        CREATE TRIGGER r AFTER INSERT ON t FOR EACH ROW EXECUTE FUNCTION log();
        INSERT INTO t VALUES ('3 tsp'), ('1 cup');
        REFRESH MATERIALIZED VIEW amounts;"""
    CONTENT = """SELECT * FROM t ORDER BY ml; SELECT * FROM sums; SELECT text, unit FROM amounts"""

    def test_checks_generated_columns_views_and_triggers_call_it(self):
        run(self.KITCHEN)
        self.assertEqual(
            run(self.CONTENT),
            ["3 tsp|14.78676478125|~15 milliliters", "1 cup|236.5882365|~240 milliliters",
             "volume|1 cup + 1 tablespoon", "3 tsp|teaspoon", "1 cup|cup"],
        )  # fmt: skip
        # What a column is made of is read before it is checked.
        self.fails("22P02", "unknown unit 'cupz'", "INSERT INTO t(a) VALUES ('1 cupz')")
        run("CREATE TABLE checked(a text CHECK (qty_is_valid(a)))")
        self.fails("23514", "violates check constraint", "INSERT INTO checked VALUES ('1 cupz')")
        self.fails("23505", "duplicate key", "INSERT INTO t(a) VALUES ('1/2 pint')")

    def test_a_dump_can_be_restored(self):
        run(self.STOCK + self.KITCHEN)
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, "dump")
            subprocess.run(["pg_dump", "-Fc", "-f", file, "kitchen"], check=True)
            run("DROP DATABASE IF EXISTS copy; CREATE DATABASE copy TEMPLATE template0;", "postgres")
            subprocess.run(["pg_restore", "--exit-on-error", "-d", "copy", file], check=True)
            subprocess.run(["pg_dump", "-Fp", "-f", file, "kitchen"], check=True)
            with open(file) as dump:
                self.assertIn("CREATE EXTENSION IF NOT EXISTS quantities", dump.read())
        content = self.CONTENT + ";" + self.LITTLE
        self.assertEqual(run(content, "copy"), run(content))
        self.assertIn("by_volume", one(f"ANALYZE stock; EXPLAIN {self.LITTLE}", "copy"))

    def test_what_depends_on_the_extension_goes_with_it(self):
        run(self.KITCHEN)
        self.fails("2BP01", "other objects depend on it", "DROP EXTENSION quantities")
        run("SET client_min_messages = error; DROP EXTENSION quantities CASCADE")
        self.fails("42883", "function qty_format.* does not exist", "SELECT qty_format('1 g')")
        self.assertEqual(one("SELECT count(*) FROM pg_proc WHERE proname LIKE 'qty%'"), "0")
        run("CREATE EXTENSION quantities")
        self.assertEqual(one("SELECT qty_format('3 tsp')"), "1 tablespoon")

    def test_it_can_be_in_any_schema(self):
        run(self.KITCHEN + "CREATE SCHEMA units; ALTER EXTENSION quantities SET SCHEMA units")
        self.addCleanup(run, "SET client_min_messages = error; DROP SCHEMA units CASCADE")
        # Views and indexes find it there, without a path to search.
        statements = """SET search_path = ''; INSERT INTO public.t VALUES ('2 cups');
            SELECT units.qty_sum(a) FROM public.t; SELECT total FROM public.sums"""
        self.fails("42883", "function qty_format", statements)  # the trigger has none
        statements = statements.replace("INSERT", "DROP TRIGGER r ON public.t; INSERT")
        self.assertEqual(run(statements), ["3 cups + 1 tablespoon"] * 2)

    def test_what_a_schema_has_of_its_name_is_not_called(self):
        # Whoever may create functions cannot have the extension call theirs.
        self.fails("42723", "already exists", """DROP EXTENSION quantities;
            CREATE FUNCTION qty_sum_add(internal, text) RETURNS internal LANGUAGE internal AS 'int4pl';
            CREATE EXTENSION quantities""")

    def test_an_owner_of_the_database_may_create_it(self):
        run("""DROP EXTENSION quantities; DROP ROLE IF EXISTS cook; CREATE ROLE cook;
            GRANT CREATE ON DATABASE kitchen TO cook; SET ROLE cook; CREATE EXTENSION quantities;
            SELECT qty_format('3 tsp'); DROP EXTENSION quantities""")
        run("REVOKE ALL ON DATABASE kitchen FROM cook; DROP ROLE cook")

    def test_the_catalog_knows_what_the_functions_are(self):
        rows = run("""SELECT DISTINCT provolatile, proparallel, proleakproof, prosecdef FROM pg_proc
            WHERE oid IN (SELECT objid FROM pg_depend WHERE deptype = 'e' AND classid = 'pg_proc'::regclass
              AND refobjid = (SELECT oid FROM pg_extension WHERE extname = 'quantities'))""")
        self.assertEqual(rows, ["i|s|f|f"])
        # What has no NULL among its arguments is not called with one.
        strict = "SELECT string_agg(DISTINCT proname, ' ') FROM pg_proc WHERE proname LIKE 'qty%' AND NOT proisstrict"
        self.assertEqual(one(strict), "qty_sum qty_sum_add qty_sum_combine qty_sum_take qty_sum_text")


if __name__ == "__main__":
    unittest.main()
