/* Columns that are Arrow's arrays, which come and go by its C data interface: texts are read where they
 * lie, and answers are handed over without a copy. */
#include "arrow.h"
#include "columns.h"

#include <stdlib.h>
#include <string.h>

/* --- Answers as an array --- */

static void release_schema(struct ArrowSchema *schema) { schema->release = NULL; }

typedef struct {
  Answers answers;
  const void *buffers[3];
} Kept;

static void release_array(struct ArrowArray *array) {
  Kept *kept = array->private_data;
  free_answers(&kept->answers);
  free(kept);
  array->release = NULL;
}

static void drop_schema(PyObject *capsule) {
  struct ArrowSchema *schema = PyCapsule_GetPointer(capsule, "arrow_schema");
  if (schema->release) schema->release(schema);
  free(schema);
}

static void drop_array(PyObject *capsule) {
  struct ArrowArray *array = PyCapsule_GetPointer(capsule, "arrow_array");
  if (array->release) array->release(array);
  free(array);
}

/* Makes the pair of capsules that own the answers from now on. */
static PyObject *exported(Answers *answers, int64_t count, int32_t offset_size) {
  struct ArrowSchema *schema = calloc(1, sizeof *schema);
  struct ArrowArray *array = calloc(1, sizeof *array);
  Kept *kept = calloc(1, sizeof *kept);
  if (!schema || !array || !kept) {
    free(schema);
    free(array);
    free(kept);
    free_answers(answers);
    return PyErr_NoMemory();
  }
  kept->answers = *answers;
  kept->buffers[0] = answers->validity;
  kept->buffers[1] = answers->values ? (void *)answers->values : answers->offsets;
  kept->buffers[2] = answers->data;
  schema->format = answers->values ? "g" : offset_size == 8 ? "U" : "u";
  schema->name = "";
  schema->flags = ARROW_FLAG_NULLABLE;
  schema->release = release_schema;
  array->length = count;
  array->null_count = answers->validity ? -1 : 0;
  array->n_buffers = answers->values ? 2 : 3;
  array->buffers = kept->buffers;
  array->private_data = kept;
  array->release = release_array;
  PyObject *first = PyCapsule_New(schema, "arrow_schema", drop_schema);
  PyObject *second = PyCapsule_New(array, "arrow_array", drop_array);
  if (first && second) return Py_BuildValue("NN", first, second);
  if (!first) free(schema);
  if (!second) {
    release_array(array);
    free(array);
  }
  Py_XDECREF(first);
  Py_XDECREF(second);
  return NULL;
}

/* --- Arrays as columns --- */

/* A text of a view: its first twelve bytes, or where it lies. */
typedef struct {
  int32_t length;
  union {
    char bytes[12];
    struct {
      char prefix[4];
      int32_t buffer;
      int32_t offset;
    } place;
  };
} View;

/* Returns the bytes of a view, or a null pointer if it points to where nothing is. */
static const char *view_bytes(const struct ArrowArray *array, const View *view) {
  if (view->length < 0) return NULL;
  if (view->length <= 12) return view->bytes;
  int64_t buffers = array->n_buffers - 3;
  const int64_t *sizes = array->buffers[array->n_buffers - 1];
  int32_t buffer = view->place.buffer, offset = view->place.offset;
  if (buffer < 0 || buffer >= buffers || offset < 0) return NULL;
  if (offset > sizes[buffer] || view->length > sizes[buffer] - offset) return NULL;
  return (const char *)array->buffers[2 + buffer] + offset;
}

/* Copies the scattered texts of views into one buffer. The column's pointers must then
 * be freed. */
static int gather_views(const struct ArrowArray *array, qty_column *column) {
  const View *views = (const View *)array->buffers[1] + array->offset;
  uint64_t length = 0;
  for (int64_t row = 0; row < column->count; row++) {
    if (!is_valid(column->validity, column->validity_offset + (uint64_t)row)) continue;
    if (!view_bytes(array, &views[row])) {
      PyErr_Format(PyExc_ValueError, "the view in row %lld is wrong", (long long)row);
      return -1;
    }
    length += (uint64_t)views[row].length;
  }
  int64_t *offsets = malloc(((size_t)column->count + 1) * sizeof *offsets);
  char *data = malloc((size_t)length + 1);
  if (!offsets || !data) {
    free(offsets);
    free(data);
    PyErr_NoMemory();
    return -1;
  }
  int64_t end = 0;
  offsets[0] = 0;
  for (int64_t row = 0; row < column->count; row++) {
    if (is_valid(column->validity, column->validity_offset + (uint64_t)row)) {
      memcpy(data + end, view_bytes(array, &views[row]), (size_t)views[row].length);
      end += views[row].length;
    }
    offsets[row + 1] = end;
  }
  column->offsets = offsets;
  column->data = data;
  column->data_length = length;
  return 0;
}

static PyObject *answer_one(Question *question, const char *format, const struct ArrowArray *array,
                            int64_t number) {
  static const int64_t nothing[1] = {0};
  int is_view = strcmp(format, "vu") == 0;
  if (!is_view && strcmp(format, "u") != 0 && strcmp(format, "U") != 0) {
    PyErr_Format(PyExc_TypeError, "expected an array of texts, found one of Arrow's format '%s'",
                 format);
    return NULL;
  }
  if (array->length < 0 || array->offset < 0 || array->n_buffers < 3) {
    PyErr_SetString(PyExc_ValueError, "there is no such array");
    return NULL;
  }
  int32_t size = format[0] == 'u' ? 4 : 8;
  qty_column column = {nothing, NULL, 0, array->null_count ? array->buffers[0] : NULL,
                       (uint64_t)array->offset, array->length, size, 0};
  if (array->length > 0 && is_view) {
    if (gather_views(array, &column) < 0) return NULL;
  } else if (array->length > 0) {
    column.offsets = (const char *)array->buffers[1] + array->offset * size;
    int64_t end = offset_at(column.offsets, column.count, size);
    column.data = array->buffers[2];
    column.data_length = end > 0 && column.data ? (uint64_t)end : 0;
  }
  Answers answers;
  int result = answer_column(question, &column, number, &answers);
  if (is_view && array->length > 0) {
    free((void *)column.offsets);
    free((void *)column.data);
  }
  return result < 0 ? NULL : exported(&answers, array->length, size);
}

/* --- Functions --- */

/* answer_array(schema, array, unit, policy, options) -> (schema, array) */
static PyObject *py_answer_array(PyObject *module, PyObject *arguments) {
  PyObject *first, *second, *unit;
  int policy;
  unsigned long long options;
  Question question;
  if (!PyArg_ParseTuple(arguments, "OOOiK", &first, &second, &unit, &policy, &options)) return NULL;
  if (read_question(&question, module, unit, policy, options) < 0) return NULL;
  struct ArrowSchema *schema = PyCapsule_GetPointer(first, "arrow_schema");
  struct ArrowArray *array = schema ? PyCapsule_GetPointer(second, "arrow_array") : NULL;
  if (!array) return NULL;
  if (!schema->release || !array->release) {
    PyErr_SetString(PyExc_ValueError, "the array was taken by someone else");
    return NULL;
  }
  return answer_one(&question, schema->format, array, 0);
}

/* Appends the answers to each array of a stream. Returns -1 with an exception. */
static int answer_stream(PyObject *list, Question *question, struct ArrowArrayStream *stream) {
  struct ArrowSchema schema = {0};
  struct ArrowArray array = {0};
  int64_t number = 0;
  int failure = stream->get_schema(stream, &schema), result = 0;
  while (failure == 0 && result == 0) {
    failure = stream->get_next(stream, &array);
    if (failure || !array.release) break;
    PyObject *one = answer_one(question, schema.format, &array, number);
    number += array.length;
    array.release(&array);
    result = one ? PyList_Append(list, one) : -1;
    Py_XDECREF(one);
  }
  if (failure) {
    const char *message = stream->get_last_error(stream);
    PyErr_SetString(PyExc_ValueError, message ? message : "the stream of arrays cannot be read");
    result = -1;
  }
  if (schema.release) schema.release(&schema);
  return result;
}

/* answer_stream(stream, unit, policy, options) -> [(schema, array)] */
static PyObject *py_answer_stream(PyObject *module, PyObject *arguments) {
  PyObject *capsule, *unit;
  int policy;
  unsigned long long options;
  Question question;
  if (!PyArg_ParseTuple(arguments, "OOiK", &capsule, &unit, &policy, &options)) return NULL;
  if (read_question(&question, module, unit, policy, options) < 0) return NULL;
  struct ArrowArrayStream *stream = PyCapsule_GetPointer(capsule, "arrow_array_stream");
  if (!stream) return NULL;
  if (!stream->release) {
    PyErr_SetString(PyExc_ValueError, "the stream was taken by someone else");
    return NULL;
  }
  PyObject *list = PyList_New(0);
  if (list && answer_stream(list, &question, stream) < 0) Py_CLEAR(list);
  return list;
}

PyMethodDef array_functions[] = {{"answer_array", py_answer_array, METH_VARARGS, NULL},
                                 {"answer_stream", py_answer_stream, METH_VARARGS, NULL},
                                 {0}};
