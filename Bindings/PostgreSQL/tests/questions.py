"""Expressions that nobody meant well with, and what SQLite answers to them.

SQLITE is the extension of SQLite, SEED what the expressions begin with.
"""

import os
import random
import sqlite3

from server import SEED, literal, run

# A zero cannot be in a text of PostgreSQL.
PIECES = (
    "1 2 3/4 ½ 1/0 0.1 1,5 -7 1e30 99999999999999999999999999999999999999 two half dozen about ~ to - – "
    "cup cups tsp tbsp g kg lb oz ml pint h min m cupz flour eggs can (8 oz) ( ) / x + = of ' \" ; % \\ "
    "<li> </li> &frac12; &nbsp; 🍚 é e\u0301 \u200b \u202e \ufeff \x01 \x1b \x7f \n \t"
).split(" ")
OPTIONS = ("", "kit=metric", "style=vulgar decimal=comma", "system=imperial", "bogus", "=", "kit=metric " * 99)
UNITS = ("ml", "g", "h,min", "cup", "", "cupz", "g" * 5000, ",", "1", "m")
QUERIES = (
    "qty_format({a})", "qty_format({a}, {o})", "qty_convert({a}, {u})", "qty_value({a}, {u}, {o})::text",
    "qty_unit({a}) || qty_kind({a})", "qty_scale({a}, {n}, {o})", "qty_add({a}, {b})",
    "CAST(qty_is_valid({a}, {u}) AS integer)::text", "CAST(qty_is_valid({b}) AS integer)::text",
    "(SELECT qty_sum(column1) FROM (VALUES ({a}), ({b}), ('1 cup')) AS v)",
    "(SELECT string_agg(concat_ws('|', start, \"end\", text, unit, kind, role, counted), ',') FROM qty_find({a}, {o}))",
    "qty_convert('3 tsp', {a})", "qty_scale('3 tsp', {a})",
)  # fmt: skip


def text(numbers, pieces):
    count = numbers.randrange(400) if numbers.random() > 0.995 else numbers.randrange(8)
    return numbers.choice(("", " ")).join(numbers.choice(pieces) for _ in range(count))


def in_sqlite(query):
    return (
        query.replace("::text", "")
        .replace("string_agg(concat_ws('|', start, \"end\", text, unit, kind, role, counted), ',')", (
            "group_concat(start || '|' || \"end\" || '|' || text || coalesce('|' || unit, '') || '|' || kind || '|'"
            " || role || coalesce('|' || counted, ''), ',')"))
    )  # fmt: skip


def bytes_in_sqlite(value):
    """Return a literal of a text that may have bytes that are no UTF-8, each as a surrogate."""
    data = value.encode("utf-8", "surrogateescape")
    return literal(value) if value.isascii() else f"CAST(x'{data.hex()}' AS TEXT)"


def generate(count, pieces=PIECES, quote=literal):
    """Return expressions, and for each SQLite's answer, or `Error: ` and a message."""
    database = sqlite3.connect(":memory:")
    database.enable_load_extension(True)
    database.load_extension(os.environ["SQLITE"])
    numbers = random.Random(SEED)
    expressions, answers = [], []
    for _ in range(count):
        texts = {
            "a": text(numbers, pieces), "b": text(numbers, pieces), "o": numbers.choice(OPTIONS),
            "u": numbers.choice(UNITS),
        }  # fmt: skip
        factor = numbers.choice(("2", "0.5", "'2/3'", "-1", "'two'", "1e9"))
        query = numbers.choice(QUERIES)
        expressions.append(query.format(n=factor, **{name: quote(value) for name, value in texts.items()}))
        theirs = in_sqlite(query).format(n=factor, **{name: bytes_in_sqlite(value) for name, value in texts.items()})
        try:
            answer = database.execute("SELECT " + theirs).fetchone()[0]
        except sqlite3.Error as error:
            answer = "Error: " + str(error)
        answers.append(answer)
    database.close()
    return expressions, answers


# Answers an expression, or reports its error as SQLite does.
ATTEMPT = """CREATE FUNCTION attempt(expression text) RETURNS text LANGUAGE plpgsql AS $$
    DECLARE answer text;
    BEGIN
      EXECUTE 'SELECT ' || expression INTO answer;
      RETURN answer;
    EXCEPTION WHEN data_exception THEN
      RETURN 'Error: ' || SQLERRM;
    END $$;
    CREATE TABLE asked(i integer, expression text);"""


def copied(value):
    """Return a value as COPY writes it."""
    for letter, code in (("\\", "\\\\"), ("\n", "\\n"), ("\t", "\\t"), ("\r", "\\r")):
        value = value.replace(letter, code)
    return value


def ask(expressions, database="kitchen"):
    """Return the process of a session, its answer to each expression as COPY writes it, and the process after them."""
    rows = "".join(f"{i}\t{copied(expression)}\n" for i, expression in enumerate(expressions))
    run(f"{ATTEMPT} COPY asked FROM stdin;\n{rows}\\.\n", database)
    return run("""SELECT pg_backend_pid(); SET standard_conforming_strings = on;
        COPY (SELECT attempt(expression) FROM asked ORDER BY i) TO stdout; SELECT pg_backend_pid()""", database)
