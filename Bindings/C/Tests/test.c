#define _GNU_SOURCE
#include "test.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

int failures;

void failed(const char *file, int line, const char *condition, const char *format, ...) {
  /* The first ones are enough. */
  if (__atomic_fetch_add(&failures, 1, __ATOMIC_RELAXED) >= 20) return;
  va_list arguments;
  va_start(arguments, format);
  fprintf(stderr, "%s:%d: not %s: ", file, line, condition);
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
  va_end(arguments);
}

static const size_t page = 65536;

fence make_fence(size_t size) {
  size = (size + page - 1) / page * page;
  unsigned char *memory = mmap(NULL, size + page, PROT_READ | PROT_WRITE,
                               MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED || mprotect(memory + size, page, PROT_NONE) != 0) {
    perror("mmap");
    exit(2);
  }
  fence fence = {memory + size, size};
  return fence;
}

void free_fence(fence *fence) { munmap(fence->end - fence->size, fence->size + page); }

/* With the address sanitizer, nothing may be read before the bytes, either. */
#ifdef __has_feature
#if __has_feature(address_sanitizer)
#define __SANITIZE_ADDRESS__
#endif
#endif
#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/asan_interface.h>
#else
#define ASAN_POISON_MEMORY_REGION(start, size)
#define ASAN_UNPOISON_MEMORY_REGION(start, size)
#endif

char *put_before(fence *fence, const void *bytes, size_t length) {
  char *start = (char *)fence->end - length;
  ASAN_UNPOISON_MEMORY_REGION(start, length);
  if (length > 0) memcpy(start, bytes, length);
  ASAN_POISON_MEMORY_REGION(fence->end - fence->size, fence->size - length);
  return start;
}

qty_options options_named(const char *names) {
  qty_options options = 0;
  char reason[512];
  int64_t result =
      qty_read_options(names, strlen(names), &options, NULL, reason, sizeof reason);
  CHECK(result == 0, "%s: %s", names, reason);
  return options;
}

const char *name_of(function function) {
  static const char *const names[] = {
      "qty_format", "qty_answer", "qty_notes", "qty_convert", "qty_scale", "qty_value",
      "qty_read", "qty_read_unit", "qty_format_amount", "qty_compare", "qty_read_options",
      "qty_option_values", "qty_range", "qty_read_line"};
  return names[function];
}

static int64_t call(const question *question, const char *text, const char *second,
                    given *given, char *buffer, size_t capacity) {
  size_t length = strlen(question->text);
  size_t second_length = question->second ? strlen(question->second) : 0;
  qty_options options = 0;
  qty_error *error = &given->error;
  if (question->options && question->options[0]) options = options_named(question->options);
  switch (question->function) {
    case FORMAT: return qty_format(text, length, options, error, buffer, capacity);
    case ANSWER: return qty_answer(text, length, options, error, buffer, capacity);
    case NOTES: return qty_notes(text, length, options, error, buffer, capacity);
    case CONVERT:
      return qty_convert(text, length, second, second_length, options, error, buffer, capacity);
    case SCALE:
      return qty_scale(text, length, second, second_length, options, error, buffer, capacity);
    case VALUE:
      return qty_value(text, length, second, second_length, options, &given->value, error,
                       buffer, capacity);
    case READ: {
      /* A range is wanted if there is a second text. */
      qty_amount *upper = question->second ? &given->upper : NULL;
      return qty_read(text, length, options, &given->lower, upper, error, buffer, capacity);
    }
    case READ_UNIT:
      return qty_read_unit(text, length, options, &given->unit, error, buffer, capacity);
    case FORMAT_AMOUNT: {
      qty_amount amount;
      int64_t read = qty_read(text, length, options, &amount, NULL, NULL, NULL, 0);
      CHECK(read == 0, "%s cannot be read", question->text);
      return qty_format_amount(&amount, second, second_length, options, error, buffer, capacity);
    }
    case COMPARE:
      return qty_compare(text, length, second, second_length, options, &given->order, error,
                         buffer, capacity);
    case READ_OPTIONS:
      return qty_read_options(text, length, &given->options, error, buffer, capacity);
    case RANGE:
      return qty_range(text, length, second, second_length, options, error, buffer, capacity);
    case OPTION_VALUES: return qty_option_values(text, length, error, buffer, capacity);
    case READ_LINE:
      return qty_read_line(text, length, options, NULL, NULL, 0, error, buffer, capacity);
  }
  return QTY_OTHER;
}

int64_t ask(const question *question, given *given, char *buffer, size_t capacity) {
  static __thread fence texts[2];
  if (!texts[0].size) {
    texts[0] = make_fence(4096);
    texts[1] = make_fence(4096);
  }
  const char *text = put_before(&texts[0], question->text, strlen(question->text));
  const char *second = question->second;
  if (second) second = put_before(&texts[1], second, strlen(second));
  memset(given, 0x5A, sizeof *given);
  return call(question, text, second, given, buffer, capacity);
}
