/* Answers the words of its arguments as the command `qty` does, or multiplies a recipe.
 *
 *     ask 2 cups --kit metric
 *     ask scale 2 < RECIPE
 */
#include <quantities.h>

#include <stdio.h>
#include <string.h>

#define SIZE 65536

static char words[SIZE], options[SIZE], answer[SIZE];

static void append(char *text, const char *word, const char *separator) {
  size_t length = strlen(text);
  snprintf(text + length, SIZE - length, "%s%s", length > 0 ? separator : "", word);
}

/* Whether a value follows the name of an option. */
static int has_value(const char *option) {
  return qty_option_values(option, strlen(option), NULL, NULL, 0) > 0;
}

/* Prints an answer, or why there is none. */
static int tell(int64_t result, int status) {
  if (result >= 0) {
    fwrite(answer, 1, (size_t)result, stdout);
    return 0;
  }
  fprintf(stderr, "%s\n", answer);
  return status;
}

static int scale(const char *factor) {
  static char recipe[SIZE];
  qty_error error;
  size_t length = fread(recipe, 1, SIZE / 4, stdin);
  int64_t result =
      qty_scale(recipe, length, factor, strlen(factor), 0, &error, answer, SIZE);
  /* The reason for unscaled amounts follows the text. */
  if (result >= 0 && error.code != QTY_OK)
    fprintf(stderr, "%.*s: %s\n", (int)(error.end - error.start), recipe + error.start,
            answer + result + 1);
  return tell(result, 1) || error.code != QTY_OK;
}

int main(int count, char **arguments) {
  qty_options bits;
  if (count == 3 && strcmp(arguments[1], "scale") == 0) return scale(arguments[2]);
  for (int i = 1; i < count; i++) {
    const char *word = arguments[i];
    if (strncmp(word, "--", 2) != 0) {
      append(words, word, " ");
      continue;
    }
    append(options, word + 2, " ");
    if (has_value(word + 2) && i + 1 < count) append(options, arguments[++i], "=");
  }
  int64_t result = qty_read_options(options, strlen(options), &bits, NULL, answer, SIZE);
  if (result < 0) return tell(result, 64);
  result = qty_answer(words, strlen(words), bits, NULL, answer, SIZE);
  if (tell(result, 1) != 0) return 1;
  puts("");
  return 0;
}
