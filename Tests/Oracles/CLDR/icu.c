// Answers each line of the input by one, as ICU does: see Languages/main.swift.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>
#include <unicode/ustring.h>

static UNumberFormatter *formatter(const char *skeleton, const char *locale) {
  UChar text[200];
  UErrorCode status = U_ZERO_ERROR;
  u_uastrcpy(text, skeleton);
  UNumberFormatter *made = unumf_openForSkeletonAndLocale(text, -1, locale, &status);
  return U_FAILURE(status) ? NULL : made;
}

// A formatter is made again only where a line asks for another than the one before.
static UNumberFormatter *cached(const char *skeleton, const char *locale) {
  static char last[400];
  static UNumberFormatter *made;
  char key[400];
  snprintf(key, sizeof key, "%s\n%s", skeleton, locale);
  if (made == NULL || strcmp(key, last) != 0) {
    if (made) unumf_close(made);
    made = formatter(skeleton, locale);
    strcpy(last, key);
  }
  return made;
}

static void unit(char **cells) {
  static const char *widths[][2] = {{"long", "full-name"}, {"short", "short"}, {"narrow", "narrow"}};
  const char *width = "";
  for (int i = 0; i < 3; i++)
    if (strcmp(cells[2], widths[i][0]) == 0) width = widths[i][1];
  char skeleton[200];
  snprintf(skeleton, sizeof skeleton, "measure-unit/%s unit-width-%s group-off .######", cells[3], width);
  UNumberFormatter *format = cached(skeleton, cells[1]);
  UErrorCode status = U_ZERO_ERROR;
  UFormattedNumber *result = unumf_openResult(&status);
  UChar text[200];
  char bytes[800] = "";
  if (format) {
    unumf_formatDecimal(format, cells[4], -1, result, &status);
    unumf_resultToString(result, text, 200, &status);
    if (U_SUCCESS(status)) u_strToUTF8(bytes, sizeof bytes, NULL, text, -1, &status);
  }
  puts(format && U_SUCCESS(status) ? bytes : "no unit");
  unumf_closeResult(result);
}

static void plural(char **cells) {
  static char last[100];
  static UPluralRules *rules;
  UErrorCode status = U_ZERO_ERROR;
  if (rules == NULL || strcmp(last, cells[1]) != 0) {
    if (rules) uplrules_close(rules);
    rules = uplrules_open(cells[1], &status);
    snprintf(last, sizeof last, "%s", cells[1]);
  }
  const char *point = strchr(cells[2], '.');
  char skeleton[100] = "precision-integer";
  if (point) snprintf(skeleton, sizeof skeleton, ".%.*s", (int)strlen(point + 1), "000000000");
  UNumberFormatter *format = cached(skeleton, "en");
  UFormattedNumber *result = unumf_openResult(&status);
  UChar text[20];
  char bytes[80] = "";
  unumf_formatDecimal(format, cells[2], -1, result, &status);
  uplrules_selectFormatted(rules, result, text, 20, &status);
  u_strToUTF8(bytes, sizeof bytes, NULL, text, -1, &status);
  puts(U_SUCCESS(status) ? bytes : u_errorName(status));
  unumf_closeResult(result);
}

int main(void) {
  char line[1000];
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\n")] = 0;
    char *cells[5] = {"", "", "", "", ""};
    int count = 0;
    for (char *cell = strtok(line, "\t"); cell && count < 5; cell = strtok(NULL, "\t"))
      cells[count++] = cell;
    if (strcmp(cells[0], "unit") == 0) unit(cells); else plural(cells);
  }
}
