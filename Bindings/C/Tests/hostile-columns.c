/* Hostile columns. */
#include "hostile.h"

#include <string.h>

#define MOST_ROWS 24

static fence data, offsets, validity, out_data, out_offsets, out_validity, column_end, unit_end;

static void make_fences(void) {
  if (data.size) return;
  fence *all[] = {&data,     &offsets,     &validity,     &out_data,
                  &out_offsets, &out_validity, &column_end, &unit_end};
  for (size_t i = 0; i < sizeof all / sizeof *all; i++) *all[i] = make_fence(FENCE_SIZE);
}

static int64_t hostile_number(chance *chance) {
  static const int64_t numbers[] = {0, -1, 1, INT32_MAX, INT32_MIN, INT64_MAX, INT64_MIN, 4096,
                                    INT64_MAX >> 4, (INT64_MAX >> 4) + 1};
  return happens(chance, 50) ? PICK(chance, numbers) : (int64_t)next(chance);
}

static void store(void *place, size_t row, int size, int64_t offset) {
  int32_t narrow = (int32_t)offset;
  if (size == 8) memcpy((char *)place + row * 8, &offset, 8);
  else memcpy((char *)place + row * 4, &narrow, 4);
}

static int64_t load(const void *place, size_t row, int size) {
  int32_t narrow;
  int64_t wide;
  memcpy(&wide, (const char *)place + row * 8 * (size == 8), 8 * (size == 8));
  if (size == 8) return wide;
  memcpy(&narrow, (const char *)place + row * 4, 4);
  return narrow;
}

/* Puts a bitmap with a bit for each row, from an offset on, where it may not be passed. */
static uint8_t *make_bits_before(chance *chance, fence *fence, size_t rows, uint64_t *offset) {
  *offset = below(chance, 20);
  size_t size = (rows + (size_t)*offset + 7) / 8;
  uint8_t *bits = fence->end - size;
  for (size_t i = 0; i < size; i++) bits[i] = (uint8_t)(happens(chance, 50) ? 0xFF : next(chance));
  if (below(chance, 100) == 0) *offset = UINT64_MAX - below(chance, 3);
  return bits;
}

/* A column whose rows lie in memory, unless it says that there can be none. */
static qty_column make_column(chance *chance, size_t rows) {
  static char all[MOST_ROWS * TEXT_SIZE];
  qty_column column = {0};
  size_t ends[MOST_ROWS + 1] = {0}, end = 0;
  for (size_t row = 0; row < rows; row++) {
    char text[TEXT_SIZE];
    size_t length = make_text(chance, text);
    if (end + length > FENCE_SIZE / 2) length = 0;
    if (happens(chance, 5) && length) text[below(chance, length)] = (char)next(chance);
    memcpy(all + end, text, length);
    ends[row + 1] = end += length;
  }
  int size = happens(chance, 50) ? 4 : 8;
  char *starts = (char *)offsets.end - (rows + 1) * (size_t)size;
  for (size_t row = 0; row <= rows; row++) store(starts, row, size, (int64_t)ends[row]);
  /* Offsets that fall, so that rows overlap, that exceed the data by little, or that are anything. */
  switch (below(chance, 16)) {
    case 0: store(starts, below(chance, rows + 1), size, (int64_t)ends[below(chance, rows + 1)]); break;
    case 1: store(starts, below(chance, rows + 1), size, (int64_t)(end + 1 + below(chance, 9))); break;
    case 2: store(starts, below(chance, rows + 1), size, hostile_number(chance)); break;
    default: break;
  }
  column.offsets = starts;
  column.data = put_before(&data, all, end);
  column.data_length = end;
  column.count = (int64_t)rows;
  column.offset_size = size;
  if (happens(chance, 40))
    column.validity = make_bits_before(chance, &validity, rows, &column.validity_offset);
  switch (below(chance, 60)) {
    case 0: column.offsets = NULL; break;
    case 1: column.data = NULL; break;
    case 2: column.data_length = below(chance, end + 1); break;
    case 3: column.data_length = (uint64_t)INT64_MAX + 1 + below(chance, 9); break;
    case 4: column.count = -(int64_t)(next(chance) >> 1); break;
    case 5: column.count = INT64_MAX - (int64_t)below(chance, 9); break;
    case 6: column.offset_size = (int32_t)next(chance); break;
    default: break;
  }
  if (column.offset_size == 8 && size == 4) column.offset_size = 5;
  return column;
}

/* Puts the column itself at the end of memory. */
static const qty_column *placed(chance *chance, const qty_column *column) {
  if (below(chance, 200) == 0) return NULL;
  return (const qty_column *)(const void *)put_before(&column_end, column, sizeof *column);
}

static void check_error(const qty_error *error, int64_t result, int64_t count) {
  if (result < 0) CHECK(error->code == result, "%d, %d", (int)error->code, (int)result);
  else CHECK(result <= count, "row %d of %d", (int)result, (int)count);
  CHECK(error->start <= error->end, "%d ..< %d", (int)error->start, (int)error->end);
  CHECK(error->count >= 0 && (count < 0 || error->count <= count || result < 0), "count");
}

void fuzz_text_many(chance *chance) {
  make_fences();
  size_t rows = below(chance, MOST_ROWS + 1);
  qty_column column = make_column(chance, rows);
  qty_buffer out = {0};
  size_t capacity = happens(chance, 30) ? below(chance, 60) : below(chance, 4000);
  int size = happens(chance, 50) ? 4 : 8;
  int64_t first = happens(chance, 70) ? 0 : happens(chance, 90) ? (int64_t)below(chance, rows + 1)
                                                                : hostile_number(chance);
  /* The offsets of the rows before are those of another call, or are not. */
  char *ends = make_buffer(&out_offsets, (rows + 1) * (size_t)size);
  if (happens(chance, 80)) memset(ends, 0, (rows + 1) * (size_t)size);
  out.offsets = ends;
  out.data = make_buffer(&out_data, capacity);
  out.capacity = capacity;
  out.offset_size = size;
  if (happens(chance, 60))
    out.validity = make_bits_before(chance, &out_validity, rows, &out.validity_offset);
  switch (below(chance, 60)) {
    case 0: out.offsets = NULL; break;
    case 1: out.data = NULL; break;
    case 2: out.offset_size = (int32_t)next(chance) | 1; break;
    default: break;
  }
  int32_t policy = happens(chance, 95) ? (int32_t)below(chance, 3) : (int32_t)next(chance);
  qty_error error;
  qty_error *told = happens(chance, 90) ? &error : NULL;
  qty_buffer *to = below(chance, 200) ? &out : NULL;
  const qty_column *texts = placed(chance, &column);
  static qty_line lines[MOST_ROWS];
  int64_t result = happens(chance, 50)
      ? qty_format_many(texts, first, policy, make_bits(chance), to, told)
      : qty_read_line_many(texts, first, policy, make_bits(chance), below(chance, 99) ? lines : NULL, to, told);
  if (told) check_error(told, result, column.count);
  CHECK(is_untouched_before(&out_data, capacity), "data");
  CHECK(is_untouched_before(&out_offsets, (rows + 1) * (size_t)size), "offsets");
  for (int64_t row = first; result >= 0 && row < result; row++) {
    int64_t start = load(ends, (size_t)row, size), end = load(ends, (size_t)row + 1, size);
    CHECK(start <= end && end <= (int64_t)capacity, "row %d", (int)row);
  }
}

void fuzz_value_many(chance *chance) {
  make_fences();
  size_t rows = below(chance, MOST_ROWS + 1);
  qty_column column = make_column(chance, rows);
  char units[TEXT_SIZE];
  bytes unit = make_hostile(chance, &unit_end, units, make_units(chance, units));
  double *values = (double *)(void *)make_buffer(&out_data, rows * sizeof(double));
  if (below(chance, 100) == 0) values = NULL;
  uint64_t offset = 0;
  uint8_t *bits = NULL;
  if (happens(chance, 60)) bits = make_bits_before(chance, &out_validity, rows, &offset);
  int64_t first = happens(chance, 80) ? (int64_t)below(chance, rows + 1) : hostile_number(chance);
  int32_t policy = happens(chance, 95) ? (int32_t)below(chance, 3) : (int32_t)next(chance);
  qty_error error;
  qty_error *told = happens(chance, 90) ? &error : NULL;
  int64_t result = qty_value_many(placed(chance, &column), first, policy, unit.start, unit.length,
                                  make_bits(chance), values, bits, offset, told);
  if (told) check_error(told, result, column.count);
  CHECK(is_untouched_before(&out_data, rows * sizeof(double)), "values");
}
