/* Opens two copies of the library in one process, calls both from several threads, and closes them.
 *
 *     copies ONE OTHER
 */
#define _GNU_SOURCE
#include <quantities.h>

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

typedef int64_t format(const char *, size_t, qty_options, qty_error *, char *, size_t);

static void *library(const char *path) {
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!library) fprintf(stderr, "copies: %s\n", dlerror());
  return library;
}

static format *format_of(void *library) {
  format *function = NULL;
  if (library) *(void **)&function = dlsym(library, "qty_format");
  return function;
}

/* Returns how many answers are wrong. */
static size_t check(format *function) {
  static const struct {
    const char *text, *answer;
  } rows[] = {
      {"7 tsp", "2 tablespoons + 1 teaspoon"}, {"90 min", "1 hour 30 minutes"},
      {"24 oz", "1 1/2 pounds"},               {"2 cupz", "unknown unit 'cupz'"},
  };
  size_t wrong = 0;
  char text[128];
  for (int again = 0; again < 200; again++)
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
      function(rows[i].text, strlen(rows[i].text), 0, NULL, text, sizeof text);
      wrong += strcmp(text, rows[i].answer) != 0;
    }
  return wrong;
}

static void *run(void *function) { return (void *)check(*(format **)function); }

static size_t check_both(format *functions[2]) {
  pthread_t threads[8];
  size_t wrong = 0;
  for (int i = 0; i < 8; i++)
    if (pthread_create(&threads[i], NULL, run, &functions[i % 2]) != 0) return 1;
  for (int i = 0; i < 8; i++) {
    void *result;
    pthread_join(threads[i], &result);
    wrong += (size_t)result;
  }
  return wrong;
}

int main(int count, char **arguments) {
  if (count != 3) return 64;
  for (int again = 0; again < 3; again++) {
    void *libraries[2];
    format *functions[2];
    for (int i = 0; i < 2; i++) {
      libraries[i] = library(arguments[i + 1]);
      functions[i] = format_of(libraries[i]);
      if (!functions[i]) return 1;
    }
    if (functions[0] == functions[1]) return 2;
    if (check_both(functions) != 0) return 3;
    /* One works without the other. */
    if (dlclose(libraries[0]) != 0 || check(functions[1]) != 0) return 4;
    if (dlclose(libraries[1]) != 0) return 5;
  }
  return 0;
}
