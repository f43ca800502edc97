/* The aggregate qty_sum, which is a window function, too. */
#include "extension.h"

#include <string.h>

SQLITE_EXTENSION_INIT3

/* What SQLite keeps for a group. */
typedef struct {
  Sum sum;
  Remembered options;
} Group;

/* Makes room for one more tally. */
static bool make_room(Sum *sum) {
  if (sum->tally_count < sum->tally_capacity) return true;
  int32_t capacity = sum->tally_capacity * 2 + 1;
  Tally *tallies = sqlite3_realloc64(sum->tallies, (sqlite3_uint64)capacity * sizeof *tallies);
  if (!tallies) return false;
  sum->tallies = tallies;
  sum->tally_capacity = capacity;
  return true;
}

/* Reads the options of a row, which must be those of all rows. */
static bool read_options(Group *group, Call *call, sqlite3_value *value) {
  Text text = {.name = "options"};
  char *message = NULL;
  int result = read_text(&text, value);
  if (result == SQLITE_OK && group->sum.rows > 0 &&
      (group->options.length != text.length ||
       memcmp(group->options.text, text.bytes, text.length) != 0)) {
    sqlite3_result_error(call->context, OTHER_OPTIONS, -1);
    return false;
  }
  if (result == SQLITE_OK) result = remember(&group->options, &text, &message);
  call->options = group->options.options;
  if (result == SQLITE_OK) return true;
  if (result == SQLITE_MISMATCH)
    sqlite3_result_error(call->context, BLOB_MESSAGE, -1);
  else if (result == SQLITE_ERROR)
    give_message(call->context, message);
  else
    sqlite3_result_error_nomem(call->context);
  return false;
}

/* Adds a row, or takes it away. */
static void change(sqlite3_context *context, int given, sqlite3_value **values, bool subtract) {
  Call call;
  char reason[REASON_SIZE];
  qty_amount amounts[2];
  if (given > 1 && sqlite3_value_type(values[1]) == SQLITE_NULL) return;
  /* The options are read apart: an aggregate keeps them itself. */
  if (!read_call(&call, context, 1, values, 1)) return;
  Group *group = sqlite3_aggregate_context(context, sizeof *group);
  if (!group) {
    sqlite3_result_error_nomem(context);
    return;
  }
  if (given > 1 && !read_options(group, &call, values[1])) return;
  const Text *text = &call.texts[0];
  if (qty_read(text->bytes, text->length, call.options, &amounts[0], &amounts[1], &call.error,
               reason, sizeof reason) < 0) {
    give_error(&call, reason);
    return;
  }
  if (!make_room(&group->sum)) {
    sqlite3_result_error_nomem(context);
    return;
  }
  switch (change_sum(&group->sum, amounts, subtract)) {
  case CHANGED: return;
  case OF_ANOTHER_KIND:
    sqlite3_snprintf(sizeof reason, reason, "cannot add %s to %s",
                     name_of_kind(amounts[0].unit.kind), name_of_kind(group->sum.kind));
    call.error = (qty_error){.end = text->length, .length = strlen(reason) + 1};
    give_error(&call, reason);
    return;
  case WITHOUT_ROOM: sqlite3_result_error_nomem(context); return;
  }
}

static void step(sqlite3_context *context, int given, sqlite3_value **values) {
  change(context, given, values, false);
}

static void inverse(sqlite3_context *context, int given, sqlite3_value **values) {
  change(context, given, values, true);
}

/* Of no rows, and of nothing but NULL, the sum is NULL. */
static void value(sqlite3_context *context) {
  const Group *group = sqlite3_aggregate_context(context, 0);
  if (!group || group->sum.rows <= 0) return;
  Call call = {.context = context, .options = group->options.options};
  qty_amount ends[2];
  if (ends_of(&group->sum, ends))
    give_amounts(&call, ends);
  else
    sqlite3_result_error(context, SUM_TOO_LARGE, -1);
}

/* SQLite calls it after an error, too. */
static void final(sqlite3_context *context) {
  Group *group = sqlite3_aggregate_context(context, 0);
  value(context);
  if (!group) return;
  sqlite3_free(group->sum.tallies);
  sqlite3_free(group->options.text);
  *group = (Group){0};
}

int register_sum(sqlite3 *database) {
  int result = SQLITE_OK;
  for (int count = 1; count <= 2 && result == SQLITE_OK; count++)
    result = sqlite3_create_window_function(database, "qty_sum", count, FLAGS, NULL, step, final,
                                            value, inverse, NULL);
  return result;
}
