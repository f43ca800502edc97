"""What Babel has of CLDR about a locale, resolved as CLDR resolves it, without what its root says."""
import decimal, pathlib, pickle, re

import babel
from babel.localedata import _is_non_likely_script

FOLDER = pathlib.Path(babel.__file__).parent
GLOBAL = pickle.loads((FOLDER / "global.dat").read_bytes())
RAW = {
    path.stem: pickle.loads(path.read_bytes()) for path in (FOLDER / "locale-data").glob("*.dat")
}
ROOT = RAW.pop("root")
VERSION = GLOBAL["cldr"]["version"]
CATEGORIES = ["other", "one", "few", "many", "two", "zero"]

# CLDR's <minimumGroupingDigits>, which Babel leaves out: the same in CLDR 42 and 47.
LEAST_GROUPING = {
    "be": 2, "bg": 2, "ee": 3, "es": 2, "es_419": 1, "et": 2, "ia": 2, "ka": 2, "lv": 2, "pl": 2,
    "pt_PT": 2, "ru_UA": 2, "sq": 2,
}


def parent(locale):
    """Returns the locale from which one inherits, or `None` for the root."""
    known = GLOBAL["parent_exceptions"].get(locale)
    if known:
        return None if known == "root" else known
    if _is_non_likely_script(locale) or "_" not in locale:
        return None
    return locale.rpartition("_")[0]


def chain(locale):
    """Returns a locale and those from which it inherits, the nearest first."""
    found = []
    while locale:
        if locale in RAW:
            found.append(locale)
        locale = parent(locale)
    return found


def inherited(locale, *path, root=True):
    """Returns a value by its path, as a locale has or inherits it."""
    for data in [RAW[each] for each in chain(locale)] + ([ROOT] if root else []):
        for step in path:
            data = data.get(step) if isinstance(data, dict) else None
        if data is not None:
            return data
    return None


def unit_forms(locale, unit, width):
    """Returns the patterns of a unit by plural category, or `None` if only CLDR's root has them.

    Where a width has none, it has those of the short one, category by category.
    """
    forms = {}
    for category in CATEGORIES:
        for each in [width, "short"]:
            pattern = inherited(locale, "unit_patterns", unit, each, category, root=False)
            if pattern is not None:
                forms[category] = pattern
                break
    return forms if "other" in forms else None


def per(locale, width):
    """Returns the pattern for so much of one unit per another.

    CLDR has patterns for so much per a certain unit, too, such as `{0} в минуту`. They are left out, because
    what is written must be read back: in a quarter of those that differ from this one, the unit is in a case
    that no amount has, and many have a preposition that goes with that unit alone. Reading would need a
    grammar for each, to say in other words what `{0}/{1}` says in every language.
    """
    for each in [width, "short"]:
        pattern = inherited(locale, "compound_unit_patterns", "per", each, "compound", root=False)
        if pattern:
            return pattern
    return "{0}/{1}"


def list_patterns(locale, kind):
    """Returns the patterns of lists: for two, and for the start, the middle and the end of more."""
    kinds = {
        "unit": ["unit", "unit-short", "standard"], "unit-short": ["unit-short", "standard"],
        "unit-narrow": ["unit-narrow", "unit-short", "standard"], "standard": ["standard"],
    }[kind]
    patterns = []
    for place in ["2", "start", "middle", "end"]:
        found = (inherited(locale, "list_patterns", each, place, root=False) for each in kinds)
        # Luxembourgish leaves the choice of two words to whoever writes: the longer is right before any word.
        patterns.append(next(filter(None, found), "{0}, {1}").replace("a(n)", "an"))
    return patterns


def plural_rule(locale):
    """Returns the rule in CLDR's notation: `one: i = 1 and v = 0; few: ...`."""
    rules = inherited(locale, "plural_form", root=False)
    if rules is None:
        return ""
    text = []
    for category in ["zero", "one", "two", "few", "many"]:
        condition = rules.rules.get(category)
        if condition:
            condition = re.sub(r"\bmod\b", "%", condition)
            condition = re.sub(r"\bnot (in|within)\b", "!=", condition)
            condition = re.sub(r"\bis not\b", "!=", condition)
            condition = re.sub(r"\b(in|within|is)\b", "=", condition)
            text.append(f"{category}: {condition}")
    return "; ".join(text)


def fraction_agreement(locale):
    """Returns `s` if nouns after fractions are as in English, where CLDR says nothing of them: in the singular
    up to 1; or `d` if they are as after the decimal of that value.

    As in English, where there is but one other form, and decimals have that.
    """
    rules = inherited(locale, "plural_form", root=False)
    if rules is None or not rules.tags:
        return "s"
    decimals = {rules(decimal.Decimal(number)) for number in ["0.5", "0.75", "1.5", "1.25"]}
    return "s" if set(rules.tags) <= {"one", "many"} and decimals == {"other"} else "d"


def numbering_system(locale):
    return inherited(locale, "default_numbering_system") or "latn"


def symbols(locale, system):
    """Returns the decimal and the group mark, the minus and the plus sign of a numbering system."""
    values = []
    for name, usual in [("decimal", "."), ("group", ","), ("minusSign", "-"), ("plusSign", "+")]:
        value = inherited(locale, "number_symbols", system, name)
        # Systems of which CLDR's root says nothing are as Latin digits are.
        values.append(value or inherited(locale, "number_symbols", "latn", name) or usual)
    return values


def grouping(locale):
    """Returns how many digits the last group has, the others, and the first of a grouped number."""
    pattern = inherited(locale, "decimal_formats", None)
    groups = pattern.pattern.partition(".")[0].split(",")
    least = next((LEAST_GROUPING[each] for each in chain(locale) if each in LEAST_GROUPING), 1)
    if len(groups) == 1:
        return [0, 0, least]
    return [len(groups[-1]), len(groups[-2]) if len(groups) > 2 else len(groups[-1]), least]


def is_right_to_left(locale):
    return inherited(locale, "character_order") == "right-to-left"
