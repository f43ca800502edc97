/* Amounts as numbers. */
#include "test.h"

#include <math.h>
#include <string.h>

/* A cup is 366306727514112 thousand ticks: 768 times 476962926450. */
static const uint64_t cup = 366306727514112000, tablespoon = 22894170469632000;

static void test_values(void) {
  static const struct {
    const char *text, *unit;
    double value;
    int64_t flags;
  } rows[] = {
      {"2 cups", "ml", 473.176473, 0},
      {"about 2 cups", "ml", 473.176473, QTY_ABOUT},
      {"1/13 cup", "ml", 18.199095115384615, QTY_ROUNDED},
      {"about 1/13 cup", "cup", 0.07692307692307693, QTY_ABOUT | QTY_ROUNDED},
      {"8 oz", "g", 226.796185, 0},
      {"90 min", "h", 1.5, 0},
      {"-1 cup", "tbsp", -16, 0},
      {"0 cups", "tbsp", 0, 0},
      {"2 t", "kg", 0, QTY_AMBIGUOUS_UNIT},
      {"1 tonne", "t", 1, 0},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    given given;
    question question = {VALUE, "", rows[i].text, rows[i].unit};
    int64_t flags = ask(&question, &given, NULL, 0);
    CHECK(flags == rows[i].flags, "%s in %s: %d", rows[i].text, rows[i].unit, (int)flags);
    if (flags >= 0) CHECK(given.value == rows[i].value, "%s: %.17g", rows[i].text, given.value);
  }
}

static void test_order(void) {
  static const struct {
    const char *left, *right;
    int32_t order;
  } rows[] = {
      {"1 tbsp", "3 tsp", 0}, {"1 cup", "1 l", -1}, {"1 l", "1 cup", 1}, {"-1 g", "0 kg", -1},
      {"0 min", "0 h", 0},    {"60 s", "1 min", 0}, {"1/3 cup", "0.3333333 cup", 1},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    given given;
    question question = {COMPARE, "", rows[i].left, rows[i].right};
    int64_t result = ask(&question, &given, NULL, 0);
    CHECK(result == 0 && given.order == rows[i].order, "%s: %d, %d", rows[i].left, (int)result,
          (int)given.order);
  }
}

static int has_ticks(const qty_amount *amount, uint64_t ticks) {
  return amount->ticks_low == ticks && amount->ticks_high == 0;
}

static void test_amounts(void) {
  given given;
  question range = {READ, "", "about 2-3 tbsp", ""};
  CHECK(ask(&range, &given, NULL, 0) == 0, "a range");
  CHECK(has_ticks(&given.lower, 2 * tablespoon) && has_ticks(&given.upper, 3 * tablespoon), "ticks");
  CHECK(given.lower.value == 2 && given.upper.value == 3, "value");
  CHECK(given.lower.flags == QTY_ABOUT && given.upper.flags == QTY_ABOUT, "flags");
  CHECK(given.lower.reserved == 0 && given.lower.unit.reserved == 0, "reserved");
  CHECK(strcmp(given.lower.unit.name, "tablespoon") == 0, "%s", given.lower.unit.name);

  question one = {READ, "", "-1 1/2 cups", NULL};
  CHECK(ask(&one, &given, NULL, 0) == 0, "one amount");
  CHECK(given.lower.value == -1.5 && given.lower.ticks_high == -1, "%g", given.lower.value);
  CHECK(given.lower.ticks_low == (uint64_t)0 - cup / 2 * 3, "ticks");

  question rounded = {READ, "", "1/13 cup to 2 cups", ""};
  CHECK(ask(&rounded, &given, NULL, 0) == 0, "a rounded end");
  CHECK(given.lower.flags == QTY_ROUNDED && given.upper.flags == 0, "%d", (int)given.upper.flags);

  question imperial = {READ, "system=imperial", "1 pint", NULL};
  CHECK(ask(&imperial, &given, NULL, 0) == 0, "another system");
  CHECK(strcmp(given.lower.unit.name, "imperial pint") == 0, "%s", given.lower.unit.name);
}

static void test_units(void) {
  static const struct {
    const char *name, *options, *unit, *plural, *symbol;
    int32_t kind;
    uint64_t ticks;
  } rows[] = {
      {"tbsp", "", "tablespoon", "tablespoons", "tbsp", QTY_VOLUME, tablespoon},
      {"Litres", "", "liter", "liters", "l", QTY_VOLUME, 1548288000000000000},
      {"uk fl oz", "", "imperial fluid ounce", "imperial fluid ounces", "fl oz", QTY_VOLUME,
       43991603712000000},
      {" cup ", "", "cup", "cups", "c", QTY_VOLUME, cup},
      {"oz", "", "ounce", "ounces", "oz", QTY_MASS, 9144422179200000},
      {"#", "", "pound", "pounds", "lb", QTY_MASS, 146310754867200000},
      {"pint", "system=imperial", "imperial pint", "imperial pints", "pt", QTY_VOLUME,
       879832074240000000},
      {"t", "", "teaspoon", "teaspoons", "tsp", QTY_VOLUME, 7631390156544000},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    given given;
    question question = {READ_UNIT, rows[i].options, rows[i].name, NULL};
    int64_t result = ask(&question, &given, NULL, 0);
    const qty_unit *unit = &given.unit;
    CHECK(result == 0 && strcmp(unit->name, rows[i].unit) == 0, "%s: %s", rows[i].name, unit->name);
    CHECK(strcmp(unit->plural, rows[i].plural) == 0, "%s: %s", rows[i].name, unit->plural);
    CHECK(strcmp(unit->symbol, rows[i].symbol) == 0, "%s: %s", rows[i].name, unit->symbol);
    CHECK(unit->kind == rows[i].kind && unit->reserved == 0, "%s", rows[i].name);
    CHECK(unit->ticks_low == rows[i].ticks && unit->ticks_high == 0, "%s: %llu", rows[i].name,
          (unsigned long long)unit->ticks_low);
  }
}

/* Each unit is found by its own name and by its plural; names end in zeros. */
static void test_all_units(void) {
  qty_unit units[128], found;
  int64_t count = qty_units(NULL, 0);
  CHECK(count == 84 && qty_units(units, 128) == count, "%d units", (int)count);
  for (int64_t i = 0; i < count && i < 128; i++) {
    const char *names[] = {units[i].name, units[i].plural};
    for (int which = 0; which < 2; which++) {
      const char *name = names[which];
      int64_t result = qty_read_unit(name, strlen(name), 0, &found, NULL, NULL, 0);
      CHECK(result == 0 && memcmp(&found, &units[i], sizeof found) == 0, "%s", name);
    }
    for (size_t place = strlen(units[i].name); place < QTY_NAME_SIZE; place++)
      CHECK(units[i].name[place] == 0, "%s", units[i].name);
    CHECK(units[i].kind >= QTY_TIME && units[i].kind <= QTY_MASS, "%s", units[i].name);
  }
}

/* Amounts that a program has made. */
static void test_made_amounts(void) {
  qty_amount amount;
  qty_error error;
  char text[256];
#define SAY() qty_format_amount(&amount, NULL, 0, 0, &error, text, sizeof text)
  memset(&amount, 0, sizeof amount);
  amount.ticks_low = 7;
  amount.unit.ticks_low = 2;
  CHECK(SAY() > 0 && strcmp(text, "3.5") == 0, "a number: %s", text);
  amount.flags = QTY_ABOUT;
  CHECK(SAY() > 0 && strcmp(text, "~3.5") == 0, "a number: %s", text);
  amount.unit.ticks_low = 0;
  CHECK(SAY() == QTY_INVALID_ARGUMENT && error.argument == 0, "over zero: %s", text);
  amount.unit.ticks_low = 1;
  amount.ticks_low = 0;
  amount.ticks_high = INT64_MIN;
  CHECK(SAY() == QTY_INVALID_ARGUMENT, "the least number: %s", text);

  /* Of a unit, kind and name are enough. */
  memset(&amount, 0, sizeof amount);
  amount.ticks_low = 2 * cup;
  amount.unit.kind = QTY_VOLUME;
  strcpy(amount.unit.name, "cup");
  CHECK(SAY() > 0 && strcmp(text, "2 cups") == 0, "%s", text);
  amount.flags = QTY_ROUNDED;
  CHECK(SAY() > 0 && strcmp(text, "~2 cups") == 0, "%s", text);
  amount.flags = 0;
  amount.unit.kind = QTY_MASS;
  CHECK(SAY() == QTY_INVALID_ARGUMENT, "another kind: %s", text);
  amount.unit.kind = 7;
  CHECK(SAY() == QTY_INVALID_ARGUMENT, "no kind: %s", text);
  amount.unit.kind = QTY_VOLUME;
  strcpy(amount.unit.name, "cups");
  CHECK(SAY() == QTY_INVALID_ARGUMENT, "the name of several: %s", text);
  memset(amount.unit.name, 'c', QTY_NAME_SIZE);
  CHECK(SAY() == QTY_INVALID_ARGUMENT, "a name without an end: %s", text);
  memset(amount.unit.name, '\xFF', QTY_NAME_SIZE);
  CHECK(SAY() == QTY_INVALID_ARGUMENT, "a name that is not UTF-8: %s", text);
  strcpy(amount.unit.name, "cup");
  amount.ticks_low = 0;
  amount.ticks_high = INT64_MIN;
  CHECK(SAY() != 0, "the least amount: %s", text);
  amount.ticks_low = UINT64_MAX;
  amount.ticks_high = INT64_MAX;
  CHECK(SAY() != 0, "the largest amount: %s", text);
}

void test_numbers(void) {
  char version[16];
  CHECK(qty_version(version, sizeof version) == 5, "version");
  CHECK(strcmp(version, QTY_VERSION) == 0, "%s", version);
  test_values();
  test_order();
  test_amounts();
  test_units();
  test_all_units();
  test_made_amounts();
}
