"""Texts in rows that nobody meant well with: each has an answer or an error, the session that asked lives on, and
SQLite says the same.

SQLITE is the extension of SQLite, SEED what the generated texts begin with, ROWS how many there are.
"""

import unittest

from questions import ask, copied, generate
from server import ROWS, SEED, Case, one, run


class Hostile(Case):
    def test_texts_in_rows_and_what_sqlite_says_of_them(self):
        expressions, answers = generate(ROWS)
        output = ask(expressions)
        self.assertEqual(output[0], output[-1])
        self.assertEqual(len(output), ROWS + 2)
        mistakes = 0
        for expression, expected, said in zip(expressions, answers, output[1:-1]):
            place = f"seed {SEED}: {expression[:2000]!r}"
            if expected is not None and str(expected).startswith("Error: "):
                # SQLite adds the hint and the position.
                mistakes += 1
                self.assertTrue(said.startswith("Error: "), f"{place}: {said}, expected {expected}")
                shown = copied(str(expected))
                said = said.removesuffix("...")
                self.assertTrue(shown.startswith(said), f"{place}: {said}, expected {expected}")
            elif isinstance(expected, float):
                self.assertEqual(float(said), expected, place)
            else:
                self.assertEqual(said, "\\N" if expected is None else copied(str(expected)), place)
        self.assertGreater(mistakes, ROWS / 5)
        self.assertGreater(ROWS - mistakes, ROWS / 5)

    def test_long_texts(self):
        statements = ["SELECT pg_backend_pid(); CREATE TEMP TABLE long(a text);"]
        for piece, count in (
            ("1", 10**6), ("1 cup ", 10**5), ("(", 10**6), ("ä", 10**6), ("1/", 10**6), (" ", 10**6), ("cup", 10**6),
            ("1 cup + ", 10**5),
        ):  # fmt: skip
            statements.append(f"INSERT INTO long VALUES (repeat('{piece}', {count}));")
        statements.append("\\set ON_ERROR_STOP off\n\\set VERBOSITY default\n")
        for i in range(8):
            for query in (
                "qty_format(a)", "qty_value(a, 'ml')", "length(qty_scale(a, 2))", "qty_is_valid(a)",
                "(SELECT count(*) FROM qty_find(a))", "qty_convert('1 cup', a)", "qty_format('1 cup', a)",
                "(SELECT qty_sum(b) FROM (VALUES (a)) AS v(b))", "qty_add('1 cup', a)", "qty_scale('1 cup', a)",
            ):
                statements.append(f"SELECT length(({query})::text) >= 0 FROM (SELECT a FROM long OFFSET {i} LIMIT 1) AS v;")
        statements.append("SELECT pg_backend_pid();")
        output = run("\n".join(statements))
        self.assertEqual(output[0], output[-1])

    MEMORY = """(regexp_match(pg_read_file('/proc/self/status'), 'VmRSS:\\s*(\\d+)'))[1]::integer"""

    def test_mistakes_take_no_memory(self):
        # Each is caught, and its memory is freed.
        growth = run(f"""
            CREATE FUNCTION err(count integer) RETURNS integer LANGUAGE plpgsql AS $$
            DECLARE answer text; before integer; BEGIN
              FOR i IN 1..count LOOP
                IF i = count / 2 THEN before := {self.MEMORY}; END IF;
                BEGIN
                  CASE i % 6
                  WHEN 0 THEN answer := qty_format(i || ' cupz');
                  WHEN 1 THEN answer := qty_scale(repeat('1/0 cup, ', 500), 2);
                  WHEN 2 THEN answer := (SELECT qty_sum(a) FROM (VALUES ('1 g'), (i || ' h')) AS v(a));
                  WHEN 3 THEN answer := qty_format('1 g', 'kit=' || i);
                  WHEN 4 THEN answer := qty_convert('1 g', 'x' || i);
                  ELSE answer := (SELECT count(*) FROM qty_find(i || ' g', 'bogus'));
                  END CASE;
                  RAISE 'no mistake of %', i;
                EXCEPTION WHEN data_exception THEN answer := NULL;
                END;
              END LOOP;
              RETURN {self.MEMORY} - before;
            END $$;
            SELECT err({ROWS})""")
        # In kB; the pages of the library that are touched for the first time count, too.
        self.assertLess(int(growth[0]), 2000)

    def test_rows_take_no_memory(self):
        for query in (
            "SELECT count(qty_format(i || ' cups', CASE i % 3 WHEN 0 THEN 'kit=metric' || repeat(' ', 500) WHEN 1 THEN 'style=vulgar' ELSE '' END))",
            "SELECT qty_sum(i % 100 || ' cups')",
            "SELECT count(qty_scale('1 cup, 2 eggs', i + 1))",
        ):
            growth = run(f"""{query} FROM generate_series(1, 1000) AS i; SELECT {self.MEMORY} AS before \\gset
                {query} FROM generate_series(1, {ROWS}) AS i; SELECT {self.MEMORY} - :before""")
            self.assertLess(int(growth[-1]), 4000, query)
        growth = run(f"""SELECT count(*) FROM generate_series(1, 1000) AS i, qty_find(i || ' g') AS f;
            SELECT {self.MEMORY} AS before \\gset
            SELECT count(*) FROM generate_series(1, {ROWS}) AS i, qty_find(i || ' g') AS f; SELECT {self.MEMORY} - :before""")
        self.assertLess(int(growth[-1]), 4000)

    def test_values_that_are_stored_apart(self):
        # Compressed, out of line, and both.
        for storage in ("main", "external", "extended"):
            run(f"""DROP TABLE IF EXISTS t; CREATE TABLE t(a text, o text);
                ALTER TABLE t ALTER a SET STORAGE {storage}, ALTER o SET STORAGE {storage};
                INSERT INTO t VALUES (repeat('1 cup, ', 20000), 'kit=metric' || repeat(' ', 5000))""")
            query = "SELECT md5(qty_scale(a, 2, o)), (SELECT count(*) FROM qty_find(a, o)), qty_format('1 cup', o) FROM t"
            self.assertRegex(one(query), r"\|20000\|~240 milliliters$")
        self.assertEqual(one("SELECT qty_scale(a, 2) = repeat('2 cups, ', 20000) FROM t"), "t")

    def test_texts_that_are_too_long(self):
        for longest, expression in (
            (2**21, "qty_format({})"), (2**21, "qty_sum({})"), (2**21, "qty_is_valid({})"), (2**21, "qty_format('1 g', {})"),
            (2**22, "(SELECT count(*) FROM qty_find({}))"), (2**22, "length(qty_scale({}, 2))"),
        ):  # fmt: skip
            text = f"'1 cup' || repeat(' ', {longest} - 4)"
            self.fails("54000", f"the text is too long\nDETAIL:  It has {longest + 1} bytes, and can have {longest}.",
                       f"SELECT {expression.format(text)}")
            if "'1 g'" not in expression:
                run(f"SELECT {expression.format(text.replace('- 4', '- 5'))}")


if __name__ == "__main__":
    unittest.main()
