/* What is said of mistakes. */
#include "extension.h"

SQLITE_EXTENSION_INIT3

/* Says where a mistake is, and shows the text around it. */
static void append_place(sqlite3_str *string, const Text *text, const qty_error *error) {
  Place place = place_of(text, error);
  switch (place.where) {
  case NOWHERE: return;
  case IN_A_BYTE:
    sqlite3_str_appendf(string, " (byte %llu of the %s)", place.first, text->name);
    return;
  case IN_NOTHING: sqlite3_str_appendf(string, " (the %s is empty)", text->name); return;
  case IN_CHARACTERS:
    if (place.first == place.last)
      sqlite3_str_appendf(string, " (character %llu of ", place.first);
    else
      sqlite3_str_appendf(string, " (characters %llu to %llu of ", place.first, place.last);
  }
  sqlite3_str_appendall(string, place.start > 0 ? "'…" : "'");
  for (size_t i = place.start; i < place.end; i++)
    sqlite3_str_appendchar(string, 1, text->bytes[i]);
  sqlite3_str_appendall(string, place.end < text->length ? "…')" : "')");
}

char *message_of(const Text *texts, const qty_error *error, const char *reason) {
  sqlite3_str *string = sqlite3_str_new(NULL);
  if (reason && *reason) {
    const char *hint = hint_of(reason, error);
    size_t shown = shown_length(reason);
    sqlite3_str_append(string, reason, (int)shown);
    if (reason[shown]) sqlite3_str_appendall(string, "…");
    if (*hint) sqlite3_str_appendf(string, "; %s", hint);
  } else {
    sqlite3_str_appendall(string, error->code == QTY_INVALID_UTF8 ? "the text is not UTF-8"
                                                                 : "the text cannot be read");
  }
  append_place(string, &texts[error->argument == 1], error);
  if (error->count > 1) sqlite3_str_appendf(string, ", and %lld more", error->count - 1);
  int length = sqlite3_str_length(string);
  char *message = sqlite3_str_finish(string);
  if (message) clean(message, (size_t)length);
  return message;
}

void give_message(sqlite3_context *context, char *message) {
  if (!message) {
    sqlite3_result_error_nomem(context);
    return;
  }
  sqlite3_result_error(context, message, -1);
  sqlite3_free(message);
}

void give_error(Call *call, const char *reason) {
  give_message(call->context, message_of(call->texts, &call->error, reason));
}
