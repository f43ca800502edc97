/* Lines of ingredient lists. */
#include "test.h"

#include <string.h>

/* What a line says: the amount, the value, the unit, the words, and how the measure is filled. */
typedef struct fact_of_line {
  const char *text, *amount;
  int32_t role;
  double lower, upper;
  const char *unit, *qualifier, *item, *preparation, *comment;
  int64_t alternates;
} fact_of_line;

static const fact_of_line lines[] = {
    {"1 cup (95 g) oats, finely ground (optional)", "1 cup", QTY_ROLE_AMOUNT, 1, 1, "cup", "",
     "oats", "finely ground", "optional", 1},
    {"- 2-3 large eggs", "2-3", QTY_ROLE_COUNT, 2, 3, "", "", "large eggs", "", "", 0},
    {"a generous 1/2 cup milk", "1/2 cup", QTY_ROLE_AMOUNT, 0.5, 0.5, "cup", "generous", "milk", "",
     "", 0},
    {"Pane 80 g", "80 g", QTY_ROLE_AMOUNT, 80, 80, "gram", "", "Pane", "", "", 0},
    {"1 cup or 240 ml (8 oz) milk", "1 cup", QTY_ROLE_AMOUNT, 1, 1, "cup", "", "milk", "", "", 2},
    {"28 oz can tomatoes", "", QTY_ROLE_COUNT, 1, 1, "", "", "28 oz can tomatoes", "", "", 0},
    {"Serves 4", "", QTY_ROLE_OTHER, 0, 0, "", "", "Serves 4", "", "", 0},
    {"", "", QTY_ROLE_OTHER, 0, 0, "", "", "", "", "", 0},
};
#define COUNT (sizeof lines / sizeof *lines)

/* The words follow one another, with a zero between them. */
static void check_words(const fact_of_line *fact, const qty_line *line, const char *words) {
  const char *expected[] = {fact->item, fact->preparation, fact->comment};
  uint64_t lengths[] = {line->item_length, line->preparation_length, line->comment_length};
  for (int i = 0; i < 3; i++) {
    CHECK(lengths[i] == strlen(expected[i]) && memcmp(words, expected[i], lengths[i]) == 0, "%s: %s",
          fact->text, expected[i]);
    words += lengths[i] + 1;
  }
}

static void check_line(const fact_of_line *fact, const qty_line *line) {
  const qty_found *found = &line->amount;
  const char *start = fact->text + found->start, *filled = fact->text + line->qualifier_start;
  size_t length = strlen(fact->amount), filling = strlen(fact->qualifier);
  CHECK(found->end - found->start == length && memcmp(start, fact->amount, length) == 0, "%s",
        fact->text);
  CHECK(found->role == fact->role && found->lower.value == fact->lower
            && found->upper.value == fact->upper, "%s: %g", fact->text, found->lower.value);
  CHECK(strcmp(found->lower.unit.name, fact->unit) == 0, "%s: %s", fact->text, found->lower.unit.name);
  CHECK(line->qualifier_end - line->qualifier_start == filling
            && memcmp(filled, fact->qualifier, filling) == 0, "%s: qualifier", fact->text);
  CHECK(line->alternate_count == (uint64_t)fact->alternates, "%s: %d alternates", fact->text,
        (int)line->alternate_count);
}

static void check_each(void) {
  for (size_t i = 0; i < COUNT; i++) {
    const fact_of_line *fact = &lines[i];
    size_t length = strlen(fact->text);
    qty_line line;
    qty_error error;
    char words[128];
    int64_t whole = (int64_t)(strlen(fact->item) + strlen(fact->preparation) + strlen(fact->comment) + 2);
    int64_t result =
        qty_read_line(fact->text, length, 0, &line, NULL, 0, &error, words, sizeof words);
    CHECK(result == whole && error.code == 0 && words[result] == 0, "%s: %d", fact->text, (int)result);
    check_line(fact, &line);
    check_words(fact, &line, words);
    /* As many bytes as there is room for. */
    for (size_t capacity = 0; capacity < 3; capacity++) {
      char few[4] = "\x5A\x5A\x5A";
      CHECK(qty_read_line(fact->text, length, 0, NULL, NULL, 0, NULL, few, capacity) == whole, "%d",
            (int)capacity);
      CHECK(memcmp(few, words, capacity) == 0 && few[capacity] == 0x5A, "%s", fact->text);
    }
  }
}

static void check_alternates(void) {
  static const char text[] = "1 cup or 240 ml (8 oz) milk";
  qty_found found[3];
  for (size_t room = 0; room < 4; room++) {
    qty_line line;
    memset(found, 0x5A, sizeof found);
    CHECK(qty_read_line(text, strlen(text), 0, &line, found, room, NULL, NULL, 0) == 6, "%s", text);
    CHECK(line.alternate_count == 2, "%d", (int)line.alternate_count);
    CHECK(room < 1 || (found[0].start == 9 && found[0].end == 15), "%d", (int)found[0].start);
    CHECK(room < 2 || found[1].lower.value == 8, "%g", found[1].lower.value);
    if (room < 3) CHECK(found[room].role == 0x5A5A5A5A, "%d", (int)room);
  }
  CHECK(qty_read_line(text, strlen(text), 0, NULL, NULL, 1, NULL, NULL, 0) == QTY_INVALID_ARGUMENT,
        "no place");
}

static void check_mistakes(void) {
  qty_line line;
  qty_error error;
  char reason[128];
  CHECK(qty_read_line("- 1/0 cup, 2 g", 14, 0, &line, NULL, 0, &error, reason, sizeof reason)
            == QTY_DIVISION_BY_ZERO, "%d", (int)error.code);
  CHECK(error.start == 2 && error.end == 5 && strcmp(reason, "'1/0' divides by zero") == 0, "%s",
        reason);
  qty_options comma = options_named("decimal=comma system=imperial");
  CHECK(qty_read_line("1,5 pints milk", 14, comma, &line, NULL, 0, &error, NULL, 0) == 6, "comma");
  CHECK(strcmp(line.amount.lower.unit.name, "imperial pint") == 0, "%s", line.amount.lower.unit.name);
}

/* A column gives the same, in as many calls as its capacity takes. */
static void check_column(void) {
  char data[512], words[512];
  int32_t offsets[COUNT + 3] = {0}, ends[COUNT + 3];
  uint8_t bits[4] = {0xFF, 0xFF, 0xFF, 0xFF}, valid[4];
  const char *last[] = {"1/0 cup", "null"};
  for (size_t i = 0; i < COUNT + 2; i++) {
    const char *text = i < COUNT ? lines[i].text : last[i - COUNT];
    memcpy(data + offsets[i], text, strlen(text));
    offsets[i + 1] = offsets[i] + (int32_t)strlen(text);
  }
  bits[(COUNT + 1) / 8] &= (uint8_t) ~(1 << (COUNT + 1) % 8);
  qty_column column = {offsets, data, (uint64_t)offsets[COUNT + 2], bits, 0, COUNT + 2, 4, 0};
  qty_line read[COUNT + 2];
  static const qty_line nothing;
  qty_error error;
  for (uint64_t capacity = 0; capacity < sizeof words; capacity += 9) {
    qty_buffer out = {ends, words, capacity, valid, 0, 4, 0};
    int64_t row = 0, mistakes = 0;
    while (row >= 0 && row < column.count) {
      row = qty_read_line_many(&column, row, QTY_NULL, 0, read, &out, &error);
      mistakes += error.count;
      if (out.capacity < sizeof words) out.capacity++;
    }
    CHECK(row == column.count && mistakes == 1, "%d, %d", (int)row, (int)mistakes);
    for (size_t i = 0; i < COUNT; i++) {
      check_line(&lines[i], &read[i]);
      check_words(&lines[i], &read[i], words + ends[i]);
      CHECK(valid[i / 8] >> i % 8 & 1, "%d is null", (int)i);
    }
    for (size_t i = COUNT; i < COUNT + 2; i++)
      CHECK(!(valid[i / 8] >> i % 8 & 1) && memcmp(&read[i], &nothing, sizeof nothing) == 0, "%d",
            (int)i);
  }
  qty_buffer out = {ends, words, sizeof words, valid, 0, 4, 0};
  CHECK(qty_read_line_many(&column, 0, QTY_FAIL, 0, read, &out, &error) == QTY_DIVISION_BY_ZERO
            && error.row == COUNT, "row %d", (int)error.row);
  CHECK(qty_read_line_many(&column, 0, QTY_KEEP, 0, read, &out, &error) == QTY_INVALID_ARGUMENT, "keep");
  CHECK(qty_read_line_many(&column, 0, QTY_NULL, 0, NULL, &out, &error) == QTY_INVALID_ARGUMENT, "null");
}

void test_lines(void) {
  check_each();
  check_alternates();
  check_mistakes();
  check_column();
}
