/* Columns that are lists, or whatever gives one object after the other. */
#include "columns.h"

#include <stdlib.h>
#include <string.h>

/* How much is answered at once, while other threads run: some milliseconds of work. */
#define BLOCK_ROWS 16384
#define BLOCK_BYTES (1 << 20)

/* Texts that were gathered from Python's objects. */
typedef struct {
  int64_t offsets[BLOCK_ROWS + 1];
  uint8_t validity[BLOCK_ROWS / 8];
  char *data;
  size_t capacity;
  int64_t count;
  int has_nulls;
} Block;

static int add_bytes(Block *block, const char *bytes, Py_ssize_t length) {
  size_t start = (size_t)block->offsets[block->count], end = start + (size_t)length;
  if (end > block->capacity) {
    size_t capacity = end + end / 2 + 4096;
    char *data = realloc(block->data, capacity);
    if (!data) {
      PyErr_NoMemory();
      return -1;
    }
    block->data = data;
    block->capacity = capacity;
  }
  memcpy(block->data + start, bytes, (size_t)length);
  block->offsets[++block->count] = (int64_t)end;
  return 0;
}

static int add_object(Block *block, PyObject *object, int64_t number) {
  if (object == Py_None) {
    block->validity[block->count >> 3] &= (uint8_t) ~(1 << (block->count & 7));
    block->has_nulls = 1;
    return add_bytes(block, "", 0);
  }
  Py_ssize_t length;
  const char *bytes = PyUnicode_AsUTF8AndSize(object, &length);
  if (bytes) return add_bytes(block, bytes, length);
  if (!PyUnicode_Check(object)) {
    PyErr_Format(PyExc_TypeError, "expected a str or None in row %lld, found %R", (long long)number,
                 (PyObject *)Py_TYPE(object));
    return -1;
  }
  if (!PyErr_ExceptionMatches(PyExc_UnicodeEncodeError)) return -1;
  /* Half of a surrogate pair: the policy decides what becomes of the row. */
  PyErr_Clear();
  char *passed;
  PyObject *encoded = PyUnicode_AsEncodedString(object, "utf-8", "surrogatepass");
  int result = encoded ? PyBytes_AsStringAndSize(encoded, &passed, &length) : -1;
  if (result == 0) result = add_bytes(block, passed, length);
  Py_XDECREF(encoded);
  return result;
}

/* Gathers texts. Returns 1 if there may be more, 0 if there are none, and -1 with an exception, which
 * follows the texts before it. */
static int gather(Block *block, PyObject *iterator, int64_t number) {
  block->count = 0;
  block->has_nulls = 0;
  block->offsets[0] = 0;
  memset(block->validity, 0xFF, sizeof block->validity);
  while (block->count < BLOCK_ROWS && block->offsets[block->count] < BLOCK_BYTES) {
    PyObject *object = PyIter_Next(iterator);
    if (!object) return PyErr_Occurred() ? -1 : 0;
    int result = add_object(block, object, number + block->count);
    Py_DECREF(object);
    if (result < 0) return -1;
  }
  return 1;
}

static PyObject *object_at(const Answers *answers, int64_t row) {
  if (!is_valid(answers->validity, (uint64_t)row)) Py_RETURN_NONE;
  if (answers->values) return PyFloat_FromDouble(answers->values[row]);
  const int64_t *offsets = answers->offsets;
  return PyUnicode_DecodeUTF8(answers->data + offsets[row],
                              (Py_ssize_t)(offsets[row + 1] - offsets[row]), "surrogatepass");
}

/* Appends a row to the list, or to the tuple of lists if the question is about lines. */
static int append_row(PyObject *list, const Answers *answers, const Block *block, int64_t row) {
  if (answers->lines) {
    const int64_t *offsets = answers->offsets;
    int is_line = is_valid(answers->validity, (uint64_t)row);
    return append_line(list, is_line ? &answers->lines[row] : NULL,
                       block->data + block->offsets[row], answers->data + offsets[row]);
  }
  PyObject *object = object_at(answers, row);
  int result = object ? PyList_Append(list, object) : -1;
  Py_XDECREF(object);
  return result;
}

static int append_answers(PyObject *list, Question *question, const Block *block, int64_t number) {
  qty_column column = {block->offsets, block->data, (uint64_t)block->offsets[block->count],
                       block->has_nulls ? block->validity : NULL, 0, block->count, 8, 0};
  Answers answers;
  if (answer_column(question, &column, number, &answers) < 0) return -1;
  int result = 0;
  for (int64_t row = 0; row < block->count && result == 0; row++)
    result = append_row(list, &answers, block, row);
  free_answers(&answers);
  return result;
}

/* A list, or a tuple of lists for the fields of lines. */
static PyObject *new_list(const Question *question) {
  if (!question->wants_lines) return PyList_New(0);
  PyObject *columns = PyTuple_New(LINE_FIELDS);
  for (Py_ssize_t i = 0; columns && i < LINE_FIELDS; i++) {
    PyObject *list = PyList_New(0);
    if (!list || PyTuple_SetItem(columns, i, list) < 0) Py_CLEAR(columns);
  }
  return columns;
}

static PyObject *answer_all(Question *question, PyObject *iterator, Block *block) {
  PyObject *list = new_list(question);
  int64_t number = 0;
  for (int more = 1; list && more > 0; number += block->count) {
    more = gather(block, iterator, number);
    PyObject *type = NULL, *value = NULL, *traceback = NULL;
    if (more < 0) PyErr_Fetch(&type, &value, &traceback);
    /* The error of an earlier row is raised first. */
    if (append_answers(list, question, block, number) < 0) {
      Py_CLEAR(list);
      Py_XDECREF(type);
      Py_XDECREF(value);
      Py_XDECREF(traceback);
    } else if (more < 0) {
      Py_CLEAR(list);
      PyErr_Restore(type, value, traceback);
    }
  }
  return list;
}

static PyObject *answer_values(Question *question, PyObject *values) {
  PyObject *iterator = PyObject_GetIter(values), *list = NULL;
  if (!iterator) return NULL;
  Block *block = calloc(1, sizeof *block);
  if (block) {
    list = answer_all(question, iterator, block);
    free(block->data);
    free(block);
  } else {
    PyErr_NoMemory();
  }
  Py_DECREF(iterator);
  return list;
}

/* answer_list(values, unit, policy, options) */
static PyObject *py_answer_list(PyObject *module, PyObject *arguments) {
  PyObject *values, *unit;
  int policy;
  unsigned long long options;
  Question question;
  if (!PyArg_ParseTuple(arguments, "OOiK", &values, &unit, &policy, &options)) return NULL;
  if (read_question(&question, module, unit, policy, options) < 0) return NULL;
  return answer_values(&question, values);
}

/* read_lines(values, policy, options) -> (amounts, uppers, units, items, comments, abouts, qualifiers) */
static PyObject *py_read_lines(PyObject *module, PyObject *arguments) {
  PyObject *values;
  int policy;
  unsigned long long options;
  Question question;
  if (!PyArg_ParseTuple(arguments, "OiK", &values, &policy, &options)) return NULL;
  if (read_question(&question, module, Py_None, policy, options) < 0) return NULL;
  question.wants_lines = 1;
  return answer_values(&question, values);
}

PyMethodDef list_functions[] = {{"answer_list", py_answer_list, METH_VARARGS, NULL},
                                {"read_lines", py_read_lines, METH_VARARGS, NULL},
                                {0}};
