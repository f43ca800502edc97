/* From values of SQL to texts and options. */
#include "extension.h"

#include <string.h>

SQLITE_EXTENSION_INIT3

int read_text(Text *text, sqlite3_value *value) {
  if (sqlite3_value_type(value) == SQLITE_BLOB) return SQLITE_MISMATCH;
  text->bytes = (const char *)sqlite3_value_text(value);
  if (!text->bytes) return SQLITE_NOMEM;
  text->length = (size_t)sqlite3_value_bytes(value);
  return has_memory(text->length, MEMORY_TO_READ) ? SQLITE_OK : SQLITE_NOMEM;
}

/* Reads options by their names. Sets the message if they are wrong. */
static int read_options(const Text *text, qty_options *options, char **message) {
  char reason[REASON_SIZE];
  qty_error error;
  int64_t result =
      qty_read_options(text->bytes, text->length, options, &error, reason, sizeof reason);
  if (result >= 0) return SQLITE_OK;
  *message = message_of(text, &error, reason);
  return SQLITE_ERROR;
}

int remember(Remembered *last, const Text *text, char **message) {
  if (last->text && last->length == text->length &&
      memcmp(last->text, text->bytes, text->length) == 0)
    return SQLITE_OK;
  qty_options options;
  int result = read_options(text, &options, message);
  if (result != SQLITE_OK) return result;
  char *copy = sqlite3_malloc64(text->length + 1);
  if (!copy) return SQLITE_NOMEM;
  memcpy(copy, text->bytes, text->length);
  sqlite3_free(last->text);
  *last = (Remembered){copy, text->length, options};
  return SQLITE_OK;
}

/* SQLite keeps the result while the statement runs, if the argument is a constant. */
static bool read_call_options(Call *call, sqlite3_value *value, int place) {
  const qty_options *kept = sqlite3_get_auxdata(call->context, place);
  if (kept) {
    call->options = *kept;
    return true;
  }
  Text text = {.name = "options"};
  char *message = NULL;
  int result = read_text(&text, value);
  if (result == SQLITE_OK) result = read_options(&text, &call->options, &message);
  if (result == SQLITE_OK) {
    qty_options *options = sqlite3_malloc64(sizeof *options);
    /* Without memory they are read again in the next row. */
    if (!options) return true;
    *options = call->options;
    sqlite3_set_auxdata(call->context, place, options, sqlite3_free);
    return true;
  }
  if (result == SQLITE_ERROR)
    give_message(call->context, message);
  else if (result == SQLITE_MISMATCH)
    sqlite3_result_error(call->context, BLOB_MESSAGE, -1);
  else
    sqlite3_result_error_nomem(call->context);
  return false;
}

bool read_call(Call *call, sqlite3_context *context, int given, sqlite3_value **values, int count) {
  *call = (Call){.context = context};
  /* A function that sets no result has given NULL. */
  for (int i = 0; i < given; i++)
    if (sqlite3_value_type(values[i]) == SQLITE_NULL) return false;
  for (int i = 0; i < count; i++) {
    call->texts[i].name = i == 0 ? "text" : "second text";
    int result = read_text(&call->texts[i], values[i]);
    if (result == SQLITE_MISMATCH)
      sqlite3_result_error(context, BLOB_MESSAGE, -1);
    else if (result != SQLITE_OK)
      sqlite3_result_error_nomem(context);
    if (result != SQLITE_OK) return false;
  }
  return given == count || read_call_options(call, values[count], count);
}
