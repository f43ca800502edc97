/* The functions of a row. */
#include "extension.h"

#include "common/shortest_dec.h"
#include "miscadmin.h"
#include "utils/builtins.h"
#include "utils/fmgrprotos.h"
#include "utils/memutils.h"

typedef int64_t (*Writer)(Call *call, const void *given, char *buffer, size_t capacity);

static int64_t write_format(Call *c, const void *given, char *buffer, size_t capacity) {
  return qty_format(c->texts[0].bytes, c->texts[0].length, c->options, &c->error, buffer, capacity);
}

static int64_t write_convert(Call *c, const void *given, char *buffer, size_t capacity) {
  return qty_convert(c->texts[0].bytes, c->texts[0].length, c->texts[1].bytes, c->texts[1].length,
                     c->options, &c->error, buffer, capacity);
}

static int64_t write_scale(Call *c, const void *given, char *buffer, size_t capacity) {
  return qty_scale(c->texts[0].bytes, c->texts[0].length, c->texts[1].bytes, c->texts[1].length,
                   c->options, &c->error, buffer, capacity);
}

static int64_t write_amounts(Call *c, const void *ends, char *buffer, size_t capacity) {
  return write_ends(ends, c->options, &c->error, buffer, capacity);
}

/* Calls a writer again if it was interrupted by what ends no statement. */
static int64_t answered(Call *call, Writer writer, const void *given, char *buffer, size_t capacity) {
  int64_t result;
  do {
    CHECK_FOR_INTERRUPTS();
    result = writer(call, given, buffer, capacity);
  } while (result == QTY_INTERRUPTED);
  return result;
}

/* Returns the writer's output. An amount that could not be scaled is an error, too; its reason
 * follows the text. */
static Datum written(Call *call, Writer writer, const void *given, size_t expected) {
  char small[REASON_SIZE], *buffer = small;
  size_t capacity = sizeof small;
  if (expected > capacity)
    buffer = MemoryContextAllocHuge(CurrentMemoryContext, capacity = expected);
  int64_t result = answered(call, writer, given, buffer, capacity);
  size_t left = result >= 0 && call->error.code != 0 ? (size_t)call->error.length + 1 : 0;
  if (result > 0 && (size_t)result + left > capacity) {
    if (buffer != small) pfree(buffer);
    buffer = MemoryContextAllocHuge(CurrentMemoryContext, capacity = (size_t)result + left);
    result = answered(call, writer, given, buffer, capacity);
  }
  if (result < 0) fail_call(call, buffer);
  if (call->error.code != 0) fail_call(call, buffer + result + 1);
  Datum text = text_of(buffer, (size_t)result);
  if (buffer != small) pfree(buffer);
  return text;
}

Datum text_of_ends(const qty_amount ends[2], qty_options options) {
  Call call = {.options = options};
  return written(&call, write_amounts, ends, 0);
}

PG_FUNCTION_INFO_V1(pg_qty_format);
Datum pg_qty_format(PG_FUNCTION_ARGS) {
  Call call;
  read_call(&call, fcinfo, 1, &amount_limit);
  return written(&call, write_format, NULL, 0);
}

PG_FUNCTION_INFO_V1(pg_qty_convert);
Datum pg_qty_convert(PG_FUNCTION_ARGS) {
  Call call;
  read_call(&call, fcinfo, 2, &amount_limit);
  return written(&call, write_convert, NULL, 0);
}

/* Scales by a factor that is given as text. */
static Datum scaled(FunctionCallInfo fcinfo, Text factor) {
  Call call = {.texts = {read_text(PG_GETARG_DATUM(0), "text", &recipe_limit), factor}};
  call.options = options_of(fcinfo, 2);
  size_t length = call.texts[0].length;
  return written(&call, write_scale, NULL, length + length / 4 + REASON_SIZE / 2);
}

PG_FUNCTION_INFO_V1(pg_qty_scale);
Datum pg_qty_scale(PG_FUNCTION_ARGS) {
  return scaled(fcinfo, read_text(PG_GETARG_DATUM(1), "second text", &amount_limit));
}

PG_FUNCTION_INFO_V1(pg_qty_scale_numeric);
Datum pg_qty_scale_numeric(PG_FUNCTION_ARGS) {
  const char *factor = DatumGetCString(DirectFunctionCall1(numeric_out, PG_GETARG_DATUM(1)));
  return scaled(fcinfo, (Text){factor, strlen(factor), "factor"});
}

/* By the shortest number that is this one, whatever extra_float_digits says. */
PG_FUNCTION_INFO_V1(pg_qty_scale_double);
Datum pg_qty_scale_double(PG_FUNCTION_ARGS) {
  char factor[DOUBLE_SHORTEST_DECIMAL_LEN];
  int length = double_to_shortest_decimal_bufn(PG_GETARG_FLOAT8(1), factor);
  return scaled(fcinfo, (Text){factor, (size_t)length, "factor"});
}

PG_FUNCTION_INFO_V1(pg_qty_scale_real);
Datum pg_qty_scale_real(PG_FUNCTION_ARGS) {
  char factor[FLOAT_SHORTEST_DECIMAL_LEN];
  int length = float_to_shortest_decimal_bufn(PG_GETARG_FLOAT4(1), factor);
  return scaled(fcinfo, (Text){factor, (size_t)length, "factor"});
}

PG_FUNCTION_INFO_V1(pg_qty_scale_bigint);
Datum pg_qty_scale_bigint(PG_FUNCTION_ARGS) {
  char factor[MAXINT8LEN + 1];
  int length = pg_lltoa(PG_GETARG_INT64(1), factor);
  return scaled(fcinfo, (Text){factor, (size_t)length, "factor"});
}

PG_FUNCTION_INFO_V1(pg_qty_value);
Datum pg_qty_value(PG_FUNCTION_ARGS) {
  Call call;
  char reason[REASON_SIZE];
  double value;
  read_call(&call, fcinfo, 2, &amount_limit);
  const Text *text = &call.texts[0], *unit = &call.texts[1];
  if (qty_value(text->bytes, text->length, unit->bytes, unit->length, call.options, &value,
                &call.error, reason, sizeof reason) < 0)
    fail_call(&call, reason);
  PG_RETURN_FLOAT8(value);
}

/* Reads an amount, or a range if there is an upper one. */
static void read_amount(Call *call, int number, qty_amount *lower, qty_amount *upper) {
  char reason[REASON_SIZE];
  const Text *text = &call->texts[number];
  if (qty_read(text->bytes, text->length, call->options, lower, upper, &call->error, reason,
               sizeof reason) < 0)
    fail(text, &call->error, reason);
}

PG_FUNCTION_INFO_V1(pg_qty_number);
Datum pg_qty_number(PG_FUNCTION_ARGS) {
  Call call;
  qty_amount amount;
  read_call(&call, fcinfo, 1, &amount_limit);
  read_amount(&call, 0, &amount, NULL);
  PG_RETURN_FLOAT8(amount.value);
}

PG_FUNCTION_INFO_V1(pg_qty_unit);
Datum pg_qty_unit(PG_FUNCTION_ARGS) {
  Call call;
  qty_amount amount;
  read_call(&call, fcinfo, 1, &amount_limit);
  read_amount(&call, 0, &amount, NULL);
  return text_of(amount.unit.name, strlen(amount.unit.name));
}

PG_FUNCTION_INFO_V1(pg_qty_kind);
Datum pg_qty_kind(PG_FUNCTION_ARGS) {
  Call call;
  qty_amount lower, upper;
  read_call(&call, fcinfo, 1, &amount_limit);
  read_amount(&call, 0, &lower, &upper);
  return CStringGetTextDatum(name_of_kind(lower.unit.kind));
}

PG_FUNCTION_INFO_V1(pg_qty_add);
Datum pg_qty_add(PG_FUNCTION_ARGS) {
  Call call;
  qty_amount sum[2], other[2];
  read_call(&call, fcinfo, 2, &amount_limit);
  read_amount(&call, 0, &sum[0], &sum[1]);
  read_amount(&call, 1, &other[0], &other[1]);
  if (sum[0].unit.kind != other[0].unit.kind)
    fail_kinds(other[0].unit.kind, sum[0].unit.kind, NULL);
  if (!add_ends(sum, other)) fail_too_large();
  return text_of_ends(sum, call.options);
}

/* Says whether a text is an amount or a range. */
PG_FUNCTION_INFO_V1(pg_qty_is_valid);
Datum pg_qty_is_valid(PG_FUNCTION_ARGS) {
  Call call;
  qty_amount lower, upper;
  read_call(&call, fcinfo, 1, &amount_limit);
  PG_RETURN_BOOL(qty_read(call.texts[0].bytes, call.texts[0].length, 0, &lower, &upper, NULL, NULL,
                          0) >= 0);
}

/* Says whether it has a value in a unit. A mistake in the unit or in the options is an error all the same. */
PG_FUNCTION_INFO_V1(pg_qty_is_valid_in);
Datum pg_qty_is_valid_in(PG_FUNCTION_ARGS) {
  Call call;
  char reason[REASON_SIZE];
  read_call(&call, fcinfo, 2, &amount_limit);
  const Text *text = &call.texts[0], *unit = &call.texts[1];
  int64_t result = qty_value(text->bytes, text->length, unit->bytes, unit->length, call.options,
                             NULL, &call.error, reason, sizeof reason);
  if (call.error.argument == 1 && result != QTY_INCOMPATIBLE_KINDS) fail_call(&call, reason);
  PG_RETURN_BOOL(result >= 0);
}
