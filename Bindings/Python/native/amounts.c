/* Functions between texts and amounts. */
#include "core.h"

#include <stdlib.h>
#include <string.h>

PyObject *integer_from_halves(uint64_t low, int64_t high) {
  if (high == 0) return PyLong_FromUnsignedLongLong(low);
  PyObject *result = NULL, *shifted = NULL;
  PyObject *top = PyLong_FromLongLong(high), *bottom = PyLong_FromUnsignedLongLong(low);
  PyObject *count = PyLong_FromLong(64);
  if (top && bottom && count) shifted = PyNumber_Lshift(top, count);
  if (shifted) result = PyNumber_Or(shifted, bottom);
  Py_XDECREF(top);
  Py_XDECREF(bottom);
  Py_XDECREF(count);
  Py_XDECREF(shifted);
  return result;
}

PyObject *amount_tuple(const qty_amount *a) {
  PyObject *ticks = integer_from_halves(a->ticks_low, a->ticks_high);
  PyObject *one = integer_from_halves(a->unit.ticks_low, a->unit.ticks_high);
  if (!ticks || !one) {
    Py_XDECREF(ticks);
    Py_XDECREF(one);
    return NULL;
  }
  return Py_BuildValue("iNNis#", a->unit.kind, ticks, one, a->flags, a->unit.name,
                       (Py_ssize_t)strnlen(a->unit.name, QTY_NAME_SIZE));
}

static PyObject *py_value(PyObject *module, PyObject *const *arguments, Py_ssize_t given,
                          PyObject *keywords) {
  Call call;
  char reason[512];
  double value = 0;
  if (read_call(&call, module, arguments, given, keywords, 2, "value") < 0) return NULL;
  PyThreadState *paused = pause_for(&call);
  int64_t result = qty_value(call.bytes[0], call.lengths[0], call.bytes[1], call.lengths[1],
                             call.options, &value, &call.error, reason, sizeof reason);
  resume(paused);
  if (result < 0) return raise_error(&call, result, reason, sizeof reason);
  return PyFloat_FromDouble(value);
}

static PyObject *py_compare(PyObject *module, PyObject *const *arguments, Py_ssize_t given,
                            PyObject *keywords) {
  Call call;
  char reason[512];
  int32_t order = 0;
  if (read_call(&call, module, arguments, given, keywords, 2, "compare") < 0) return NULL;
  PyThreadState *paused = pause_for(&call);
  int64_t result = qty_compare(call.bytes[0], call.lengths[0], call.bytes[1], call.lengths[1],
                               call.options, &order, &call.error, reason, sizeof reason);
  resume(paused);
  if (result < 0) return raise_error(&call, result, reason, sizeof reason);
  return PyLong_FromLong(order);
}

/* The two ends as tuples, which are the same object where there is one amount. */
static PyObject *ends(const qty_amount *lower, const qty_amount *upper) {
  PyObject *low = amount_tuple(lower), *high;
  if (!low) return NULL;
  if (memcmp(lower, upper, sizeof *lower) == 0) return Py_BuildValue("NO", low, Py_None);
  high = amount_tuple(upper);
  if (!high) {
    Py_DECREF(low);
    return NULL;
  }
  return Py_BuildValue("NN", low, high);
}

static PyObject *py_read(PyObject *module, PyObject *const *arguments, Py_ssize_t given,
                         PyObject *keywords) {
  Call call;
  char reason[512];
  qty_amount lower = {0}, upper = {0};
  if (read_call(&call, module, arguments, given, keywords, 1, "read") < 0) return NULL;
  PyThreadState *paused = pause_for(&call);
  int64_t result = qty_read(call.bytes[0], call.lengths[0], call.options, &lower, &upper, &call.error,
                            reason, sizeof reason);
  resume(paused);
  if (result < 0) return raise_error(&call, result, reason, sizeof reason);
  return ends(&lower, &upper);
}

static PyObject *py_read_unit(PyObject *module, PyObject *const *arguments, Py_ssize_t given,
                              PyObject *keywords) {
  Call call;
  char reason[512];
  qty_unit unit = {0};
  if (read_call(&call, module, arguments, given, keywords, 1, "read_unit") < 0) return NULL;
  PyThreadState *paused = pause_for(&call);
  int64_t result = qty_read_unit(call.bytes[0], call.lengths[0], call.options, &unit, &call.error,
                                 reason, sizeof reason);
  resume(paused);
  if (result < 0) return raise_error(&call, result, reason, sizeof reason);
  return PyUnicode_DecodeUTF8(unit.name, (Py_ssize_t)strnlen(unit.name, QTY_NAME_SIZE), NULL);
}

/* format_amount(kind, low, high, flags, name, unit, options) */
static PyObject *py_format_amount(PyObject *module, PyObject *arguments) {
  Call call = {.module = module};
  qty_amount amount = {0};
  unsigned long long low, options;
  long long high;
  PyObject *name, *unit;
  char small[512];
  if (!PyArg_ParseTuple(arguments, "iKLiUUK", &amount.unit.kind, &low, &high, &amount.flags,
                        &name, &unit, &options))
    return NULL;
  if (read_text(&call, 0, name) < 0 || read_text(&call, 1, unit) < 0) return NULL;
  if (call.lengths[0] >= QTY_NAME_SIZE) {
    PyErr_SetString(PyExc_ValueError, "the name is too long");
    return NULL;
  }
  memcpy(amount.unit.name, call.bytes[0], call.lengths[0]);
  amount.ticks_low = low;
  amount.ticks_high = high;
  call.options = options;
  char *buffer = small, *large = NULL;
  size_t capacity = sizeof small;
  PyObject *text;
  for (;;) {
    int64_t result = qty_format_amount(&amount, call.bytes[1], call.lengths[1], call.options,
                                       &call.error, buffer, capacity);
    size_t needed = result < 0 ? (size_t)call.error.length : (size_t)result;
    if (needed <= capacity) {
      text = result < 0 ? raise_error(&call, result, buffer, capacity)
                        : PyUnicode_DecodeUTF8(buffer, (Py_ssize_t)result, NULL);
      break;
    }
    free(large);
    large = malloc(needed);
    if (!large) return PyErr_NoMemory();
    buffer = large;
    capacity = needed;
  }
  free(large);
  return text;
}

static PyObject *py_units(PyObject *module, PyObject *nothing) {
  int64_t count = qty_units(NULL, 0);
  PyObject *list = NULL;
  qty_unit *units = malloc((size_t)count * sizeof *units);
  (void)module;
  (void)nothing;
  if (!units) return PyErr_NoMemory();
  qty_units(units, (size_t)count);
  list = PyList_New((Py_ssize_t)count);
  for (int64_t i = 0; list && i < count; i++) {
    PyObject *ticks = integer_from_halves(units[i].ticks_low, units[i].ticks_high);
    PyObject *unit = ticks ? Py_BuildValue("iNsss", units[i].kind, ticks, units[i].name,
                                           units[i].plural, units[i].symbol)
                           : NULL;
    if (!unit || PyList_SetItem(list, (Py_ssize_t)i, unit) < 0) Py_CLEAR(list);
  }
  free(units);
  return list;
}

static Py_ssize_t move_to(Place *place, size_t byte) {
  while (place->byte < byte) place->character += (place->text[place->byte++] & 0xC0) != 0x80;
  while (place->byte > byte) place->character -= (place->text[--place->byte] & 0xC0) != 0x80;
  return place->character;
}

PyObject *found_tuple(Place *place, const qty_found *found) {
  Py_ssize_t start = move_to(place, found->start), end = move_to(place, found->end);
  Py_ssize_t noun = 0, noun_end = 0;
  if (found->counted_start < found->counted_end) {
    noun = move_to(place, found->counted_start);
    noun_end = move_to(place, found->counted_end);
  }
  PyObject *amounts = ends(&found->lower, &found->upper);
  if (!amounts) return NULL;
  return Py_BuildValue("nnnniNi", start, end, noun, noun_end, found->role, amounts, found->rule);
}

static PyObject *py_find(PyObject *module, PyObject *const *arguments, Py_ssize_t given,
                         PyObject *keywords) {
  Call call;
  qty_found *found = NULL;
  int64_t count;
  if (read_call(&call, module, arguments, given, keywords, 1, "find") < 0) return NULL;
  /* A text is rarely fuller of amounts than a list of ingredients, so it is read once. */
  size_t capacity = call.lengths[0] / 12 + 8;
  for (;;) {
    free(found);
    found = calloc(capacity, sizeof *found);
    if (!found) return PyErr_NoMemory();
    PyThreadState *paused = pause_for(&call);
    count = qty_find(call.bytes[0], call.lengths[0], call.options, found, capacity, &call.error);
    resume(paused);
    if (count <= (int64_t)capacity) break;
    capacity = (size_t)count;
  }
  PyObject *list = NULL;
  if (count < 0) {
    raise_error(&call, count, "", 0);
  } else {
    Place place = {call.bytes[0], 0, 0};
    list = PyList_New((Py_ssize_t)count);
    for (int64_t i = 0; list && i < count; i++) {
      PyObject *one = found_tuple(&place, &found[i]);
      if (!one || PyList_SetItem(list, (Py_ssize_t)i, one) < 0) Py_CLEAR(list);
    }
  }
  free(found);
  return list;
}

#define ENTRY(name, documentation) \
  {#name, (PyCFunction)(void (*)(void))py_##name, METH_FASTCALL | METH_KEYWORDS, documentation}

PyMethodDef amount_functions[] = {
    ENTRY(value,
          "value($module, text, unit, options=None, /, **names)\n--\n\n"
          "Find the nearest float to what an amount is in a unit.\n\n"
          ">>> value(\"2 cups\", \"ml\")\n473.176473\n\n"
          "What an ingredient weighs is an estimate, which convert writes:\n\n"
          ">>> from quantities_kitchen import Amount, convert\n"
          ">>> Amount.read(convert(\"2 cups flour\", \"g\"))\nAmount(240, 'gram', about=True)\n"),
    ENTRY(compare,
          "compare($module, left, right, options=None, /, **names)\n--\n\n"
          "Tell whether an amount is less than another (-1), equal (0) or greater (1).\n\n"
          ">>> compare(\"3 tsp\", \"1 tbsp\")\n0\n"),
    ENTRY(read, NULL),
    ENTRY(read_unit, NULL),
    ENTRY(find, NULL),
    {"format_amount", py_format_amount, METH_VARARGS, NULL},
    {"units", py_units, METH_NOARGS, NULL},
    {0}};
