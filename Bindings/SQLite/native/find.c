/* The table qty_find(text [, options]), with a row for each amount in the text. */
#include "extension.h"

#include <string.h>

SQLITE_EXTENSION_INIT3

enum { START, END, TEXT, NUMBER, UNIT, KIND, ROLE, UPPER, COUNTED, INPUT, OPTIONS };

static const char schema[] =
    "CREATE TABLE qty_find(\"start\" INTEGER, \"end\" INTEGER, text TEXT, number REAL, unit TEXT,"
    " kind TEXT, role TEXT, upper REAL, counted TEXT, input TEXT HIDDEN, options TEXT HIDDEN)";

/* A statement's way through the table. */
typedef struct {
  sqlite3_vtab_cursor base;
  sqlite3_value *input;   /* a copy, because the argument doesn't last */
  sqlite3_value *options; /* or a null pointer */
  Text text;
  Remembered remembered;
  qty_found *found;
  int64_t count;
  int64_t row;
  uint64_t byte;     /* where the amount of the row begins */
  int64_t character; /* the same in characters, from 1 */
} Cursor;

static int connect(sqlite3 *database, void *data, int count, const char *const *arguments,
                   sqlite3_vtab **table, char **message) {
  (void)data, (void)count, (void)arguments, (void)message;
  int result = sqlite3_declare_vtab(database, schema);
  if (result != SQLITE_OK) return result;
  *table = sqlite3_malloc64(sizeof **table);
  if (!*table) return SQLITE_NOMEM;
  memset(*table, 0, sizeof **table);
  return sqlite3_vtab_config(database, SQLITE_VTAB_INNOCUOUS);
}

static int disconnect(sqlite3_vtab *table) {
  sqlite3_free(table);
  return SQLITE_OK;
}

static int fail(sqlite3_vtab *table, char *message) {
  if (!message) return SQLITE_NOMEM;
  sqlite3_free(table->zErrMsg);
  table->zErrMsg = message;
  return SQLITE_ERROR;
}

/* The text and the options must be given, as arguments or as `input = ...`. */
static int best_index(sqlite3_vtab *table, sqlite3_index_info *info) {
  int place[2] = {-1, -1};
  bool named = false;
  for (int i = 0; i < info->nConstraint; i++) {
    int column = info->aConstraint[i].iColumn;
    if (column < INPUT || info->aConstraint[i].op != SQLITE_INDEX_CONSTRAINT_EQ) continue;
    named |= column == INPUT;
    /* Another order of the tables may do. */
    if (!info->aConstraint[i].usable) return SQLITE_CONSTRAINT;
    place[column - INPUT] = i;
  }
  if (!named) return fail(table, sqlite3_mprintf("qty_find(text) needs a text"));
  int arguments = 0;
  for (int i = 0; i < 2; i++)
    if (place[i] >= 0) {
      info->aConstraintUsage[place[i]].argvIndex = ++arguments;
      info->aConstraintUsage[place[i]].omit = 1;
    }
  info->estimatedCost = 100;
  info->estimatedRows = 3;
  return SQLITE_OK;
}

static int open(sqlite3_vtab *table, sqlite3_vtab_cursor **result) {
  (void)table;
  Cursor *cursor = sqlite3_malloc64(sizeof *cursor);
  if (!cursor) return SQLITE_NOMEM;
  *cursor = (Cursor){0};
  *result = &cursor->base;
  return SQLITE_OK;
}

/* Forgets the text, and not the options. */
static void empty(Cursor *cursor) {
  sqlite3_value_free(cursor->input);
  sqlite3_value_free(cursor->options);
  sqlite3_free(cursor->found);
  *cursor = (Cursor){.base = cursor->base, .remembered = cursor->remembered};
}

static int close(sqlite3_vtab_cursor *base) {
  Cursor *cursor = (Cursor *)base;
  empty(cursor);
  sqlite3_free(cursor->remembered.text);
  sqlite3_free(cursor);
  return SQLITE_OK;
}

static int64_t count_between(const Cursor *cursor, uint64_t start, uint64_t end) {
  return (int64_t)count_characters(cursor->text.bytes + start, end - start);
}

/* Moves to a row. The amounts are in the order of the text, so its characters are counted once. */
static void go_to(Cursor *cursor, int64_t row) {
  cursor->row = row;
  if (row >= cursor->count) return;
  uint64_t start = cursor->found[row].start;
  cursor->character += count_between(cursor, cursor->byte, start);
  cursor->byte = start;
}

/* Finds all amounts. It allocates all memory at once, or fails. */
static int find(Cursor *cursor, qty_options options) {
  qty_error error;
  int64_t room = 8;
  if (!has_memory(cursor->text.length, MEMORY_TO_FIND)) return SQLITE_NOMEM;
  for (;;) {
    sqlite3_free(cursor->found);
    cursor->found = sqlite3_malloc64((sqlite3_uint64)room * sizeof *cursor->found);
    if (!cursor->found) return SQLITE_NOMEM;
    int64_t count = qty_find(cursor->text.bytes, cursor->text.length, options, cursor->found,
                             (size_t)room, &error);
    if (count < 0) return fail(cursor->base.pVtab, message_of(&cursor->text, &error, NULL));
    if (count <= room) {
      cursor->count = count;
      go_to(cursor, 0);
      return SQLITE_OK;
    }
    room = count;
  }
}

static int filter(sqlite3_vtab_cursor *base, int index, const char *name, int count,
                  sqlite3_value **values) {
  (void)index, (void)name;
  Cursor *cursor = (Cursor *)base;
  empty(cursor);
  for (int i = 0; i < count; i++) {
    if (sqlite3_value_type(values[i]) == SQLITE_NULL) return SQLITE_OK;
    if (sqlite3_value_type(values[i]) == SQLITE_BLOB)
      return fail(base->pVtab, sqlite3_mprintf(BLOB_MESSAGE));
  }
  cursor->input = sqlite3_value_dup(values[0]);
  if (!cursor->input || read_text(&cursor->text, cursor->input) != SQLITE_OK) return SQLITE_NOMEM;
  cursor->text.name = "text";
  cursor->character = 1;
  if (count < 2) return find(cursor, 0);
  Text text = {.name = "options"};
  char *message = NULL;
  cursor->options = sqlite3_value_dup(values[1]);
  if (!cursor->options || read_text(&text, cursor->options) != SQLITE_OK) return SQLITE_NOMEM;
  int result = remember(&cursor->remembered, &text, &message);
  if (result == SQLITE_ERROR) return fail(base->pVtab, message);
  return result == SQLITE_OK ? find(cursor, cursor->remembered.options) : result;
}

static int next(sqlite3_vtab_cursor *base) {
  go_to((Cursor *)base, ((Cursor *)base)->row + 1);
  return SQLITE_OK;
}

static int at_end(sqlite3_vtab_cursor *base) {
  return ((Cursor *)base)->row >= ((Cursor *)base)->count;
}

static int row_id(sqlite3_vtab_cursor *base, sqlite3_int64 *row) {
  *row = ((Cursor *)base)->row + 1;
  return SQLITE_OK;
}

static void give_part(sqlite3_context *context, const Cursor *cursor, uint64_t start, uint64_t end) {
  sqlite3_result_text64(context, cursor->text.bytes + start, end - start, SQLITE_TRANSIENT,
                        SQLITE_UTF8);
}

static int column(sqlite3_vtab_cursor *base, sqlite3_context *context, int number) {
  Cursor *cursor = (Cursor *)base;
  const qty_found *found = &cursor->found[cursor->row];
  Numbers numbers = numbers_of(found);
  switch (number) {
  case START: sqlite3_result_int64(context, cursor->character); break;
  case END:
    sqlite3_result_int64(context,
                         cursor->character + count_between(cursor, found->start, found->end));
    break;
  case TEXT: give_part(context, cursor, found->start, found->end); break;
  case NUMBER: sqlite3_result_double(context, numbers.lower); break;
  case UNIT:
    if (numbers.unit->kind != QTY_NUMBER)
      sqlite3_result_text(context, numbers.unit->name, -1, SQLITE_TRANSIENT);
    break;
  case KIND:
    sqlite3_result_text(context, name_of_kind(numbers.unit->kind), -1, SQLITE_STATIC);
    break;
  case ROLE:
    sqlite3_result_text(context, name_of_role(found->role), -1, SQLITE_STATIC);
    break;
  case UPPER:
    if (numbers.is_range) sqlite3_result_double(context, numbers.upper);
    break;
  case COUNTED:
    if (found->counted_start < found->counted_end)
      give_part(context, cursor, found->counted_start, found->counted_end);
    break;
  case INPUT: sqlite3_result_value(context, cursor->input); break;
  case OPTIONS:
    if (cursor->options) sqlite3_result_value(context, cursor->options);
    break;
  default: break;
  }
  return SQLITE_OK;
}

int register_find(sqlite3 *database) {
  /* It is there without CREATE VIRTUAL TABLE, because there is no xCreate. */
  static const sqlite3_module module = {
      .xConnect = connect, .xBestIndex = best_index, .xDisconnect = disconnect, .xOpen = open,
      .xClose = close, .xFilter = filter, .xNext = next, .xEof = at_end, .xColumn = column,
      .xRowid = row_id,
  };
  return sqlite3_create_module_v2(database, "qty_find", &module, NULL, NULL);
}
