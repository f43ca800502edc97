"""Random families of texts: four times the text takes no more than six times the time of the processor.

FAMILIES is how many there are, SEED what they begin with.
"""

import os
import sys
import unittest
from pathlib import Path

from server import SEED, Case, literal, run

sys.path.insert(0, str(Path(__file__).parents[3] / "Benchmarks"))
from families import random_families, text  # noqa: E402

FAMILIES = int(os.environ.get("FAMILIES", "8"))
FUNCTIONS = (
    "qty_format(a)", "qty_convert(a, 'g')", "qty_convert('2 cups flour', a)", "qty_value(a, 'ml')", "qty_is_valid(a)",
    "qty_add(a, '1 cup')", "(SELECT max(f.end) FROM qty_find(a) AS f)", "qty_scale(a, 2)", "qty_scale(a, 2, 'weigh')",
    "qty_scale(a, 2, 'spoon')", "qty_scale(a, 1, 'for=metric')",
)  # fmt: skip
# The time of the processor that an expression takes in seconds, with that of its error: the shortest of two times.
COST = """CREATE FUNCTION cost(expression text, a text) RETURNS double precision LANGUAGE plpgsql AS $$
    DECLARE before bigint; seconds double precision; least double precision; BEGIN
      FOR i IN 1..2 LOOP
        before := split_part(pg_read_file('/proc/self/schedstat'), ' ', 1);
        BEGIN
          EXECUTE 'SELECT length((' || expression || ')::text) FROM (VALUES ($1)) AS v(a)' USING a;
        EXCEPTION WHEN data_exception THEN NULL; END;
        seconds := (split_part(pg_read_file('/proc/self/schedstat'), ' ', 1)::bigint - before) / 1e9;
        least := least(least, seconds);
      END LOOP;
      RETURN least;
    END $$;
    CREATE TABLE families(family integer, short text, long text);
    CREATE TABLE slow(family integer, expression text);"""
# What is shorter cannot be measured; and what was only disturbed isn't so again.
MEASURE = """DELETE FROM slow AS s USING families AS f WHERE s.family = f.family
    AND (SELECT long < 0.02 OR long < 6 * short
      FROM (SELECT cost(expression, f.short), cost(expression, f.long)) AS c(short, long));"""


class Time(Case):
    def test_it_is_proportional_to_the_text(self):
        families = list(random_families(SEED, FAMILIES))
        rows = ", ".join(
            f"({i}, {literal(text(family, 16000, 1))}, {literal(text(family, 16000, 4))})"
            for i, family in enumerate(families)
        )
        expressions = ", ".join(f"({literal(function)})" for function in FUNCTIONS)
        slow = run(f"""{COST} INSERT INTO families VALUES {rows};
            INSERT INTO slow SELECT family, e FROM families, (VALUES {expressions}) AS v(e);
            {MEASURE * 5} SELECT family, expression FROM slow""")
        said = [f"{families[int(i)]}: {function}" for i, function in (row.split("|") for row in slow)]
        self.assertEqual(said, [], f"seed {SEED}")

    def test_what_is_quadratic_is_found(self):
        run(f"""{COST} INSERT INTO families VALUES (0, repeat('x', 1000), repeat('x', 4000));
            INSERT INTO slow VALUES (0, '(SELECT count(*) FROM generate_series(1, length(a)) AS i, generate_series(1, length(a), 9) AS j)')""")
        self.assertEqual(run(f"{MEASURE} SELECT count(*) FROM slow"), ["1"])


if __name__ == "__main__":
    unittest.main()
