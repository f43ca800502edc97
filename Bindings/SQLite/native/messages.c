/* What is said of mistakes. */
#include "extension.h"

#include <string.h>

SQLITE_EXTENSION_INIT3

/* How many characters are shown before and after the place of a mistake in a long text. */
enum { BEFORE = 20, AFTER = 40 };

/* How many bytes are shown of a message, which can quote a word of any length. */
enum { LONGEST = 300 };

static bool begins_character(char byte) { return ((unsigned char)byte & 0xC0) != 0x80; }

static size_t count_characters(const char *bytes, size_t length) {
  size_t count = 0;
  for (size_t i = 0; i < length; i++) count += begins_character(bytes[i]);
  return count;
}

/* Shows the text around a place. */
static void append_excerpt(sqlite3_str *string, const Text *text, size_t place) {
  size_t start = place, end = place;
  for (int i = 0; i < BEFORE && start > 0; i++)
    do start--;
    while (start > 0 && !begins_character(text->bytes[start]));
  for (int i = 0; i < AFTER && end < text->length; i++)
    do end++;
    while (end < text->length && !begins_character(text->bytes[end]));
  sqlite3_str_appendall(string, start > 0 ? "'…" : "'");
  for (size_t i = start; i < end; i++) sqlite3_str_appendchar(string, 1, text->bytes[i]);
  sqlite3_str_appendall(string, end < text->length ? "…'" : "'");
}

/* Says where a mistake is: in characters from 1, as SQL counts them. */
static void append_place(sqlite3_str *string, const Text *text, const qty_error *error) {
  size_t start = (size_t)error->start, end = (size_t)error->end;
  if (start > text->length || end > text->length || start > end) return;
  if (error->code == QTY_INVALID_UTF8) {
    sqlite3_str_appendf(string, " (byte %llu of the %s)", (sqlite3_uint64)start + 1, text->name);
    return;
  }
  if (text->length == 0) {
    sqlite3_str_appendf(string, " (the %s is empty)", text->name);
    return;
  }
  /* Some mistakes are of no place, such as that of a range where there can be none. */
  if (end == 0) return;
  sqlite3_uint64 first = count_characters(text->bytes, start) + 1;
  sqlite3_uint64 last = first + count_characters(text->bytes + start, end - start);
  if (last <= first + 1)
    sqlite3_str_appendf(string, " (character %llu of ", first);
  else
    sqlite3_str_appendf(string, " (characters %llu to %llu of ", first, last - 1);
  append_excerpt(string, text, start);
  sqlite3_str_appendchar(string, 1, ')');
}

char *message_of(const Text *texts, const qty_error *error, const char *reason) {
  sqlite3_str *string = sqlite3_str_new(NULL);
  if (reason && *reason) {
    size_t next = strlen(reason) + 1, shown = next - 1;
    if (shown > LONGEST)
      for (shown = LONGEST; shown > 0 && !begins_character(reason[shown]);) shown--;
    sqlite3_str_append(string, reason, (int)shown);
    if (reason[shown]) sqlite3_str_appendall(string, "…");
    if (next < REASON_SIZE && next < error->length && reason[next])
      sqlite3_str_appendf(string, "; %s", reason + next);
  } else {
    sqlite3_str_appendall(string, error->code == QTY_INVALID_UTF8 ? "the text is not UTF-8"
                                                                 : "the text cannot be read");
  }
  append_place(string, &texts[error->argument == 1], error);
  if (error->count > 1) sqlite3_str_appendf(string, ", and %lld more", error->count - 1);
  int length = sqlite3_str_length(string);
  char *message = sqlite3_str_finish(string);
  /* What controls a terminal is shown as a space, and so is a zero. */
  for (int i = 0; message && i < length; i++)
    if ((unsigned char)message[i] < ' ' || message[i] == 127) message[i] = ' ';
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
