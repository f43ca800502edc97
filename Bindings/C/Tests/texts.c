#include "texts.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

uint64_t next(chance *chance) {
  uint64_t number = chance->state += 0x9E3779B97F4A7C15;
  number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9;
  number = (number ^ (number >> 27)) * 0x94D049BB133111EB;
  return number ^ (number >> 31);
}

size_t below(chance *chance, size_t limit) { return limit ? next(chance) % limit : 0; }

int happens(chance *chance, unsigned percent) { return below(chance, 100) < percent; }

/* What is written so far. */
typedef struct writer {
  char *text;
  size_t length;
  chance *chance;
} writer;

static void say(writer *writer, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  size_t room = TEXT_SIZE - writer->length;
  int count = vsnprintf(writer->text + writer->length, room, format, arguments);
  va_end(arguments);
  /* What does not fit as a whole is left out. */
  if (count > 0 && (size_t)count < room) writer->length += (size_t)count;
  writer->text[writer->length] = 0;
}

static const char *const units[] = {
    "s", "sec", "seconds", "min", "mins", "minutes", "h", "hr", "hours", "d", "days", "wk", "weeks",
    "fortnight", "ms", "us", "µs", "ns", "ml", "mL", "l", "L", "dl", "cl", "litre", "liters", "cup",
    "cups", "c", "C", "tbsp", "Tbsp", "T", "t", "tablespoons", "tsp", "teaspoon", "fl oz", "fl.oz.",
    "fluid ounces", "pt", "pint", "pints", "qt", "quarts", "gal", "gallons", "pinch", "dashes",
    "drops", "smidgen", "imperial pint", "uk cup", "us cup", "metric cup", "au tbsp", "oz",
    "ounces", "lb", "lbs", "pounds", "#", "st", "stone", "g", "gr", "gram", "grams", "kg", "kilo",
    "mg", "mcg", "µg", "ug", "ton", "tonnes", "short ton", "cwt", "grains", "dram", "troy oz",
    "carat", "m", "m3", "cm³", "cc", "cubic inch", "ft", "bushel", "bbl", "gill", "x", "to",
    "and", "OZ", "Kg", "ML", "°C", "inches", "km", "kcal"};
static const char *const words[] = {
    "half a", "a", "an", "two", "twenty-five", "a dozen", "one and a half", "three quarters of a",
    "half", "a couple of", "a quarter", "½", "¼", "⅔", "1½", "2¼", "½½", "no", "zero", "1⁄2",
    "²", "٣", "１２", "some", "heaping 2", "-1", "+3", "0", "00", ".5", "5.", "1e5", "1e-9", "∞",
    "1_000", "1 000", "1,000", "1.000,5", "99999999999999999999999999999999999999", "1/0", "0x10"};
static const char *const ingredients[] = {
    "flour", "of sugar", "butter", "milk", "soy sauce", "honey, warmed", "brown sugar", "xyz",
    "flor", "cream", "eggs", "of the dough", "crème fraîche", "🍕", "all-purpose flour, sifted"};
static const char *const nonsense[] = {
    "how many", "what is", "?", "convert", "in", "to", "(", ")", "((", "%", "of", "each", "é", "̈",
    "\xC2\xA0", "\xE2\x80\x8B", "—", "–", "-", "+", "*", "×", "÷", "/", "//", ":", "PT1H", "~", "…",
    "'", "\"", "\\", "&", "😀", "日本", "per", "plus", "and a half", "scant", "\xEF\xBB\xBF", "\t",
    "  ", ",", ";", ".", "1", "22", "cup", "cups", "g", "minutes", "flour", "oz", "NaN", "inf"};

static void say_number(writer *writer) {
  chance *chance = writer->chance;
  switch (below(chance, 8)) {
    case 0: case 1: case 2: say(writer, "%d", (int)below(chance, 31)); break;
    case 3: say(writer, "%d %d/%d", (int)below(chance, 6), 1 + (int)below(chance, 7),
                2 + (int)below(chance, 7)); break;
    case 4: say(writer, "%d/%d", (int)below(chance, 8), (int)below(chance, 10)); break;
    case 5: say(writer, "%d%c%d", (int)below(chance, 100), happens(chance, 85) ? '.' : ',',
                (int)below(chance, 1000)); break;
    case 6: say(writer, "%s", PICK(chance, words)); break;
    default: say(writer, "%llu", (unsigned long long)(next(chance) >> below(chance, 64)));
  }
}

static void say_amount(writer *writer) {
  static const char *const spaces[] = {" ", " ", "", "  ", "-", "\xC2\xA0"};
  chance *chance = writer->chance;
  int isInParentheses = happens(chance, 3);
  if (isInParentheses) say(writer, "(");
  if (happens(chance, 2)) say(writer, "-");
  say_number(writer);
  say(writer, "%s%s", PICK(chance, spaces), PICK(chance, units));
  if (happens(chance, 15)) {
    static const char *const joints[] = {" ", "", " and ", ", "};
    say(writer, "%s", PICK(chance, joints));
    say_number(writer);
    say(writer, "%s%s", PICK(chance, spaces), PICK(chance, units));
  }
  if (isInParentheses) say(writer, ")");
}

static void say_calculation(writer *writer) {
  static const char *const sums[] = {" + ", " - ", " plus ", " minus ", "+", "-", " and "};
  static const char *const products[] = {" x ", " * ", "/", " / ", "*", "x", " times ", " × "};
  static const char *const marks[] = {"about ", "~", "ca. ", "approximately ", "", " "};
  chance *chance = writer->chance;
  switch (below(chance, 12)) {
    case 0: say_amount(writer); say(writer, "%s", PICK(chance, products)); say_number(writer); break;
    case 1: say_number(writer); say(writer, "%s", PICK(chance, products)); say_amount(writer); break;
    case 2: case 3: say_amount(writer); say(writer, "%s", PICK(chance, sums)); say_amount(writer);
      break;
    case 4: say_amount(writer); say(writer, " / "); say_amount(writer); break;
    case 5:
      say(writer, "(");
      say_amount(writer); say(writer, "%s", PICK(chance, sums)); say_amount(writer);
      say(writer, ")%s", PICK(chance, products));
      say_number(writer);
      break;
    case 6: say_amount(writer); say(writer, " %s", PICK(chance, ingredients)); break;
    case 7: say(writer, "%d:%02d", (int)below(chance, 30), (int)below(chance, 70)); break;
    case 8: say(writer, "PT%dH%dM", (int)below(chance, 90), (int)below(chance, 90)); break;
    case 9: say_amount(writer); say(writer, " - %d%%", (int)below(chance, 120)); break;
    default: say(writer, "%s", PICK(chance, marks)); say_amount(writer);
  }
}

static void say_range(writer *writer) {
  static const char *const joints[] = {"-", " to ", " or ", "–", " - ", " bis "};
  say_number(writer);
  if (happens(writer->chance, 20)) say(writer, " %s", PICK(writer->chance, units));
  say(writer, "%s", PICK(writer->chance, joints));
  say_amount(writer);
}

static void say_sentence(writer *writer) {
  static const char *const verbs[] = {"Add ", "Bake for ", "Rest ", "serves ", "* ", "1) ", "Mix "};
  for (size_t rest = 1 + below(writer->chance, 4); rest > 0; rest--) {
    say(writer, "%s", PICK(writer->chance, verbs));
    say_amount(writer);
    say(writer, " %s. ", PICK(writer->chance, ingredients));
  }
}

static void say_nonsense(writer *writer) {
  for (size_t rest = 1 + below(writer->chance, 8); rest > 0; rest--)
    say(writer, "%s%s", PICK(writer->chance, nonsense), happens(writer->chance, 50) ? " " : "");
}

/* Takes away, doubles or puts in a letter of ASCII. */
static void slip(writer *writer) {
  static const char letters[] = "abcxyz 0123/.,-'%?";
  char *text = writer->text;
  size_t place = below(writer->chance, writer->length);
  if (writer->length + 2 > TEXT_SIZE || writer->length == 0) return;
  if ((unsigned char)text[place] > 0x7F) return;
  if (happens(writer->chance, 40)) {
    memmove(text + place, text + place + 1, writer->length - place);
    writer->length--;
    return;
  }
  memmove(text + place + 1, text + place, writer->length - place + 1);
  writer->length++;
  if (happens(writer->chance, 60)) text[place] = letters[below(writer->chance, sizeof letters - 1)];
}

static void say_units(writer *writer) {
  static const char *const joints[] = {",", ", ", " and ", " or ", "+"};
  say(writer, "%s", PICK(writer->chance, units));
  if (happens(writer->chance, 15))
    say(writer, "%s%s", PICK(writer->chance, joints), PICK(writer->chance, units));
}

size_t make_units(chance *chance, char text[TEXT_SIZE]) {
  writer writer = {text, 0, chance};
  if (happens(chance, 5)) say_nonsense(&writer); else say_units(&writer);
  if (happens(chance, 5)) slip(&writer);
  return writer.length;
}

size_t make_text(chance *chance, char text[TEXT_SIZE]) {
  static const char *const questions[] = {"how many %s in ", "%s in ", "convert ", "what is "};
  writer writer = {text, 0, chance};
  if (happens(chance, 4)) say(&writer, PICK(chance, questions), PICK(chance, units));
  size_t kind = below(chance, 100);
  if (kind < 35) say_amount(&writer);
  else if (kind < 72) say_calculation(&writer);
  else if (kind < 85) say_range(&writer);
  else if (kind < 92) say_sentence(&writer);
  else say_nonsense(&writer);
  if (happens(chance, 30)) {
    static const char *const joints[] = {" to ", " in ", " as ", " = ? "};
    say(&writer, "%s", PICK(chance, joints));
    say_units(&writer);
  }
  if (happens(chance, 10)) slip(&writer);
  return writer.length;
}

size_t make_options(chance *chance, char text[TEXT_SIZE]) {
  static const char *const options[] = {
      "kit=us", "kit=metric", "kit=uk", "kit=au", "kit=clock", "kit=us-bar", "kit=stone",
      "system=us", "system=imperial", "system=metric", "system=australian",
      "system=japanese", "kit=german", "kit=swedish", "kit=japanese", "style=vulgar", "style=spoken",
      "style=latex", "style=clock", "style=iso8601", "style=html", "style=decimal",
      "unit-style=short", "unit-style=none", "unit-style=long", "decimal=comma", "precision=1",
      "precision=38", "decimals=0", "decimals=38", "max-parts=1", "max-parts=63", "smallest=min",
      "smallest=ns", "smallest=week", "bound=0", "bound=100", "bound=0.1", "exact", "number",
      "weigh", "spoon", "kit=", "nonsense", "=", "precision=39", "decimals=-1", "bound=1e9"};
  writer writer = {text, 0, chance};
  text[0] = 0;
  for (size_t rest = below(chance, 4); rest > 0; rest--)
    say(&writer, "%s ", PICK(chance, options));
  if (happens(chance, 3)) slip(&writer);
  return writer.length;
}
