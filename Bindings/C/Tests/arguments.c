/* Arguments that cannot be: null pointers, lengths, bytes that are no text, unknown options. */
#include "test.h"

#include <string.h>

typedef int64_t one_text(const char *, size_t, qty_options, qty_error *, char *, size_t);
typedef int64_t two_texts(const char *, size_t, const char *, size_t, qty_options, qty_error *,
                          char *, size_t);

static qty_error error;
static char buffer[256];
static double value;
static int32_t order;
static qty_amount amount;
static qty_unit unit;

/* The other functions in the same form. */
static int64_t read_unit(const char *text, size_t length, qty_options options, qty_error *error,
                         char *buffer, size_t capacity) {
  return qty_read_unit(text, length, options, &unit, error, buffer, capacity);
}

static int64_t read_amount(const char *text, size_t length, qty_options options,
                           qty_error *error, char *buffer, size_t capacity) {
  return qty_read(text, length, options, &amount, NULL, error, buffer, capacity);
}

static int64_t find_value(const char *text, size_t length, const char *unit, size_t unit_length,
                          qty_options options, qty_error *error, char *buffer, size_t capacity) {
  return qty_value(text, length, unit, unit_length, options, &value, error, buffer, capacity);
}

static int64_t compare(const char *left, size_t left_length, const char *right,
                       size_t right_length, qty_options options, qty_error *error, char *buffer,
                       size_t capacity) {
  return qty_compare(left, left_length, right, right_length, options, &order, error, buffer,
                     capacity);
}

static int64_t find(const char *text, size_t length, qty_options options, qty_error *error,
                    char *buffer, size_t capacity) {
  (void)buffer;
  qty_found found[4];
  return qty_find(text, length, options, capacity ? found : NULL, capacity / 64, error);
}

static int64_t read_line(const char *text, size_t length, qty_options options, qty_error *error,
                         char *buffer, size_t capacity) {
  return qty_read_line(text, length, options, NULL, NULL, 0, error, buffer, capacity);
}

static const struct {
  const char *name;
  one_text *function;
  const char *text;
} ones[] = {
    {"qty_format", qty_format, "3 tsp"}, {"qty_answer", qty_answer, "3 tsp"},
    {"qty_notes", qty_notes, "3 tsp"},   {"qty_read", read_amount, "3 tsp"},
    {"qty_read_unit", read_unit, "tsp"}, {"qty_find", find, "3 tsp"},
    {"qty_read_line", read_line, "3 tsp"},
};

static const struct {
  const char *name;
  two_texts *function;
  const char *text, *second;
} twos[] = {
    {"qty_convert", qty_convert, "3 tsp", "ml"},
    {"qty_scale", qty_scale, "3 tsp", "2"},
    {"qty_value", find_value, "3 tsp", "ml"},
    {"qty_compare", compare, "3 tsp", "2 tsp"},
    {"qty_range", qty_range, "3 tsp", "2 tsp"},
};

#define EACH(table) \
  for (size_t i = 0; i < sizeof(table) / sizeof *(table); i++)
#define ONE(text, length, options) \
  ones[i].function(text, length, options, &error, buffer, sizeof buffer)
#define TWO(text, length, second, second_length, options) \
  twos[i].function(text, length, second, second_length, options, &error, buffer, sizeof buffer)

static void check(const char *name, int64_t result, int64_t code, int32_t argument, uint64_t start,
                  uint64_t end) {
  CHECK(result == code && error.code == code, "%s: %d", name, (int)result);
  CHECK(error.argument == argument, "%s: argument %d", name, (int)error.argument);
  CHECK(error.start == start && error.end == end, "%s: %d ..< %d", name, (int)error.start,
        (int)error.end);
}

static const size_t impossible[] = {SIZE_MAX, SIZE_MAX / 2 + 1};

static void test_lengths(void) {
  EACH(ones) {
    const char *name = ones[i].name, *text = ones[i].text;
    CHECK(ONE(text, strlen(text), 0) >= 0, "%s", name);
    CHECK(ONE(NULL, 0, 0) == ONE("", 0, 0), "%s: null is an empty text", name);
    check(name, ONE(NULL, 1, 0), QTY_INVALID_ARGUMENT, 0, 0, 0);
    check(name, ONE(text, impossible[0], 0), QTY_INVALID_ARGUMENT, 0, 0, 0);
    check(name, ONE(NULL, impossible[1], 0), QTY_INVALID_ARGUMENT, 0, 0, 0);
  }
  EACH(twos) {
    const char *name = twos[i].name, *text = twos[i].text, *second = twos[i].second;
    size_t length = strlen(text), second_length = strlen(second);
    CHECK(TWO(text, length, second, second_length, 0) >= 0, "%s: %s", name, buffer);
    CHECK(TWO(text, length, NULL, 0, 0) == TWO(text, length, "", 0, 0), "%s", name);
    check(name, TWO(NULL, 1, second, second_length, 0), QTY_INVALID_ARGUMENT, 0, 0, 0);
    check(name, TWO(text, impossible[1], second, second_length, 0), QTY_INVALID_ARGUMENT, 0, 0, 0);
    check(name, TWO(text, length, NULL, 1, 0), QTY_INVALID_ARGUMENT, 1, 0, 0);
    check(name, TWO(text, length, second, impossible[0], 0), QTY_INVALID_ARGUMENT, 1, 0, 0);
  }
  qty_options options;
  check("qty_read_options", qty_read_options(NULL, 1, &options, &error, NULL, 0),
        QTY_INVALID_ARGUMENT, 0, 0, 0);
  check("qty_option_values", qty_option_values(NULL, 1, &error, NULL, 0), QTY_INVALID_ARGUMENT, 0,
        0, 0);
  check("qty_format_amount", qty_format_amount(&amount, NULL, 1, 0, &error, NULL, 0),
        QTY_INVALID_ARGUMENT, 1, 0, 0);
}

static void test_nulls(void) {
  /* A result pointer may be null, unless the result is all that the call is for. */
  CHECK(qty_value("3 tsp", 5, "ml", 2, 0, NULL, NULL, NULL, 0) == 0, "no value");
  CHECK(qty_read("3 tsp", 5, 0, NULL, NULL, NULL, NULL, 0) == 0, "no amount");
  CHECK(qty_read_unit("tsp", 3, 0, NULL, NULL, NULL, 0) == 0, "no unit");
  CHECK(qty_compare("3 tsp", 5, "2 g", 3, 0, NULL, NULL, NULL, 0) == QTY_INCOMPATIBLE_KINDS, "");
  CHECK(qty_compare("3 g", 3, "2 g", 3, 0, NULL, NULL, NULL, 0) == 0, "no order");
  check("qty_read_options", qty_read_options("", 0, NULL, &error, NULL, 0), QTY_INVALID_ARGUMENT, 0,
        0, 0);
  check("qty_format_amount", qty_format_amount(NULL, NULL, 0, 0, &error, NULL, 0),
        QTY_INVALID_ARGUMENT, 0, 0, 0);
  check("qty_find", qty_find("3 tsp", 5, 0, NULL, 1, &error), QTY_INVALID_ARGUMENT, 0, 0, 0);
  CHECK(qty_units(NULL, 1) == QTY_INVALID_ARGUMENT, "no units");
  CHECK(qty_version(NULL, 1) == QTY_INVALID_ARGUMENT, "no version");
  CHECK(qty_rules(NULL, 1) == QTY_INVALID_ARGUMENT, "no rules");
  /* A buffer that is null has no room. */
  EACH(ones) {
    if (ones[i].function == find) continue;
    const char *text = ones[i].text;
    check(ones[i].name, ones[i].function(text, strlen(text), 0, &error, NULL, 1),
          QTY_INVALID_ARGUMENT, 0, 0, 0);
    /* Of a line, 6 bytes are words. */
    int64_t least = ones[i].function("2 cupz", 6, 0, NULL, NULL, 0);
    CHECK(least < 1 || ones[i].function == read_line, "%s", ones[i].name);
  }
  EACH(twos)
    check(twos[i].name, twos[i].function("3 tsp", 5, "2 g", 3, 0, &error, NULL, SIZE_MAX),
          QTY_INVALID_ARGUMENT, 0, 0, 0);
  /* One that has more room than there is memory is as large as it need be. */
  CHECK(qty_format("3 tsp", 5, 0, NULL, buffer, SIZE_MAX) == 12, "the largest capacity");
  CHECK(qty_format("3", 1, ~(qty_options)0, NULL, buffer, SIZE_MAX) == QTY_INVALID_OPTION, "error");
}

static void test_utf8(void) {
  static const struct {
    const char *text;
    size_t length;
    uint64_t start, end;
  } rows[] = {
      {"\xFF", 1, 0, 1},                  /* no byte of UTF-8 */
      {"3 tsp\x80", 6, 5, 6},             /* a continuation of nothing */
      {"3 \xC3", 3, 2, 3},                /* the half of a letter */
      {"\xC0\xAF", 2, 0, 1},              /* too long a form */
      {"\xE2\x80 1", 4, 0, 2},            /* two of three bytes */
      {"\xED\xA0\x80", 3, 0, 1},          /* a surrogate */
      {"\xF4\x90\x80\x80", 4, 0, 1},      /* beyond Unicode */
      {"é\xF0\x9F\x8D", 5, 2, 5},         /* three of four bytes */
      {"3 tsp, 4 cups, 5 min \xFE", 22, 21, 22},
  };
  for (size_t row = 0; row < sizeof rows / sizeof *rows; row++) {
    const char *text = rows[row].text;
    size_t length = rows[row].length;
    uint64_t start = rows[row].start, end = rows[row].end;
    EACH(ones) check(ones[i].name, ONE(text, length, 0), QTY_INVALID_UTF8, 0, start, end);
    EACH(twos) {
      const char *name = twos[i].name, *second = twos[i].second;
      check(name, TWO(text, length, second, strlen(second), 0), QTY_INVALID_UTF8, 0, start, end);
      check(name, TWO(twos[i].text, 5, text, length, 0), QTY_INVALID_UTF8, 1, start, end);
    }
    qty_options options;
    check("qty_read_options", qty_read_options(text, length, &options, &error, NULL, 0),
          QTY_INVALID_UTF8, 0, start, end);
    check("qty_option_values", qty_option_values(text, length, &error, NULL, 0), QTY_INVALID_UTF8,
          0, start, end);
  }
}

/* A zero is a byte like any other, but the parts of a reason contain none. */
static void test_zeros(void) {
  static const char expected[] = "kit: unknown kit '\xEF\xBF\xBDx'";
  qty_options options;
  int64_t result = qty_read_options("kit=\0x", 6, &options, &error, buffer, sizeof buffer);
  CHECK(result == QTY_INVALID_OPTION && strcmp(buffer, expected) == 0, "%s", buffer);
  result = qty_format("3 tsp\0", 6, 0, &error, buffer, sizeof buffer);
  check("qty_format", result, QTY_UNEXPECTED_TEXT, 0, 5, 6);
  CHECK(strcmp(buffer, "unexpected '\xEF\xBF\xBD'") == 0, "%s", buffer);
  result = qty_scale("\0 3 tsp\0", 8, "2", 1, 0, &error, buffer, sizeof buffer);
  CHECK(result == 9 && memcmp(buffer, "\0 2 tbsp\0", 10) == 0, "%d", (int)result);
}

static void test_bits(void) {
  EACH(ones) check(ones[i].name, ONE(ones[i].text, 3, ~(qty_options)0), QTY_INVALID_OPTION, 0,
                   0, 0);
  EACH(twos) check(twos[i].name, TWO(twos[i].text, 5, twos[i].second, 1, (qty_options)25),
                   QTY_INVALID_OPTION, 0, 0, 0);
}

void test_arguments(void) {
  test_lengths();
  test_nulls();
  test_utf8();
  test_zeros();
  test_bits();
}
