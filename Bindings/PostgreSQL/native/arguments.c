/* From values of SQL to texts and options, and back. */
#include "extension.h"

#include "mb/pg_wchar.h"
#include "utils/builtins.h"
#include "utils/memutils.h"

/* A call that reads an amount isn't interrupted: 2 MB take up to 0.6 s. A server that runs out of memory ends all
 * sessions: to find amounts in 4 MB takes up to 1 GB. */
const TextLimit amount_limit = {(size_t)1 << 21, MEMORY_TO_READ};
const TextLimit recipe_limit = {(size_t)1 << 22, MEMORY_TO_FIND};

/* Ends the call if a text is too long, or if there is no memory to read it. */
static void require_limit(size_t length, const TextLimit *limit) {
  if (length > limit->longest)
    ereport(ERROR, (errcode(ERRCODE_PROGRAM_LIMIT_EXCEEDED), errmsg("the text is too long"),
                    errdetail("It has %zu bytes, and can have %zu.", length, limit->longest)));
  if (!has_memory(length, limit->memory))
    ereport(ERROR, (errcode(ERRCODE_OUT_OF_MEMORY), errmsg("out of memory"),
                    errdetail("A text has %zu bytes.", length)));
}

/* A database of SQL_ASCII has any bytes; the library checks whether they are UTF-8. */
static bool is_utf8(void) {
  return GetDatabaseEncoding() == PG_UTF8 || GetDatabaseEncoding() == PG_SQL_ASCII;
}

static Text utf8_of(const text *value, const char *name, const TextLimit *limit) {
  Text result = {VARDATA_ANY(value), VARSIZE_ANY_EXHDR(value), name};
  /* Before it is converted, which takes four times the length, and after it, when it can be longer. */
  require_limit(result.length, limit);
  if (is_utf8()) return result;
  const char *converted = pg_server_to_any(result.bytes, (int)result.length, PG_UTF8);
  if (converted == result.bytes) return result;
  result = (Text){converted, strlen(converted), name};
  require_limit(result.length, limit);
  return result;
}

Text read_text(Datum value, const char *name, const TextLimit *limit) {
  return utf8_of(DatumGetTextPP(value), name, limit);
}

Datum text_of(const char *bytes, size_t length) {
  if (length > MaxAllocSize / MAX_CONVERSION_GROWTH - VARHDRSZ)
    ereport(ERROR, (errcode(ERRCODE_PROGRAM_LIMIT_EXCEEDED), errmsg("the text is too long"),
                    errdetail("It would have %zu bytes.", length)));
  if (is_utf8()) return PointerGetDatum(cstring_to_text_with_len(bytes, (int)length));
  /* A fraction such as ⅓ is refused by the server if the encoding doesn't have it. */
  const char *converted = pg_any_to_server(bytes, (int)length, PG_UTF8);
  if (converted == bytes) return PointerGetDatum(cstring_to_text_with_len(bytes, (int)length));
  return PointerGetDatum(cstring_to_text(converted));
}

qty_options read_options(const text *value) {
  char reason[REASON_SIZE];
  qty_error error;
  qty_options options;
  if (VARSIZE_ANY_EXHDR(value) == 0) return 0;
  Text given = utf8_of(value, "options", &amount_limit);
  if (qty_read_options(given.bytes, given.length, &options, &error, reason, sizeof reason) < 0)
    fail(&given, &error, reason);
  return options;
}

/* The options of the last row, which need not be read again if they are the same. */
typedef struct {
  qty_options options;
  size_t length;
  char text[FLEXIBLE_ARRAY_MEMBER];
} Remembered;

qty_options options_of(FunctionCallInfo fcinfo, int place) {
  Remembered *last = fcinfo->flinfo->fn_extra;
  const text *value = PG_GETARG_TEXT_PP(place);
  size_t length = VARSIZE_ANY_EXHDR(value);
  if (length == 0) return 0;
  if (last && last->length == length && memcmp(last->text, VARDATA_ANY(value), length) == 0)
    return last->options;
  qty_options options = read_options(value);
  fcinfo->flinfo->fn_extra = NULL;
  if (last) pfree(last);
  last = MemoryContextAlloc(fcinfo->flinfo->fn_mcxt, offsetof(Remembered, text) + length);
  last->options = options;
  last->length = length;
  memcpy(last->text, VARDATA_ANY(value), length);
  fcinfo->flinfo->fn_extra = last;
  return options;
}

void read_call(Call *call, FunctionCallInfo fcinfo, int count, const TextLimit *limit) {
  *call = (Call){0};
  for (int i = 0; i < count; i++)
    call->texts[i] = read_text(PG_GETARG_DATUM(i), i == 0 ? "text" : "second text", limit);
  if (PG_NARGS() > count) call->options = options_of(fcinfo, count);
}
