"""What .ci/languages does: see there. The format of a language's text is described in
Sources/QuantityLanguages/LanguageText.swift."""
import difflib, pathlib, re, sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = pathlib.Path("Sources/QuantityLanguages/Data")
KITCHEN = pathlib.Path("Sources/QuantityLanguages/Kitchen")
RECIPES = pathlib.Path("Sources/RecipeText/Data")
MARK = "// Generated from CLDR {} by .ci/languages. {}.\n// swift-format-ignore-file\n\n"
NOTICE = "See LICENSE-Unicode"

# CLDR's units that the catalogue has, in the order of the letters that stand for them: add to the end.
UNITS = """
duration-second second, duration-millisecond millisecond, duration-microsecond microsecond,
duration-nanosecond nanosecond, duration-minute minute, duration-hour hour, duration-day day,
duration-week week, volume-milliliter milliliter, volume-liter liter, volume-centiliter centiliter,
volume-deciliter deciliter, volume-hectoliter hectoliter, volume-cubic-centimeter cubic centimeter,
volume-cubic-meter cubic meter, volume-cubic-inch cubic inch, volume-cubic-foot cubic foot,
volume-cubic-yard cubic yard, volume-gallon gallon, volume-gallon-imperial imperial gallon,
volume-quart quart, volume-quart-imperial imperial quart, volume-pint pint,
volume-fluid-ounce fluid ounce, volume-fluid-ounce-imperial imperial fluid ounce, volume-cup cup,
volume-cup-metric metric cup, volume-tablespoon tablespoon, volume-teaspoon teaspoon,
volume-dessert-spoon dessertspoon, volume-pinch pinch, volume-drop drop, volume-dram fluid dram,
volume-jigger jigger, volume-bushel bushel, volume-barrel oil barrel, mass-carat carat,
mass-grain grain, mass-gram gram, mass-kilogram kilogram, mass-microgram microgram,
mass-milligram milligram, mass-ounce ounce, mass-ounce-troy troy ounce, mass-pound pound,
mass-stone stone, mass-ton short ton, mass-tonne tonne
"""
UNITS = [tuple(pair.split(maxsplit=1)) for pair in UNITS.replace("\n", " ").split(", ")]
UNITS = [(cldr_name.strip(), name.strip()) for cldr_name, name in UNITS]
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
WIDTHS = ["long", "short", "narrow"]
ZEROS = dict(
    latn=0x30, arab=0x660, arabext=0x6F0, nkoo=0x7C0, deva=0x966, beng=0x9E6, guru=0xA66, gujr=0xAE6,
    orya=0xB66, tamldec=0xBE6, telu=0xC66, knda=0xCE6, mlym=0xD66, thai=0xE50, laoo=0xED0, tibt=0xF20,
    mymr=0x1040, khmr=0x17E0, mong=0x1810, olck=0x1C50, vaii=0xA620, java=0xA9D0, mtei=0xABF0,
    cakm=0x11136, hmnp=0x1E140, adlm=0x1E950)
SPACES = {" ": "", "\u00a0": "_", "\u202f": "^"}


def fail(message):
    sys.exit(f".ci/languages: {message}")


def form(pattern):
    """Writes a pattern: `Tassen` for `{0} Tassen`, `_x` and `^x` with a no-break space and a narrow one,
    `~x` without any, `@x$` for `x{0}`, `!x` for one without a number."""
    if any(mark in pattern for mark in "|;\n$%") or "\\" in pattern:
        fail(f"'{pattern}' has a mark of the format")
    if "{0}" not in pattern:
        return "!" + pattern
    number, word = pattern[:3], pattern[3:]
    if number == "{0}" and word:
        mark = SPACES.get(word[0])
        if mark is None:
            return "~" + word
        if len(word) > 1 and word[1] not in "_^~@!-" and "{0}" not in word:
            return mark + word[1:]
    return "@" + pattern.replace("{0}", "$")


def trimmed(cells):
    """Leaves out cells at the end that are as the one that they follow from: empty."""
    while cells and cells[-1] == "":
        cells.pop()
    return cells


def forms(patterns, categories):
    """Writes the forms of a unit: the one for other numbers, and those that differ from it."""
    other = form(patterns["other"])
    cells = [form(patterns[each]) if each in patterns else other for each in categories[1:]]
    return "|".join([other] + trimmed(["" if cell == other else cell for cell in cells]))


def is_english(locale):
    """Returns whether a locale is of English in Latin letters."""
    import cldr
    return locale.split("_")[0] == cldr.chain(locale)[-1] == "en"


class Language:
    """The lines of a locale, by what they say: its own, and those that it inherits."""

    def __init__(self, locale):
        import cldr
        self.lines = lines = {}
        lines[".p"] = cldr.plural_rule(locale)
        system = cldr.numbering_system(locale)
        lines[".d"] = system
        native = (cldr.inherited(locale, "numbering_systems") or {}).get("native")
        for each in dict.fromkeys([system, "latn", native]):
            if each in ZEROS:
                cells = [chr(ZEROS[each])] + cldr.symbols(locale, each)
                lines[f".n{each};"] = ";".join(cells)
        lines[".g"] = ";".join(map(str, cldr.grouping(locale)))
        # The words of English are the library's own.
        if is_english(locale):
            return
        lines[".r"] = "1" if cldr.is_right_to_left(locale) else "0"
        for letter, kind in [("l", "standard"), ("u", "unit"), ("s", "unit-short"), ("t", "unit-narrow")]:
            lines["." + letter] = "|".join(
                each.replace("{0}", "$").replace("{1}", "%")
                for each in cldr.list_patterns(locale, kind))
        lines[".f"] = cldr.fraction_agreement(locale)
        lines[".c"] = cldr.per(locale, "long").replace("{0}", "$").replace("{1}", "%")
        for letter, (unit, _) in zip(LETTERS, UNITS):
            line = self.unit(cldr, locale, unit)
            if line:
                lines[letter] = line

    def unit(self, cldr, locale, unit):
        cells, last = [], None
        for width in WIDTHS:
            patterns = cldr.unit_forms(locale, unit, width)
            text = forms(patterns, cldr.CATEGORIES) if patterns else "-"
            cells.append("" if text == last else text)
            last = text
        if set(filter(None, cells)) == {"-"}:
            return None
        return ";".join(trimmed(cells))


# What a language has that says nothing: as CLDR's root.
PLAIN = {
    ".p": "", ".d": "latn", ".nlatn;": "0;.;,;-;+", ".g": "3;3;1", ".r": "0", ".f": "s",
    ".l": "$, %|$, %|$, %|$, %", ".u": "$, %|$, %|$, %|$, %", ".s": "$, %|$, %|$, %|$, %",
    ".t": "$, %|$, %|$, %|$, %", ".c": "$/%",
}


def tag(locale):
    """Returns a locale's tag as BCP 47 has it, where variants are in small letters."""
    return "-".join(
        part.lower() if len(part) > 4 else part for part in locale.split("_"))


def texts():
    """Returns the text of each language that has one, and the nearest other that it inherits from."""
    import cldr
    languages = {locale: Language(locale).lines for locale in cldr.RAW}
    found, parents = {}, {}
    for locale, lines in languages.items():
        # A language without a word for a unit isn't known, whatever its marks.
        if not is_english(locale) and not any(key in LETTERS for key in lines):
            continue
        chain = cldr.chain(locale)[1:]
        parents[tag(locale)] = tag(chain[0]) if chain else ""
        usual = languages[chain[0]] if chain else PLAIN
        gone = [key for key in usual if key not in lines and key in LETTERS]
        if gone:
            fail(f"{locale} lacks units that it inherits: {gone}")
        own = "".join(
            f"{key}{value}\n" for key, value in lines.items() if usual.get(key) != value)
        if own:
            found[tag(locale)] = own
    return found, parents


def literal(text):
    """Writes a text as a Swift literal, with its invisible characters by their numbers."""
    escaped = re.sub(
        "[\u0000-\u0009\u007f-\u00a0\u00ad\u034f\u061c\u115f\u180e\u2000-\u200f\u2028-\u202f\u2060-\u206f\ufeff]",
        lambda match: f"\\#u{{{ord(match[0]):X}}}", text)
    return f'#"""\n{escaped}\n"""#'


def swift_texts(name, languages, version):
    cases = "".join(
        f'    case "{tag}":\n      {literal(text)}\n'
        for tag, text in languages)
    return (
        MARK.format(version, NOTICE) + "extension LanguageTexts {\n"
        f"  static func text{name}(of tag: String) -> StaticString? {{\n    switch tag {{\n{cases}"
        "    default: nil\n    }\n  }\n}\n")


def likely_places(cldr, known):
    """Returns the scripts of languages by default, where it isn't Latin, the scripts that a region makes
    likely, and the regions of languages by default: `zh:Hans`, `zh-TW:Hant`, `zh:CN`."""
    languages = {each.split("-")[0] for each in known}
    scripts, scripts_of_regions, regions = {}, {}, {}
    for name, full in cldr.GLOBAL["likely_subtags"].items():
        language, script, region = full.split("_")
        if name == language and language in languages:
            scripts[language], regions[language] = script, region
    for name, full in cldr.GLOBAL["likely_subtags"].items():
        language, script, region = full.split("_")
        if (
            name == f"{language}_{region}" and script != scripts.get(language)
            and f"{language}-{script}" in known
        ):
            scripts_of_regions[tag(name)] = script
    return (
        {each: script for each, script in scripts.items() if script != "Latn"},
        scripts_of_regions, regions)


def aliases(cldr, known):
    """Returns tags by what they were called once: `iw:he`."""
    found = {}
    for old, new in cldr.GLOBAL["language_aliases"].items():
        if tag(new) in known and tag(old) not in known:
            found[tag(old)] = tag(new)
    return found


def pairs(values):
    return " ".join(f"{key}:{value}" for key, value in sorted(values.items()))


def swift_tags(parents, version):
    """Writes the tags, each with what it inherits from if that isn't itself without its last subtag."""
    import cldr
    words = []
    for each, parent in sorted(parents.items()):
        usual = each.rpartition("-")[0]
        words.append(each if parent == usual else f"{each}:{parent}")
    scripts, scripts_of_regions, regions = likely_places(cldr, parents)
    members = "".join(
        f'  static var {name}: StaticString {{\n    "{text}"\n  }}\n\n' for name, text in [
            ("version", version), ("tags", " ".join(words)), ("scripts", pairs(scripts)),
            ("scriptsOfRegions", pairs(scripts_of_regions)), ("regions", pairs(regions)),
            ("aliases", pairs(aliases(cldr, parents))),
            ("numberingSystems", " ".join(sorted(ZEROS)))])
    return MARK.format(version, NOTICE) + f"extension LanguageTexts {{\n{members.rstrip()}\n}}\n"


def swift_files():
    import cldr
    found, parents = texts()
    groups = {}
    for each, text in sorted(found.items()):
        groups.setdefault(each[0].upper(), []).append((each, text))
    files = {
        FOLDER / f"Texts{letter}.swift": swift_texts(letter, languages, cldr.VERSION)
        for letter, languages in groups.items()
    }
    cases = "".join(
        f'    case "{letter.lower()}": text{letter}(of: tag)\n' for letter in sorted(groups))
    files[FOLDER / "Texts.swift"] = (
        MARK.format(cldr.VERSION, NOTICE) + "extension LanguageTexts {\n"
        "  /// Returns what CLDR says of a language, as far as it isn't what it inherits.\n"
        "  static func text(of tag: String) -> StaticString? {\n    switch tag.first {\n"
        f"{cases}    default: nil\n    }}\n  }}\n}}\n")
    files[FOLDER / "Tags.swift"] = swift_tags(parents, cldr.VERSION)
    return files


def check(files, update):
    known = set((ROOT / FOLDER).glob("*.swift"))
    different = 0
    for path, text in files.items():
        full = ROOT / path
        known.discard(full)
        old = full.read_text() if full.exists() else ""
        if old == text:
            continue
        different += 1
        if update:
            full.parent.mkdir(parents=True, exist_ok=True)
            full.write_text(text)
        else:
            sys.stdout.writelines(
                list(difflib.unified_diff(
                    old.splitlines(True), text.splitlines(True), str(path), "generated"))[:100])
    for full in known:
        different += 1
        if update:
            full.unlink()
        else:
            print(f"{full.relative_to(ROOT)} is not generated")
    if different and not update:
        fail(f"{different} files differ from what CLDR says: .ci/languages --update")
    print(f"{len(files)} files of languages" + (" written" if update else " as they were"))


def stored():
    """Reads what is checked in: the texts by tag, and what each tag inherits from."""
    found = {}
    for path in sorted((ROOT / FOLDER).glob("Texts?.swift")):
        for each, text in re.findall(r'case "([^"]*)":\n *#"""\n(.*?)\n"""#', path.read_text(), re.S):
            found[each] = re.sub(
                r"\\#u\{(\w+)\}", lambda match: chr(int(match[1], 16)), text)
    words = re.search(r'tags: StaticString \{\n *"([^"]*)"', (ROOT / FOLDER / "Tags.swift").read_text())
    parents = {}
    for word in words[1].split():
        each, colon, parent = word.partition(":")
        parents[each] = parent if colon else each.rpartition("-")[0]
    return found, parents


def recipe_words():
    """Reads the words of recipes that are checked in, by the language."""
    texts = {}
    for path in (ROOT / RECIPES).glob("*RecipeText.swift"):
        name, text = re.search(
            r'static var (\w+): String \{\n *"""\n(.*?)"""', path.read_text(), re.S).groups()
        texts[name] = " ".join(text.split())
    tags = (ROOT / RECIPES / "RecipeTexts+Tags.swift").read_text()
    return {each: texts[name] for each, name in re.findall(r'case "(\w+)": (\w+)', tags)}


def kitchen_words():
    """Reads the words of cooks that are checked in: the rows of each tag."""
    rows = {}
    for path in sorted((ROOT / KITCHEN).glob("*KitchenWords.swift")):
        for table in re.findall(r'let \w+ = """\n(.*?)"""', path.read_text(), re.S):
            for block in table.strip().split("\n\n"):
                each, *rows[each] = [line.strip() for line in block.split("\n")]
    return rows


def write_texts(folder):
    """Writes a file for each language that has a text of its own, after what it inherits, and with the
    words of its cooks and of its recipes."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    found, parents = stored()
    kitchens, words = kitchen_words(), recipe_words()
    for each in found:
        chain, parent = [each], parents[each]
        while parent:
            chain.insert(0, parent)
            parent = parents[parent]
        text = "".join(found.get(one, "") for one in chain)
        names = ["nb" if one == "no" else one for one in reversed(chain)]
        rows = next((kitchens[name] for name in names if name in kitchens), [])
        text += f".k{';'.join(rows)}\n" if rows else ""
        language = each.split("-")[0]
        own = words.get("nb" if language == "no" else language)
        (folder / f"{each}.txt").write_text(text + (f".w{own}\n" if own else ""))
    print(f"{len(found)} languages written into {folder}")


if __name__ == "__main__":
    arguments = sys.argv[1:]
    if arguments[:1] == ["--texts"] and len(arguments) == 2:
        write_texts(arguments[1])
    elif arguments in [[], ["--update"]]:
        check(swift_files(), update=bool(arguments))
    else:
        fail("it takes nothing, --update, or --texts FOLDER")
