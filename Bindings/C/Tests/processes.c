/* Threads that race at the first call of a process, and processes that are forked after use.
 *
 *     processes RACES FORKS
 */
#define _GNU_SOURCE
#include "test.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define THREADS 8

static void check_fact(const fact *fact) {
  char text[512];
  given given;
  int64_t length = ask(&fact->question, &given, text, sizeof text);
  CHECK(length == (int64_t)strlen(fact->answer) && strcmp(text, fact->answer) == 0, "%s: %d",
        fact->question.text, (int)length);
}

static void check_mistake(const mistake *mistake) {
  char reason[1024];
  given given;
  int64_t code = ask(&mistake->question, &given, reason, sizeof reason);
  CHECK(code == mistake->code && given.error.start == mistake->start, "%s: %d",
        mistake->question.text, (int)code);
  for (size_t i = 0; i < given.error.length; i++)
    CHECK(mistake->reason[i] == (reason[i] ? reason[i] : '|'), "%s", mistake->question.text);
}

static void check_rest(void) {
  static const char data[] = "3 tsp90 min";
  const int32_t offsets[] = {0, 5, 11};
  int32_t ends[3];
  char text[64];
  double values[2];
  qty_unit units[84];
  qty_found found[2];
  qty_column column = {offsets, data, 11, NULL, 0, 2, 4, 0};
  qty_buffer out = {ends, text, sizeof text, NULL, 0, 4, 0};
  CHECK(qty_format_many(&column, 0, QTY_FAIL, 0, &out, NULL) == 2 && ends[2] == 29, "%d", ends[2]);
  CHECK(memcmp(text, "1 tablespoon1 hour 30 minutes", 29) == 0, "%.29s", text);
  CHECK(qty_value_many(&column, 0, QTY_NULL, "ml", 2, 0, values, NULL, 0, NULL) == 2, "values");
  CHECK(values[0] == 14.78676478125, "%.17g", values[0]);
  CHECK(qty_find("1 cup milk", 10, 0, found, 2, NULL) == 1 && found[0].end == 5, "found");
  CHECK(qty_units(units, 84) == 84 && strcmp(units[0].name, "second") == 0, "%s", units[0].name);
}

/* Asks all there is to ask, each thread something else first. */
static void check_all(size_t first) {
  size_t count = fact_count + mistake_count + 1;
  for (size_t i = 0; i < count; i++) {
    size_t place = (i + first) % count;
    if (place < fact_count) check_fact(&facts[place]);
    else if (place < fact_count + mistake_count) check_mistake(&mistakes[place - fact_count]);
    else check_rest();
  }
}

static pthread_barrier_t barrier;
static int is_over;

static void *race(void *first) {
  pthread_barrier_wait(&barrier);
  check_all(*(size_t *)first);
  return NULL;
}

static void *go_on(void *first) {
  while (!__atomic_load_n(&is_over, __ATOMIC_RELAXED)) check_all(*(size_t *)first);
  return NULL;
}

static void start(pthread_t threads[THREADS], size_t firsts[THREADS], void *(*run)(void *),
                  size_t step) {
  for (size_t i = 0; i < THREADS; i++) {
    firsts[i] = i * step;
    if (pthread_create(&threads[i], NULL, run, &firsts[i]) != 0) exit(2);
  }
}

static void end(pthread_t threads[THREADS]) {
  for (size_t i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
}

/* Waits for a child, and takes its failure as one of this process. */
static void wait_for(pid_t child, const char *what) {
  int status = -1;
  CHECK(child > 0 && waitpid(child, &status, 0) == child && status == 0, "%s: %x", what,
        (unsigned)status);
}

/* A process that has called nothing yet. */
static void race_once(size_t step) {
  pid_t child = fork();
  if (child == 0) {
    pthread_t threads[THREADS];
    size_t firsts[THREADS];
    alarm(60);
    pthread_barrier_init(&barrier, NULL, THREADS);
    start(threads, firsts, race, step);
    end(threads);
    _exit(failures != 0);
  }
  wait_for(child, "a race");
}

static void fork_once(size_t first) {
  pid_t child = fork();
  if (child == 0) {
    failures = 0;
    alarm(60);
    check_all(first);
    _exit(failures != 0);
  }
  check_fact(&facts[first % fact_count]);
  wait_for(child, "a fork");
}

int main(int count, char **arguments) {
  if (count != 3) return 64;
  /* All threads begin with the same call, or each with another one. */
  for (size_t races = (size_t)atol(arguments[1]); races > 0; races--) race_once(races % 7);
  check_all(0);
  size_t forks = (size_t)atol(arguments[2]);
  for (size_t i = 0; i < forks / 2; i++) fork_once(i);
  /* Also while other threads are amidst a call. */
  pthread_t threads[THREADS];
  size_t firsts[THREADS];
  start(threads, firsts, go_on, 5);
  for (size_t i = 0; i < forks / 2; i++) fork_once(i);
  __atomic_store_n(&is_over, 1, __ATOMIC_RELAXED);
  end(threads);
  check_all(0);
  return failures != 0;
}
