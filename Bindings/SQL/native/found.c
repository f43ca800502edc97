/* The numbers of an amount that was found in a text. */
#include <math.h>
#include <string.h>

#include "shared.h"

__extension__ typedef __int128 Wide;
__extension__ typedef unsigned __int128 Bits;

static Wide wide(uint64_t low, int64_t high) { return (Wide)((Bits)(uint64_t)high << 64 | low); }

static Wide ticks_of(const qty_amount *amount) {
  return wide(amount->ticks_low, amount->ticks_high);
}

/* The nearest number to an amount in a unit, which is greater than zero. */
static double value_in(Wide ticks, Wide unit) {
  Bits divisor = (Bits)unit, left = ticks < 0 ? -(Bits)ticks : (Bits)ticks;
  Bits quotient = left / divisor;
  int exponent = 0;
  if (ticks == 0) return 0;
  /* Two bits more than a double has; the last says whether there is a remainder. So it is rounded once. */
  for (left %= divisor; quotient < (Bits)1 << 54; exponent--) {
    left <<= 1;
    quotient = quotient << 1 | (left >= divisor);
    if (left >= divisor) left -= divisor;
  }
  double value = ldexp((double)(quotient | (left > 0)), exponent);
  return ticks < 0 ? -value : value;
}

Numbers numbers_of(const qty_found *found) {
  const qty_amount *lower = &found->lower, *upper = &found->upper;
  Numbers numbers = {.unit = &lower->unit, .lower = lower->value, .upper = upper->value};
  numbers.is_range = memcmp(lower, upper, sizeof *lower) != 0;
  if (!numbers.is_range) return numbers;
  bool has_unit = lower->unit.kind != QTY_NUMBER;
  if (has_unit && memcmp(lower->unit.name, upper->unit.name, QTY_NAME_SIZE) != 0)
    numbers.upper = value_in(ticks_of(upper), wide(lower->unit.ticks_low, lower->unit.ticks_high));
  return numbers;
}
