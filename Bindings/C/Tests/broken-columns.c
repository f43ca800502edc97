/* Columns that cannot be, and that do not fit. */
#define _GNU_SOURCE
#include "test.h"

#include <string.h>
#include <sys/mman.h>

static const char data[] = "3 tsp90 min";
static int64_t offsets[3];
static uint8_t bits[2];
static int64_t out_offsets[3];
static char out_data[64];
static double values[2];
static qty_column column;
static qty_buffer out;
static int64_t first;
static int32_t policy;
static qty_options options;

static void reset(void) {
  static const int64_t usual[] = {0, 5, 11};
  memcpy(offsets, usual, sizeof usual);
  memset(out_offsets, 0, sizeof out_offsets);
  memset(bits, 0xFF, sizeof bits);
  qty_column texts = {offsets, data, 11, NULL, 0, 2, 8, 0};
  qty_buffer buffer = {out_offsets, out_data, sizeof out_data, bits, 0, 8, 0};
  column = texts;
  out = buffer;
  first = 0;
  policy = QTY_KEEP;
  options = 0;
}

static void format(const char *name, int64_t code, int64_t row) {
  qty_error error;
  int64_t result = qty_format_many(&column, first, policy, options, &out, &error);
  CHECK(result == code && error.code == code && error.row == row, "%s: %d in row %d", name,
        (int)result, (int)error.row);
  CHECK(qty_format_many(&column, first, policy, options, &out, NULL) == code, "%s", name);
}

static void value(const char *name, int64_t code, int64_t row) {
  qty_error error;
  if (policy == QTY_KEEP) policy = QTY_NULL;
  int64_t result =
      qty_value_many(&column, first, policy, "tsp", 3, options, values, NULL, 0, &error);
  CHECK(result == code && error.code == code && error.row == row, "%s: %d in row %d", name,
        (int)result, (int)error.row);
}

#define REFUSED(change, code, row) \
  do { \
    reset(); \
    change; \
    format(#change, code, row); \
    reset(); \
    change; \
    value(#change, code, row); \
  } while (0)

#define NOT_WRITTEN(change, code, row) \
  do { \
    reset(); \
    change; \
    format(#change, code, row); \
  } while (0)

static void test_refusals(void) {
  const int32_t wrong = QTY_INVALID_ARGUMENT;
  REFUSED(column.offsets = NULL, wrong, 0);
  REFUSED(column.data = NULL, wrong, 0);
  REFUSED(column.data_length = 10, wrong, 1);
  REFUSED(column.data_length = UINT64_MAX, wrong, 0);
  REFUSED(column.count = -1, wrong, 0);
  REFUSED(column.count = INT64_MAX, wrong, 0);
  REFUSED(column.count = INT64_MIN, wrong, 0);
  REFUSED(column.offset_size = 0, wrong, 0);
  REFUSED(column.offset_size = 2, wrong, 0);
  REFUSED(column.offset_size = -8, wrong, 0);
  REFUSED(offsets[0] = -1, wrong, 0);
  REFUSED(offsets[1] = -1, wrong, 0);
  REFUSED(offsets[1] = 12, wrong, 0);
  REFUSED(offsets[2] = 4, wrong, 1);
  REFUSED(offsets[2] = INT64_MAX, wrong, 1);
  REFUSED(offsets[2] = INT64_MIN, wrong, 1);
  REFUSED(first = -1, wrong, 0);
  REFUSED(first = 3, wrong, 0);
  REFUSED(first = INT64_MIN, wrong, 0);
  REFUSED(policy = 3, wrong, 0);
  REFUSED(policy = -1, wrong, 0);
  REFUSED(column.validity = bits; column.validity_offset = UINT64_MAX, wrong, 0);
  REFUSED(options = ~(qty_options)0, QTY_INVALID_OPTION, 0);
  NOT_WRITTEN(out.offsets = NULL, wrong, 0);
  NOT_WRITTEN(out.data = NULL, wrong, 0);
  NOT_WRITTEN(out.offset_size = 1, wrong, 0);
  NOT_WRITTEN(out.validity_offset = UINT64_MAX, wrong, 0);
  NOT_WRITTEN(out.validity = NULL; column.validity = bits, wrong, 0);
  NOT_WRITTEN(out.validity = NULL; policy = QTY_NULL, wrong, 0);
  NOT_WRITTEN(first = 1; out_offsets[1] = -1, wrong, 0);
  NOT_WRITTEN(first = 1; out_offsets[1] = 65, wrong, 0);

  reset();
  qty_error error;
  CHECK(qty_format_many(NULL, 0, QTY_KEEP, 0, &out, &error) == wrong, "no column");
  CHECK(qty_format_many(&column, 0, QTY_KEEP, 0, NULL, &error) == wrong, "no buffer");
  CHECK(qty_value_many(NULL, 0, QTY_NULL, "g", 1, 0, values, NULL, 0, &error) == wrong, "");
  CHECK(qty_value_many(&column, 0, QTY_NULL, "g", 1, 0, NULL, NULL, 0, &error) == wrong, "");
  CHECK(qty_value_many(&column, 0, QTY_KEEP, "g", 1, 0, values, NULL, 0, &error) == wrong, "");
  CHECK(qty_value_many(&column, 0, QTY_NULL, NULL, 1, 0, values, NULL, 0, &error) == wrong
            && error.argument == 1, "no unit");
  CHECK(qty_value_many(&column, 0, QTY_NULL, "\xFF", 1, 0, values, NULL, 0, &error)
            == QTY_INVALID_UTF8, "a unit that is not UTF-8");
  CHECK(qty_value_many(&column, 0, QTY_NULL, "g", 1, 0, values, bits, UINT64_MAX, &error) == wrong,
        "bits beyond memory");
}

/* A row that is not UTF-8 has no answer. */
static void test_bytes(void) {
  qty_error error;
  reset();
  column.data = "3 tsp\xFF\xFE min";
  CHECK(qty_format_many(&column, 0, QTY_KEEP, 0, &out, &error) == 2, "kept");
  CHECK(error.code == QTY_INVALID_UTF8 && error.row == 1 && error.end == 1, "%d", (int)error.code);
  CHECK(memcmp(out_data, "1 tablespoon\xFF\xFE min", 18) == 0, "%.18s", out_data);
  policy = QTY_FAIL;
  format("fail", QTY_INVALID_UTF8, 1);
}

/* Offsets need not be aligned. */
static void test_alignment(void) {
  static unsigned char shifted[3 * 8 + 1], shifted_out[3 * 8 + 1];
  int64_t end;
  reset();
  memcpy(shifted + 1, offsets, sizeof offsets);
  column.offsets = shifted + 1;
  out.offsets = shifted_out + 1;
  CHECK(qty_format_many(&column, 0, QTY_FAIL, 0, &out, NULL) == 2, "not aligned");
  memcpy(&end, shifted_out + 1 + 2 * 8, 8);
  CHECK(end == 29, "%d", (int)end);
}

/* What is written goes up to the last offset of 32 bits, and not beyond. */
static void test_large(void) {
  const size_t size = (size_t)INT32_MAX + 4096;
  char *memory = mmap(NULL, size, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED) return;
  int32_t ends[3] = {0, INT32_MAX - 12, 0};
  static int64_t same[] = {0, 0, 5};
  reset();
  column.offsets = same;
  out.data = memory;
  out.capacity = size;
  out.offsets = ends;
  out.offset_size = 4;
  CHECK(qty_format_many(&column, 1, QTY_KEEP, 0, &out, NULL) == 2 && ends[2] == INT32_MAX, "%d",
        (int)ends[2]);
  CHECK(memcmp(memory + INT32_MAX - 12, "1 tablespoon", 12) == 0, "%s", memory + INT32_MAX - 12);
  first = 1;
  ends[1]++;
  format("too large", QTY_TOO_LARGE, 1);
  munmap(memory, size);
}

void test_broken_columns(void) {
  test_refusals();
  test_bytes();
  test_alignment();
  test_large();
}
