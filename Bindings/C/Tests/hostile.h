/* Arguments that a caller should not give, but that are truthful about memory. */
#ifndef HOSTILE_H
#define HOSTILE_H

#include "test.h"
#include "texts.h"

/* Bytes that may be a text. */
typedef struct bytes {
  const char *start;
  size_t length;
  size_t truth; /* how many bytes there are */
} bytes;

/* Where a text lies, and where an answer is written to. */
#define FENCE_SIZE 65536

/* Copies bytes to where nothing may be read beyond them; changed, cut, doubled, or denied. */
bytes make_hostile(chance *chance, fence *fence, const char *text, size_t length);

/* Options that mean something, and that do not. */
qty_options make_bits(chance *chance);

/* A capacity of some bytes. */
size_t make_capacity(chance *chance, size_t limit);

/* Fills the end of a fence, and checks that the bytes before a buffer are untouched. */
char *make_buffer(fence *fence, size_t capacity);
int is_untouched_before(const fence *fence, size_t capacity);

int is_utf8(const char *text, size_t length);

/* Calls functions over columns with hostile columns. */
void fuzz_text_many(chance *chance);
void fuzz_value_many(chance *chance);

#endif
