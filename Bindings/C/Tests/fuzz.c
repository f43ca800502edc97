/* Calls every function with hostile arguments.
 *
 *     fuzz SEED RUNS          # from the first run
 *     fuzz SEED RUNS FIRST    # from another: a run depends on the seed and on its number alone
 */
#define _GNU_SOURCE
#include "hostile.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static unsigned long long seed, run;
static const char *called = "";
/* How many calls had an answer, and how many had each error. */
static unsigned long long counts[100];
static fence text_end, second_end, buffer_end, value_end;

/* Says which run it was that a signal ended. */
static void tell(int number) {
  char message[160];
  int length = snprintf(message, sizeof message, "fuzz: signal %d in %s: fuzz %llu 1 %llu\n",
                        number, called, seed, run);
  if (length > 0 && write(2, message, (size_t)length) < 0) _exit(3);
  signal(number, SIG_DFL);
  raise(number);
}

/* The arguments of a call and its result. */
typedef struct call {
  function function;
  bytes text;
  bytes second;
  qty_options options;
  size_t capacity;
  char *buffer;
  qty_error *error;
  qty_amount amount;
  int has_place; /* for the value */
} call;

static int64_t perform(const call *call) {
  const char *text = call->text.start, *second = call->second.start;
  size_t length = call->text.length, second_length = call->second.length;
  char *buffer = call->buffer;
  /* What is written to ends at the end of memory, too. */
  void *place = call->has_place ? make_buffer(&value_end, 0) : NULL;
#define PLACE(type) (type *)(place ? (void *)(value_end.end - sizeof(type)) : NULL)
#define REST call->error, buffer, call->capacity
  switch (call->function) {
    case FORMAT: return qty_format(text, length, call->options, REST);
    case ANSWER: return qty_answer(text, length, call->options, REST);
    case NOTES: return qty_notes(text, length, call->options, REST);
    case CONVERT: return qty_convert(text, length, second, second_length, call->options, REST);
    case SCALE: return qty_scale(text, length, second, second_length, call->options, REST);
    case VALUE:
      return qty_value(text, length, second, second_length, call->options, PLACE(double), REST);
    case READ:
      return qty_read(text, length, call->options, PLACE(qty_amount),
                      call->has_place ? PLACE(qty_amount) - 1 : NULL, REST);
    case READ_UNIT: return qty_read_unit(text, length, call->options, PLACE(qty_unit), REST);
    case FORMAT_AMOUNT:
      return qty_format_amount(call->has_place ? &call->amount : NULL, second, second_length,
                               call->options, REST);
    case COMPARE:
      return qty_compare(text, length, second, second_length, call->options, PLACE(int32_t), REST);
    case READ_OPTIONS: return qty_read_options(text, length, PLACE(qty_options), REST);
    case OPTION_VALUES: return qty_option_values(text, length, REST);
    case READ_LINE: {
      qty_line *line = PLACE(qty_line);
      qty_found *alternate = line ? (qty_found *)(void *)line - 1 : NULL;
      int64_t result = qty_read_line(text, length, call->options, line, alternate, line != NULL, REST);
      if (line && result >= 0) {
        CHECK(line->amount.start <= line->amount.end && line->amount.end <= call->text.truth, "range");
        CHECK(line->qualifier_start <= line->qualifier_end && line->qualifier_end <= call->text.truth,
              "qualifier");
        CHECK((int64_t)(line->item_length + line->preparation_length + line->comment_length) + 2 == result,
              "words");
      }
      return result;
    }
    case RANGE: return qty_range(text, length, second, second_length, call->options, REST);
  }
  return 0;
}

static int writes_text(function function) {
  return function == VALUE || function == READ || function == READ_UNIT || function == COMPARE
                 || function == READ_OPTIONS ? 0 : 1;
}

static void check(const call *call, int64_t result) {
  counts[result < 0 ? -result : 0]++;
  const qty_error *error = call->error;
  size_t capacity = call->buffer ? call->capacity : 0;
  CHECK(is_untouched_before(&buffer_end, capacity), "%s", called);
  if (error) {
    const bytes *text = error->argument ? &call->second : &call->text;
    CHECK(result >= 0 || error->code == result, "%s: %d", called, (int)error->code);
    CHECK(error->argument == 0 || error->argument == 1, "%s: %d", called, (int)error->argument);
    CHECK(error->start <= error->end && error->end <= text->truth, "%s: %d ..< %d of %d", called,
          (int)error->start, (int)error->end, (int)text->truth);
    CHECK((result < 0) <= (error->count == 1), "%s: count", called);
    CHECK(error->row == 0, "%s: row", called);
    if (result < 0 && capacity > 0) {
      size_t written = error->length < capacity ? (size_t)error->length : capacity;
      CHECK(error->length > 2 && call->buffer[written - 1] == 0, "%s: reason", called);
      CHECK(written < error->length || is_utf8(call->buffer, written), "%s: reason", called);
    }
  }
  CHECK(result != QTY_INTERRUPTED || call->function == SCALE || call->function == READ_LINE, "%s",
        called);
  if (result >= 0 && call->function != FORMAT_AMOUNT)
    CHECK(call->text.truth == 0 || is_utf8(call->text.start, call->text.truth), "%s: UTF-8", called);
  if (result < 0 || !writes_text(call->function)) return;
  if ((size_t)result <= capacity)
    CHECK(is_utf8(call->buffer, (size_t)result), "%s: not UTF-8", called);
  if ((size_t)result < capacity) CHECK(call->buffer[result] == 0, "%s: no zero", called);
}

/* The same call with enough room begins with the bytes that it wrote before. */
static void check_again(call *call, int64_t result) {
  static char before[FENCE_SIZE];
  if (result < 0 || !writes_text(call->function) || result >= FENCE_SIZE || !call->buffer) return;
  size_t count = (size_t)result < call->capacity ? (size_t)result : call->capacity;
  memcpy(before, call->buffer, count);
  call->capacity = (size_t)result;
  call->buffer = make_buffer(&buffer_end, call->capacity);
  CHECK(perform(call) == result, "%s: another length", called);
  CHECK(memcmp(before, call->buffer, count) == 0, "%s: another text", called);
}

static qty_amount make_amount(chance *chance, const bytes *text) {
  qty_amount amount;
  memset(&amount, 0, sizeof amount);
  if (qty_read(text->start, text->length, 0, &amount, NULL, NULL, NULL, 0) < 0) {
    qty_unit units[128];
    int64_t count = qty_units(units, 128);
    amount.unit = units[below(chance, (size_t)count)];
    amount.ticks_low = next(chance) >> below(chance, 64);
    if (happens(chance, 50)) amount.ticks_high = (int64_t)next(chance) >> below(chance, 64);
  }
  unsigned char *bytes = (unsigned char *)&amount;
  for (size_t rest = happens(chance, 50) ? below(chance, 4) : 0; rest > 0; rest--)
    bytes[below(chance, sizeof amount)] = (unsigned char)next(chance);
  if (happens(chance, 10)) amount.unit.kind = (int32_t)below(chance, 5);
  if (happens(chance, 2)) { amount.ticks_low = 0; amount.ticks_high = INT64_MIN; }
  return amount;
}

static int32_t is_interrupted(void) { return 1; }

static void fuzz_call(chance *chance, function function) {
  char text[TEXT_SIZE], second[TEXT_SIZE];
  static qty_error error;
  call call;
  memset(&call, 0, sizeof call);
  size_t length = function == READ_OPTIONS || function == OPTION_VALUES
                      ? make_options(chance, text)
                      : function == READ_UNIT ? make_units(chance, text) : make_text(chance, text);
  size_t second_length = function == COMPARE ? make_text(chance, second)
                         : function == SCALE
                             ? (size_t)snprintf(second, 32, "%d/%d", (int)below(chance, 9),
                                                (int)below(chance, 4))
                             : make_units(chance, second);
  if (happens(chance, 3)) second_length = make_text(chance, second);
  if (happens(chance, 5)) second_length = 0;
  called = name_of(function);
  call.function = function;
  call.text = make_hostile(chance, &text_end, text, length);
  call.second = make_hostile(chance, &second_end, second, second_length);
  call.options = function == READ_OPTIONS ? 0 : make_bits(chance);
  call.capacity = make_capacity(chance, FENCE_SIZE);
  call.buffer = make_buffer(&buffer_end, call.capacity);
  if (below(chance, 100) == 0) call.buffer = NULL;
  call.error = happens(chance, 90) ? &error : NULL;
  call.has_place = happens(chance, 90);
  if (function == FORMAT_AMOUNT) call.amount = make_amount(chance, &call.text);
  memset(&error, 0x5A, sizeof error);
  if (below(chance, 50) == 0) qty_set_interrupt(is_interrupted);
  int64_t result = perform(&call);
  check(&call, result);
  qty_set_interrupt(NULL);
  if (happens(chance, 20)) check_again(&call, result);
}

static void fuzz_find(chance *chance) {
  char text[TEXT_SIZE];
  qty_error error;
  bytes given = make_hostile(chance, &text_end, text, make_text(chance, text));
  size_t capacity = below(chance, 6);
  qty_found *found = (qty_found *)(void *)make_buffer(&buffer_end, capacity * sizeof *found);
  if (below(chance, 100) == 0) found = NULL;
  called = "qty_find";
  int64_t result =
      qty_find(given.start, given.length, make_bits(chance), found, capacity, &error);
  CHECK(is_untouched_before(&buffer_end, capacity * sizeof *found), "qty_find");
  CHECK(result >= 0 || error.code == result, "qty_find");
  uint64_t end = 0;
  for (int64_t i = 0; i < result && i < (int64_t)capacity && found; i++) {
    /* Only a count of one can be left unsaid. */
    uint64_t least = found[i].role == QTY_ROLE_COUNT ? 0 : 1;
    CHECK(end <= found[i].start && found[i].start + least <= found[i].end,
          "%d ..< %d after %d in %.*s", (int)found[i].start, (int)found[i].end, (int)end, (int)given.truth, given.start);
    CHECK(found[i].end <= given.truth && found[i].counted_start <= found[i].counted_end
              && found[i].counted_end <= given.truth, "range");
    end = found[i].end;
  }
}

static void fuzz_library(chance *chance) {
  size_t capacity = below(chance, 100);
  called = "qty_units, qty_version";
  qty_unit *units = (qty_unit *)(void *)make_buffer(&buffer_end, capacity * sizeof *units);
  CHECK(qty_units(units, capacity) == 84, "units");
  CHECK(is_untouched_before(&buffer_end, capacity * sizeof *units), "units");
  char *version = make_buffer(&buffer_end, capacity % 9);
  CHECK(qty_version(version, capacity % 9) == (int64_t)strlen(QTY_VERSION), "version");
  called = "qty_rules";
  char *rules = make_buffer(&buffer_end, capacity);
  int64_t length = qty_rules(rules, capacity);
  CHECK(is_untouched_before(&buffer_end, capacity), "rules");
  CHECK(length > 100 && is_utf8(rules, (size_t)length < capacity ? (size_t)length : capacity), "rules");
}

int main(int count, char **arguments) {
  if (count < 3) return 64;
  static const int signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGALRM};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) signal(signals[i], tell);
  seed = strtoull(arguments[1], NULL, 10);
  unsigned long long runs = strtoull(arguments[2], NULL, 10);
  run = count > 3 ? strtoull(arguments[3], NULL, 10) : 0;
  text_end = make_fence(FENCE_SIZE);
  second_end = make_fence(FENCE_SIZE);
  buffer_end = make_fence(FENCE_SIZE);
  value_end = make_fence(FENCE_SIZE);
  for (unsigned long long end = run + runs; run < end; run++) {
    chance chance = {seed * 0xD1B54A32D192ED03 + run * 0x9E3779B97F4A7C15 * 7};
    next(&chance);
    /* No call takes as long. */
    if (run % 256 == 0) alarm(60);
    int before = failures;
    size_t kind = below(&chance, 40);
    if (kind < 34) fuzz_call(&chance, (function)(kind % 14));
    else if (kind < 36) fuzz_find(&chance);
    else if (kind < 38) { called = "qty_format_many, qty_read_line_many"; fuzz_text_many(&chance); }
    else if (kind < 39) { called = "qty_value_many"; fuzz_value_many(&chance); }
    else fuzz_library(&chance);
    if (failures > before) fprintf(stderr, "fuzz: run %llu of seed %llu\n", run, seed);
    if (failures > 20) break;
  }
  printf("fuzz: seed %llu, %llu runs; answers: %llu; errors:", seed, runs, counts[0]);
  for (int code = 1; code < 100; code++)
    if (counts[code]) printf(" %d: %llu", -code, counts[code]);
  puts("");
  return failures != 0;
}
