/* What the server asks of an extension: the version that it was compiled for, and a function to call on loading. */
#include "extension.h"

#include "miscadmin.h"

#if PG_VERSION_NUM < 140000
#error "quantities takes PostgreSQL 14 or later"
#endif

PG_MODULE_MAGIC;

PGDLLEXPORT void _PG_init(void);

/* Tells a long call to end. Where the server may not be interrupted now, the statement ends after the call. */
static int32_t is_interrupted(void) {
  return InterruptPending && InterruptHoldoffCount == 0 && QueryCancelHoldoffCount == 0 &&
         CritSectionCount == 0;
}

/* The first calls make the tables of names and ingredients, which takes some 30 ms. If the extension is loaded before the
 * sessions begin, they are made once for all sessions and workers. */
void _PG_init(void) {
  static const char recipe[] = "2 cups flour, 3 eggs";
  char buffer[REASON_SIZE];
  qty_set_interrupt(is_interrupted);
  if (!process_shared_preload_libraries_in_progress) return;
  qty_format("7 tsp", 5, 0, NULL, buffer, sizeof buffer);
  qty_format("2 cupz", 6, 0, NULL, buffer, sizeof buffer);
  qty_convert("2 cups flour", 12, "g", 1, 0, NULL, buffer, sizeof buffer);
  qty_scale(recipe, strlen(recipe), "2", 1, 0, NULL, buffer, sizeof buffer);
}
