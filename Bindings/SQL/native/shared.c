/* Texts, mistakes, and amounts as text. */
#include "shared.h"

#include <stdlib.h>
#include <string.h>

/* The number of characters to show before and after an error in a long text. */
enum { BEFORE = 20, AFTER = 40 };

/* How many bytes are shown of a message. */
enum { LONGEST = 300 };

bool has_memory(size_t length, size_t each) {
  /* Volatile, or the compiler leaves it out. */
  void *volatile memory;
  if (length < 4096) return true;
  memory = length < SIZE_MAX / each ? malloc(length * each) : NULL;
  bool result = memory != NULL;
  free(memory);
  return result;
}

static bool begins_character(char byte) { return ((unsigned char)byte & 0xC0) != 0x80; }

size_t count_characters(const char *bytes, size_t length) {
  size_t count = 0;
  for (size_t i = 0; i < length; i++) count += begins_character(bytes[i]);
  return count;
}

Place place_of(const Text *text, const qty_error *error) {
  size_t start = (size_t)error->start, end = (size_t)error->end;
  Place place = {.where = NOWHERE, .start = start, .end = start};
  /* What was calculated has no text. */
  if (!text->name || start > text->length || end > text->length || start > end) return place;
  if (error->code == QTY_INVALID_UTF8) {
    place.where = IN_A_BYTE;
    place.first = place.last = start + 1;
    return place;
  }
  if (text->length == 0) {
    place.where = IN_NOTHING;
    return place;
  }
  /* Some errors have no range, such as a range where only one amount can be. */
  if (end == 0) return place;
  place.where = IN_CHARACTERS;
  place.first = count_characters(text->bytes, start) + 1;
  uint64_t next = place.first + count_characters(text->bytes + start, end - start);
  place.last = next > place.first ? next - 1 : place.first;
  for (int i = 0; i < BEFORE && place.start > 0; i++)
    do place.start--;
    while (place.start > 0 && !begins_character(text->bytes[place.start]));
  for (int i = 0; i < AFTER && place.end < text->length; i++)
    do place.end++;
    while (place.end < text->length && !begins_character(text->bytes[place.end]));
  return place;
}

size_t shown_length(const char *reason) {
  size_t shown = strlen(reason);
  if (shown > LONGEST)
    for (shown = LONGEST; shown > 0 && !begins_character(reason[shown]);) shown--;
  return shown;
}

const char *hint_of(const char *reason, const qty_error *error) {
  size_t next = strlen(reason) + 1;
  return next < REASON_SIZE && next < error->length ? reason + next : "";
}

void clean(char *message, size_t length) {
  for (size_t i = 0; i < length; i++)
    if ((unsigned char)message[i] < ' ' || message[i] == 127) message[i] = ' ';
}

const char *name_of_kind(int32_t kind) {
  static const char *const names[] = {"number", "time", "volume", "mass"};
  return kind >= 0 && kind < 4 ? names[kind] : "another kind";
}

const char *name_of_role(int32_t role) {
  static const char *const names[] = {"other", "amount", "alternate", "size", "portion", "count"};
  return role >= 0 && role < 6 ? names[role] : names[0];
}

int64_t write_ends(const qty_amount ends[2], qty_options options, qty_error *error, char *buffer,
                   size_t capacity) {
  char texts[2][2048]; /* no amount has so many parts that it is longer */
  int64_t lengths[2];
  for (int i = 0; i < 2; i++) {
    lengths[i] = qty_format_amount(&ends[i], NULL, 0, options, error, buffer, capacity);
    bool same = ends[0].ticks_low == ends[1].ticks_low && ends[0].ticks_high == ends[1].ticks_high;
    if (lengths[i] < 0 || same) return lengths[i];
    if (lengths[i] > (int64_t)sizeof texts[i]) return QTY_TOO_LARGE;
    qty_format_amount(&ends[i], NULL, 0, options, error, texts[i], sizeof texts[i]);
  }
  return qty_range(texts[0], (size_t)lengths[0], texts[1], (size_t)lengths[1], options, error, buffer,
                   capacity);
}
