"""Compares what a Swift program writes with Babel and ICU: see Tests/Oracles/CLDR/run."""
import collections, decimal, pathlib, re, subprocess, sys

from babel import Locale, localedata, numbers, units

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / ".ci"))
import languages

NUMBERS = "0 1 2 3 4 5 6 7 8 11 12 20 21 100 101 102 1000000 0.5 1.5 2.5 0.1 1.1 0.3 2.1".split()
OWN, ICU = sys.argv[1:]
ROOT_PATTERNS = localedata.load("root")["unit_patterns"]
# Marks of direction that a text from right to left is wrapped in.
DIRECTIONS = str.maketrans("", "", "\u200e\u200f\u061c\u2066\u2067\u2068\u2069")


def answers(program, lines):
    text = "".join("\t".join(line) + "\n" for line in lines)
    result = subprocess.run([program], input=text, capture_output=True, text=True, check=True)
    found = result.stdout.split("\n")[:-1]
    if len(found) != len(lines):
        sys.exit(f"{program}: {len(found)} answers to {len(lines)} questions")
    return found


def locale_of(tag):
    return Locale.parse(tag.replace("-", "_"), resolve_likely_subtags=False)


def samples(locale):
    """Returns a whole number and a decimal for each plural form that has such."""
    found = {}
    for number in NUMBERS:
        category = locale.plural_form(decimal.Decimal(number))
        found.setdefault((category, "." in number), number)
    return [(number, category) for (category, _), number in found.items()]


def pattern(locale, unit, width, category):
    """Returns CLDR's pattern, or `None` if only its root has one."""
    patterns = locale._data["unit_patterns"][unit]
    root = ROOT_PATTERNS.get(unit, {})
    for each in [category, "other"]:
        for own in [width, "short"]:
            text = patterns.get(own, {}).get(each)
            if text is not None:
                return None if text == root.get(own, {}).get("other") else text
    return None


def written(locale, number):
    """Returns a number in the digits of a locale, as Babel writes all but the digits."""
    system = locale.default_numbering_system
    text = numbers.format_decimal(
        decimal.Decimal(number), "0.#", locale=locale, numbering_system="default")
    zero = languages.ZEROS[system]
    return "".join(chr(zero + int(each)) if each in "0123456789" else each for each in text)


def unit_questions(tags):
    for tag in tags:
        locale = locale_of(tag)
        for number, category in samples(locale):
            digits = written(locale, number)
            for unit, name in languages.UNITS:
                for width in languages.WIDTHS:
                    text = pattern(locale, unit, width, category)
                    if text is None:
                        continue
                    if "{0}" not in text and number not in ["0", "1", "2"]:
                        # What is said without a number is said of that number alone.
                        continue
                    yield tag, width, unit, name, number, text.replace("{0}", digits)


def check_units(tags):
    questions = list(unit_questions(tags))
    ours = answers(OWN, [
        ("unit", tag, width, f"US {name}" if name in AMERICAN[locale_of(tag).language] else name, number)
        for tag, width, _, name, number, _ in questions])
    icu = answers(ICU, [("unit", tag, width, unit, number) for tag, width, unit, _, number, _ in questions])
    wrong, unclear, older, same, before = [], 0, 0, 0, 0
    for question, answer, other in zip(questions, ours, icu):
        tag, width, unit, name, number, expected = question
        plain = answer.translate(DIRECTIONS)
        if plain == expected.translate(DIRECTIONS):
            same += 1
            older += other.translate(DIRECTIONS) != plain
        elif width == "long" and plain == name_before(tag, name, number):
            before += 1
        elif is_unclear(tag, unit, name, width):
            unclear += 1
        else:
            wrong.append((question, answer, other))
    for question, answer, other in wrong[:60]:
        print("wrong", *question, "->", answer, "| ICU:", other)
    print(
        f"{len(questions)} texts: {same} as Babel has them, of which ICU has {older} otherwise; "
        f"{unclear} with another word, as this one would not be read back; "
        f"{before} with the name that cooks write before the number; {len(wrong)} wrong")
    return len(wrong), older / len(questions), unclear / len(questions)


def name_before(tag, name, number):
    """Returns a unit with the name that cooks write before its number, or `None` if there is none."""
    locale = locale_of(tag)
    pattern = BEFORE.get((locale.language, name))
    return pattern and pattern.replace("{0}", written(locale, number))


def word(text):
    """Returns the words of a pattern or a name, without what reading doesn't heed."""
    return " ".join(text.replace("{0}", " ").replace(".", "").split())


def english_words():
    """Returns the units that a word of English can mean, by their names."""
    lines = (ROOT / "Sources/QuantityCore/Catalogue/units.tsv").read_text().splitlines()
    rows = [line.split("\t") for line in lines if not line.startswith("#")]
    names = {name: place for place, name in enumerate(rows[0])}
    found = collections.defaultdict(set)
    for row in rows[1:]:
        name, plural, symbol, aliases = (
            row[names[each]] for each in ["name", "plural", "symbol", "aliases"])
        if name:
            for each in [name, plural or name + "s", symbol] + aliases.split(","):
                found[word(each)].add(name)
    return found


ENGLISH = english_words()
PLAIN = {name: re.sub("^(imperial|metric) ", "", name) for _, name in languages.UNITS}


def kitchen_words():
    """Returns the words that cooks have for units, by language."""
    found = collections.defaultdict(list)
    for tag, rows in languages.kitchen_words().items():
        for name, words in (row.split(": ", 1) for row in rows):
            if name == "US":
                AMERICAN[tag] += re.split(", ", words)
            elif name in PLAIN.values():
                found[tag] += [(word(each), name) for each in re.split("[,|]", words)]
                if not words.startswith("{0}") and "{0}" in words.split(", ")[0]:
                    BEFORE[tag, name] = words.split(", ")[0]
    return found


def own_words(locale):
    """Returns the units that a word of a language can mean."""
    found = collections.defaultdict(set)
    for each, name in KITCHEN[locale.language]:
        found[each].add(name)
    for unit, name in languages.UNITS:
        for patterns in locale._data["unit_patterns"][unit].values():
            for category, text in patterns.items():
                if category != "per":
                    found[word(text)].add(name)
    return found


def is_unclear(tag, unit, name, width):
    """Returns whether a form has no word, or a sign of the grammar in it, or is short and means another unit
    too, so that it isn't written.
    """
    locale = locale_of(tag)
    own = OWN_WORDS.setdefault(tag, own_words(locale))
    patterns = locale._data["unit_patterns"][unit]
    # An American cup doesn't go by the cooks' word for cups.
    usual = {each for each, other in KITCHEN[locale.language] if other == name}
    usual = usual if name in AMERICAN[locale.language] else set()
    for each in ["long"] if width == "long" else {width, "short"}:
        for category, text in patterns.get(each, {}).items():
            if category == "per":
                continue
            if re.search(r'^$|[/:,()"+=0-9]', word(text)) or word(text) in usual:
                return True
            if word(text) in "to in as or plus and minus x of per a an another between".split():
                return True
            # A metric cup goes by no word for a cup, but a cup by one for both.
            others = {each for each in own[word(text)] if each != name and PLAIN[each] != name}
            if width != "long" and others | ENGLISH.get(word(text), set()) - {PLAIN[name]}:
                return True
    return False


# The units whose words say that they're American, by language.
AMERICAN = collections.defaultdict(list)
# The names that cooks write before the number, which are written in place of those behind it.
BEFORE = {}
KITCHEN = kitchen_words()
OWN_WORDS = {}

def plural_numbers():
    whole = [str(number) for number in [*range(0, 121), 200, 201, 211, 1000, 1001, 1000000, 2000000]]
    tenths = [f"{number / 10:.1f}" for number in [*range(0, 121), 1001, 10002]]
    hundredths = [f"{number / 100:.2f}" for number in [0, 1, 2, 5, 10, 11, 20, 21, 50, 99, 100, 110, 123, 200]]
    return whole + tenths + hundredths


def check_plurals(texts, parents):
    """Compares the plural form of each number: in each language with ICU, for each rule with Babel."""
    numbers = plural_numbers()
    rules = {}
    for tag in texts:
        chain = [tag]
        while parents[chain[-1]]:
            chain.append(parents[chain[-1]])
        lines = [re.search(r"^\.p(.*)$", texts.get(each, ""), re.M) for each in chain]
        rules[tag] = next((line[1] for line in lines if line), "")
    distinct = sorted(set(rules.values()))
    ours = answers(OWN, [("plural", rule, number) for rule in distinct for number in numbers])
    forms = {rule: ours[place * len(numbers):][: len(numbers)] for place, rule in enumerate(distinct)}
    wrong, other = [], collections.Counter()
    icu = answers(ICU, [("plural", tag, number) for tag in rules for number in numbers])
    for place, (tag, rule) in enumerate(rules.items()):
        locale = locale_of(tag)
        found = zip(numbers, forms[rule], icu[place * len(numbers):])
        for number, own, theirs in found:
            expected = locale.plural_form(decimal.Decimal(number))
            if own != expected:
                wrong.append((tag, number, own, expected))
            if own != theirs:
                other[tag] += 1
    for each in wrong[:60]:
        print("wrong", *each)
    print(
        f"{len(rules)} languages with {len(distinct)} rules, {len(numbers)} numbers each: "
        f"{len(wrong)} forms not as Babel has them; not as ICU: {dict(other)}")
    return len(wrong), other


if __name__ == "__main__":
    texts, parents = languages.stored()
    tags = [tag for tag in texts if not tag.startswith("en-") and tag != "en"]
    wrong_plurals, other = check_plurals(texts, parents)
    wrong_units, older, unclear = check_units(tags)
    # Debian's ICU has CLDR 42, which lacks some of the languages, and had other words for some units.
    faults = [
        (wrong_plurals or wrong_units, "the languages are not as Babel has them"),
        (set(other) - {"ht", "blo"}, "ICU has other plural forms"),
        (older > 0.1, "ICU has more other texts than by a few years of CLDR"),
        (unclear > 0.021, "more forms than before are left out as unclear"),
    ]
    sys.exit("; ".join(fault for is_so, fault in faults if is_so) or None)
