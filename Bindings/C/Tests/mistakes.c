/* What has no answer, and why. */
#include "test.h"

#include <stdio.h>
#include <string.h>

#define NO_AMOUNT "expected an amount|write a number and a unit, such as 3 tsp|"
#define CUPZ "unknown unit 'cupz'|did you mean 'cup' or 'cups'?|cup|cups|"
#define FEET "'ft' is a length; only time, volume and mass are supported||"
#define OPTIONS \
  "choose one of kit, for, system, style, unit-style, decimal, precision, decimals, max-parts, " \
  "smallest, bound, exact, number, weigh, spoon, language|"

const mistake mistakes[] = {
    {{FORMAT, "", "", NULL}, QTY_INCOMPLETE, 0, 0, 0, NO_AMOUNT},
    {{FORMAT, "", "~", NULL}, QTY_INCOMPLETE, 0, 1, 1, "expected a number after '~'||"},
    {{FORMAT, "", "cup", NULL}, QTY_EXPECTED_NUMBER, 0, 0, 3, "expected a number, found 'cup'||"},
    {{FORMAT, "", "1.2.3 cup", NULL}, QTY_INVALID_NUMBER, 0, 0, 5, "'1.2.3' is not a number||"},
    {{FORMAT, "", "1e99 cup", NULL}, QTY_TOO_LARGE, 0, 0, 4,
     "the number '1e99' is too large|numbers have at most 38 digits|"},
    {{FORMAT, "", "1e-30 g", NULL}, QTY_TOO_SMALL, 0, 0, 7,
     "'1e-30 g' is too small: it is less than half a tick||"},
    {{FORMAT, "", "1/0 cup", NULL}, QTY_DIVISION_BY_ZERO, 0, 2, 3, "'1/0' divides by zero||"},
    {{FORMAT, "", "2 tsp 3", NULL}, QTY_MISSING_UNIT, 0, 6, 7, "expected a unit after '3'||"},
    {{FORMAT, "", "2 cupz", NULL}, QTY_UNKNOWN_UNIT, 0, 2, 6, CUPZ},
    {{FORMAT, "", "½ cupz", NULL}, QTY_UNKNOWN_UNIT, 0, 3, 7, CUPZ},
    {{FORMAT, "", "3 ft", NULL}, QTY_UNSUPPORTED_KIND, 0, 2, 4, FEET},
    {{FORMAT, "", "2 t", NULL}, QTY_AMBIGUOUS_UNIT, 0, 2, 3,
     "'t' is ambiguous: teaspoon or tonne||teaspoon|tonne|"},
    {{FORMAT, "", "1 lb 3 ml", NULL}, QTY_INCOMPATIBLE_KINDS, 0, 5, 9,
     "cannot add volume to mass||"},
    {{FORMAT, "", "2 cups flour", NULL}, QTY_UNEXPECTED_TEXT, 0, 7, 12, "unexpected 'flour'||"},
    {{FORMAT, "", "2 \xFF", NULL}, QTY_INVALID_UTF8, 0, 2, 3, "the text is not UTF-8||"},
    {{ANSWER, "", "1 cup x 2 cups", NULL}, QTY_INVALID_OPERATION, 0, 0, 14,
     "cannot multiply volume by volume||"},
    {{ANSWER, "", "1 hour to grams", NULL}, QTY_INCOMPATIBLE_KINDS, 0, 10, 15,
     "cannot convert time to mass||"},
    {{ANSWER, "", "2 cups flor to g", NULL}, QTY_UNKNOWN_INGREDIENT, 0, 7, 11,
     "the density of 'flor' is not known||"},
    {{ANSWER, "", "1 cup chocolate to g", NULL}, QTY_AMBIGUOUS_INGREDIENT, 0, 6, 15,
     "'chocolate' can be several ingredients|name one: 'grated chocolate', 'melted chocolate', "
     "'chopped chocolate'|grated chocolate|melted chocolate|chopped chocolate|"},
    {{NOTES, "", "2 cupz to ml", NULL}, QTY_UNKNOWN_UNIT, 0, 2, 6, CUPZ},
    {{CONVERT, "", "2 cupz", "ml"}, QTY_UNKNOWN_UNIT, 0, 2, 6, CUPZ},
    {{CONVERT, "", "2 cups", "cupz"}, QTY_UNKNOWN_UNIT, 1, 0, 4, CUPZ},
    {{CONVERT, "", "2 cups", "ml,"}, QTY_INCOMPLETE, 1, 3, 3, "expected a unit||"},
    {{CONVERT, "", "2 cups", ""}, QTY_INCOMPLETE, 1, 0, 0, "expected a unit||"},
    {{CONVERT, "", "2 cups", "ft"}, QTY_UNSUPPORTED_KIND, 1, 0, 2, FEET},
    {{CONVERT, "", "2 cups", "min,s"}, QTY_INCOMPATIBLE_KINDS, 1, 0, 5,
     "cannot convert volume to 'min,s'||"},
    {{CONVERT, "", "2 cups", "m\xC3"}, QTY_INVALID_UTF8, 1, 1, 2, "the text is not UTF-8||"},
    {{SCALE, "", "2 cups", "0"}, QTY_INVALID_ARGUMENT, 1, 0, 1,
     "the factor must be greater than zero||"},
    {{SCALE, "", "2 cups", "-1/2"}, QTY_INVALID_ARGUMENT, 1, 0, 4,
     "the factor must be greater than zero||"},
    {{SCALE, "", "2 cups", "x"}, QTY_EXPECTED_NUMBER, 1, 0, 1, "'x' is not a number||"},
    {{SCALE, "", "2 cups", "1/0"}, QTY_DIVISION_BY_ZERO, 1, 2, 3, "'1/0' divides by zero||"},
    {{SCALE, "", "2 \xC3", "2"}, QTY_INVALID_UTF8, 0, 2, 3, "the text is not UTF-8||"},
    {{VALUE, "", "2-3 cups", "ml"}, QTY_UNEXPECTED_TEXT, 0, 0, 8, "'2-3 cups' is a range||"},
    {{VALUE, "", "3", "ml"}, QTY_MISSING_UNIT, 0, 0, 1, "'3' has no unit||"},
    {{VALUE, "", "2 cups", "g"}, QTY_INCOMPATIBLE_KINDS, 1, 0, 1, "cups are not measured in 'g'||"},
    {{VALUE, "", "2 cups", "cupz"}, QTY_UNKNOWN_UNIT, 1, 0, 4, CUPZ},
    {{VALUE, "", "2 cups", ""}, QTY_INCOMPLETE, 1, 0, 0, "expected the name of a unit||"},
    {{READ, "", "3", NULL}, QTY_MISSING_UNIT, 0, 0, 1, "'3' has no unit||"},
    {{READ, "", "2-3", ""}, QTY_MISSING_UNIT, 0, 0, 3, "'2-3' has no unit||"},
    {{READ, "", "2-3 cups", NULL}, QTY_UNEXPECTED_TEXT, 0, 0, 8, "'2-3 cups' is a range||"},
    {{READ, "", "2 cupz", ""}, QTY_UNKNOWN_UNIT, 0, 2, 6, CUPZ},
    {{READ_UNIT, "", "cupz", NULL}, QTY_UNKNOWN_UNIT, 0, 0, 4, CUPZ},
    {{READ_UNIT, "", "ton", NULL}, QTY_AMBIGUOUS_UNIT, 0, 0, 3,
     "'ton' is ambiguous: tonne or short ton or long ton||tonne|short ton|long ton|"},
    {{READ_UNIT, "", "ft", NULL}, QTY_UNSUPPORTED_KIND, 0, 0, 2, FEET},
    {{READ_UNIT, "", "", NULL}, QTY_INCOMPLETE, 0, 0, 0, "expected the name of a unit||"},
    {{FORMAT_AMOUNT, "", "2 cups", "g"}, QTY_INCOMPATIBLE_KINDS, 1, 0, 1,
     "cannot convert volume to 'g'||"},
    {{FORMAT_AMOUNT, "", "2 cups", "cupz"}, QTY_UNKNOWN_UNIT, 1, 0, 4, CUPZ},
    {{COMPARE, "", "2 cups", "2 cupz"}, QTY_UNKNOWN_UNIT, 1, 2, 6, CUPZ},
    {{COMPARE, "", "2 cupz", "2 cupz"}, QTY_UNKNOWN_UNIT, 0, 2, 6, CUPZ},
    {{COMPARE, "", "1 g", "1-2 g"}, QTY_UNEXPECTED_TEXT, 1, 0, 5, "'1-2 g' is a range||"},
    {{COMPARE, "", "1 g", "1 ml"}, QTY_INCOMPATIBLE_KINDS, 0, 0, 0,
     "the quantities are of different kinds||"},
    {{READ_OPTIONS, NULL, "exact kit=metrik", NULL}, QTY_INVALID_OPTION, 0, 6, 16,
     "kit: unknown kit 'metrik'|choose one of us, us-liquid, us-bar, uk, metric, metric-kitchen, "
     "au, pounds, stone, clock, japanese, swedish, danish, norwegian, german, french, spanish, "
     "italian, dutch, polish, russian, indian, canadian|"},
    {{READ_OPTIONS, NULL, "to=ml", NULL}, QTY_INVALID_OPTION, 0, 0, 5,
     "to: there is no such option|" OPTIONS},
    {{READ_OPTIONS, NULL, "kit=us language=tlh", NULL}, QTY_INVALID_OPTION, 0, 7, 19,
     "language: there is no language 'tlh'|write a tag of BCP 47, such as de, fr-CA or zh-Hant|"},
    {{READ_OPTIONS, NULL, "kit", NULL}, QTY_INVALID_OPTION, 0, 0, 3, "kit: expected a value||"},
    {{READ_OPTIONS, NULL, "exact=1", NULL}, QTY_INVALID_OPTION, 0, 0, 7, "exact takes no value||"},
    {{READ_OPTIONS, NULL, "weigh=g", NULL}, QTY_INVALID_OPTION, 0, 0, 7, "weigh takes no value||"},
    {{READ_OPTIONS, NULL, "exact bound=3", NULL}, QTY_INVALID_OPTION, 0, 6, 13,
     "exact and bound cannot be combined||"},
    {{READ_OPTIONS, NULL, "for=metric kit=us", NULL}, QTY_INVALID_OPTION, 0, 11, 17,
     "kit and for cannot be combined||"},
    {{READ_OPTIONS, NULL, "for=metric weigh", NULL}, QTY_INVALID_OPTION, 0, 11, 16,
     "for cannot be combined with weigh and spoon||"},
    {{READ_OPTIONS, NULL, "for", NULL}, QTY_INVALID_OPTION, 0, 0, 3,
     "for: a value is missing|choose one of metric, us, us-weight, uk, australian, japanese|"},
    {{READ_OPTIONS, NULL, "for=mars", NULL}, QTY_INVALID_OPTION, 0, 0, 8,
     "for: unknown kitchen 'mars'|choose one of metric, us, us-weight, uk, australian, japanese|"},
    {{READ_OPTIONS, NULL, "weigh spoon", NULL}, QTY_INVALID_OPTION, 0, 6, 11,
     "weigh and spoon cannot be combined||"},
    {{READ_OPTIONS, NULL, "kit=us kit=us", NULL}, QTY_INVALID_OPTION, 0, 7, 13,
     "kit is given twice||"},
    {{READ_OPTIONS, NULL, "max-parts=64", NULL}, QTY_INVALID_OPTION, 0, 0, 12,
     "max-parts: '64' does not fit|write a whole number from 1 to 63|"},
    {{READ_OPTIONS, NULL, "kit=\xFF", NULL}, QTY_INVALID_UTF8, 0, 4, 5, "the text is not UTF-8||"},
    {{OPTION_VALUES, NULL, "kitt", NULL}, QTY_INVALID_OPTION, 0, 0, 4, "there is no such option||"},
};

const size_t mistake_count = sizeof mistakes / sizeof *mistakes;

/* A reason with bars for the zeros. */
static void show(char *reason, size_t length) {
  for (size_t i = 0; i < length; i++)
    if (!reason[i]) reason[i] = '|';
  reason[length] = 0;
}

void test_mistakes(void) {
  char reason[1024];
  given given;
  for (const mistake *mistake = mistakes; mistake < mistakes + mistake_count; mistake++) {
    const question *question = &mistake->question;
    const char *name = name_of(question->function);
    int64_t code = ask(question, &given, reason, sizeof reason - 1);
    const qty_error *error = &given.error;
    CHECK(code == mistake->code, "%s of %s: %d", name, question->text, (int)code);
    if (code >= 0) continue;
    show(reason, (size_t)error->length);
    CHECK(strcmp(reason, mistake->reason) == 0, "%s of %s: %s", name, question->text, reason);
    CHECK(error->argument == mistake->argument && error->start == mistake->start
              && error->end == mistake->end, "%s of %s: %d ..< %d of %d", name, question->text,
          (int)error->start, (int)error->end, (int)error->argument);
    CHECK(error->code == code && error->count == 1 && error->row == 0, "%s", question->text);
  }
}
