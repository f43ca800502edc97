/* The aggregate qty_sum: of parallel workers, and of windows whose rows come and go. */
#include "extension.h"

#include "utils/memutils.h"

/* What is kept of a group, in the context of the aggregate. */
typedef struct {
  Sum sum;
  qty_options options;
  size_t options_length;
  char *options_text;
} Group;

static MemoryContext context_of(FunctionCallInfo fcinfo) {
  MemoryContext context;
  if (!AggCheckCallContext(fcinfo, &context)) elog(ERROR, "qty_sum is called without rows");
  return context;
}

static Group *group_of(FunctionCallInfo fcinfo, MemoryContext context) {
  if (!PG_ARGISNULL(0)) return (Group *)PG_GETARG_POINTER(0);
  return MemoryContextAllocZero(context, sizeof(Group));
}

static void make_room(Sum *sum, MemoryContext context, int32_t count) {
  if (sum->tally_count + count <= sum->tally_capacity) return;
  int32_t capacity = Max(sum->tally_capacity * 2, sum->tally_count + count);
  size_t size = (size_t)capacity * sizeof *sum->tallies;
  sum->tallies = sum->tallies ? repalloc(sum->tallies, size) : MemoryContextAlloc(context, size);
  sum->tally_capacity = capacity;
}

static void keep_options(Group *group, MemoryContext context, qty_options options, const char *text,
                         size_t length) {
  char *copy = length > 0 ? MemoryContextAlloc(context, length) : NULL;
  if (copy) memcpy(copy, text, length);
  if (group->options_text) pfree(group->options_text);
  group->options_text = copy;
  group->options_length = length;
  group->options = options;
}

static bool has_options(const Group *group, const char *text, size_t length) {
  return group->options_length == length &&
         (length == 0 || memcmp(group->options_text, text, length) == 0);
}

_Noreturn static void fail_options(void) {
  ereport(ERROR, (errcode(ERRCODE_INVALID_PARAMETER_VALUE), errmsg(OTHER_OPTIONS)));
}

/* Reads the options of a row, which must be those of all rows. */
static void require_options(Group *group, MemoryContext context, const text *value) {
  const char *bytes = VARDATA_ANY(value);
  size_t length = VARSIZE_ANY_EXHDR(value);
  if (has_options(group, bytes, length)) return;
  if (group->sum.rows > 0) fail_options();
  keep_options(group, context, read_options(value), bytes, length);
}

/* Adds a row, or takes it away. */
static Datum change(FunctionCallInfo fcinfo, bool subtract) {
  char reason[REASON_SIZE];
  qty_error error;
  qty_amount amounts[2];
  MemoryContext context = context_of(fcinfo);
  Group *group = group_of(fcinfo, context);
  for (int i = 1; i < PG_NARGS(); i++)
    if (PG_ARGISNULL(i)) PG_RETURN_POINTER(group);
  if (PG_NARGS() > 2) require_options(group, context, PG_GETARG_TEXT_PP(2));
  Text text = read_text(PG_GETARG_DATUM(1), "text", &amount_limit);
  if (qty_read(text.bytes, text.length, group->options, &amounts[0], &amounts[1], &error, reason,
               sizeof reason) < 0)
    fail(&text, &error, reason);
  make_room(&group->sum, context, 1);
  Change change = change_sum(&group->sum, amounts, subtract);
  if (change == OF_ANOTHER_KIND) fail_kinds(amounts[0].unit.kind, group->sum.kind, &text);
  Assert(change == CHANGED);
  PG_RETURN_POINTER(group);
}

PG_FUNCTION_INFO_V1(pg_qty_sum_add);
Datum pg_qty_sum_add(PG_FUNCTION_ARGS) { return change(fcinfo, false); }

PG_FUNCTION_INFO_V1(pg_qty_sum_take);
Datum pg_qty_sum_take(PG_FUNCTION_ARGS) { return change(fcinfo, true); }

/* Of no rows, and of nothing but NULL, the sum is NULL. */
PG_FUNCTION_INFO_V1(pg_qty_sum_text);
Datum pg_qty_sum_text(PG_FUNCTION_ARGS) {
  const Group *group = PG_ARGISNULL(0) ? NULL : (Group *)PG_GETARG_POINTER(0);
  qty_amount ends[2];
  context_of(fcinfo);
  if (!group || group->sum.rows <= 0) PG_RETURN_NULL();
  if (!ends_of(&group->sum, ends)) fail_too_large();
  return text_of_ends(ends, group->options);
}

/* Adds the rows of one worker to those of another. */
PG_FUNCTION_INFO_V1(pg_qty_sum_combine);
Datum pg_qty_sum_combine(PG_FUNCTION_ARGS) {
  MemoryContext context = context_of(fcinfo);
  const Group *other = PG_ARGISNULL(1) ? NULL : (Group *)PG_GETARG_POINTER(1);
  Group *group = group_of(fcinfo, context);
  if (!other || other->sum.rows == 0) PG_RETURN_POINTER(group);
  if (!has_options(group, other->options_text, other->options_length)) {
    if (group->sum.rows > 0) fail_options();
    keep_options(group, context, other->options, other->options_text, other->options_length);
  }
  make_room(&group->sum, context, other->sum.tally_count);
  Change change = add_sum(&group->sum, &other->sum);
  if (change == OF_ANOTHER_KIND) fail_kinds(other->sum.kind, group->sum.kind, NULL);
  Assert(change == CHANGED);
  PG_RETURN_POINTER(group);
}

/* A group as the bytes of its structures: the workers run the same program. */
PG_FUNCTION_INFO_V1(pg_qty_sum_serialize);
Datum pg_qty_sum_serialize(PG_FUNCTION_ARGS) {
  const Group *group = (Group *)PG_GETARG_POINTER(0);
  context_of(fcinfo);
  size_t tallies = (size_t)group->sum.tally_count * sizeof *group->sum.tallies;
  size_t size = VARHDRSZ + sizeof *group + tallies + group->options_length;
  bytea *result = palloc(size);
  char *data = VARDATA(result);
  SET_VARSIZE(result, size);
  memcpy(data, group, sizeof *group);
  if (tallies > 0) memcpy(data + sizeof *group, group->sum.tallies, tallies);
  if (group->options_length > 0)
    memcpy(data + sizeof *group + tallies, group->options_text, group->options_length);
  PG_RETURN_BYTEA_P(result);
}

PG_FUNCTION_INFO_V1(pg_qty_sum_deserialize);
Datum pg_qty_sum_deserialize(PG_FUNCTION_ARGS) {
  const bytea *value = PG_GETARG_BYTEA_PP(0);
  const char *data = VARDATA_ANY(value);
  size_t size = VARSIZE_ANY_EXHDR(value);
  context_of(fcinfo);
  Group *group = palloc(sizeof *group);
  if (size < sizeof *group) elog(ERROR, "a sum has %zu bytes", size);
  memcpy(group, data, sizeof *group);
  size_t tallies = (size_t)group->sum.tally_count * sizeof *group->sum.tallies;
  if (size != sizeof *group + tallies + group->options_length)
    elog(ERROR, "a sum has %zu bytes", size);
  group->sum.tally_capacity = group->sum.tally_count;
  group->sum.tallies = tallies > 0 ? palloc(tallies) : NULL;
  if (tallies > 0) memcpy(group->sum.tallies, data + sizeof *group, tallies);
  group->options_text = group->options_length > 0 ? palloc(group->options_length) : NULL;
  if (group->options_text)
    memcpy(group->options_text, data + sizeof *group + tallies, group->options_length);
  PG_RETURN_POINTER(group);
}
