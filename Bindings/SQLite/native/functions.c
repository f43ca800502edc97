/* The functions of a row. */
#include "extension.h"

SQLITE_EXTENSION_INIT3

typedef int64_t (*Writer)(Call *call, const void *given, char *buffer, size_t capacity);

static int64_t write_format(Call *c, const void *given, char *buffer, size_t capacity) {
  (void)given;
  return qty_format(c->texts[0].bytes, c->texts[0].length, c->options, &c->error, buffer, capacity);
}

static int64_t write_convert(Call *c, const void *given, char *buffer, size_t capacity) {
  (void)given;
  return qty_convert(c->texts[0].bytes, c->texts[0].length, c->texts[1].bytes, c->texts[1].length,
                     c->options, &c->error, buffer, capacity);
}

static int64_t write_scale(Call *c, const void *given, char *buffer, size_t capacity) {
  (void)given;
  return qty_scale(c->texts[0].bytes, c->texts[0].length, c->texts[1].bytes, c->texts[1].length,
                   c->options, &c->error, buffer, capacity);
}

static int64_t write_amounts(Call *c, const void *ends, char *buffer, size_t capacity) {
  return write_ends(ends, c->options, &c->error, buffer, capacity);
}

/* Returns the writer's output to SQLite. An amount that could not be scaled is an error, too; its reason
 * follows the text. */
static void give_written(Call *call, Writer writer, const void *given, size_t expected) {
  char small[REASON_SIZE], *buffer = small, *large = NULL;
  size_t capacity = sizeof small;
  if (expected > capacity) {
    buffer = large = sqlite3_malloc64(capacity = expected);
    if (!large) {
      sqlite3_result_error_nomem(call->context);
      return;
    }
  }
  int64_t result = writer(call, given, buffer, capacity);
  size_t left = result >= 0 && call->error.code != 0 ? (size_t)call->error.length + 1 : 0;
  if (result > 0 && (size_t)result + left > capacity) {
    sqlite3_free(large);
    buffer = large = sqlite3_malloc64(capacity = (size_t)result + left);
    if (!large) {
      sqlite3_result_error_nomem(call->context);
      return;
    }
    result = writer(call, given, buffer, capacity);
  }
  if (result < 0)
    give_error(call, buffer);
  else if (call->error.code != 0)
    give_error(call, buffer + result + 1);
  else
    sqlite3_result_text64(call->context, buffer, (sqlite3_uint64)result, SQLITE_TRANSIENT,
                          SQLITE_UTF8);
  sqlite3_free(large);
}

void give_amounts(Call *call, const qty_amount ends[2]) {
  give_written(call, write_amounts, ends, 0);
}

static void sql_format(sqlite3_context *context, int given, sqlite3_value **values) {
  Call call;
  if (read_call(&call, context, given, values, 1)) give_written(&call, write_format, NULL, 0);
}

static void sql_convert(sqlite3_context *context, int given, sqlite3_value **values) {
  Call call;
  if (read_call(&call, context, given, values, 2)) give_written(&call, write_convert, NULL, 0);
}

static void sql_scale(sqlite3_context *context, int given, sqlite3_value **values) {
  Call call;
  if (!read_call(&call, context, given, values, 2)) return;
  size_t length = call.texts[0].length;
  if (has_memory(length, MEMORY_TO_FIND))
    give_written(&call, write_scale, NULL, length + length / 4 + REASON_SIZE / 2);
  else
    sqlite3_result_error_nomem(context);
}

static void sql_value(sqlite3_context *context, int given, sqlite3_value **values) {
  Call call;
  char reason[REASON_SIZE];
  double value;
  if (!read_call(&call, context, given, values, 2)) return;
  const Text *text = &call.texts[0], *unit = &call.texts[1];
  if (qty_value(text->bytes, text->length, unit->bytes, unit->length, call.options, &value,
                &call.error, reason, sizeof reason) < 0)
    give_error(&call, reason);
  else
    sqlite3_result_double(context, value);
}

/* Reads an amount, or a range if there is an upper one. */
static bool read_amount(Call *call, int number, qty_amount *lower, qty_amount *upper) {
  char reason[REASON_SIZE];
  const Text *text = &call->texts[number];
  if (qty_read(text->bytes, text->length, call->options, lower, upper, &call->error, reason,
               sizeof reason) >= 0)
    return true;
  call->error.argument = number;
  give_error(call, reason);
  return false;
}

static void sql_number(sqlite3_context *context, int given, sqlite3_value **values) {
  Call call;
  qty_amount amount;
  if (read_call(&call, context, given, values, 1) && read_amount(&call, 0, &amount, NULL))
    sqlite3_result_double(context, amount.value);
}

static void sql_unit(sqlite3_context *context, int given, sqlite3_value **values) {
  Call call;
  qty_amount amount;
  if (read_call(&call, context, given, values, 1) && read_amount(&call, 0, &amount, NULL))
    sqlite3_result_text(context, amount.unit.name, -1, SQLITE_TRANSIENT);
}

static void sql_kind(sqlite3_context *context, int given, sqlite3_value **values) {
  Call call;
  qty_amount lower, upper;
  if (read_call(&call, context, given, values, 1) && read_amount(&call, 0, &lower, &upper))
    sqlite3_result_text(context, name_of_kind(lower.unit.kind), -1, SQLITE_STATIC);
}

static void sql_add(sqlite3_context *context, int given, sqlite3_value **values) {
  Call call;
  qty_amount sum[2], other[2];
  if (!read_call(&call, context, given, values, 2) || !read_amount(&call, 0, &sum[0], &sum[1]) ||
      !read_amount(&call, 1, &other[0], &other[1]))
    return;
  if (sum[0].unit.kind != other[0].unit.kind)
    give_message(context, sqlite3_mprintf("cannot add %s to %s", name_of_kind(other[0].unit.kind),
                                          name_of_kind(sum[0].unit.kind)));
  else if (!add_ends(sum, other))
    sqlite3_result_error(context, SUM_TOO_LARGE, -1);
  else
    give_amounts(&call, sum);
}

/* Says whether a text is an amount or a range; or, with a unit, whether it has a value in that. A
 * mistake in the unit or in the options is an error all the same. */
static void sql_is_valid(sqlite3_context *context, int given, sqlite3_value **values) {
  Call call;
  char reason[REASON_SIZE];
  qty_amount lower, upper;
  if (sqlite3_value_type(values[0]) == SQLITE_BLOB) {
    sqlite3_result_int(context, 0);
    return;
  }
  if (!read_call(&call, context, given, values, given < 2 ? 1 : 2)) return;
  const Text *text = &call.texts[0], *unit = &call.texts[1];
  int64_t result =
      given < 2 ? qty_read(text->bytes, text->length, 0, &lower, &upper, NULL, NULL, 0)
                : qty_value(text->bytes, text->length, unit->bytes, unit->length, call.options, NULL,
                            &call.error, reason, sizeof reason);
  if (call.error.argument == 1 && result != QTY_INCOMPATIBLE_KINDS)
    give_error(&call, reason);
  else
    sqlite3_result_int(context, result >= 0);
}

int register_functions(sqlite3 *database) {
  static const struct {
    const char *name;
    void (*function)(sqlite3_context *, int, sqlite3_value **);
    int fewest;
    int most;
  } functions[] = {
      {"qty_format", sql_format, 1, 2},  {"qty_convert", sql_convert, 2, 3},
      {"qty_value", sql_value, 2, 3},    {"qty_number", sql_number, 1, 2},
      {"qty_unit", sql_unit, 1, 2},      {"qty_kind", sql_kind, 1, 2},
      {"qty_scale", sql_scale, 2, 3},    {"qty_add", sql_add, 2, 3},
      {"qty_is_valid", sql_is_valid, 1, 3},
  };
  int result = SQLITE_OK;
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
    for (int count = functions[i].fewest; count <= functions[i].most; count++)
      if (result == SQLITE_OK)
        result = sqlite3_create_function_v2(database, functions[i].name, count, FLAGS, NULL,
                                            functions[i].function, NULL, NULL, NULL);
  return result;
}
