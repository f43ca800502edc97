/* Holds the functions against each other, on the texts of standard input, one a line:
 *
 *     laws < LINES
 */
#include "test.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SIZE 65536

static const char *text;
static size_t length;

/* A call that wrote something, or not. */
typedef struct said {
  int64_t result;
  char text[SIZE];
} said;

static int same(const said *one, const said *other) {
  return one->result == other->result
         && (one->result < 0 || memcmp(one->text, other->text, (size_t)one->result) == 0);
}

static int is_digit(char byte) { return byte >= '0' && byte <= '9'; }

/* Whether a slash is not part of a fraction, a hyphen follows a unit, or there are
 * parentheses. In an amount, "450 g / 1 lb" says the same twice, and "1 h-2 h" is a range; in a
 * question they are a quotient and a difference. */
static int is_also_calculation(void) {
  int isAfterUnit = 0, marks = 0;
  for (const char *place = text; *place; place++) {
    if (*place == '/' && (place == text || !is_digit(place[-1]) || !is_digit(place[1]))) return 1;
    if (isAfterUnit && *place == '-') return 1;
    /* The last byte of a fraction slash is \x84. */
    int isMark = *place == '/' || *place == '.' || *place == '\x84';
    marks = isMark ? marks + 1 : is_digit(*place) ? marks : 0;
    if (marks > 1 || *place == '(') return 1;
    int isInUnit = isAfterUnit && place[-1] != ' ';
    if (*place != ' ') isAfterUnit = isInUnit || !is_digit(*place);
  }
  return 0;
}

/* What a person would say can be asked, too. */
static void format_answers(const said *format) {
  static said answer, notes;
  answer.result = qty_answer(text, length, 0, NULL, answer.text, SIZE);
  notes.result = qty_notes(text, length, 0, NULL, notes.text, SIZE);
  CHECK(notes.result == answer.result || (notes.result >= 0 && answer.result >= 0), "%s", text);
  if (format->result < 0 || is_also_calculation()) return;
  CHECK(same(format, &answer), "%s: %s, %s", text, format->text, answer.text);
}

/* The reason costs nothing but time. */
static void errors_are_the_same_without_reason(const said *format) {
  qty_error with, without;
  static char reason[SIZE];
  int64_t result = qty_format(text, length, 0, &without, NULL, 0);
  CHECK(result == format->result, "%s", text);
  if (result >= 0) return;
  qty_format(text, length, 0, &with, reason, SIZE);
  CHECK(with.code == without.code && with.start == without.start && with.end == without.end,
        "%s: %d ..< %d, %d ..< %d", text, (int)with.start, (int)with.end, (int)without.start,
        (int)without.end);
  CHECK(without.length == 0 && with.length > 0, "%s", text);
}

/* An amount that was read is said as its text is, has the value that its text has, and so on. */
static void read_amounts(const said *format) {
  static said again, converted;
  static const char *const units[] = {"", "min", "tsp", "oz"};
  qty_amount lower, upper, amount;
  qty_unit unit;
  double value;
  int32_t order = 9;
  int64_t read = qty_read(text, length, 0, &lower, &upper, NULL, NULL, 0);
  if (format->result < 0) CHECK(read == format->result, "%s", text);
  else CHECK(read == 0 || read == QTY_MISSING_UNIT, "%s", text);
  if (read != 0) return;
  int64_t single = qty_read(text, length, 0, &amount, NULL, NULL, NULL, 0);
  int64_t flags = qty_value(text, length, lower.unit.name, strlen(lower.unit.name), 0, &value,
                            NULL, NULL, 0);
  CHECK((single == 0) == (flags >= 0), "%s", text);
  if (single != 0) {
    CHECK(single == QTY_UNEXPECTED_TEXT, "%s", text);
    return;
  }
  CHECK(memcmp(&lower, &amount, sizeof amount) == 0, "%s", text);
  CHECK(upper.ticks_low == amount.ticks_low && upper.ticks_high == amount.ticks_high, "%s", text);
  CHECK(flags == amount.flags && value == amount.value, "%s: %g, %g", text, value, amount.value);
  again.result = qty_format_amount(&amount, NULL, 0, 0, NULL, again.text, SIZE);
  /* How far it was rounded, the ticks do not say. */
  int isRounded = amount.flags & QTY_ROUNDED;
  if (!isRounded) CHECK(same(format, &again), "%s: %s, %s", text, format->text, again.text);
  const char *name = amount.unit.name;
  CHECK(qty_read_unit(name, strlen(name), 0, &unit, NULL, NULL, 0) == 0, "%s", name);
  CHECK(memcmp(&unit, &amount.unit, sizeof unit) == 0, "%s", name);
  CHECK(qty_compare(text, length, text, length, 0, &order, NULL, NULL, 0) == 0 && order == 0, "%s",
        text);
  const char *other = units[amount.unit.kind];
  again.result =
      qty_format_amount(&amount, other, strlen(other), 0, NULL, again.text, SIZE);
  converted.result =
      qty_convert(text, length, other, strlen(other), 0, NULL, converted.text, SIZE);
  if (!isRounded && !is_also_calculation())
    CHECK(same(&again, &converted), "%s: %s, %s", text, again.text, converted.text);
}

static char data[1 << 24], out_data[1 << 24];
static int64_t starts[200001], ends[200001];
static int32_t narrow_starts[200001], narrow_ends[200001];
static uint8_t validity[25001];
static int64_t rows;

/* A column is said as its rows are, wherever it has to stop. */
static void say_column(int32_t policy, int isNarrow, uint64_t piece) {
  static said one;
  qty_column column = {starts, data, (uint64_t)starts[rows], NULL, 0, rows, 8, 0};
  qty_buffer out = {ends, out_data, piece, validity, 3, 8, 0};
  if (isNarrow) {
    column.offsets = narrow_starts;
    column.offset_size = 4;
    out.offsets = narrow_ends;
    out.offset_size = 4;
  }
  int64_t row = 0, mistaken = 0, expected = 0;
  while (row < rows) {
    qty_error error;
    int64_t next = qty_format_many(&column, row, policy, 0, &out, &error);
    CHECK(next >= row, "row %d: %d", (int)row, (int)next);
    if (next < row) return;
    mistaken += error.count;
    row = next;
    out.capacity += piece;
  }
  for (row = 0; row < rows; row++) {
    const char *given = data + starts[row];
    size_t count = (size_t)(starts[row + 1] - starts[row]);
    int64_t start = isNarrow ? narrow_ends[row] : ends[row];
    int64_t end = isNarrow ? narrow_ends[row + 1] : ends[row + 1];
    one.result = qty_format(given, count, 0, NULL, one.text, SIZE);
    int isValid = validity[(row + 3) / 8] >> (row + 3) % 8 & 1;
    CHECK(isValid == (one.result >= 0 || policy == QTY_KEEP), "row %d", (int)row);
    expected += one.result < 0;
    if (one.result < 0) {
      one.result = policy == QTY_KEEP ? (int64_t)count : 0;
      memcpy(one.text, given, (size_t)one.result);
    }
    CHECK(end - start == one.result
              && memcmp(out_data + start, one.text, (size_t)one.result) == 0, "row %d", (int)row);
  }
  CHECK(mistaken == expected, "%d and %d mistakes", (int)mistaken, (int)expected);
}

static void value_column(const char *unit) {
  static double values[200001];
  qty_error error;
  qty_column column = {starts, data, (uint64_t)starts[rows], NULL, 0, rows, 8, 0};
  int64_t expected = 0, first = -1;
  int64_t result = qty_value_many(&column, 0, QTY_NULL, unit, strlen(unit), 0, values, validity, 5,
                                  &error);
  CHECK(result == rows, "%d", (int)result);
  for (int64_t row = 0; row < rows; row++) {
    double value = 0;
    size_t count = (size_t)(starts[row + 1] - starts[row]);
    int64_t flags =
        qty_value(data + starts[row], count, unit, strlen(unit), 0, &value, NULL, NULL, 0);
    int isValid = validity[(row + 5) / 8] >> (row + 5) % 8 & 1;
    CHECK(isValid == (flags >= 0), "row %d", (int)row);
    CHECK(flags >= 0 ? value == values[row] : values[row] != values[row], "row %d", (int)row);
    if (flags < 0 && first < 0) first = row;
    expected += flags < 0;
  }
  CHECK(error.count == expected && (first < 0 || error.row == first), "%d of %d, first %d of %d",
        (int)error.count, (int)expected, (int)error.row, (int)first);
}

int main(void) {
  static char line[SIZE];
  static said format;
  while (rows < 200000 && fgets(line, SIZE, stdin)) {
    text = line;
    length = strlen(line) - 1;
    line[length] = 0;
    if ((size_t)starts[rows] + length > sizeof data) break;
    memcpy(data + starts[rows], line, length);
    rows++;
    starts[rows] = starts[rows - 1] + (int64_t)length;
    narrow_starts[rows] = (int32_t)starts[rows];
    format.result = qty_format(text, length, 0, NULL, format.text, SIZE);
    format_answers(&format);
    errors_are_the_same_without_reason(&format);
    read_amounts(&format);
    if (failures > 20) return 1;
  }
  say_column(QTY_KEEP, 0, sizeof out_data / 1000);
  say_column(QTY_NULL, 1, sizeof out_data / 2);
  say_column(QTY_KEEP, 1, 1000);
  value_column("ml");
  value_column("oz");
  printf("laws: %d texts\n", (int)rows);
  return failures != 0;
}
