/* Error reports: the message, the position as the detail, and the hint. */
#include "extension.h"

#include "catalog/namespace.h"
#include "lib/stringinfo.h"
#include "mb/pg_wchar.h"

/* Converts a message from UTF-8 to the encoding of the database, with question marks for characters that it doesn't
 * have: reporting an error must not raise another. */
static const char *said(StringInfo message) {
  clean(message->data, (size_t)message->len);
  int encoding = GetDatabaseEncoding();
  if (encoding == PG_UTF8 || encoding == PG_SQL_ASCII) return message->data;
  Oid conversion = FindDefaultConversionProc(PG_UTF8, encoding);
  StringInfoData result;
  initStringInfo(&result);
  for (int at = 0; at < message->len;) {
    unsigned char converted[16 * MAX_CONVERSION_GROWTH + 1];
    int length = pg_utf_mblen((unsigned char *)message->data + at);
    if (length == 1)
      appendStringInfoChar(&result, message->data[at]);
    else if (at + length <= message->len && OidIsValid(conversion) &&
             pg_do_encoding_conversion_buf(conversion, PG_UTF8, encoding,
                                           (unsigned char *)message->data + at, length, converted,
                                           sizeof converted, true) == length)
      appendStringInfoString(&result, (char *)converted);
    else
      appendStringInfoChar(&result, '?');
    at += length;
  }
  return result.data;
}

static int state_of(const qty_error *error) {
  switch (error->code) {
  case QTY_TOO_LARGE:
  case QTY_TOO_SMALL: return ERRCODE_NUMERIC_VALUE_OUT_OF_RANGE;
  case QTY_DIVISION_BY_ZERO: return ERRCODE_DIVISION_BY_ZERO;
  case QTY_INVALID_UTF8: return ERRCODE_CHARACTER_NOT_IN_REPERTOIRE;
  case QTY_INVALID_OPTION:
  case QTY_INVALID_ARGUMENT: return ERRCODE_INVALID_PARAMETER_VALUE;
  case QTY_INCOMPATIBLE_KINDS:
  case QTY_UNKNOWN_INGREDIENT:
  case QTY_AMBIGUOUS_INGREDIENT:
  case QTY_OTHER: return ERRCODE_DATA_EXCEPTION;
  default:
    /* What is wrong is a unit or a factor, which is a parameter, or else the text. */
    return error->argument == 1 ? ERRCODE_INVALID_PARAMETER_VALUE
                                : ERRCODE_INVALID_TEXT_REPRESENTATION;
  }
}

/* Says where a mistake is, and shows the text around it. */
static void append_place(StringInfo string, const Text *text, const qty_error *error) {
  Place place = place_of(text, error);
  switch (place.where) {
  case NOWHERE: return;
  case IN_A_BYTE:
    appendStringInfo(string, "See byte %llu of the %s", (unsigned long long)place.first,
                     text->name);
    break;
  case IN_NOTHING: appendStringInfo(string, "The %s is empty", text->name); break;
  case IN_CHARACTERS:
    if (place.first == place.last)
      appendStringInfo(string, "See character %llu of ", (unsigned long long)place.first);
    else
      appendStringInfo(string, "See characters %llu to %llu of ", (unsigned long long)place.first,
                       (unsigned long long)place.last);
    appendStringInfoString(string, place.start > 0 ? "'..." : "'");
    appendBinaryStringInfo(string, text->bytes + place.start, (int)(place.end - place.start));
    appendStringInfoString(string, place.end < text->length ? "...'" : "'");
  }
  if (error->count > 1)
    appendStringInfo(string, ", and %lld more", (long long)error->count - 1);
  appendStringInfoChar(string, '.');
}

/* Makes a sentence of a hint. */
static void append_sentence(StringInfo string, const char *hint) {
  if (!*hint) return;
  appendStringInfoString(string, hint);
  if (hint[0] >= 'a' && hint[0] <= 'z') string->data[0] = hint[0] - 'a' + 'A';
  if (!strchr(".?", string->data[string->len - 1])) appendStringInfoChar(string, '.');
}

void fail(const Text *text, const qty_error *error, const char *reason) {
  StringInfoData message, detail, hint;
  initStringInfo(&message);
  initStringInfo(&detail);
  initStringInfo(&hint);
  if (reason && *reason) {
    size_t shown = shown_length(reason);
    appendBinaryStringInfo(&message, reason, (int)shown);
    if (reason[shown]) appendStringInfoString(&message, "...");
    append_sentence(&hint, hint_of(reason, error));
  } else {
    appendStringInfoString(&message, error->code == QTY_INVALID_UTF8 ? "the text is not UTF-8"
                                                                     : "the text cannot be read");
  }
  if (text) append_place(&detail, text, error);
  ereport(ERROR, (errcode(state_of(error)), errmsg_internal("%s", said(&message)),
                  detail.len > 0 ? errdetail_internal("%s", said(&detail)) : 0,
                  hint.len > 0 ? errhint("%s", said(&hint)) : 0));
}

void fail_call(const Call *call, const char *reason) {
  fail(&call->texts[call->error.argument == 1], &call->error, reason);
}

void fail_kinds(int32_t added, int32_t sum, const Text *text) {
  char reason[REASON_SIZE];
  qty_error error = {.code = QTY_INCOMPATIBLE_KINDS, .end = text ? text->length : 0};
  snprintf(reason, sizeof reason, "cannot add %s to %s", name_of_kind(added), name_of_kind(sum));
  error.length = strlen(reason) + 1;
  fail(text, &error, reason);
}

void fail_too_large(void) {
  ereport(ERROR, (errcode(ERRCODE_NUMERIC_VALUE_OUT_OF_RANGE), errmsg(SUM_TOO_LARGE)));
}
