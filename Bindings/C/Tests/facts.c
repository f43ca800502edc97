/* What is answered. */
#include "test.h"

#include <stdio.h>
#include <string.h>

const fact facts[] = {
    {{FORMAT, "", "3 tsp", NULL}, "1 tablespoon"},
    {{FORMAT, "", "7 tsp", NULL}, "2 tablespoons + 1 teaspoon"},
    {{FORMAT, "", "2-3 tsp", NULL}, "2 to 3 teaspoons"},
    {{FORMAT, "", "1.995 cups", NULL}, "~2 cups"},
    {{FORMAT, "", "1/13 cup", NULL}, "~1 tablespoon + 3/4 teaspoon"},
    {{FORMAT, "", "-7 tsp", NULL}, "-(2 tablespoons + 1 teaspoon)"},
    {{FORMAT, "", "about 450g", NULL}, "~450 grams"},
    {{FORMAT, "", "½ cup", NULL}, "1/2 cup"},
    {{FORMAT, "", "1½–2 cups", NULL}, "1 1/2 to 2 cups"},
    {{FORMAT, "", "450g/1lb", NULL}, "450 grams"},
    {{FORMAT, "", "two dozen", NULL}, "24"},
    {{FORMAT, "", "1 cup + 1 cup", NULL}, "2 cups"},
    {{FORMAT, "kit=metric", "1 cup", NULL}, "~240 milliliters"},
    {{FORMAT, "style=vulgar", "1 1/2 cups", NULL}, "1½ cups"},
    {{FORMAT, "decimal=comma", "1,5 l", NULL}, "1,5 liters"},
    {{FORMAT, "max-parts=2", "90061 s", NULL}, "~1 day 1 hour"},
    {{ANSWER, "", "2 cups flour to g", NULL}, "~240 g"},
    {{ANSWER, "", "1 lb 4 oz x 3", NULL}, "3 3/4 pounds"},
    {{ANSWER, "", "how many cups in a gallon", NULL}, "16 cups"},
    {{ANSWER, "", "1 gal / 1 cup", NULL}, "16"},
    {{ANSWER, "", "5 kg / 3 l", NULL}, "~1.7 kilograms per liter"},
    {{ANSWER, "number", "1 cup to tsp", NULL}, "48"},
    {{ANSWER, "system=imperial", "1 pint to ml", NULL}, "568.26125 ml"},
    {{NOTES, "", "8 oz to ml", NULL}, "'oz' is read as fluid ounces, a volume\n"},
    {{NOTES, "", "2 cups", NULL}, ""},
    {{CONVERT, "", "2 cups", "ml"}, "473.176473 ml"},
    {{CONVERT, "", "90 min", "h,min"}, "1 h 30 min"},
    {{CONVERT, "", "2 cups flour", "g"}, "~240 g"},
    {{CONVERT, "", "2-3 cups", "ml"}, "473.176473 ml to 709.7647095 ml"},
    {{CONVERT, "", "1 cup", "t"}, "48 t"},
    {{CONVERT, "", "2 cups to tbsp", "ml"}, "32 tbsp"},
    {{SCALE, "", "2 cups flour, 1 egg", "3/2"}, "3 cups flour, 1 1/2 eggs"},
    {{SCALE, "", "", "2"}, ""},
    {{SCALE, "weigh", "2 cups flour", "2"}, "~480 grams flour"},
    {{SCALE, "spoon", "200 g flour", "2"}, "~3 1/3 cups flour"},
    {{SCALE, "kit=metric", "2 cups milk", "1"}, "~470 milliliters milk"},
    {{SCALE, "for=metric", "2 cups (250 g) flour", "2"}, "500 g flour"},
    {{SCALE, "for=us-weight", "Bake 250 g flour at 180 C", "1"}, "Bake ~8 3/4 oz flour at 350 F"},
    {{OPTION_VALUES, "", "for", NULL}, "metric\nus\nus-weight\nuk\naustralian\njapanese\n"},
    {{FORMAT_AMOUNT, "", "7 tsp", ""}, "2 tablespoons + 1 teaspoon"},
    {{FORMAT_AMOUNT, "", "about 2 cups", ""}, "~2 cups"},
    {{FORMAT_AMOUNT, "", "2 cups", "ml"}, "473.176473 ml"},
    {{FORMAT_AMOUNT, "kit=metric", "1 imperial pint", ""}, "~570 milliliters"},
    {{FORMAT, "language=de", "2,5 Tassen", NULL}, "2 1/2 Tassen"},
    {{FORMAT, "language=de_AT", "2-3 cups", NULL}, "2 bis 3 Tassen"},
    {{FORMAT, "language=de decimal=point", "2.5 Tassen", NULL}, "2 1/2 Tassen"},
    {{ANSWER, "language=fr", "2 tasses x 2", NULL}, "4 tasses"},
    {{ANSWER, "language=en-GB", "1 pint to ml", NULL}, "568.26125 ml"},
    {{ANSWER, "language=en-GB system=us", "1 pint to ml", NULL}, "473.176473 ml"},
    {{CONVERT, "language=de", "50 EL", "Tassen"}, "3 Tassen"},
    {{SCALE, "language=de", "1,5 Tassen Milch", "2"}, "3 Tassen Milch"},
    {{FORMAT_AMOUNT, "language=de", "2 cups", ""}, "2 Tassen"},
    {{FORMAT, "language=sv", "2,5 koppar", NULL}, "2 1/2 koppar"},
    {{RANGE, "", "1 cup", "300 ml"}, "1 cup to 300 ml"},
    {{RANGE, "language=de", "", "x"}, " bis x"},
    {{OPTION_VALUES, "", "decimal", NULL}, "point\ncomma\n"},
    {{OPTION_VALUES, "", "unit-style", NULL}, "long\nshort\nnone\n"},
    {{OPTION_VALUES, "", "exact", NULL}, ""},
    {{OPTION_VALUES, "", "", NULL},
     "kit\nfor\nsystem\nstyle\nunit-style\ndecimal\nprecision\ndecimals\nmax-parts\nsmallest\nbound\n"
     "exact\nnumber\nweigh\nspoon\nlanguage\n"},
};

const size_t fact_count = sizeof facts / sizeof *facts;

/* Unscaled amounts of a recipe are reported with the answer. */
static void test_scaled_in_part(void) {
  static const char recipe[] = "1/0 cup, 2 eggs, 1/0 tsp";
  static const char scaled[] = "1/0 cup, 4 eggs, 1/0 tsp\0'1/0' divides by zero\0";
  qty_error error;
  char buffer[sizeof scaled + 8];
  for (size_t capacity = 0; capacity <= sizeof buffer; capacity++) {
    memset(buffer, 'x', sizeof buffer);
    int64_t length = qty_scale(recipe, strlen(recipe), "2", 1, 0, &error, buffer, capacity);
    CHECK(length == 24, "%d", (int)length);
    CHECK(error.code == QTY_DIVISION_BY_ZERO && error.count == 2, "%d", (int)error.code);
    CHECK(error.start == 0 && error.end == 7 && error.argument == 0, "%d", (int)error.end);
    CHECK(error.length == (capacity > 0 ? 23 : 0), "%d", (int)error.length);
    size_t count = capacity < sizeof scaled - 1 ? capacity : sizeof scaled - 1;
    /* Only a reason that is cut has a zero where it is cut. */
    if (count > 25 && count == capacity) CHECK(buffer[--count] == 0, "%d", (int)capacity);
    CHECK(memcmp(buffer, scaled, count) == 0, "%d", (int)capacity);
    for (size_t i = capacity; i < sizeof buffer; i++) CHECK(buffer[i] == 'x', "%d", (int)i);
  }
}

void test_facts(void) {
  char text[512];
  given given;
  for (const fact *fact = facts; fact < facts + fact_count; fact++) {
    const question *question = &fact->question;
    int64_t length = ask(question, &given, text, sizeof text);
    CHECK(length == (int64_t)strlen(fact->answer) && strcmp(text, fact->answer) == 0,
          "%s of %s: %d, %s", name_of(question->function), question->text, (int)length, text);
    static const qty_error none;
    CHECK(memcmp(&given.error, &none, sizeof none) == 0, "%s", question->text);
  }
  test_scaled_in_part();
}
