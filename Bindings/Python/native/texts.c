/* Functions from texts to texts. */
#include "core.h"

#include <stdlib.h>

/* Each of them in one form: of the second text, the length is zero where there is none. */
typedef int64_t (*Writer)(Call *call, char *buffer, size_t capacity);

static int64_t format(Call *c, char *buffer, size_t capacity) {
  return qty_format(c->bytes[0], c->lengths[0], c->options, &c->error, buffer, capacity);
}

static int64_t answer(Call *c, char *buffer, size_t capacity) {
  return qty_answer(c->bytes[0], c->lengths[0], c->options, &c->error, buffer, capacity);
}

static int64_t notes(Call *c, char *buffer, size_t capacity) {
  return qty_notes(c->bytes[0], c->lengths[0], c->options, &c->error, buffer, capacity);
}

static int64_t convert(Call *c, char *buffer, size_t capacity) {
  return qty_convert(c->bytes[0], c->lengths[0], c->bytes[1], c->lengths[1], c->options, &c->error,
                     buffer, capacity);
}

static int64_t option_values(Call *c, char *buffer, size_t capacity) {
  return qty_option_values(c->bytes[0], c->lengths[0], &c->error, buffer, capacity);
}

static int64_t range(Call *c, char *buffer, size_t capacity) {
  return qty_range(c->bytes[0], c->lengths[0], c->bytes[1], c->lengths[1], c->options, &c->error,
                   buffer, capacity);
}

static int64_t run(Writer writer, Call *call, char *buffer, size_t capacity) {
  PyThreadState *paused = pause_for(call);
  int64_t result = writer(call, buffer, capacity);
  resume(paused);
  return result;
}

static PyObject *written(Writer writer, Call *call) {
  char small[512];
  int64_t result = run(writer, call, small, sizeof small);
  size_t needed = result < 0 ? (size_t)call->error.length : (size_t)result;
  if (needed <= sizeof small) {
    if (result < 0) return raise_error(call, result, small, sizeof small);
    return PyUnicode_DecodeUTF8(small, (Py_ssize_t)result, NULL);
  }
  char *large = malloc(needed);
  if (!large) return PyErr_NoMemory();
  result = run(writer, call, large, needed);
  PyObject *text = result < 0 ? raise_error(call, result, large, needed)
                              : PyUnicode_DecodeUTF8(large, (Py_ssize_t)result, NULL);
  free(large);
  return text;
}

#define FUNCTION(name, count)                                                                 \
  static PyObject *py_##name(PyObject *module, PyObject *const *arguments, Py_ssize_t given,   \
                             PyObject *keywords) {                                            \
    Call call;                                                                                \
    if (read_call(&call, module, arguments, given, keywords, count, #name) < 0) return NULL;  \
    return written(name, &call);                                                              \
  }

FUNCTION(format, 1)
FUNCTION(answer, 1)
FUNCTION(notes, 1)
FUNCTION(convert, 2)
FUNCTION(option_values, 1)
FUNCTION(range, 2)

/* A text with its amounts multiplied: the text, and the exception for the first amount that was left as it
 * is, with how many there are. */
static PyObject *py_scale(PyObject *module, PyObject *const *arguments, Py_ssize_t given,
                          PyObject *keywords) {
  Call call;
  if (read_call(&call, module, arguments, given, keywords, 2, "scale") < 0) return NULL;
  size_t capacity = call.lengths[0] + call.lengths[0] / 2 + 512;
  for (;;) {
    char *buffer = malloc(capacity);
    if (!buffer) return PyErr_NoMemory();
    PyThreadState *paused = pause_for(&call);
    int64_t result = qty_scale(call.bytes[0], call.lengths[0], call.bytes[1], call.lengths[1],
                               call.options, &call.error, buffer, capacity);
    resume(paused);
    size_t reason = (size_t)call.error.length;
    size_t needed = result < 0 ? reason : (size_t)result + 1 + reason;
    if (needed > capacity) {
      free(buffer);
      capacity = needed;
      continue;
    }
    PyObject *answer = NULL;
    if (result < 0) {
      raise_error(&call, result, buffer, capacity);
    } else if (call.error.code == 0) {
      answer = Py_BuildValue("s#iO", buffer, (Py_ssize_t)result, 0, Py_None);
    } else {
      PyObject *type, *value, *traceback;
      raise_error(&call, call.error.code, buffer + result + 1, reason);
      PyErr_Fetch(&type, &value, &traceback);
      PyErr_NormalizeException(&type, &value, &traceback);
      answer = Py_BuildValue("s#LO", buffer, (Py_ssize_t)result, (long long)call.error.count, value);
      Py_XDECREF(type);
      Py_XDECREF(value);
      Py_XDECREF(traceback);
    }
    free(buffer);
    return answer;
  }
}

static PyObject *py_read_options(PyObject *module, PyObject *text) {
  Call call = {.module = module};
  char reason[512];
  qty_options options = 0;
  if (read_text(&call, 0, text) < 0) return NULL;
  int64_t result = qty_read_options(call.bytes[0], call.lengths[0], &options, &call.error, reason,
                                    sizeof reason);
  if (result < 0) return raise_error(&call, result, reason, sizeof reason);
  return PyLong_FromUnsignedLongLong(options);
}

static PyObject *py_version(PyObject *module, PyObject *nothing) {
  char text[64];
  int64_t length = qty_version(text, sizeof text);
  (void)module;
  (void)nothing;
  return PyUnicode_DecodeUTF8(text, length < (int64_t)sizeof text ? (Py_ssize_t)length : 0, NULL);
}

static PyObject *py_rules(PyObject *module, PyObject *nothing) {
  int64_t length = qty_rules(NULL, 0);
  char *text = malloc((size_t)length + 1);
  (void)module;
  (void)nothing;
  if (!text) return PyErr_NoMemory();
  length = qty_rules(text, (size_t)length + 1);
  PyObject *rules = PyUnicode_DecodeUTF8(text, (Py_ssize_t)length, NULL);
  free(text);
  return rules;
}

#define ENTRY(name, documentation) \
  {#name, (PyCFunction)(void (*)(void))py_##name, METH_FASTCALL | METH_KEYWORDS, documentation}

PyMethodDef text_functions[] = {
    ENTRY(format,
          "format($module, text, options=None, /, **names)\n--\n\n"
          "Write an amount or a range as a person would say it.\n\n"
          ">>> format(\"3 tsp\")\n'1 tablespoon'\n"
          ">>> format(\"1.995 cups\")\n'~2 cups'\n"
          ">>> format(\"1.5 cups\", style=\"vulgar\")\n'1½ cups'\n\n"
          "Options says which keywords there are.\n"),
    ENTRY(answer,
          "answer($module, question, options=None, /, **names)\n--\n\n"
          "Answer a question: a calculation, a conversion, an ingredient.\n\n"
          ">>> answer(\"how many cups in a gallon\")\n'16 cups'\n"
          ">>> answer(\"2 cups flour to g\")\n'~240 g'\n"),
    ENTRY(convert,
          "convert($module, text, unit, options=None, /, **names)\n--\n\n"
          "Write an amount, a range or a calculation in a unit, or in several.\n\n"
          ">>> convert(\"2 cups\", \"ml\")\n'473.176473 ml'\n"
          ">>> convert(\"90 min\", \"h,min\")\n'1 h 30 min'\n"),
    ENTRY(notes, NULL),
    ENTRY(scale, NULL),
    ENTRY(option_values, NULL),
    ENTRY(range, NULL),
    {"read_options", py_read_options, METH_O, NULL},
    {"rules", py_rules, METH_NOARGS, NULL},
    {"version", py_version, METH_NOARGS, NULL},
    {0}};
