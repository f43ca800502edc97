"""The same texts in databases of other encodings, whose answers are those of SQLite where the encoding has them.

SQLITE is the extension of SQLite, SEED what the generated texts begin with, and each has a tenth of ROWS.
"""

import unittest

from questions import PIECES, ask, copied, generate
from server import ROWS, SEED, Case, literal

JAPANESE = "小さじ 大さじ カップ 半分 約 小麦粉 卵 ２ １／２ グラム ﾃｽﾄ ㌘ ・".split(" ")
# What is no UTF-8: alone, overlong, cut off, a surrogate, beyond Unicode. Each byte is a surrogate of Python.
BROKEN = [
    data.decode("utf-8", "surrogateescape")
    for data in (
        b"\xff", b"\x80", b"\xe9 1 g", b"\xc0\xaf", b"\xe0\x80\xaf", b"\xc2", b"\xe2\x82", b"\xf0\x9f\x8d",
        b"\xed\xa0\x80", b"\xed\xbf\xbf", b"\xf4\x90\x80\x80", b"\xf8\x88\x80\x80\x80",
    )
]  # fmt: skip


def in_bytes(value):
    """Return a literal of any bytes but zero."""
    data = value.encode("utf-8", "surrogateescape")
    return "E'" + "".join(chr(b) if 0x20 <= b < 0x7F and b not in b"'\\" else f"\\x{b:02x}" for b in data) + "'"


def encodable(pieces, encoding):
    return [piece for piece in pieces if piece.encode(encoding, "ignore").decode(encoding) == piece]


class Encodings(Case):
    def check(self, database, encoding, pieces, quote=literal):
        rows = ROWS // 10
        self.make_database(database, f"ENCODING '{database.upper()}' LOCALE 'C'")
        expressions, answers = generate(rows, pieces, quote)
        output = ask(expressions, database)
        self.assertEqual(output[0], output[-1])
        self.assertEqual(len(output), rows + 2)
        same = 0
        for expression, expected, said in zip(expressions, answers, output[1:-1]):
            place = f"seed {SEED}, {database}: {expression[:2000]!r}: {said}, expected {expected}"
            there = copied(str(expected)).encode(encoding, "replace").decode(encoding)
            if expected is None:
                self.assertEqual(said, "\\N", place)
            elif said.startswith("Error: character with byte sequence"):
                # What the answer has and the encoding hasn't.
                self.assertNotEqual(there, copied(str(expected)), place)
            elif said.startswith("Error: "):
                said = said.removesuffix("...")
                self.assertTrue(len(said) > 8 and there.startswith(said), place)
                same += 1
            elif database != "sql_ascii" or "qty_find" not in expression:
                # There the amounts are counted in bytes.
                self.assertEqual(said, there, place)
                same += 1
        self.assertGreater(same, rows / 2)

    def test_latin1(self):
        self.check("latin1", "latin-1", encodable(PIECES, "latin-1"))

    def test_japanese(self):
        self.check("euc_jp", "euc_jp", encodable(PIECES + JAPANESE, "euc_jp"))

    def test_no_encoding(self):
        self.check("sql_ascii", "utf-8", PIECES + BROKEN, in_bytes)


if __name__ == "__main__":
    unittest.main()
