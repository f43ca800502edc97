/* Answers to columns, and errors in their rows. */
#include "columns.h"

#include <stdlib.h>
#include <string.h>

int64_t offset_at(const void *offsets, int64_t place, int32_t size) {
  int64_t wide;
  int32_t narrow;
  /* They may lie anywhere. */
  if (size == 8) {
    memcpy(&wide, (const char *)offsets + place * 8, sizeof wide);
    return wide;
  }
  memcpy(&narrow, (const char *)offsets + place * 4, sizeof narrow);
  return narrow;
}

int read_question(Question *question, PyObject *module, PyObject *unit, int policy,
                  unsigned long long options) {
  memset(question, 0, sizeof *question);
  question->call.module = module;
  question->call.options = options;
  question->policy = policy;
  question->wants_values = unit != Py_None;
  if (!question->wants_values) return 0;
  if (read_text(&question->call, 1, unit) < 0) return -1;
  /* A wrong unit is reported before any row, and even if the column is empty. */
  Call call = question->call;
  char reason[512];
  int64_t result = qty_value("1 s", 3, call.bytes[1], call.lengths[1], call.options, NULL,
                             &call.error, reason, sizeof reason);
  if (result >= 0 || result == QTY_INCOMPATIBLE_KINDS) return 0;
  raise_error(&call, result, reason, sizeof reason);
  return -1;
}

void free_answers(Answers *answers) {
  free(answers->offsets);
  free(answers->data);
  free(answers->values);
  free(answers->lines);
  free(answers->validity);
  memset(answers, 0, sizeof *answers);
}

/* Adds the number of the row to the exception that is set. */
static void add_row(int64_t row) {
  PyObject *type, *value, *traceback, *number = PyLong_FromLongLong(row);
  PyErr_Fetch(&type, &value, &traceback);
  PyErr_NormalizeException(&type, &value, &traceback);
  if (!number || PyObject_SetAttrString(value, "row", number) < 0) PyErr_Clear();
  Py_XDECREF(number);
  PyErr_Restore(type, value, traceback);
}

/* Raises the error of a row: asks again about that row alone, for its reason. */
static void raise_row(Question *question, const qty_column *column, const qty_error *error,
                      int64_t number) {
  Call call = question->call;
  char reason[512] = "";
  int64_t start = offset_at(column->offsets, error->row, column->offset_size);
  int64_t end = offset_at(column->offsets, error->row + 1, column->offset_size);
  int is_text = start >= 0 && start <= end && (uint64_t)end <= column->data_length;
  PyObject *text = NULL;
  if (is_text && error->code != QTY_INVALID_ARGUMENT) {
    const char *bytes = column->data ? column->data + start : "";
    size_t length = (size_t)(end - start);
    text = PyUnicode_DecodeUTF8(bytes, (Py_ssize_t)length, "surrogatepass");
    if (!text) {
      PyErr_Clear();
      text = PyUnicode_DecodeUTF8(bytes, (Py_ssize_t)length, "replace");
    }
    if (!text) return;
    /* Of half a surrogate pair, reading the text says where it is. */
    if (read_text(&call, 0, text) < 0) {
      Py_DECREF(text);
      add_row(number + error->row);
      return;
    }
    call.bytes[0] = bytes;
    call.lengths[0] = length;
  }
  int64_t code = 0;
  if (text && question->wants_values) {
    code = qty_value(call.bytes[0], call.lengths[0], call.bytes[1], call.lengths[1], call.options,
                     NULL, &call.error, reason, sizeof reason);
  } else if (text && question->wants_lines) {
    code = qty_read_line(call.bytes[0], call.lengths[0], call.options, NULL, NULL, 0, &call.error,
                         reason, sizeof reason);
  } else if (text) {
    code = qty_format(call.bytes[0], call.lengths[0], call.options, &call.error, reason,
                      sizeof reason);
  }
  if (code >= 0) {
    /* It is not the text: the offsets are wrong, or too small for the answers. */
    memset(&call.error, 0, sizeof call.error);
    code = error->code;
  }
  raise_error(&call, code, reason, sizeof reason);
  Py_XDECREF(text);
  add_row(number + error->row);
}

static void *room(uint64_t count, uint64_t size) {
  return count < SIZE_MAX / size ? malloc((size_t)(count * size)) : NULL;
}

/* Makes room for the answers. Returns -1 if there is none. */
static int make_room(const Question *question, const qty_column *column, Answers *answers) {
  uint64_t count = (uint64_t)column->count;
  memset(answers, 0, sizeof *answers);
  if (column->validity || question->policy == QTY_NULL) {
    answers->validity = calloc((size_t)(count / 8 + 1), 1);
    if (!answers->validity) return -1;
  }
  if (question->wants_values) {
    answers->values = room(count + 1, sizeof(double));
    return answers->values ? 0 : -1;
  }
  int64_t first = offset_at(column->offsets, 0, column->offset_size);
  int64_t last = offset_at(column->offsets, column->count, column->offset_size);
  uint64_t length = last > first ? (uint64_t)(last - first) : 0;
  /* "3 tsp" is said in 12 bytes. Memory that isn't written to isn't taken. */
  answers->capacity = length + length / 2 + count * 12 + 64;
  answers->offsets = room(count + 1, (uint64_t)column->offset_size);
  answers->data = room(answers->capacity, 1);
  if (question->wants_lines) answers->lines = room(count + 1, sizeof(qty_line));
  return answers->offsets && answers->data && (answers->lines || !question->wants_lines) ? 0 : -1;
}

/* Writes the texts, with more room whenever there is too little. */
static int64_t write_texts(Question *question, const qty_column *column, Answers *answers,
                           qty_error *error, int64_t *mistakes) {
  int64_t row = 0;
  for (;;) {
    qty_buffer out = {answers->offsets, answers->data, answers->capacity, answers->validity, 0,
                      column->offset_size, 0};
    row = question->wants_lines
              ? qty_read_line_many(column, row, question->policy, question->call.options,
                                   answers->lines, &out, error)
              : qty_format_many(column, row, question->policy, question->call.options, &out, error);
    *mistakes += error->count;
    if (row < 0 || row == column->count) return row;
    /* Room for this row, however long it is. */
    uint64_t start = (uint64_t)offset_at(column->offsets, row, column->offset_size);
    uint64_t end = (uint64_t)offset_at(column->offsets, row + 1, column->offset_size);
    uint64_t capacity = answers->capacity * 2 + (end - start) + 4096;
    char *data = realloc(answers->data, (size_t)capacity);
    if (!data) {
      error->code = QTY_OK;
      return QTY_TOO_LARGE;
    }
    answers->data = data;
    answers->capacity = capacity;
  }
}

int answer_column(Question *question, const qty_column *column, int64_t number, Answers *answers) {
  qty_error error = {0};
  int64_t result, mistakes = 0;
  if (make_room(question, column, answers) < 0) {
    free_answers(answers);
    PyErr_NoMemory();
    return -1;
  }
  Py_BEGIN_ALLOW_THREADS
  if (question->wants_values) {
    result = qty_value_many(column, 0, question->policy, question->call.bytes[1],
                            question->call.lengths[1], question->call.options, answers->values,
                            answers->validity, 0, &error);
    mistakes = error.count;
  } else {
    result = write_texts(question, column, answers, &error, &mistakes);
  }
  Py_END_ALLOW_THREADS
  if (result < 0) {
    free_answers(answers);
    if (error.code) raise_row(question, column, &error, number);
    else PyErr_NoMemory();
    return -1;
  }
  if (!column->validity && mistakes == 0) {
    free(answers->validity);
    answers->validity = NULL;
  }
  return 0;
}
