"""Families of texts that repeat words, signs and phrases: what a reader may take too long for."""

import glob
import json
import os
import random
import re
import sys

PAIRS = 60
SOURCES = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "Sources")
# Where the words of the search stand.
POOLS = [
    "QuantityCore/Catalogue/units.tsv", "QuantityReading/*/*.swift",
    "RecipeText/Words/*English*.swift", "RecipeText/Words/*.swift",
    "IngredientDensities/Ingredient*.swift", "IngredientDensities/Data/*.swift"]
STARTS = ["", "2 cups butter, ", "100 g flour ", "3 g ", "1 cup foo ", "1 cup foo, ", "1 cup "]
JOINTS = [" ", " ", " ", " ", ", ", "", "\n"]

# What goes before the pieces and after them.
FRAMES = [("", ""), ("1 ", "cup"), ("1 cup ", " 2 g"), ("1 kg to lb", "")]

WORDS = """
    us american imperial uk british imp metric australian au aussie troy fl fluid cubic cu dry oz lb
    t short long legal c à cuillère colher de barrel EL TL c.
    to in as or plus and minus x of per a an two twenty hundred thousand million dozen couple
    another half third halves quarters fifth fifths second seconds point over about between more
    full month cup cups h m day st sixty-fourths juice large egg can tin pan pinch oven degrees
    sodium nutrition serves serving each
    how many what is are convert please twice double times into percent % = ? -> 10% kg
    1 1/2 ½ 1,5 1.5 1_000 1:30 1h30 2x 200C 2021-03-21 1/0 1e9 v1.2 ( ) [ - – + & &amp; &nbsp;
    &frac12; &# / , . * ~ ' _ < > | " cup(s) (s) # $ ° : \u200B \\ { } @
    """.split()

PHRASES = [
    "", "\t",
    "1 000", "1 us", "1 cup", "1 cup,", "1 egg", "1 1/2 cup", "1 cup or", "1 cup plus", "1 cup -",
    "1 h 30", "1 to", "1 st 2 lb", "one hundred and", "two-", "1-", "1–2 g", "1 x", "1 cup (1",
    "(about 1", "1 (1 oz)", "1 oz can", "1 large", "pinch of", "juice of 1", "2 each", "c. à",
    "cuillère à", "a couple of", "sodium 1 g", "nutrition 1 g", "serves 1", "makes 1 cup",
    "at 200 °", "per 1 cup", "1 cup per", "between 1 and", "1/0 cup", "1.500,25 g", "1 us 1",
    "how many", "how many cups in", "how many g of", "what is", "cups in", "cups in a", "half of",
    "10% of", "+ 10%", "in lb and oz", "1'000", "1h30 x", "1st 6", "is how many", "1 G", ", please",
    ",lb", ", lb", "and lb", "& lb",
    "http://a/1", "a@1", "#1", "1.",
    "<b>", "<b", "</b>1", "<a href=", "<a href='1'>", "<!--", "-->", "<style>", "<script>",
    "<li>1 g", "< 1", '"a":', '"a": "1', '"recipeYield": "4"', "{", "| 1", "|---", "[1](", "**1**",
    "---\na: 1", "a: 1 g\n",
    "\n", "\r\n", "\n1", "\n1 cup", "\n- 1 cup", "\nnutrition\n", "\nsodium 1 g", "\n<b",
    "\nServes 1:",
]


def families(seed):
    """What goes before, the piece, and what goes after."""
    for piece in WORDS + PHRASES:
        for start, end in FRAMES:
            yield start, piece + " ", end
    choose = random.Random(seed).choice
    for _ in range(PAIRS):
        pair = choose(WORDS + PHRASES) + choose(["", " "]) + choose(WORDS + PHRASES)
        for start, end in FRAMES:
            yield start, pair + choose(["", " "]), end


def words(pattern):
    """The words of the tables and the strings of some sources."""
    found = set()
    for path in glob.glob(os.path.join(SOURCES, pattern)):
        with open(path, encoding="utf-8") as file:
            content = file.read()
        strings = [content] if path.endswith(".tsv") else re.findall(
            r'"""(.*?)"""|"([^"\n]+)"', content, re.DOTALL)
        found.update(re.findall(r"[^\W\d_][\w'’.-]*", " ".join(map("".join, strings))))
    return sorted(found)


def random_families(seed, count):
    """Sequences of one to four words of the library, behind the usual beginnings."""
    pools = [WORDS, PHRASES] + [words(pattern) for pattern in POOLS]
    random_ = random.Random(seed)
    for _ in range(count):
        tokens = [random_.choice(random_.choice(pools)) for _ in range(random_.randint(1, 4))]
        piece = "".join(token + random_.choice(JOINTS) for token in tokens)
        yield random_.choice(STARTS), piece, random_.choice(["", "", " to g"])


def text(family, length, times):
    start, piece, end = family
    return start + piece * (times * max(1, length // max(1, len(piece.encode())))) + end


def too_slow(readers, count, seed, cost, length=16000, most=6):
    """Search random families for those that take too many times as long for four times the text.

    The readers are functions by their names; `cost` gives what a call of one with a text costs. What was only
    disturbed isn't so again.
    """
    found = []
    for family in random_families(seed, count):
        texts = text(family, length, 1), text(family, length, 4)
        for name, reader in readers.items():
            for _ in range(6):
                short, long = (min(cost(reader, one) for _ in range(2)) for one in texts)
                # What is shorter cannot be measured.
                if long < 0.01 or long <= most * short:
                    break
            else:
                found.append(f"{long / short:.1f} times for {name}: {family}, seed {seed}")
    return found


if __name__ == "__main__":
    # For tests in other languages: a seed and a count.
    print(json.dumps([
        {"family": family, "texts": [text(family, 16000, 1), text(family, 16000, 4)]}
        for family in random_families(sys.argv[1], int(sys.argv[2]))]))
