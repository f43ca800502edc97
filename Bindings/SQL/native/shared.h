/* What the extensions of SQLite and PostgreSQL have in common. Nothing here takes memory or ends a call: both
 * do so in their own ways. */
#ifndef QUANTITIES_SQL_H
#define QUANTITIES_SQL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "quantities.h"

/* Room for the reason of an error; suggestions come last and aren't shown. */
#define REASON_SIZE 1024

/* The most memory, in bytes, that the library takes for a byte of text, measured with a margin: to read
 * an amount, and to find amounts. */
enum { MEMORY_TO_READ = 32, MEMORY_TO_FIND = 256 };

/* Says whether there is memory for a text. The library's own allocations end the process if they fail; so
 * whether a long text can be read is tried before. */
bool has_memory(size_t length, size_t each);

/* A text of a call, and its name for messages that cannot show it. */
typedef struct {
  const char *bytes;
  size_t length;
  const char *name;
} Text;

size_t count_characters(const char *bytes, size_t length);

/* --- Mistakes --- */

/* Where a mistake is, and the part of the text to show. */
typedef struct {
  enum { NOWHERE, IN_A_BYTE, IN_NOTHING, IN_CHARACTERS } where;
  uint64_t first; /* from 1, as SQL counts */
  uint64_t last;
  size_t start; /* in bytes */
  size_t end;
} Place;

Place place_of(const Text *text, const qty_error *error);

/* How many bytes are shown of a reason, which can quote a word of any length. */
size_t shown_length(const char *reason);

/* The cure that follows the message of a reason, or an empty text. */
const char *hint_of(const char *reason, const qty_error *error);

/* Replaces control characters by spaces. */
void clean(char *message, size_t length);

#define SUM_TOO_LARGE "the sum is too large: it does not fit 128 bits of ticks"
#define OTHER_OPTIONS "the options of qty_sum must be the same in all rows"

/* --- Amounts --- */

/* The names of a kind, "volume", and of a role, "amount". */
const char *name_of_kind(int32_t kind);
const char *name_of_role(int32_t role);

/* Adds the ends of a range to others. The flags are those of either. Returns false if the ticks don't fit. */
bool add_ends(qty_amount sum[2], const qty_amount others[2]);

/* Writes an amount as qty_format would; or a range, if its ends differ, each as it is alone: "1/3 cup to 1 1/4
 * cups". Returns the result of qty_format_amount. */
int64_t write_ends(const qty_amount ends[2], qty_options options, qty_error *error, char *buffer,
                   size_t capacity);

/* A found amount: both ends of a range in the unit of the lower. */
typedef struct {
  const qty_unit *unit;
  double lower;
  double upper;
  bool is_range;
} Numbers;

Numbers numbers_of(const qty_found *found);

/* --- Sums --- */

/* 128 bits in halves, for which any memory will do. */
typedef struct {
  uint64_t low;
  int64_t high;
} Ticks;

/* A sum of ticks as 192 bits, the lowest word first: rows of 128 bits can leave those and come back to them. */
typedef struct {
  uint64_t words[3];
} Total;

/* How many of the rows have a unit. */
typedef struct {
  int64_t rows;
  Ticks unit;
  char name[QTY_NAME_SIZE];
} Tally;

/* What is kept of the rows. The tallies are in memory of the caller's. */
typedef struct {
  Total ends[2];
  int64_t rows;
  int64_t about; /* in how many rows the amount has this flag */
  int64_t rounded;
  int32_t kind;
  int32_t tally_count;
  int32_t tally_capacity;
  Tally *tallies;
} Sum;

typedef enum { CHANGED, OF_ANOTHER_KIND, WITHOUT_ROOM } Change;

/* Adds a row, or takes it away. Without room for one more tally, nothing is changed. */
Change change_sum(Sum *sum, const qty_amount amounts[2], bool subtract);

/* Adds the rows of another sum. It needs room for as many tallies as both have. */
Change add_sum(Sum *sum, const Sum *other);

/* The ends of the sum, in the unit of most rows. It must have rows. Returns false if they don't fit 128 bits. */
bool ends_of(const Sum *sum, qty_amount ends[2]);

#endif
