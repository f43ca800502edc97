/* Answers each line as `qty --invalid fail` does, and writes each mistake as `qty --json` does.
 *
 *     answers OPTIONS MISTAKES < LINES
 */
#include <quantities.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SIZE 65536

static char line[SIZE], answer[SIZE];
static qty_error error;
static FILE *mistakes;

/* The command's names for the error codes. */
static const char *const names[] = {
    "", "incomplete", "expected-number", "invalid-number", "too-large", "too-small",
    "division-by-zero", "missing-unit", "unknown-unit", "unsupported-kind", "ambiguous-unit",
    "incompatible-kinds", "invalid-operation", "unexpected-text", "unknown-ingredient",
    "ambiguous-ingredient"};

static void write_string(const char *text) {
  fputc('"', mistakes);
  for (; *text; text++) {
    if (*text == '"' || *text == '\\') fputc('\\', mistakes);
    fputc(*text, mistakes);
  }
  fputc('"', mistakes);
}

static void write_mistake(int64_t code) {
  const char *name = code >= -15 ? names[-code] : "?";
  const char *part = answer, *end = answer + error.length;
  fprintf(mistakes, "{\"code\":\"%s\",\"message\":", name);
  write_string(part);
  fprintf(mistakes, ",\"span\":[%d,%d],\"suggestions\":[", (int)error.start, (int)error.end);
  part += strlen(part) + 1;
  const char *comma = "";
  for (part += strlen(part) + 1; part < end; part += strlen(part) + 1) {
    fputs(comma, mistakes);
    write_string(part);
    comma = ",";
  }
  fputs("]}\n", mistakes);
}

int main(int count, char **arguments) {
  qty_options options;
  if (count != 3 || !(mistakes = fopen(arguments[2], "w"))) return 64;
  const char *given = arguments[1];
  if (qty_read_options(given, strlen(given), &options, NULL, answer, SIZE) != 0) {
    fprintf(stderr, "%s\n", answer);
    return 64;
  }
  int status = 0;
  for (int number = 1; fgets(line, SIZE, stdin); number++) {
    size_t length = strlen(line) - 1;
    line[length] = 0;
    int64_t result = qty_answer(line, length, options, &error, answer, SIZE);
    puts(result < 0 ? line : answer);
    if (result >= 0) {
      fputs("answer\n", mistakes);
      continue;
    }
    const char *hint = answer + strlen(answer) + 1;
    fprintf(stderr, "qty: line %d: %s%s%s\n", number, answer, *hint ? "; " : "", hint);
    write_mistake(result);
    status = 1;
  }
  return fclose(mistakes) == 0 ? status : 2;
}
