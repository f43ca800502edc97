"""What a session may expect of the extension: to be stopped, to live on, and to be like any other."""

import time
import unittest

from server import Case, one, run, start

ALL = "FROM generate_series(1, 1000000000) AS i"
LONG = (
    f"SELECT count(qty_format(i || ' tsp')) {ALL}",
    f"SELECT max(qty_value((1 + i % 100) || ' tsp', 'ml')) {ALL}",
    f"SELECT qty_sum((1 + i % 100) || ' tsp') {ALL}",
    f"SELECT qty_sum((1 + i % 100) || ' tsp') OVER (ORDER BY i ROWS 9 PRECEDING) {ALL}",
    f"SELECT count(f.text) {ALL}, qty_find((1 + i % 100) || ' tsp, ' || i || ' g') AS f",
    "SELECT count(*) FROM qty_find(repeat('1 g, ', 800000))",
)
# One call on one line. Each would take several seconds.
CALLS = (
    "SELECT count(*) FROM qty_find(repeat('1 g, ', 800000))",
    "SELECT length(qty_scale(repeat('½', 2000000), 2))",
    "SELECT length(qty_scale(repeat('2 cups flour, 1 egg; ', 190000), 2, 'for=metric'))",
)


# The processor time of the process in seconds, as the kernel counts it in hundredths.
TIME = r"SELECT sum(t::numeric) / 100 FROM unnest((regexp_split_to_array(pg_read_file('/proc/self/stat'), '\s'))[14:15]) AS t;"


class Sessions(Case):
    def test_a_timeout_ends_what_is_long(self):
        for query in LONG:
            begin = time.monotonic()
            self.fails("57014", "due to statement timeout", f"SET statement_timeout = '200ms'; {query}")
            # The sorted window and the long text end later, but within the time of one call or one sort.
            self.assertLess(time.monotonic() - begin, 30)

    def test_one_call_is_interrupted(self):
        for query in CALLS:
            # Whatever the machine does beside it: the processor time of the session.
            before, _, after = run(f"""\\set ON_ERROR_STOP off
                {TIME} SET statement_timeout = '100ms'; {query}; RESET statement_timeout; SELECT 'then'; {TIME}""")
            self.assertLess(float(after) - float(before), 1, query)

    def test_an_interruption_that_ends_no_statement(self):
        # A change of the settings is read at once, and the call begins again.
        session = start()
        session.stdin.write(f"{CALLS[0]}; SHOW work_mem")
        session.stdin.close()
        session.stdin = None
        for size in ("5MB", "6MB", "7MB"):
            time.sleep(0.1)
            run(f"ALTER SYSTEM SET work_mem = '{size}'; SELECT pg_reload_conf()")
        output, errors = session.communicate(timeout=120)
        run("ALTER SYSTEM RESET work_mem; SELECT pg_reload_conf()")
        self.assertEqual((output.splitlines()[0], errors), ("800000", ""))

    def test_another_session_can_cancel_it_and_it_goes_on(self):
        for query in LONG[:5]:
            session = start()
            session.stdin.write(f"""\\set ON_ERROR_STOP off
                SELECT pg_backend_pid(); {query};
                SELECT pg_backend_pid(), qty_format('3 tsp');""")
            session.stdin.close()
            session.stdin = None
            cancel = """SELECT pid FROM pg_stat_activity WHERE CASE
                WHEN pid <> pg_backend_pid() AND state = 'active' AND query LIKE '%qty_%' THEN pg_cancel_backend(pid) END"""
            deadline = time.monotonic() + 60
            while not (pid := one(cancel)):
                self.assertLess(time.monotonic(), deadline)
                time.sleep(0.05)
            output, errors = session.communicate(timeout=60)
            self.assertRegex(errors, "57014: canceling statement due to user request")
            self.assertEqual(output.splitlines(), [pid, f"{pid}|1 tablespoon"])

    def test_many_sessions_at_once(self):
        query = """SELECT md5(string_agg(qty_format(i % 997 || '/8 cups'), ' ')), qty_sum(i % 97 || ' tsp', 'kit=us')
            FROM generate_series(1, 20000) AS i;"""
        sessions = [start() for _ in range(12)]
        for session in sessions:
            session.stdin.write(query)
            session.stdin.close()
            session.stdin = None
        answers = {session.communicate(timeout=120) for session in sessions}
        self.assertEqual(answers, {(one(query) + "\n", "")})

    def test_the_process_is_as_it_was(self):
        # Threads, and the signals that are caught, ignored and blocked.
        status = """SELECT array_to_string(regexp_matches(pg_read_file('/proc/self/status'),
            '^(?:Threads|SigBlk|SigIgn|SigCgt):.*$', 'gn'), ' ');"""
        before = run(status)
        self.assertEqual(len(before), 4)
        calls = """SELECT qty_format('7 tsp'), qty_convert('2 cups flour', 'g'), qty_scale('2 eggs', 3);
            SELECT qty_is_valid(''); SELECT count(*) FROM qty_find('2 eggs');"""
        self.assertEqual(run(calls + status)[3:], before)

    def test_it_can_be_loaded_before_the_sessions_begin(self):
        loaded = one("SHOW shared_preload_libraries")
        self.assertIn(loaded, ("", "quantities"))
        self.assertEqual(one("LOAD 'quantities'; SELECT qty_format('3 tsp')"), "1 tablespoon")

    def test_options_are_read_again_if_they_change(self):
        rows = run("""SELECT qty_format('1 1/2 cups', o) FROM (VALUES ('kit=metric'), ('kit=metric'), (''), ('style=vulgar'),
            (NULL), ('kit=metric'), ('decimal=comma kit=metric')) AS v(o)""")
        self.assertEqual(
            rows, ["~350 milliliters"] * 2 + ["1 1/2 cups", "1½ cups", ""] + ["~350 milliliters"] * 2
        )
        self.fails("22023", "unknown kit", "SELECT qty_format('1 g', o) FROM (VALUES ('kit=us'), ('kit=no')) AS v(o)")

    def test_codes_of_mistakes(self):
        for code, expression in (
            ("22P02", "qty_format('2 cupz')"),
            ("22P02", "qty_format('')"),
            ("22P02", "qty_value('2-3 g', 'g')"),
            ("22P02", "qty_number('2')"),
            ("22012", "qty_format('1/0 cup')"),
            ("22003", "qty_format('1' || repeat('0', 30) || ' cups')"),
            ("22003", "qty_add('3' || repeat('0', 20) || ' cups', '3' || repeat('0', 20) || ' cups')"),
            ("22023", "qty_format('2 cups', 'bogus')"),
            ("22023", "qty_convert('2 cups', 'cupz')"),
            ("22023", "qty_scale('2 cups', 0)"),
            ("22000", "qty_value('2 cups', 'g')"),
            ("22000", "qty_add('2 cups', '1 g')"),
            ("22000", "qty_convert('2 cups gravel', 'g')"),
        ):
            self.fails(code, "", f"SELECT {expression}")


class Encodings(Case):
    def test_latin1(self):
        self.make_database("latin", "ENCODING 'LATIN1' LOCALE 'C'")
        self.assertEqual(
            run("""SELECT qty_scale('½ cup crème', 3), qty_format('½ cup', 'style=vulgar');
                SELECT start, "end", text, counted FROM qty_find('é ½ tsp, 2 eggs');
                SELECT qty_sum('1½ cups', 'style=vulgar')""", "latin"),
            ["1½ cups crème|½ cup", "3|8|½ tsp|", "10|11|2|eggs", "1½ cups"],
        )  # fmt: skip
        said = self.fails("22P02", "unknown unit 'çupz'", "SELECT qty_format('½ çupz')", "latin")
        self.assertIn("See characters 3 to 6 of '½ çupz'.", said)
        # It has no ⅓, nor an ellipsis.
        self.fails("22P05", "no equivalent in encoding", "SELECT qty_format('1/3 cup', 'style=vulgar')", "latin")
        self.fails("22P02", r"found '(é)+\?'", "SELECT qty_format(repeat('é', 400) || ' 1 cup')", "latin")

    def test_japanese(self):
        self.make_database("japanese", "ENCODING 'EUC_JP' LOCALE 'C'")
        self.assertEqual(
            run("""SELECT qty_scale('小麦粉 1 cup', 2), qty_format('１ cup');
                SELECT substr(a, start, "end" - start) FROM (SELECT '小麦粉 1 cup, 卵 2 g'::text) AS v(a), qty_find(a)""",
                "japanese"),
            ["小麦粉 2 cups|1 cup", "1 cup", "2 g"],
        )  # fmt: skip
        self.fails("22P02", "unknown unit '小麦粉'", "SELECT qty_format('1 小麦粉')", "japanese")
        # Here か\u309a is one character.
        self.make_database("jis", "ENCODING 'EUC_JIS_2004' LOCALE 'C'")
        query = """SELECT length(a), start, substr(a, start, "end" - start)
            FROM (SELECT 'か\u309a 1 g, か\u309a 2 g'::text) AS v(a), qty_find(a)"""
        self.assertEqual(run(query, "jis"), ["12|3|1 g", "12|10|2 g"])

    def test_no_encoding(self):
        self.make_database("ascii", "ENCODING 'SQL_ASCII' LOCALE 'C'")
        self.assertEqual(
            run(r"""SELECT qty_scale('½ cup crème', 3);
                SELECT substr(a, start, "end" - start) FROM (SELECT 'é ½ tsp'::text) AS v(a), qty_find(a);
                SELECT qty_is_valid(E'\xe9 1 g')""", "ascii"),
            ["1½ cups crème", "½ tsp", "f"],
        )  # fmt: skip
        said = self.fails("22021", "the text is not UTF-8", r"SELECT qty_format(E'3 \xe9')", "ascii")
        self.assertIn("See byte 3 of the text.", said)


if __name__ == "__main__":
    unittest.main()
