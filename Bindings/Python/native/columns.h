/* What lists and Arrow's arrays have in common: a column of texts is answered in one call, and other
 * threads run meanwhile. */
#ifndef QUANTITIES_KITCHEN_COLUMNS_H
#define QUANTITIES_KITCHEN_COLUMNS_H

#include "core.h"

/* What is asked about each text of a column. The call holds the options, and a unit if values are asked
 * for. */
typedef struct {
  Call call;
  int32_t policy;
  int wants_values;
  int wants_lines;
} Question;

/* The answers to a column: texts in the layout of Arrow, which are the words of lines, or values. */
typedef struct {
  void *offsets;
  char *data;
  uint64_t capacity;
  double *values;
  qty_line *lines;
  uint8_t *validity; /* a null pointer if no row is null */
} Answers;

/* Reads the unit, if it is not None, the policy and the bits of options. Returns -1 with an exception. */
int read_question(Question *question, PyObject *module, PyObject *unit, int policy,
                  unsigned long long options);

/* Answers a column, with all memory for it, which free_answers gives back. Returns -1 with an exception,
 * which says that the first row is the one with the given number. */
int answer_column(Question *question, const qty_column *column, int64_t number, Answers *answers);

void free_answers(Answers *answers);

/* The fields of a line as a record: amount, upper, unit, item, comment, about and qualifier. */
#define LINE_FIELDS 7

/* Appends the fields of a line, or None for each if it is a null pointer, to a tuple of lists. Returns -1 with
 * an exception. */
int append_line(PyObject *columns, const qty_line *line, const char *text, const char *words);

/* The bounds of a row's bytes. */
int64_t offset_at(const void *offsets, int64_t place, int32_t size);

/* Whether the bit of a row is set, or there are no bits. */
static inline int is_valid(const uint8_t *bits, uint64_t place) {
  return !bits || bits[place >> 3] >> (place & 7) & 1;
}

#endif
