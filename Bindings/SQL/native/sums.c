/* Sums of rows: exact, by whole ticks, whatever their order. */
#include <string.h>

#include "shared.h"

__extension__ typedef __int128 Wide;
__extension__ typedef unsigned __int128 Bits;

static Wide wide(Ticks ticks) { return (Wide)((Bits)(uint64_t)ticks.high << 64 | ticks.low); }

static bool add_ticks(Ticks *sum, Ticks other, bool subtract) {
  Wide left = wide(*sum), right = wide(other);
  if (subtract ? __builtin_sub_overflow(left, right, &left)
               : __builtin_add_overflow(left, right, &left))
    return false;
  *sum = (Ticks){(uint64_t)left, (int64_t)((Bits)left >> 64)};
  return true;
}

/* Adds to a total, in which more rows than can be counted fit. */
static void add_to_total(Total *total, Total other, bool subtract) {
  /* Two's complement: to subtract is to add all bits reversed, and 1. */
  uint64_t flip = subtract ? UINT64_MAX : 0;
  Bits carry = subtract;
  for (int i = 0; i < 3; i++) {
    carry += (Bits)total->words[i] + (other.words[i] ^ flip);
    total->words[i] = (uint64_t)carry;
    carry >>= 64;
  }
}

static Total total_of(uint64_t low, int64_t high) {
  return (Total){{low, (uint64_t)high, high < 0 ? UINT64_MAX : 0}};
}

/* Says whether a total fits 128 bits: whether its highest word only repeats the sign. */
static bool fits(const Total *total) {
  return total->words[2] == ((int64_t)total->words[1] < 0 ? UINT64_MAX : 0);
}

bool add_ends(qty_amount sum[2], const qty_amount others[2]) {
  int32_t flags = others[0].flags | others[1].flags;
  for (int i = 0; i < 2; i++) {
    Ticks ticks = {sum[i].ticks_low, sum[i].ticks_high};
    if (!add_ticks(&ticks, (Ticks){others[i].ticks_low, others[i].ticks_high}, false)) return false;
    sum[i].ticks_low = ticks.low;
    sum[i].ticks_high = ticks.high;
    sum[i].flags |= flags;
  }
  return true;
}

/* Finds the tally of a unit, or makes one. Returns a null pointer if there is no room. */
static Tally *tally_of(Sum *sum, const char *name, Ticks unit) {
  for (int32_t i = 0; i < sum->tally_count; i++)
    if (memcmp(sum->tallies[i].name, name, QTY_NAME_SIZE) == 0) return &sum->tallies[i];
  if (sum->tally_count == sum->tally_capacity) return NULL;
  Tally *tally = &sum->tallies[sum->tally_count++];
  *tally = (Tally){.unit = unit};
  memcpy(tally->name, name, QTY_NAME_SIZE);
  return tally;
}

Change change_sum(Sum *sum, const qty_amount amounts[2], bool subtract) {
  const qty_unit *unit = &amounts[0].unit;
  if (sum->rows > 0 && sum->kind != unit->kind) return OF_ANOTHER_KIND;
  Tally *tally = tally_of(sum, unit->name, (Ticks){unit->ticks_low, unit->ticks_high});
  if (!tally) return WITHOUT_ROOM;
  for (int i = 0; i < 2; i++)
    add_to_total(&sum->ends[i], total_of(amounts[i].ticks_low, amounts[i].ticks_high), subtract);
  int one = subtract ? -1 : 1;
  int32_t flags = amounts[0].flags | amounts[1].flags;
  sum->kind = unit->kind;
  sum->rows += one;
  tally->rows += one;
  if (flags & QTY_ABOUT) sum->about += one;
  if (flags & QTY_ROUNDED) sum->rounded += one;
  return CHANGED;
}

Change add_sum(Sum *sum, const Sum *other) {
  if (other->rows == 0) return CHANGED;
  if (sum->rows > 0 && sum->kind != other->kind) return OF_ANOTHER_KIND;
  for (int32_t i = 0; i < other->tally_count; i++) {
    Tally *tally = tally_of(sum, other->tallies[i].name, other->tallies[i].unit);
    if (!tally) return WITHOUT_ROOM;
    tally->rows += other->tallies[i].rows;
  }
  for (int i = 0; i < 2; i++) add_to_total(&sum->ends[i], other->ends[i], false);
  sum->kind = other->kind;
  sum->rows += other->rows;
  sum->about += other->about;
  sum->rounded += other->rounded;
  return CHANGED;
}

/* The unit of most rows, or the larger of two: it doesn't depend on the order of the rows. */
static const Tally *usual_unit(const Sum *sum) {
  const Tally *best = &sum->tallies[0];
  for (int32_t i = 1; i < sum->tally_count; i++) {
    const Tally *tally = &sum->tallies[i];
    Wide ticks = wide(tally->unit), most = wide(best->unit);
    if (tally->rows > best->rows || (tally->rows == best->rows && ticks > most) ||
        (tally->rows == best->rows && ticks == most &&
         memcmp(tally->name, best->name, QTY_NAME_SIZE) < 0))
      best = tally;
  }
  return best;
}

bool ends_of(const Sum *sum, qty_amount ends[2]) {
  const Tally *usual = usual_unit(sum);
  for (int i = 0; i < 2; i++) {
    if (!fits(&sum->ends[i])) return false;
    ends[i] = (qty_amount){
        .ticks_low = sum->ends[i].words[0],
        .ticks_high = (int64_t)sum->ends[i].words[1],
        .flags = (sum->about > 0 ? QTY_ABOUT : 0) | (sum->rounded > 0 ? QTY_ROUNDED : 0),
        .unit = {.ticks_low = usual->unit.low, .ticks_high = usual->unit.high, .kind = sum->kind},
    };
    memcpy(ends[i].unit.name, usual->name, QTY_NAME_SIZE);
  }
  return true;
}
