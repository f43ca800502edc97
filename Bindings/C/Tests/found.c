/* Amounts among words. */
#include "test.h"

#include <string.h>

typedef struct place {
  const char *text;
  int32_t role;
  double lower, upper;
  const char *unit;
  const char *counted;
} place;

static void check(const char *text, qty_options options, const place *places, size_t count) {
  qty_found found[8];
  qty_error error;
  memset(found, 0xA5, sizeof found);
  int64_t result = qty_find(text, strlen(text), options, found, 8, &error);
  CHECK(result == (int64_t)count && error.code == 0, "%s: %d", text, (int)result);
  const char *from = text;
  for (size_t i = 0; i < count && (int64_t)i < result; i++) {
    const place *place = &places[i];
    const qty_found *one = &found[i];
    const char *start = strstr(from, place->text);
    size_t length = strlen(place->text);
    CHECK(start && one->start == (uint64_t)(start - text) && one->end - one->start == length,
          "%s: %d ..< %d", place->text, (int)one->start, (int)one->end);
    CHECK(one->role == place->role && one->rule >= 0, "%s: %d", place->text, (int)one->role);
    CHECK(one->lower.value == place->lower && one->upper.value == place->upper, "%s", place->text);
    CHECK(strcmp(one->lower.unit.name, place->unit) == 0, "%s", one->lower.unit.name);
    size_t counted = strlen(place->counted);
    CHECK(one->counted_end - one->counted_start == counted
              && memcmp(text + one->counted_start, place->counted, counted) == 0, "%s", place->text);
    if (start) from = start + length;
  }
  for (unsigned char *byte = (unsigned char *)(found + count); byte < (unsigned char *)(found + 8);
       byte++)
    CHECK(*byte == 0xA5, "%s: more is written", text);
}

#define CHECK_PLACES(text, options, ...) \
  do { \
    static const place places[] = {__VA_ARGS__}; \
    check(text, options, places, sizeof places / sizeof *places); \
  } while (0)

/* Each amount has the name of a rule. */
static void check_rules(void) {
  static const char text[] = "2 tbsp each";
  static const char name[] = "is one of several: each, per, at a time";
  char names[8192];
  qty_found found;
  CHECK(qty_find(text, strlen(text), 0, &found, 1, NULL) == 1, "%s", text);
  CHECK(qty_rules(names, sizeof names) < (int64_t)sizeof names, "rules");
  const char *rule = names;
  for (int32_t i = 0; i < found.rule; i++) rule = strchr(rule, '\n') + 1;
  CHECK(strncmp(rule, name, strlen(name)) == 0 && rule[strlen(name)] == '\n', "%s", rule);
}

void test_found(void) {
  check("", 0, NULL, 0);
  check("no amounts", 0, NULL, 0);
  CHECK_PLACES("Bake for 15 minutes, then rest for an hour.", 0,
               {"15 minutes", QTY_ROLE_AMOUNT, 15, 15, "minute", ""},
               {"an hour", QTY_ROLE_AMOUNT, 1, 1, "hour", ""});
  CHECK_PLACES("½ cup (95 g) oats, 2-3 large eggs", 0,
               {"½ cup", QTY_ROLE_AMOUNT, 0.5, 0.5, "cup", ""},
               {"95 g", QTY_ROLE_ALTERNATE, 95, 95, "gram", ""},
               {"2-3", QTY_ROLE_COUNT, 2, 3, "", "eggs"});
  /* The lower end comes first, whatever the text has first. */
  CHECK_PLACES("3-2 cups milk, 1 kg to 500 g flour, 6 to 4 eggs", 0,
               {"3-2 cups", QTY_ROLE_AMOUNT, 2, 3, "cup", ""},
               {"1 kg to 500 g", QTY_ROLE_AMOUNT, 500, 1, "gram", ""},
               {"6 to 4", QTY_ROLE_COUNT, 4, 6, "", "eggs"});
  CHECK_PLACES("a 2-quart dish; 1/2 cup at a time", 0,
               {"2-quart", QTY_ROLE_SIZE, 2, 2, "quart", ""},
               {"1/2 cup", QTY_ROLE_PORTION, 0.5, 0.5, "cup", ""});
  /* One can, which the text does not say. */
  CHECK_PLACES("28 oz can", 0, {"", QTY_ROLE_COUNT, 1, 1, "", "can"},
               {"28 oz", QTY_ROLE_SIZE, 28, 28, "ounce", ""});
  CHECK_PLACES("1,5 pints", options_named("decimal=comma system=imperial"),
               {"1,5 pints", QTY_ROLE_AMOUNT, 1.5, 1.5, "imperial pint", ""});

  check_rules();

  /* As many as there is room for. */
  static const char text[] = "1 cup; 2 tsp; 3 g";
  fence fence = make_fence(3 * sizeof(qty_found));
  for (size_t capacity = 0; capacity < 4; capacity++) {
    memset(fence.end - 3 * sizeof(qty_found), 0xA5, 3 * sizeof(qty_found));
    qty_found *found = (qty_found *)(void *)(fence.end - capacity * sizeof(qty_found));
    CHECK(qty_find(text, strlen(text), 0, found, capacity, NULL) == 3, "%d", (int)capacity);
    for (size_t i = 0; i < capacity; i++)
      CHECK(found[i].lower.value == (double)(i + 1), "%d of %d", (int)i, (int)capacity);
    const unsigned char *before = (const unsigned char *)found;
    CHECK(capacity == 3 || before[-1] == 0xA5, "before %d", (int)capacity);
  }
  CHECK(qty_find(text, strlen(text), 0, NULL, 0, NULL) == 3, "no room");
  free_fence(&fence);
}
