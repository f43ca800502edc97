/* What the files of the extension share. */
#ifndef QUANTITIES_SQLITE_H
#define QUANTITIES_SQLITE_H

#include <sqlite3ext.h>

#include "shared.h"

/* A call of a function of SQL, with one text or two, and options. */
typedef struct {
  sqlite3_context *context;
  Text texts[2];
  qty_options options;
  qty_error error;
} Call;

/* The options of the last row, which need not be read again if they are the same. */
typedef struct {
  char *text; /* a null pointer if there were none */
  size_t length;
  qty_options options;
} Remembered;

/* Reads the arguments of a function: so many texts, and the options, if they are given. Returns false if
 * the function has its result already: NULL of a NULL, or an error. */
bool read_call(Call *call, sqlite3_context *context, int given, sqlite3_value **values, int count);

/* Reads a value as a text. Returns SQLITE_NOMEM, or SQLITE_MISMATCH of a blob. */
int read_text(Text *text, sqlite3_value *value);

/* Reads the options of a text. Returns SQLITE_OK, SQLITE_NOMEM, or SQLITE_ERROR, with the message, which
 * may be a null pointer. */
int remember(Remembered *last, const Text *text, char **message);

/* Makes the message of an error, with its position in the text; if the reason is null, a message
 * for the code. Returns a null pointer without memory. Free it with sqlite3_free. */
char *message_of(const Text *texts, const qty_error *error, const char *reason);

/* Makes a message the error of the function, and frees it. */
void give_message(sqlite3_context *context, char *message);

/* Makes the call's error that of the SQL function. */
void give_error(Call *call, const char *reason);

/* Gives an amount as qty_format would write it; or a range, if its ends differ. */
void give_amounts(Call *call, const qty_amount ends[2]);

#define BLOB_MESSAGE "expected a text, found a blob"

/* The functions of a row, the aggregate, and the table of the amounts in a text. */
int register_functions(sqlite3 *database);
int register_sum(sqlite3 *database);
int register_find(sqlite3 *database);

/* The same result for the same arguments, no side effects, and no harm if a schema that somebody else
 * has written calls it. */
#define FLAGS (SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS)

#endif
