/* Buffers of every capacity, from none to more than is wanted. */
#include "test.h"

#include <string.h>

static fence room;

/* A buffer that ends where nothing may be written, and begins after bytes that are watched. */
static char *buffer_of(size_t capacity) {
  memset(room.end - room.size, 0xA5, room.size);
  return (char *)room.end - capacity;
}

static int is_untouched(const char *from, const char *to) {
  for (; from < to; from++)
    if (*from != '\xA5') return 0;
  return 1;
}

/* Whether only the first bytes of a buffer were written. */
static int is_all(const char *buffer, size_t written) {
  const char *start = (const char *)room.end - room.size;
  return is_untouched(start, buffer)
         && is_untouched(buffer + written, (const char *)room.end);
}

static void check_answer(const fact *fact) {
  given given;
  const question *question = &fact->question;
  size_t length = strlen(fact->answer);
  CHECK(ask(question, &given, NULL, 0) == (int64_t)length, "%s, null", question->text);
  for (size_t capacity = 0; capacity <= length + 2; capacity++) {
    char *buffer = buffer_of(capacity);
    int64_t result = ask(question, &given, buffer, capacity);
    size_t count = capacity < length ? capacity : length;
    CHECK(result == (int64_t)length, "%s in %d: %d", question->text, (int)capacity, (int)result);
    CHECK(memcmp(buffer, fact->answer, count) == 0, "%s in %d", question->text, (int)capacity);
    if (capacity > length) CHECK(buffer[count++] == 0, "%s: no zero", question->text);
    CHECK(is_all(buffer, count), "%s in %d: more is written", question->text, (int)capacity);
  }
}

static void check_reason(const mistake *mistake) {
  given given, none;
  const question *question = &mistake->question;
  size_t length = strlen(mistake->reason);
  CHECK(ask(question, &none, NULL, 0) == mistake->code, "%s, null", question->text);
  CHECK(none.error.length == 0, "%s: nobody asked for a reason", question->text);
  for (size_t capacity = 0; capacity <= length + 2; capacity++) {
    char *buffer = buffer_of(capacity);
    int64_t result = ask(question, &given, buffer, capacity);
    CHECK(result == mistake->code, "%s in %d: %d", question->text, (int)capacity, (int)result);
    CHECK(given.error.length == (capacity > 0 ? length : 0), "%s in %d: %d", question->text,
          (int)capacity, (int)given.error.length);
    /* The rest of the error does not depend on the capacity. */
    given.error.length = 0;
    CHECK(memcmp(&given.error, &none.error, sizeof none.error) == 0, "%s", question->text);
    size_t count = capacity < length ? capacity : length;
    for (size_t i = 0; i + 1 < count; i++)
      CHECK(buffer[i] == (mistake->reason[i] == '|' ? 0 : mistake->reason[i]), "%s in %d: %d",
            question->text, (int)capacity, (int)i);
    if (count > 0) CHECK(buffer[count - 1] == 0, "%s in %d: no zero", question->text, (int)capacity);
    CHECK(is_all(buffer, count), "%s in %d: more is written", question->text, (int)capacity);
  }
}

static void check_version(void) {
  size_t length = strlen(QTY_VERSION);
  for (size_t capacity = 0; capacity <= length + 2; capacity++) {
    char *buffer = buffer_of(capacity);
    CHECK(qty_version(buffer, capacity) == (int64_t)length, "%d", (int)capacity);
    size_t count = capacity > length ? length + 1 : capacity;
    CHECK(memcmp(buffer, QTY_VERSION, count) == 0, "%d", (int)capacity);
    CHECK(is_all(buffer, count), "%d: more is written", (int)capacity);
  }
}

static void check_units(void) {
  qty_unit units[84];
  qty_units(units, 84);
  for (size_t capacity = 0; capacity <= 80; capacity++) {
    char *buffer = buffer_of(capacity * sizeof(qty_unit));
    CHECK(qty_units((qty_unit *)(void *)buffer, capacity) == 84, "%d", (int)capacity);
    size_t size = (capacity < 84 ? capacity : 84) * sizeof(qty_unit);
    CHECK(memcmp(buffer, units, size) == 0, "%d", (int)capacity);
    CHECK(is_all(buffer, size), "%d: more is written", (int)capacity);
  }
}

/* Where an answer that is not text is written to, nothing is written beside it, nor without an answer. */
static void check_places(void) {
  static const struct {
    question question;
    size_t start, size;
  } rows[] = {
      {{VALUE, "", "2 cups", "ml"}, offsetof(given, value), sizeof(double)},
      {{READ, "", "2 cups", NULL}, offsetof(given, lower), sizeof(qty_amount)},
      {{READ, "", "2-3 cups", ""}, offsetof(given, lower), 2 * sizeof(qty_amount)},
      {{READ_UNIT, "", "cup", NULL}, offsetof(given, unit), sizeof(qty_unit)},
      {{COMPARE, "", "1 g", "2 g"}, offsetof(given, order), sizeof(int32_t)},
      {{READ_OPTIONS, NULL, "exact", NULL}, offsetof(given, options), sizeof(qty_options)},
      {{VALUE, "", "2 cups", "g"}, 0, 0},
      {{READ, "", "2-3", ""}, 0, 0},
      {{READ_UNIT, "", "cupz", NULL}, 0, 0},
      {{COMPARE, "", "1 g", "2 ml"}, 0, 0},
      {{READ_OPTIONS, NULL, "exact exact", NULL}, 0, 0},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    given given;
    char text[64];
    ask(&rows[i].question, &given, text, sizeof text);
    const unsigned char *bytes = (const unsigned char *)&given;
    for (size_t place = sizeof(qty_error); place < sizeof given; place++)
      if (place < rows[i].start || place >= rows[i].start + rows[i].size)
        CHECK(bytes[place] == 0x5A, "%s: byte %d", rows[i].question.text, (int)place);
  }
}

void test_buffers(void) {
  room = make_fence(65536);
  for (size_t i = 0; i < fact_count; i++) check_answer(&facts[i]);
  for (size_t i = 0; i < mistake_count; i++) check_reason(&mistakes[i]);
  check_version();
  check_units();
  check_places();
  free_fence(&room);
}
