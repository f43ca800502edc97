/* The function qty_find(text [, options]), which returns a row for each amount in the text. */
#include "extension.h"

#include "funcapi.h"
#include "mb/pg_wchar.h"
#include "miscadmin.h"
#include "utils/builtins.h"
#include "utils/memutils.h"

enum { START, END, TEXT, NUMBER, UNIT, KIND, ROLE, UPPER, COUNTED, COLUMNS };

/* For how many amounts there is room at first, of a text of the length; more is asked for once it is known
 * how many there are. */
static size_t guess(size_t length) { return length / 8 + 4; }

/* Finds all amounts. */
static qty_found *find(const Text *text, qty_options options, int64_t *count) {
  qty_error error;
  size_t room = guess(text->length);
  for (;;) {
    qty_found *found = MemoryContextAllocHuge(CurrentMemoryContext, room * sizeof *found);
    do {
      CHECK_FOR_INTERRUPTS();
      *count = qty_find(text->bytes, text->length, options, found, room, &error);
    } while (*count == QTY_INTERRUPTED);
    if (*count < 0) fail(text, &error, NULL);
    if ((size_t)*count <= room) return found;
    pfree(found);
    room = (size_t)*count;
  }
}

static Datum part(const Text *text, uint64_t start, uint64_t end) {
  return text_of(text->bytes + start, end - start);
}

/* How many characters there are, as substr counts them: bytes, if the database knows no encoding. */
static int32 count_between(const Text *whole, uint64_t start, uint64_t end) {
  if (GetDatabaseEncoding() == PG_SQL_ASCII) return (int32)(end - start);
  if (GetDatabaseEncoding() == PG_EUC_JIS_2004) {
    /* It has one character for some that are two in UTF-8. */
    const text *there = DatumGetTextPP(part(whole, start, end));
    return pg_mbstrlen_with_len(VARDATA_ANY(there), (int)VARSIZE_ANY_EXHDR(there));
  }
  return (int32)count_characters(whole->bytes + start, end - start);
}

/* Makes the rows' table in memory that lasts as long as the query, or in a file if there are many. */
static Tuplestorestate *make_table(FunctionCallInfo fcinfo) {
  ReturnSetInfo *info = (ReturnSetInfo *)fcinfo->resultinfo;
  TupleDesc columns;
  if (!info || !IsA(info, ReturnSetInfo) || !(info->allowedModes & SFRM_Materialize))
    ereport(ERROR, (errcode(ERRCODE_FEATURE_NOT_SUPPORTED),
                    errmsg("qty_find is called where there can be no rows")));
  MemoryContext before = MemoryContextSwitchTo(info->econtext->ecxt_per_query_memory);
  /* To look the columns up takes longer than to find an amount. */
  if (info->expectedDesc)
    columns = CreateTupleDescCopy(info->expectedDesc);
  else if (get_call_result_type(fcinfo, NULL, &columns) != TYPEFUNC_COMPOSITE)
    columns = NULL;
  if (!columns || columns->natts != COLUMNS)
    elog(ERROR, "qty_find returns other columns than its library");
  info->returnMode = SFRM_Materialize;
  info->setDesc = columns;
  info->setResult =
      tuplestore_begin_heap((info->allowedModes & SFRM_Materialize_Random) != 0, false, work_mem);
  MemoryContextSwitchTo(before);
  return info->setResult;
}

PG_FUNCTION_INFO_V1(pg_qty_find);
Datum pg_qty_find(PG_FUNCTION_ARGS) {
  Call call;
  int64_t count;
  uint64_t byte = 0;
  int32 character = 1;
  read_call(&call, fcinfo, 1, &recipe_limit);
  const Text *text = &call.texts[0];
  const qty_found *found = find(text, call.options, &count);
  Tuplestorestate *table = make_table(fcinfo);
  TupleDesc columns = ((ReturnSetInfo *)fcinfo->resultinfo)->setDesc;
  MemoryContext row = AllocSetContextCreate(CurrentMemoryContext, "qty_find", ALLOCSET_SMALL_SIZES);
  MemoryContext before = MemoryContextSwitchTo(row);
  for (int64_t i = 0; i < count; i++) {
    Numbers numbers = numbers_of(&found[i]);
    Datum values[COLUMNS] = {0};
    bool nulls[COLUMNS] = {0};
    CHECK_FOR_INTERRUPTS();
    MemoryContextReset(row);
    /* They are in the order of the text, so its characters are counted once. */
    character += count_between(text, byte, found[i].start);
    byte = found[i].start;
    nulls[UNIT] = numbers.unit->kind == QTY_NUMBER;
    nulls[UPPER] = !numbers.is_range;
    nulls[COUNTED] = found[i].counted_start >= found[i].counted_end;
    values[START] = Int32GetDatum(character);
    values[END] = Int32GetDatum(character + count_between(text, byte, found[i].end));
    values[TEXT] = part(text, found[i].start, found[i].end);
    values[NUMBER] = Float8GetDatum(numbers.lower);
    if (!nulls[UNIT]) values[UNIT] = text_of(numbers.unit->name, strlen(numbers.unit->name));
    values[KIND] = CStringGetTextDatum(name_of_kind(numbers.unit->kind));
    values[ROLE] = CStringGetTextDatum(name_of_role(found[i].role));
    values[UPPER] = Float8GetDatum(numbers.upper);
    if (!nulls[COUNTED]) values[COUNTED] = part(text, found[i].counted_start, found[i].counted_end);
    tuplestore_putvalues(table, columns, values, nulls);
  }
  MemoryContextSwitchTo(before);
  MemoryContextDelete(row);
  return (Datum)0;
}
