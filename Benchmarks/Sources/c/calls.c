/* Calls the C library as a program would, for the script `c`.
 *
 *     calls check   whether the answers are right
 *     calls count   1,000 times each call between calls of betweenCounts(), for callgrind
 *     calls rows    a column of 100,000 texts, beside a loop that does less
 */
#define _POSIX_C_SOURCE 200809L
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "quantities.h"

enum { TIMES = 1000, ROWS = 100000, RUNS = 15 };

/* --- Single calls --- */

typedef enum { FORMAT, FORMAT_QUIETLY, VALUE, READ, ANSWER } function;

static const struct call {
  const char *work;
  function function;
  const char *text;
  const char *options;
  int64_t result;
  const char *answer;
} calls[] = {
    {"qty_format \"3 tsp\"", FORMAT, "3 tsp", "", 12, "1 tablespoon"},
    {"qty_format \"90 min\"", FORMAT, "90 min", "", 17, "1 hour 30 minutes"},
    {"qty_format \"100 g\"", FORMAT, "100 g", "", 9, "100 grams"},
    {"qty_format \"3 cups\", kit=metric", FORMAT, "3 cups", "kit=metric", 16, "~700 milliliters"},
    {"qty_format \"2-3 tsp\"", FORMAT, "2-3 tsp", "", 16, "2 to 3 teaspoons"},
    {"qty_format \"2 cupz\"", FORMAT, "2 cupz", "", QTY_UNKNOWN_UNIT, "unknown unit 'cupz'"},
    {"qty_format \"2 cupz\", no reason", FORMAT_QUIETLY, "2 cupz", "", QTY_UNKNOWN_UNIT, ""},
    {"qty_value \"2 cups\" in ml", VALUE, "2 cups", "", 0, ""},
    {"qty_read \"2 cups\"", READ, "2 cups", "", 0, ""},
    {"qty_answer \"3 tsp\"", ANSWER, "3 tsp", "", 12, "1 tablespoon"},
};

static int64_t run(const struct call *call, qty_options options, char *buffer, size_t capacity) {
  const char *text = call->text;
  size_t length = strlen(text);
  qty_error error;
  qty_amount amount;
  double value;
  switch (call->function) {
    case FORMAT: return qty_format(text, length, options, &error, buffer, capacity);
    case FORMAT_QUIETLY: return qty_format(text, length, options, &error, NULL, 0);
    case VALUE: return qty_value(text, length, "ml", 2, options, &value, &error, NULL, 0);
    case READ: return qty_read(text, length, options, &amount, NULL, &error, NULL, 0);
    case ANSWER: return qty_answer(text, length, options, &error, buffer, capacity);
  }
  return QTY_OTHER;
}

/* Callgrind writes its counts before each call. */
__attribute__((noinline)) void betweenCounts(void) { __asm__ volatile(""); }

static int run_calls(int times) {
  int wrong = 0;
  for (size_t place = 0; place < sizeof calls / sizeof *calls; place++) {
    const struct call *call = &calls[place];
    char buffer[256] = "";
    qty_options options = 0;
    qty_read_options(call->options, strlen(call->options), &options, NULL, NULL, 0);
    /* The first call fills the caches. */
    int64_t result = run(call, options, buffer, sizeof buffer);
    if (result != call->result || strcmp(buffer, call->answer)) {
      fprintf(stderr, "%s: %lld, '%s'\n", call->work, (long long)result, buffer);
      wrong = 1;
    }
    betweenCounts();
    for (int time = 0; time < times; time++) run(call, options, buffer, sizeof buffer);
    betweenCounts();
    if (times > 0) printf("%s\tC\t%d\n", call->work, times);
  }
  return wrong;
}

/* --- Columns --- */

static const char *const numbers[] = {"1",   "2",     "3",    "7",   "1/2", "1 1/2",
                                      "0.75", "2.5", "12", "90", "250", "1/3"};
static const char *const units[] = {"tsp", "tbsp", "cups", "ml", "g", "oz", "lb", "min", "h", "kg"};

static int32_t offsets[ROWS + 1];
static char data[ROWS * 32];

static unsigned next(unsigned below) {
  static uint64_t state = 1;
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (unsigned)(state >> 33) % below;
}

/* Fills the column: of 100 texts about 94 are amounts, 4 are ranges, and 2 are none. */
static void fill(void) {
  for (int row = 0; row < ROWS; row++) {
    char *text = data + offsets[row];
    const char *number = numbers[next(12)], *unit = units[next(10)];
    unsigned kind = next(100);
    int length = kind < 94   ? sprintf(text, "%s %s", number, unit)
                 : kind < 98 ? sprintf(text, "%u-%u %s", kind - 93, kind - 91, unit)
                             : sprintf(text, "%s %s", number, kind < 99 ? "cupz" : "eggs");
    offsets[row + 1] = offsets[row] + length;
  }
}

static double seconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* Where a thread writes. */
typedef struct {
  int32_t offsets[ROWS + 1];
  uint8_t validity[ROWS / 8 + 1];
  double values[ROWS];
  char data[ROWS * 64];
} output;

static qty_column column(void) {
  qty_column texts = {offsets, data, (uint64_t)offsets[ROWS], NULL, 0, ROWS, 4, 0};
  return texts;
}

static void format_rows(output *out) {
  qty_column texts = column();
  qty_buffer buffer = {out->offsets, out->data, sizeof out->data, out->validity, 0, 4, 0};
  if (qty_format_many(&texts, 0, QTY_NULL, 0, &buffer, NULL) != ROWS) exit(1);
}

static void find_values(output *out) {
  qty_column texts = column();
  if (qty_value_many(&texts, 0, QTY_NULL, "g", 1, 0, out->values, out->validity, 0, NULL) != ROWS)
    exit(1);
}

/* What a program does that knows no units: it reads a number and writes it again. */
static void reprint_numbers(output *out) {
  int32_t end = 0;
  for (int row = 0; row < ROWS; row++) {
    char text[64], *rest;
    int length = offsets[row + 1] - offsets[row];
    memcpy(text, data + offsets[row], (size_t)length);
    text[length] = 0;
    double number = strtod(text, &rest);
    end += sprintf(out->data + end, "%g%s", number, rest);
    out->offsets[row + 1] = end;
  }
}

/* The least that can be done with a text. */
static void copy_rows(output *out) {
  for (int row = 0; row < ROWS; row++) {
    memcpy(out->data + offsets[row], data + offsets[row], (size_t)(offsets[row + 1] - offsets[row]));
    out->offsets[row + 1] = offsets[row + 1];
  }
}

typedef struct {
  void (*work)(output *);
  output *out;
  double best; /* processor time of a run, in seconds */
} job;

static void *repeat(void *argument) {
  job *job = argument;
  for (int run = 0; run < RUNS; run++) {
    double start = seconds(CLOCK_THREAD_CPUTIME_ID);
    job->work(job->out);
    double time = seconds(CLOCK_THREAD_CPUTIME_ID) - start;
    if (run == 0 || time < job->best) job->best = time;
  }
  return NULL;
}

/* Prints how long a row takes on one thread, and on each of two at once. */
static void measure(const char *name, void (*work)(output *)) {
  job jobs[2] = {{work, calloc(1, sizeof(output)), 0}, {work, calloc(1, sizeof(output)), 0}};
  pthread_t threads[2];
  repeat(&jobs[0]);
  double alone = jobs[0].best;
  for (int place = 0; place < 2; place++)
    pthread_create(&threads[place], NULL, repeat, &jobs[place]);
  for (int place = 0; place < 2; place++) pthread_join(threads[place], NULL);
  double beside = (jobs[0].best + jobs[1].best) / 2;
  printf("| %s | %.0f | %.0f |\n", name, alone / ROWS * 1e9, beside / ROWS * 1e9);
  for (int place = 0; place < 2; place++) free(jobs[place].out);
}

static int check_rows(void) {
  output *out = calloc(1, sizeof *out);
  format_rows(out);
  int wrong = 0;
  for (int row = 0; row < ROWS; row += 97) {
    char text[256];
    int64_t length = qty_format(data + offsets[row], (size_t)(offsets[row + 1] - offsets[row]), 0,
                                NULL, text, sizeof text);
    int is_valid = out->validity[row / 8] >> (row % 8) & 1;
    int32_t written = out->offsets[row + 1] - out->offsets[row];
    wrong |= is_valid != (length >= 0) || (is_valid && written != length) ||
             (is_valid && memcmp(text, out->data + out->offsets[row], (size_t)length));
  }
  if (wrong) fprintf(stderr, "a column is said in another way than its texts\n");
  free(out);
  return wrong;
}

int main(int count, char **arguments) {
  const char *mode = count > 1 ? arguments[1] : "";
  fill();
  if (!strcmp(mode, "check")) return run_calls(0) | check_rows();
  if (!strcmp(mode, "count")) return run_calls(TIMES);
  if (strcmp(mode, "rows")) return 64;
  measure("`qty_format_many`", format_rows);
  measure("`qty_value_many`, in g", find_values);
  measure("by hand: `strtod`, `sprintf`", reprint_numbers);
  measure("by hand: `memcpy`", copy_rows);
  return 0;
}
