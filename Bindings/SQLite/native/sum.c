/* The aggregate qty_sum, which is a window function, too: exact, by whole ticks of 128 bits. */
#include "extension.h"

#include <string.h>

SQLITE_EXTENSION_INIT3

__extension__ typedef __int128 Ticks;
__extension__ typedef unsigned __int128 Bits;

static Ticks ticks_of(uint64_t low, int64_t high) { return (Ticks)((Bits)(uint64_t)high << 64 | low); }

static bool add_ticks(qty_amount *amount, const qty_amount *other, bool subtract) {
  Ticks sum = ticks_of(amount->ticks_low, amount->ticks_high);
  Ticks term = ticks_of(other->ticks_low, other->ticks_high);
  if (subtract ? __builtin_sub_overflow(sum, term, &sum) : __builtin_add_overflow(sum, term, &sum))
    return false;
  amount->ticks_low = (uint64_t)sum;
  amount->ticks_high = (int64_t)((Bits)sum >> 64);
  return true;
}

bool add_ends(qty_amount sum[2], const qty_amount others[2], bool subtract) {
  for (int i = 0; i < 2; i++) {
    if (!add_ticks(&sum[i], &others[i], subtract)) return false;
    sum[i].flags |= others[0].flags | others[1].flags;
  }
  return true;
}

const char *name_of_kind(int32_t kind) {
  static const char *const names[] = {"number", "time", "volume", "mass"};
  return kind >= 0 && kind < 4 ? names[kind] : "another kind";
}

/* How many of the rows have a unit. */
typedef struct {
  qty_unit unit;
  int64_t rows;
} Tally;

/* What is kept of the rows. */
typedef struct {
  qty_amount ends[2]; /* of which the unit has a kind, but no name */
  int64_t rows;
  int64_t about; /* in how many rows the amount has this flag */
  int64_t rounded;
  Tally *tallies;
  int tally_count;
  int tally_capacity;
  Remembered options;
} Sum;

/* Finds the tally of a unit, or makes one. Returns a null pointer if there is no memory. */
static Tally *tally_of(Sum *sum, const qty_unit *unit) {
  for (int i = 0; i < sum->tally_count; i++)
    if (memcmp(sum->tallies[i].unit.name, unit->name, QTY_NAME_SIZE) == 0) return &sum->tallies[i];
  if (sum->tally_count == sum->tally_capacity) {
    int capacity = sum->tally_capacity * 2 + 1;
    Tally *tallies = sqlite3_realloc64(sum->tallies, (sqlite3_uint64)capacity * sizeof *tallies);
    if (!tallies) return NULL;
    sum->tallies = tallies;
    sum->tally_capacity = capacity;
  }
  Tally *tally = &sum->tallies[sum->tally_count++];
  *tally = (Tally){.unit = *unit};
  return tally;
}

/* The unit of most rows, or the larger of two; so that it doesn't matter in which order the rows came. */
static const qty_unit *usual_unit(const Sum *sum) {
  const Tally *best = &sum->tallies[0];
  for (int i = 1; i < sum->tally_count; i++) {
    const Tally *tally = &sum->tallies[i];
    Ticks ticks = ticks_of(tally->unit.ticks_low, tally->unit.ticks_high);
    Ticks most = ticks_of(best->unit.ticks_low, best->unit.ticks_high);
    if (tally->rows > best->rows || (tally->rows == best->rows && ticks > most) ||
        (tally->rows == best->rows && ticks == most &&
         memcmp(tally->unit.name, best->unit.name, QTY_NAME_SIZE) < 0))
      best = tally;
  }
  return &best->unit;
}

/* Reads the options of a row, which must be those of all rows. */
static bool read_options(Sum *sum, Call *call, sqlite3_value *value) {
  Text text = {.name = "options"};
  char *message = NULL;
  int result = read_text(&text, value);
  if (result == SQLITE_OK && sum->rows > 0 &&
      (sum->options.length != text.length ||
       memcmp(sum->options.text, text.bytes, text.length) != 0)) {
    sqlite3_result_error(call->context, "the options of qty_sum must be the same in all rows", -1);
    return false;
  }
  if (result == SQLITE_OK) result = remember(&sum->options, &text, &message);
  call->options = sum->options.options;
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
  Sum *sum = sqlite3_aggregate_context(context, sizeof *sum);
  if (!sum) {
    sqlite3_result_error_nomem(context);
    return;
  }
  if (given > 1 && !read_options(sum, &call, values[1])) return;
  const Text *text = &call.texts[0];
  if (qty_read(text->bytes, text->length, call.options, &amounts[0], &amounts[1], &call.error,
               reason, sizeof reason) < 0) {
    give_error(&call, reason);
    return;
  }
  int32_t kind = amounts[0].unit.kind;
  if (sum->rows > 0 && kind != sum->ends[0].unit.kind) {
    sqlite3_snprintf(sizeof reason, reason, "cannot add %s to %s", name_of_kind(kind),
                     name_of_kind(sum->ends[0].unit.kind));
    call.error = (qty_error){.end = text->length, .length = strlen(reason) + 1};
    give_error(&call, reason);
    return;
  }
  sum->ends[0].unit.kind = kind;
  Tally *tally = tally_of(sum, &amounts[0].unit);
  if (!tally) {
    sqlite3_result_error_nomem(context);
    return;
  }
  if (!add_ends(sum->ends, amounts, subtract)) {
    sqlite3_result_error(context, SUM_TOO_LARGE, -1);
    return;
  }
  int one = subtract ? -1 : 1;
  sum->rows += one;
  tally->rows += one;
  int32_t flags = amounts[0].flags | amounts[1].flags;
  if (flags & QTY_ABOUT) sum->about += one;
  if (flags & QTY_ROUNDED) sum->rounded += one;
}

static void step(sqlite3_context *context, int given, sqlite3_value **values) {
  change(context, given, values, false);
}

static void inverse(sqlite3_context *context, int given, sqlite3_value **values) {
  change(context, given, values, true);
}

/* Of no rows, and of nothing but NULL, the sum is NULL. */
static void value(sqlite3_context *context) {
  const Sum *sum = sqlite3_aggregate_context(context, 0);
  if (!sum || sum->rows <= 0) return;
  Call call = {.context = context, .options = sum->options.options};
  qty_amount ends[2] = {sum->ends[0], sum->ends[1]};
  for (int i = 0; i < 2; i++) {
    ends[i].unit = *usual_unit(sum);
    ends[i].flags = (sum->about > 0 ? QTY_ABOUT : 0) | (sum->rounded > 0 ? QTY_ROUNDED : 0);
  }
  give_amounts(&call, ends);
}

/* SQLite calls it after an error, too. */
static void final(sqlite3_context *context) {
  Sum *sum = sqlite3_aggregate_context(context, 0);
  value(context);
  if (!sum) return;
  sqlite3_free(sum->tallies);
  sqlite3_free(sum->options.text);
  *sum = (Sum){0};
}

int register_sum(sqlite3 *database) {
  int result = SQLITE_OK;
  for (int count = 1; count <= 2 && result == SQLITE_OK; count++)
    result = sqlite3_create_window_function(database, "qty_sum", count, FLAGS, NULL, step, final,
                                            value, inverse, NULL);
  return result;
}
