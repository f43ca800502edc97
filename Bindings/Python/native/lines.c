/* Lines of ingredient lists, one alone and columns of them. */
#include "columns.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* The words of a line: the item, the preparation and the comment, each after a zero but the first. */
static PyObject *item(const qty_line *line, const char *words) {
  return PyUnicode_DecodeUTF8(words, (Py_ssize_t)line->item_length, NULL);
}

/* Preparation and comment as one, or None. */
static PyObject *comment(const qty_line *line, const char *words) {
  const char *preparation = words + line->item_length + 1;
  const char *rest = preparation + line->preparation_length + 1;
  Py_ssize_t first = (Py_ssize_t)line->preparation_length, second = (Py_ssize_t)line->comment_length;
  if (!first && !second) Py_RETURN_NONE;
  if (!first) return PyUnicode_DecodeUTF8(rest, second, NULL);
  PyObject *text = PyUnicode_DecodeUTF8(preparation, first, NULL);
  if (!second || !text) return text;
  PyObject *other = PyUnicode_DecodeUTF8(rest, second, NULL);
  PyObject *both = other ? PyUnicode_FromFormat("%U; %U", text, other) : NULL;
  Py_DECREF(text);
  Py_XDECREF(other);
  return both;
}

/* How the measure is filled, in small letters, or None. */
static PyObject *qualifier(const qty_line *line, const char *text) {
  char words[64];
  size_t length = (size_t)(line->qualifier_end - line->qualifier_start);
  if (length == 0 || length > sizeof words) Py_RETURN_NONE;
  for (size_t i = 0; i < length; i++)
    words[i] = (char)tolower((unsigned char)text[line->qualifier_start + i]);
  return PyUnicode_DecodeUTF8(words, (Py_ssize_t)length, NULL);
}

static PyObject *about(const qty_line *line) {
  return PyBool_FromLong(line->amount.lower.flags | line->amount.upper.flags);
}

/* read_line(text, options, names) -> (found, alternates, about, qualifier, item, comment) */
static PyObject *py_read_line(PyObject *module, PyObject *const *arguments, Py_ssize_t given,
                              PyObject *keywords) {
  Call call;
  if (read_call(&call, module, arguments, given, keywords, 1, "read_line") < 0) return NULL;
  qty_line line = {0};
  size_t room = 4, capacity = call.lengths[0] + 512;
  for (;;) {
    qty_found *alternates = malloc(room * sizeof *alternates);
    char *buffer = malloc(capacity);
    if (!alternates || !buffer) {
      free(alternates);
      free(buffer);
      return PyErr_NoMemory();
    }
    PyThreadState *paused = pause_for(&call);
    int64_t result = qty_read_line(call.bytes[0], call.lengths[0], call.options, &line, alternates,
                                   room, &call.error, buffer, capacity);
    resume(paused);
    size_t needed = result < 0 ? (size_t)call.error.length : (size_t)result;
    PyObject *answer = NULL;
    int is_whole = needed <= capacity && line.alternate_count <= room;
    if (is_whole && result < 0) raise_error(&call, result, buffer, capacity);
    if (is_whole && result >= 0) {
      Place place = {call.bytes[0], 0, 0};
      PyObject *found = Py_None, *list = PyList_New(0);
      if (line.amount.role == QTY_ROLE_OTHER) Py_INCREF(found);
      else found = found_tuple(&place, &line.amount);
      for (uint64_t i = 0; list && i < line.alternate_count; i++) {
        PyObject *one = found_tuple(&place, &alternates[i]);
        if (!one || PyList_Append(list, one) < 0) Py_CLEAR(list);
        Py_XDECREF(one);
      }
      answer = Py_BuildValue("NNNNNN", found, list, about(&line), qualifier(&line, call.bytes[0]),
                             item(&line, buffer), comment(&line, buffer));
    }
    free(alternates);
    free(buffer);
    if (is_whole) return answer;
    if (needed > capacity) capacity = needed;
    if (line.alternate_count > room) room = (size_t)line.alternate_count;
  }
}

/* The upper end in the unit of the lower one, or None if there is one amount. */
static PyObject *upper(const qty_found *found) {
  const qty_amount *low = &found->lower, *high = &found->upper;
  if (memcmp(low, high, sizeof *low) == 0) Py_RETURN_NONE;
  if (low->unit.kind == QTY_NUMBER || memcmp(&low->unit, &high->unit, sizeof low->unit) == 0)
    return PyFloat_FromDouble(high->value);
  PyObject *ticks = integer_from_halves(high->ticks_low, high->ticks_high);
  PyObject *one = integer_from_halves(low->unit.ticks_low, low->unit.ticks_high);
  PyObject *number = ticks && one ? PyNumber_TrueDivide(ticks, one) : NULL;
  Py_XDECREF(ticks);
  Py_XDECREF(one);
  return number;
}

static PyObject *unit(const qty_found *found) {
  if (found->lower.unit.kind == QTY_NUMBER) Py_RETURN_NONE;
  return PyUnicode_InternFromString(found->lower.unit.name);
}

int append_line(PyObject *columns, const qty_line *line, const char *text, const char *words) {
  PyObject *fields[LINE_FIELDS] = {NULL};
  if (line && line->amount.role != QTY_ROLE_OTHER) {
    fields[0] = PyFloat_FromDouble(line->amount.lower.value);
    fields[1] = upper(&line->amount);
    fields[2] = unit(&line->amount);
    fields[6] = qualifier(line, text);
  }
  if (line) {
    fields[3] = item(line, words);
    fields[4] = comment(line, words);
    fields[5] = about(line);
  }
  int result = 0;
  for (Py_ssize_t i = 0; i < LINE_FIELDS; i++) {
    PyObject *field = fields[i] || PyErr_Occurred() ? fields[i] : Py_None;
    if (!field || PyList_Append(PyTuple_GetItem(columns, i), field) < 0) result = -1;
    Py_XDECREF(fields[i]);
  }
  return result;
}

PyMethodDef line_functions[] = {{"read_line", (PyCFunction)(void (*)(void))py_read_line,
                                 METH_FASTCALL | METH_KEYWORDS, NULL},
                                {0}};
