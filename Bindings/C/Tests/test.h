/* What the tests of the C library share. */
#ifndef TEST_H
#define TEST_H

#include <quantities.h>

#include <stddef.h>
#include <stdint.h>

/* Reports the condition if it does not hold; the test continues and fails at its end. */
#define CHECK(condition, ...) \
  do { \
    if (!(condition)) failed(__FILE__, __LINE__, #condition, __VA_ARGS__); \
  } while (0)

void failed(const char *file, int line, const char *condition, const char *format, ...);

/* How many conditions did not hold. */
extern int failures;

/* Memory that ends at a protected page: an access one byte beyond it ends the program. */
typedef struct fence {
  unsigned char *end;
  size_t size;
} fence;

fence make_fence(size_t size);
void free_fence(fence *fence);

/* Puts bytes at the very end of the memory, and returns where they begin. */
char *put_before(fence *fence, const void *bytes, size_t length);

/* The functions that can give a reason, and so have a buffer. */
typedef enum function {
  FORMAT, ANSWER, NOTES, CONVERT, SCALE, VALUE, READ, READ_UNIT, FORMAT_AMOUNT, COMPARE,
  READ_OPTIONS, OPTION_VALUES, RANGE, READ_LINE
} function;

/* A call of one of them, with options by their names. */
typedef struct question {
  function function;
  const char *options;
  const char *text;
  const char *second; /* the unit, the factor, the right amount */
} question;

/* What a call has given beside its result. */
typedef struct given {
  qty_error error;
  qty_options options;
  qty_amount lower;
  qty_amount upper;
  qty_unit unit;
  double value;
  int32_t order;
} given;

/* Calls a function; with texts that end where nothing may be read. */
int64_t ask(const question *question, given *given, char *buffer, size_t capacity);

/* Returns the options of some names. */
qty_options options_named(const char *names);

const char *name_of(function function);

/* A question and its answer. */
typedef struct fact {
  question question;
  const char *answer;
} fact;

/* A question that has none, and why. */
typedef struct mistake {
  question question;
  int32_t code;
  int32_t argument;
  uint64_t start;
  uint64_t end;
  const char *reason; /* message|hint|names */
} mistake;

extern const fact facts[];
extern const size_t fact_count;
extern const mistake mistakes[];
extern const size_t mistake_count;

/* The tests, by their files. */
void test_facts(void);
void test_mistakes(void);
void test_numbers(void);
void test_found(void);
void test_lines(void);
void test_options(void);
void test_buffers(void);
void test_arguments(void);
void test_interrupts(void);
void test_columns(void);
void test_broken_columns(void);

#endif
