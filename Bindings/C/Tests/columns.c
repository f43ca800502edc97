/* Columns that are as they should be. */
#include "test.h"

#include <math.h>
#include <string.h>

/* Six rows: the third is null, the fourth is empty, the fifth is not an amount. */
static const char data[] = "3 tsp90 min1 cup2 cupz1 lb";
static const int32_t narrow[] = {0, 5, 11, 16, 16, 22, 26};
static const int64_t wide[] = {0, 5, 11, 16, 16, 22, 26};
static const uint8_t valid[] = {0x3B};       /* 111011 */
static const uint8_t valid_at_6[] = {0xC0, 0x0E}; /* the same from the bit 6 on */
#define ROWS 6

static const char kept[] = "1 tablespoon1 hour 30 minutes2 cupz1 pound";
static const int64_t kept_ends[] = {0, 12, 29, 29, 29, 35, 42};
static const char nulled[] = "1 tablespoon1 hour 30 minutes1 pound";
static const int64_t nulled_ends[] = {0, 12, 29, 29, 29, 29, 36};

static qty_column texts(int size, int isShifted) {
  qty_column column = {size == 4 ? (const void *)narrow : (const void *)wide, data,
                       sizeof data - 1, isShifted ? valid_at_6 : valid, isShifted ? 6 : 0, ROWS,
                       size, 0};
  return column;
}

/* What is written to. */
static char out_data[256];
static unsigned char out_offsets[(ROWS + 1) * 8];
static uint8_t out_bits[4];

static qty_buffer buffer_of(int size, uint64_t capacity) {
  qty_buffer out = {out_offsets, out_data, capacity, out_bits, 5, size, 0};
  memset(out_data, 0x5A, sizeof out_data);
  memset(out_offsets, 0x5A, sizeof out_offsets);
  memset(out_bits, 0x5A, sizeof out_bits);
  return out;
}

static int64_t end_of(int64_t row, int size) {
  int32_t narrow_end;
  int64_t wide_end;
  memcpy(&narrow_end, out_offsets + row * 4, 4);
  memcpy(&wide_end, out_offsets + row * 8 * (size == 8), 8);
  return size == 8 ? wide_end : narrow_end;
}

static void check_rows(int size, const char *said, const int64_t *ends, unsigned bits) {
  for (int row = 0; row <= ROWS; row++)
    CHECK(end_of(row, size) == ends[row], "row %d: %d", row, (int)end_of(row, size));
  CHECK(memcmp(out_data, said, (size_t)ends[ROWS]) == 0, "%.42s", out_data);
  CHECK(out_data[ends[ROWS]] == 0x5A, "more is written");
  /* The bits before the fifth and after the last stay as they were. */
  unsigned found = out_bits[0] | (unsigned)out_bits[1] << 8;
  CHECK(found == ((0x5A5Au & ~(63u << 5)) | bits << 5), "%x", found);
}

static void check_error(const qty_error *error, int32_t code, int64_t row, int64_t count) {
  CHECK(error->code == code && error->row == row && error->count == count, "%d, row %d, %d rows",
        (int)error->code, (int)error->row, (int)error->count);
}

/* In every layout, and at every capacity as often as it takes. */
static void test_layouts(void) {
  qty_error error;
  for (int layout = 0; layout < 8; layout++) {
    int in_size = layout & 1 ? 4 : 8, out_size = layout & 2 ? 4 : 8;
    qty_column column = texts(in_size, layout >> 2);
    for (uint64_t capacity = 0; capacity <= 44; capacity++) {
      qty_buffer out = buffer_of(out_size, capacity);
      int64_t mistakes = 0, row = 0, calls = 0;
      for (; row < ROWS; calls++) {
        int64_t next = qty_format_many(&column, row, QTY_KEEP, 0, &out, &error);
        CHECK(next >= row && next <= ROWS, "%d after %d", (int)next, (int)row);
        mistakes += error.count;
        /* One row a call, if that is all there is room for. */
        if (next == row) out.capacity++;
        row = next;
      }
      CHECK(mistakes == 2, "%d mistakes", (int)mistakes);
      CHECK(calls == 1 || capacity < 42, "%d calls", (int)calls);
      check_rows(out_size, kept, kept_ends, 0x3B);
    }
  }
}

static void test_policies(void) {
  qty_error error;
  qty_column column = texts(4, 0);
  qty_buffer out = buffer_of(8, 256);
  CHECK(qty_format_many(&column, 0, QTY_NULL, 0, &out, &error) == ROWS, "null");
  check_rows(8, nulled, nulled_ends, 0x23);
  check_error(&error, QTY_INCOMPLETE, 3, 2);
  out = buffer_of(4, 256);
  CHECK(qty_format_many(&column, 0, QTY_KEEP, 0, &out, &error) == ROWS, "keep");
  check_rows(4, kept, kept_ends, 0x3B);
  check_error(&error, QTY_INCOMPLETE, 3, 2);
  out = buffer_of(8, 256);
  CHECK(qty_format_many(&column, 0, QTY_FAIL, 0, &out, &error) == QTY_INCOMPLETE, "fail");
  check_error(&error, QTY_INCOMPLETE, 3, 1);
  CHECK(end_of(3, 8) == 29 && memcmp(out_data, kept, 29) == 0, "the rows before are written");
  CHECK(qty_format_many(&column, 4, QTY_FAIL, 0, &out, &error) < 0, "the next");
  /* Without nulls there need be no bitmap. */
  column.validity = NULL;
  column.count = 3;
  out.validity = NULL;
  out.capacity = 256;
  CHECK(qty_format_many(&column, 0, QTY_FAIL, 0, &out, &error) == 3, "no bitmap");
  check_error(&error, 0, 0, 0);
  CHECK(end_of(3, 8) == 34 && memcmp(out_data + 29, "1 cup", 5) == 0, "no bitmap");
  /* No rows, and none from the last on. */
  column.count = 0;
  column.data = NULL;
  column.data_length = 0;
  memset(out_offsets, 0x5A, sizeof out_offsets);
  CHECK(qty_format_many(&column, 0, QTY_FAIL, 0, &out, NULL) == 0 && end_of(0, 8) == 0, "no rows");
  /* Options hold for each row. */
  column = texts(8, 0);
  column.count = 2;
  out = buffer_of(8, 256);
  qty_options options = options_named("kit=metric unit-style=short");
  CHECK(qty_format_many(&column, 0, QTY_FAIL, options, &out, NULL) == 2, "options");
  CHECK(memcmp(out_data, "~15 ml1 h 30 min", 16) == 0, "%.20s", out_data);
}

static void test_slices(void) {
  qty_error error;
  qty_column column = texts(4, 0);
  qty_buffer out = buffer_of(4, 256);
  column.offsets = narrow + 4;
  column.validity_offset = 4;
  column.count = 2;
  CHECK(qty_format_many(&column, 0, QTY_NULL, 0, &out, &error) == 2, "a slice");
  check_error(&error, QTY_UNKNOWN_UNIT, 0, 1);
  CHECK(error.start == 2 && error.end == 6, "%d ..< %d", (int)error.start, (int)error.end);
  CHECK(end_of(1, 4) == 0 && end_of(2, 4) == 7 && memcmp(out_data, "1 pound", 7) == 0, "a slice");
}

static void test_values(void) {
  static const double expected[] = {3, 0, 0, 0, 0, 0};
  qty_error error;
  double values[ROWS + 1];
  uint8_t bits[2] = {0xFF, 0xFF};
  qty_column column = texts(4, 1);
  values[ROWS] = 7;
  CHECK(qty_value_many(&column, 0, QTY_NULL, "tsp", 3, 0, values, bits, 9, &error) == ROWS, "rows");
  for (int row = 0; row < ROWS; row++)
    CHECK(row == 0 ? values[row] == expected[row] : isnan(values[row]), "%g", values[row]);
  CHECK(values[ROWS] == 7 && bits[0] == 0xFF && bits[1] == 0x83, "%x", bits[1]);
  check_error(&error, QTY_INCOMPATIBLE_KINDS, 1, 4);
  CHECK(error.argument == 1 && error.end == 3, "%d", (int)error.end);
  /* Without a bitmap, and from a row on. */
  values[0] = 9;
  CHECK(qty_value_many(&column, 1, QTY_NULL, "h", 1, 0, values, NULL, 0, &error) == ROWS, "rows");
  CHECK(values[0] == 9 && values[1] == 1.5 && isnan(values[2]), "%g", values[1]);
  CHECK(qty_value_many(&column, 0, QTY_FAIL, "tsp", 3, 0, values, NULL, 0, &error)
            == QTY_INCOMPATIBLE_KINDS, "fail");
  check_error(&error, QTY_INCOMPATIBLE_KINDS, 1, 1);
  CHECK(qty_value_many(&column, 0, QTY_NULL, "tspp", 4, 0, values, NULL, 0, &error)
            == QTY_UNKNOWN_UNIT, "unit");
  CHECK(error.argument == 1 && error.start == 0 && error.end == 4, "%d", (int)error.end);
}

void test_columns(void) {
  test_layouts();
  test_policies();
  test_slices();
  test_values();
}
