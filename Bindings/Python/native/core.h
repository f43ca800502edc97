/* Declarations of the extension. It keeps to the stable interface of Python 3.10, so one
 * wheel serves all later versions. */
#ifndef QUANTITIES_KITCHEN_CORE_H
#define QUANTITIES_KITCHEN_CORE_H

#define Py_LIMITED_API 0x030a0000
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "quantities.h"

/* A shorter text isn't worth the time that it takes to give the lock away and get it back. */
#define LONG_TEXT 4096

/* The state of a module: each interpreter has one. */
typedef struct {
  PyObject *exception; /* _errors.exception: makes an exception of what was wrong */
  PyObject *resolve;   /* _options.resolve: makes bits of options and keyword arguments */
  PyObject *bits;      /* the name "_bits" */
  PyObject *options;   /* the name "options" */
} State;

/* The texts of a call. */
typedef struct {
  PyObject *module;
  PyObject *objects[2];
  const char *bytes[2];
  size_t lengths[2];
  qty_options options;
  qty_error error;
} Call;

/* Reads `count` texts and the options after them, by position or by keyword. Returns -1 with an exception. */
int read_call(Call *call, PyObject *module, PyObject *const *arguments, Py_ssize_t given,
              PyObject *keywords, int count, const char *name);

/* Reads the text with the given number. Returns -1 with an exception. */
int read_text(Call *call, int number, PyObject *object);

/* Raises the call's error, whose reason is in the buffer. Returns a null pointer. */
PyObject *raise_error(Call *call, int64_t code, const char *reason, size_t capacity);

/* Lets other threads run if the texts are long, until `resume`. */
PyThreadState *pause_for(const Call *call);
void resume(PyThreadState *state);

/* An amount as a tuple: kind, ticks, ticks of the unit, flags, name of the unit. */
PyObject *amount_tuple(const qty_amount *amount);

/* An offset in a text, in bytes and in characters, which advances from one amount to the next. */
typedef struct {
  const char *text;
  size_t byte;
  Py_ssize_t character;
} Place;

/* A found amount as a tuple: its range, that of its noun, its role, its ends and its rule. */
PyObject *found_tuple(Place *place, const qty_found *found);

PyObject *integer_from_halves(uint64_t low, int64_t high);

/* The tables of functions, a file each. */
extern PyMethodDef text_functions[];
extern PyMethodDef amount_functions[];
extern PyMethodDef line_functions[];
extern PyMethodDef list_functions[];
extern PyMethodDef array_functions[];

#endif
