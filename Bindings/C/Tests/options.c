/* Options: each name, each value, each bit. */
#include "test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The bits never change: where each option has its own, and how many. */
static const struct option {
  const char *name;
  int lowest;
  int count;
  int values; /* how many there are; 0 if the option has none */
  const char *first, *last;
} options[] = {
    {"kit", 0, 5, 23, "us", "canadian"},
    {"system", 5, 4, 5, "us", "japanese"},
    {"style", 9, 4, 11, "ascii", "iso8601"},
    {"unit-style", 13, 3, 3, "long", "none"},
    {"decimal", 16, 2, 2, "point", "comma"},
    {"precision", 18, 6, 38, "1", "38"},
    {"decimals", 24, 6, 39, "0", "38"},
    {"max-parts", 30, 6, 63, "1", "63"},
    {"smallest", 36, 5, 9, "second", "fortnight"},
    {"bound", 41, 10, 1001, "0.0", "100.0"},
    {"exact", 51, 1, 0, "", ""},
    {"number", 52, 1, 0, "", ""},
    {"weigh", 53, 1, 0, "", ""},
    {"spoon", 54, 1, 0, "", ""},
    {"language", 55, 9, 260, "en-US", "zu"},
};

#define COUNT (sizeof options / sizeof *options)
#define KITCHENS 6

/* Whether a function takes the bits. */
static int are_known(qty_options bits) {
  int64_t result = qty_format("3 tsp", 5, bits, NULL, NULL, 0);
  CHECK(result > 0 || result == QTY_INVALID_OPTION, "%llx: %d", (unsigned long long)bits,
        (int)result);
  return result > 0;
}

/* Values are numbered from 1 on; higher numbers mean nothing. */
static void test_values(const struct option *option) {
  static char values[8192];
  char word[64];
  int64_t length = qty_option_values(option->name, strlen(option->name), NULL, values, sizeof values);
  CHECK(length >= 0 && length < (int64_t)sizeof values, "%s", option->name);
  qty_options number = 0;
  const char *last = "";
  for (char *value = strtok(values, "\n"); value; value = strtok(NULL, "\n")) {
    if (number == 0) CHECK(strcmp(value, option->first) == 0, "%s", value);
    number++;
    snprintf(word, sizeof word, "%s=%s", option->name, value);
    qty_options bits = options_named(word);
    CHECK(bits == number << option->lowest, "%s: %llx", word, (unsigned long long)bits);
    CHECK(are_known(bits), "%s", word);
    last = value;
  }
  CHECK(strcmp(last, option->last) == 0, "%s", last);
  if (option->values == 0) {
    CHECK(options_named(option->name) == (qty_options)1 << option->lowest, "%s", option->name);
    CHECK(are_known((qty_options)1 << option->lowest), "%s", option->name);
    return;
  }
  CHECK(number == (qty_options)option->values, "%s: %d", option->name, (int)number);
  /* The last numbers of the kits are kitchens. */
  qty_options kitchens = strcmp(option->name, "kit") == 0 ? KITCHENS : 0;
  for (number++; (number + kitchens) >> option->count == 0; number++)
    CHECK(!are_known(number << option->lowest), "%s: %d", option->name, (int)number);
}

/* The kitchens have the numbers of a kit from the last one down. */
static void test_kitchens(void) {
  static const char *const names[KITCHENS] = {"metric", "us", "us-weight", "uk", "australian",
                                              "japanese"};
  for (int i = 0; i < KITCHENS; i++) {
    char word[64];
    snprintf(word, sizeof word, "for=%s", names[i]);
    CHECK(options_named(word) == (qty_options)(31 - i), "%s", word);
    CHECK(are_known(31 - i), "%s", word);
  }
}

/* Options of two names have the bits of both, unless they cannot be combined. */
static void test_pairs(void) {
  for (size_t i = 0; i < COUNT; i++)
    for (size_t j = 0; j < COUNT; j++) {
      char one[64], other[64], both[128];
      if (i == j) continue;
      snprintf(one, sizeof one, options[i].values ? "%s=%s" : "%s", options[i].name, options[i].last);
      snprintf(other, sizeof other, options[j].values ? "%s=%s" : "%s", options[j].name,
               options[j].first);
      snprintf(both, sizeof both, "%s %s", one, other);
      qty_options all = options_named(one) | options_named(other), bits = 0;
      int64_t result = qty_read_options(both, strlen(both), &bits, NULL, NULL, 0);
      if (result == 0) CHECK(bits == all, "%s", both);
      CHECK((result == 0) == are_known(all), "%s: %d", both, (int)result);
    }
}

static void test_spellings(void) {
  static const struct {
    const char *spelling, *usual;
  } rows[] = {
      {" kit=us\t\nexact ", "exact kit=us"}, {"bound=5%", "bound=5.0"}, {"bound=5", "bound=5.0"},
      {"bound=1/2", "bound=0.5"},            {"smallest=min", "smallest=minute"},
      {"precision=03", "precision=3"},       {"", ""},
      {"language=DE_at", "language=de"},     {"language=fr-FR", "language=fr"},
      {"language=EN_za", "language=en-ZA"},  {"language=en-IE", "language=en-GB"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    CHECK(options_named(rows[i].spelling) == options_named(rows[i].usual), "%s", rows[i].spelling);
}

/* A program that tries many of them gets the same answers as one that tries few. */
static void test_many(void) {
  for (int again = 0; again < 2; again++)
    for (int percent = 0; percent <= 1000; percent++) {
      char word[32], text[64];
      snprintf(word, sizeof word, "bound=%d.%d", percent / 10, percent % 10);
      int64_t length = qty_format("1.995 cups", 10, options_named(word), NULL, text, sizeof text);
      CHECK(length > 0 && (percent < 10 || strcmp(text, "~2 cups") == 0 || percent > 20), "%s: %s",
            word, text);
    }
}

void test_options(void) {
  CHECK(options_named("") == 0, "none");
  for (size_t i = 0; i < COUNT; i++) test_values(&options[i]);
  test_kitchens();
  test_pairs();
  test_spellings();
  test_many();
}
