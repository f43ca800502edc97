/* What the files of the extension share. */
#ifndef QUANTITIES_POSTGRESQL_H
#define QUANTITIES_POSTGRESQL_H

#include "postgres.h"

#include "fmgr.h"
#if PG_VERSION_NUM >= 160000
#include "varatt.h"
#endif

#include "shared.h"

/* A call of a function of SQL, with one text or two, and options. */
typedef struct {
  Text texts[2];
  qty_options options;
  qty_error error;
} Call;

/* How many bytes a text can have, and the most memory, in bytes, that each takes. */
typedef struct {
  size_t longest;
  size_t memory;
} TextLimit;

/* That of an amount, and that of a text with amounts in it. */
extern const TextLimit amount_limit, recipe_limit;

/* Reads a value as a text in UTF-8. Ends the call if it is too long, or if there is no memory to read it. */
Text read_text(Datum value, const char *name, const TextLimit *limit);

/* Makes a value of the library's output, in the encoding of the database. */
Datum text_of(const char *bytes, size_t length);

/* Reads the options of a text; the bytes are those of the database. */
qty_options read_options(const text *value);

/* The options of a function's argument, which are kept for the next row. */
qty_options options_of(FunctionCallInfo fcinfo, int place);

/* Reads the arguments of a function, none of them NULL: `count` texts, and then the options. */
void read_call(Call *call, FunctionCallInfo fcinfo, int count, const TextLimit *limit);

/* Ends the call with the error: its message, its position in the text and its hint; if the reason is null, with
 * a message for the code. */
_Noreturn void fail(const Text *text, const qty_error *error, const char *reason);

/* The same of a call, one of whose texts is wrong. */
_Noreturn void fail_call(const Call *call, const char *reason);

/* Ends the call because two kinds don't go together; the text may be a null pointer. */
_Noreturn void fail_kinds(int32_t added, int32_t sum, const Text *text);

_Noreturn void fail_too_large(void);

/* Gives amounts as qty_format would write them. */
Datum text_of_ends(const qty_amount ends[2], qty_options options);

#endif
