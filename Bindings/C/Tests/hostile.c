#include "hostile.h"

#include <string.h>

/* What UTF-8 cannot have, some of it only at the end: bytes alone, overlong forms, surrogates, a pair of them, what is
 * beyond Unicode or cut off; and the marks of encodings. */
static const char *const broken[] = {
    "\x80", "\xFF", "\xC0\x80", "\xC0\xAF", "\xC1\xBF", "\xE0\x80\xAF", "\xE0\x9F\xBF", "\xF0\x80\x80\xAF",
    "\xF0\x8F\xBF\xBF", "\xED\xA0\x80", "\xED\xBF\xBF", "\xED\xA0\xBD\xED\xB8\x80", "\xF4\x90\x80\x80",
    "\xF8\x88\x80\x80\x80", "\xFC\x84\x80\x80\x80\x80", "\xC2", "\xE2\x82", "\xF0\x9F\x8D", "\xE2\x28\xA1",
    "\xFE\xFF", "\xFF\xFE", "\xEF\xBB\xBF", "\xEF\xBF\xBE", "\xF3\xBF\xBF\xBF"};

/* Puts what is no UTF-8 at a place. */
static size_t break_utf8(chance *chance, char *text, size_t length) {
  const char *piece = PICK(chance, broken);
  size_t size = strlen(piece), place = happens(chance, 50) ? length : below(chance, length + 1);
  memmove(text + place + size, text + place, length - place);
  memcpy(text + place, piece, size);
  return length + size;
}

/* Changes bytes regardless of their meaning. */
static size_t mutate(chance *chance, char *text, size_t length, size_t room) {
  for (size_t rest = 1 + below(chance, 4); rest > 0; rest--) {
    size_t place = below(chance, length), count = below(chance, length - place + 1);
    switch (below(chance, 8)) {
      case 0: if (length) text[place] = (char)next(chance); break;
      case 1: if (length) text[place] = (char)(text[place] ^ 1 << below(chance, 8)); break;
      case 2: length = place; break;
      case 3: memmove(text + place, text + place + count, length - place - count);
        length -= count;
        break;
      case 4: /* A piece again and again. */
        for (size_t again = below(chance, 64); again > 0 && length + count <= room; again--) {
          memcpy(text + length, text + place, count);
          length += count;
        }
        break;
      case 5: if (length) text[place] = 0; break;
      default: if (length + 8 < room) length = break_utf8(chance, text, length);
    }
  }
  return length;
}

bytes make_hostile(chance *chance, fence *fence, const char *text, size_t length) {
  static char changed[16384];
  memcpy(changed, text, length);
  if (happens(chance, 35)) length = mutate(chance, changed, length, sizeof changed / 4);
  /* Long ones are rare, for they take long. */
  if (length > 0 && below(chance, 5000) == 0)
    while (length * 2 <= sizeof changed) {
      memcpy(changed + length, changed, length);
      length *= 2;
    }
  bytes made = {put_before(fence, changed, length), length, length};
  if (below(chance, 200) == 0) {
    static const size_t lengths[] = {0, 1, 100, SIZE_MAX, SIZE_MAX / 2 + 1, SIZE_MAX / 2};
    made.start = NULL;
    made.length = PICK(chance, lengths);
    made.truth = 0;
  } else if (below(chance, 200) == 0) {
    made.length = happens(chance, 50) ? SIZE_MAX : SIZE_MAX / 2 + 1 + below(chance, 100);
  }
  return made;
}

qty_options make_bits(chance *chance) {
  char names[TEXT_SIZE];
  qty_options options = 0;
  if (happens(chance, 50)) return 0;
  if (happens(chance, 5)) return next(chance);
  size_t length = make_options(chance, names);
  qty_read_options(names, length, &options, NULL, NULL, 0);
  if (happens(chance, 10)) options ^= (qty_options)1 << below(chance, 64);
  return options;
}

size_t make_capacity(chance *chance, size_t limit) {
  size_t capacity = happens(chance, 20) ? 0 : below(chance, happens(chance, 75) ? 65 : 600);
  return capacity < limit ? capacity : limit;
}

static const unsigned char filling = 0xA5;
static const size_t watched = 64;

char *make_buffer(fence *fence, size_t capacity) {
  size_t count = capacity + watched < fence->size ? capacity + watched : fence->size;
  memset(fence->end - count, filling, count);
  return (char *)fence->end - capacity;
}

int is_untouched_before(const fence *fence, size_t capacity) {
  for (size_t place = 1; place <= watched && capacity + place <= fence->size; place++)
    if (fence->end[-(ptrdiff_t)(capacity + place)] != filling) return 0;
  return 1;
}

int is_utf8(const char *text, size_t length) {
  const unsigned char *byte = (const unsigned char *)text, *end = byte + length;
  while (byte < end) {
    size_t rest = *byte < 0x80 ? 0 : *byte < 0xC2 ? 9 : *byte < 0xE0 ? 1 : *byte < 0xF0 ? 2
                  : *byte < 0xF5 ? 3 : 9;
    if (rest >= (size_t)(end - byte)) return 0;
    if ((*byte == 0xE0 && byte[1] < 0xA0) || (*byte == 0xED && byte[1] > 0x9F)
        || (*byte == 0xF0 && byte[1] < 0x90) || (*byte == 0xF4 && byte[1] > 0x8F))
      return 0;
    for (byte++; rest > 0; rest--, byte++)
      if ((*byte & 0xC0) != 0x80) return 0;
  }
  return 1;
}
