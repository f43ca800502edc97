/* Calls that a function of the program ends. */
#include "test.h"

#include <stdlib.h>
#include <string.h>

static int64_t asked, last;

/* Ends the call when it is asked for the last time. */
static int32_t is_interrupted(void) { return ++asked == last; }

/* What text a call can be in for long. Each is repeated without a line feed of its own. */
static const char *const pieces[] = {
    "1 g, ", "2 cups flour, 1 egg; ", "1 cup flour\n", "| 1 | g |\n", "amount: 375\nunit: g\n", "\"a\": \"1 cup\", ",
    "<b>1 g</b>", "1 ", "x ", "½", "1½", "salted ", "1g,1g", "3 cup"};

enum { FINDS, SCALES, READS };

static int64_t call(int kind, qty_options options, const char *text, size_t length, qty_error *error) {
  static qty_found found[4];
  static char buffer[64];
  if (kind == SCALES)
    return qty_scale(text, length, "2", 1, options, error, buffer, sizeof buffer);
  if (kind == READS)
    return qty_read_line(text, length, options, NULL, found, 4, error, buffer, sizeof buffer);
  return qty_find(text, length, options, found, 4, error);
}

static void test_piece(int kind, qty_options options, const char *piece) {
  size_t size = strlen(piece), length = 100000 / size * size;
  qty_error error;
  char *text = malloc(length);
  for (size_t i = 0; i < length; i += size) memcpy(text + i, piece, size);
  asked = last = 0;
  int64_t result = call(kind, options, text, length, &error), times = asked;
  CHECK(result >= 0, "%s: %d", piece, (int)result);
  /* The longest part between two questions has some 16,000 numbers and words. */
  CHECK(times >= 4, "%s: asked %d times", piece, (int)times);
  for (last = 1; last <= times; last += times / 3 + 1) {
    asked = 0;
    CHECK(call(kind, options, text, length, &error) == QTY_INTERRUPTED, "%s", piece);
    CHECK(error.code == QTY_INTERRUPTED && error.start == 0 && error.end == 0, "%s", piece);
    CHECK(asked == last, "%s: asked %d times after %d", piece, (int)asked, (int)last);
  }
  last = 0;
  CHECK(call(kind, options, text, length, &error) == result, "%s", piece);
  free(text);
}

void test_interrupts(void) {
  qty_set_interrupt(is_interrupted);
  for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++) {
    test_piece(FINDS, 0, pieces[i]);
    test_piece(SCALES, 0, pieces[i]);
  }
  test_piece(SCALES, options_named("weigh"), pieces[1]);
  test_piece(SCALES, options_named("for=metric"), pieces[1]);
  test_piece(READS, 0, pieces[1]);
  test_piece(READS, 0, pieces[2]);
  qty_set_interrupt(NULL);
  asked = 0;
  call(FINDS, 0, "1 g", 3, NULL);
  CHECK(asked == 0, "asked after it was removed");
}
