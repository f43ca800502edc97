/* A tour of libquantities. What it prints is in kitchen.txt.
 *
 *     cc kitchen.c $(pkg-config --cflags --libs quantities) -o kitchen
 */
#include <quantities.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char text[512];
static qty_error error;

/* Prints an answer, or where and why there is none. */
static void print(const char *question, int64_t length) {
  printf("%-36s ", question);
  if (length >= 0) {
    printf("%s\n", length < (int64_t)sizeof text ? text : "(needs a larger buffer)");
    return;
  }
  const char *hint = text + strlen(text) + 1;
  printf("%s, at %d ..< %d; %s\n", text, (int)error.start, (int)error.end, hint);
}

static void format(const char *amount) {
  print(amount, qty_format(amount, strlen(amount), 0, &error, text, sizeof text));
}

static void answer(const char *question) {
  print(question, qty_answer(question, strlen(question), 0, &error, text, sizeof text));
}

/* An amount whose length nobody knows: ask for it first. */
static void format_with(const char *names, const char *amount) {
  qty_options options;
  int64_t result = qty_read_options(names, strlen(names), &options, &error, text, sizeof text);
  if (result < 0) {
    print(names, result);
    return;
  }
  int64_t length = qty_format(amount, strlen(amount), options, NULL, NULL, 0);
  if (length < 0) return;
  char *answer = malloc((size_t)length + 1);
  if (!answer) return;
  qty_format(amount, strlen(amount), options, NULL, answer, (size_t)length + 1);
  printf("%-36s %s\n", names, answer);
  free(answer);
}

static void scale(const char *recipe, const char *factor) {
  print(recipe, qty_scale(recipe, strlen(recipe), factor, strlen(factor), 0, &error, text,
                          sizeof text));
}

/* Amounts are numbers, too. */
static void read_numbers(void) {
  double value;
  qty_amount amount;
  int32_t order;
  if (qty_value("2 cups", 6, "ml", 2, 0, &value, NULL, NULL, 0) >= 0)
    printf("%-36s %.9g\n", "2 cups in ml", value);
  if (qty_read("1 1/2 cups", 10, 0, &amount, NULL, NULL, NULL, 0) >= 0)
    printf("%-36s %g %s\n", "1 1/2 cups", amount.value, amount.unit.plural);
  if (qty_compare("1 tbsp", 6, "3 tsp", 5, 0, &order, NULL, NULL, 0) >= 0)
    printf("%-36s %d\n", "1 tbsp against 3 tsp", (int)order);
}

static void find(const char *recipe) {
  qty_found found[8];
  int64_t count = qty_find(recipe, strlen(recipe), 0, found, 8, NULL);
  printf("%s\n", recipe);
  for (int64_t i = 0; i < count && i < 8; i++)
    printf("  %.*s: %g %s\n", (int)(found[i].end - found[i].start), recipe + found[i].start,
           found[i].lower.value, found[i].lower.unit.name);
}

/* An Arrow column whose second row is not an amount. */
static void format_column(void) {
  int32_t starts[] = {0, 5, 9, 15}, ends[4];
  char said[256];
  qty_column column = {starts, "3 tspsalt90 min", 15, NULL, 0, 3, 4, 0};
  qty_buffer buffer = {ends, said, sizeof said, NULL, 0, 4, 0};
  int64_t rows = qty_format_many(&column, 0, QTY_KEEP, 0, &buffer, &error);
  for (int64_t i = 0; i < rows; i++)
    printf("  %.*s\n", (int)(ends[i + 1] - ends[i]), said + ends[i]);
  printf("  rows without an answer: %d, the first is %d\n", (int)error.count, (int)error.row);
}

int main(void) {
  if (qty_abi_version() != QTY_ABI_VERSION) return 1;
  format("3 tsp");
  format("1.995 cups");
  format("2-3 tsp");
  format("2 cupz");
  format_with("kit=metric style=vulgar", "1 cup");
  format_with("kit=metrik", "1 cup");
  answer("how many cups in a gallon");
  answer("2 cups flour to g");
  print("90 min in h,min", qty_convert("90 min", 6, "h,min", 5, 0, &error, text, sizeof text));
  scale("2 cups flour, 1 egg", "3/2");
  read_numbers();
  find("Bake 15 minutes, then add 2 cups of milk.");
  format_column();
  return 0;
}
