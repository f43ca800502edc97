/* The module itself, and how calls are read and errors raised. */
#include "core.h"

#include <string.h>

static State *state_of(PyObject *module) { return PyModule_GetState(module); }

int read_text(Call *call, int number, PyObject *object) {
  Py_ssize_t length;
  call->objects[number] = object;
  call->bytes[number] = PyUnicode_AsUTF8AndSize(object, &length);
  if (!call->bytes[number]) {
    if (!PyUnicode_Check(object)) {
      PyErr_Clear();
      int writes = PyObject_HasAttrString(object, "format");
      PyErr_Format(PyExc_TypeError, "expected a str, found %R%s", (PyObject *)Py_TYPE(object),
                   writes ? ", which has the methods format and to" : "");
      return -1;
    }
    if (!PyErr_ExceptionMatches(PyExc_UnicodeEncodeError)) return -1;
    /* Half of a surrogate pair. The exception says where it is. */
    PyObject *type, *value, *traceback;
    PyErr_Fetch(&type, &value, &traceback);
    PyErr_NormalizeException(&type, &value, &traceback);
    Py_ssize_t start = 0;
    if (PyUnicodeEncodeError_GetStart(value, &start) < 0) PyErr_Clear();
    Py_XDECREF(type);
    Py_XDECREF(value);
    Py_XDECREF(traceback);
    PyObject *made = PyObject_CallFunction(
        state_of(call->module)->exception, "iinnO(ss)", QTY_INVALID_UTF8, number, start, start + 1,
        object, "half of a surrogate pair is not a character", "");
    if (made) PyErr_SetObject((PyObject *)Py_TYPE(made), made);
    Py_XDECREF(made);
    return -1;
  }
  call->lengths[number] = (size_t)length;
  return 0;
}

/* Keyword arguments and options that were given together. */
static PyObject *resolved(State *state, PyObject *options, PyObject *const *values,
                          PyObject *keywords, Py_ssize_t count) {
  PyObject *names = PyDict_New();
  if (!names) return NULL;
  for (Py_ssize_t i = 0; i < count; i++) {
    PyObject *key = PyTuple_GetItem(keywords, i);
    if (PyUnicode_Compare(key, state->options) == 0) {
      options = values[i];
    } else if (PyDict_SetItem(names, key, values[i]) < 0) {
      Py_DECREF(names);
      return NULL;
    }
  }
  PyObject *bits = PyObject_CallFunctionObjArgs(state->resolve, options, names, NULL);
  Py_DECREF(names);
  return bits;
}

int read_call(Call *call, PyObject *module, PyObject *const *arguments, Py_ssize_t given,
              PyObject *keywords, int count, const char *name) {
  State *state = state_of(module);
  memset(call, 0, sizeof *call);
  call->module = module;
  if (given < count || given > count + 1) {
    PyErr_Format(PyExc_TypeError, "%s() takes %d or %d arguments by place, not %zd", name, count,
                 count + 1, given);
    return -1;
  }
  for (int i = 0; i < count; i++)
    if (read_text(call, i, arguments[i]) < 0) return -1;
  PyObject *options = given > count ? arguments[count] : Py_None;
  Py_ssize_t named = keywords ? PyTuple_Size(keywords) : 0;
  PyObject *bits;
  if (named) {
    bits = resolved(state, options, arguments + given, keywords, named);
  } else if (options == Py_None) {
    return 0;
  } else {
    bits = PyObject_GetAttr(options, state->bits);
    if (!bits) {
      PyErr_Clear();
      PyErr_Format(PyExc_TypeError, "%s() expected Options, found %R", name,
                   (PyObject *)Py_TYPE(options));
    }
  }
  if (!bits) return -1;
  call->options = PyLong_AsUnsignedLongLong(bits);
  Py_DECREF(bits);
  return PyErr_Occurred() ? -1 : 0;
}

/* The zero-terminated texts of a reason; the last may be cut off. */
static PyObject *reasons(const char *reason, size_t length) {
  PyObject *list = PyList_New(0);
  if (!list) return NULL;
  while (length) {
    size_t size = strnlen(reason, length);
    PyObject *text = PyUnicode_DecodeUTF8(reason, (Py_ssize_t)size, "replace");
    if (!text || PyList_Append(list, text) < 0) {
      Py_XDECREF(text);
      Py_DECREF(list);
      return NULL;
    }
    Py_DECREF(text);
    size_t used = size < length ? size + 1 : size;
    reason += used;
    length -= used;
  }
  return list;
}

PyObject *raise_error(Call *call, int64_t code, const char *reason, size_t capacity) {
  const qty_error *error = &call->error;
  int which = error->argument == 1 && call->objects[1] ? 1 : 0;
  size_t length = error->length < capacity ? (size_t)error->length : capacity;
  PyObject *texts = reasons(reason, length);
  if (!texts) return NULL;
  /* Places are in bytes, and those of a str in characters. */
  Py_ssize_t places[2];
  for (int i = 0; i < 2; i++) {
    uint64_t bytes = i ? error->end : error->start;
    places[i] = 0;
    for (uint64_t at = 0; at < bytes && at < call->lengths[which]; at++)
      places[i] += (call->bytes[which][at] & 0xC0) != 0x80;
  }
  PyObject *text = call->objects[which] ? call->objects[which] : Py_None;
  PyObject *made = PyObject_CallFunction(state_of(call->module)->exception, "iinnOO", (int)code, which,
                                         places[0], places[1], text, texts);
  Py_DECREF(texts);
  if (made) PyErr_SetObject((PyObject *)Py_TYPE(made), made);
  Py_XDECREF(made);
  return NULL;
}

PyThreadState *pause_for(const Call *call) {
  return call->lengths[0] + call->lengths[1] > LONG_TEXT ? PyEval_SaveThread() : NULL;
}

void resume(PyThreadState *state) {
  if (state) PyEval_RestoreThread(state);
}

static int execute(PyObject *module) {
  State *state = state_of(module);
  if (qty_abi_version() != QTY_ABI_VERSION) {
    PyErr_SetString(PyExc_ImportError, "the library has another version than its header");
    return -1;
  }
  state->bits = PyUnicode_InternFromString("_bits");
  state->options = PyUnicode_InternFromString("options");
  PyObject *errors = PyImport_ImportModule("quantities_kitchen._errors");
  state->exception = errors ? PyObject_GetAttrString(errors, "exception") : NULL;
  Py_XDECREF(errors);
  if (!state->bits || !state->options || !state->exception) return -1;
  PyMethodDef *tables[] = {text_functions, amount_functions, line_functions, list_functions,
                           array_functions};
  for (size_t i = 0; i < sizeof tables / sizeof *tables; i++)
    if (PyModule_AddFunctions(module, tables[i]) < 0) return -1;
  return 0;
}

/* Sets the function that makes bits of options; the module of options imports this one. */
static PyObject *set_resolve(PyObject *module, PyObject *function) {
  State *state = state_of(module);
  PyObject *old = state->resolve;
  Py_INCREF(function);
  state->resolve = function;
  Py_XDECREF(old);
  Py_RETURN_NONE;
}

static int traverse(PyObject *module, visitproc visit, void *arg) {
  State *state = state_of(module);
  Py_VISIT(state->exception);
  Py_VISIT(state->resolve);
  return 0;
}

static int clear(PyObject *module) {
  State *state = state_of(module);
  Py_CLEAR(state->exception);
  Py_CLEAR(state->resolve);
  Py_CLEAR(state->bits);
  Py_CLEAR(state->options);
  return 0;
}

static void release(void *module) { clear(module); }

static PyMethodDef functions[] = {{"set_resolve", set_resolve, METH_O, NULL}, {0}};

/* The last slot is new in Python 3.12, and older versions refuse unknown slots: an interpreter with
 * its own lock may load the module, because no state is shared. */
static PyModuleDef_Slot slots[] = {{Py_mod_exec, execute}, {3, (void *)2}, {0}};

static PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "quantities_kitchen._core", NULL, sizeof(State), functions, slots,
    traverse, clear, release};

PyMODINIT_FUNC PyInit__core(void) {
  const char *version = Py_GetVersion();
  if (version[0] == '3' && version[1] == '.' && version[2] == '1' && version[3] < '2')
    slots[1].slot = 0;
  return PyModuleDef_Init(&definition);
}
