/* Quantities for C: reads, says, converts, compares, scales and finds amounts of time, volume and mass,
 * exactly.
 *
 *     char text[64];
 *     qty_format("7 tsp", 5, 0, NULL, text, sizeof text);   -> 26: "2 tablespoons + 1 teaspoon"
 *
 * Calls. Every function may be called from any thread at any time, the first call included, and in a
 * process that was forked, unless another thread was in its first call at that moment: the child would wait
 * for it. There is no handle, nothing to initialize and no memory to free. No content of a
 * text, and no length, offset, option or count that is truthful about memory, ends the process.
 *
 * Texts. A text is UTF-8 with its length in bytes; it need not end in a zero. A null pointer is an empty
 * text if the length is zero, and else QTY_INVALID_ARGUMENT, as is a length of more than half the
 * address space. What is not UTF-8 is QTY_INVALID_UTF8, with the place of its first wrong byte.
 *
 * Buffers. A function that writes text returns the length of the text in bytes, as snprintf does: if that
 * is greater than the capacity, only as many bytes as fit were written, and the caller calls again with a
 * larger buffer. A zero follows the text if there is room for it; it is not counted. The buffer may be
 * null if the capacity is zero, and is otherwise QTY_INVALID_ARGUMENT; it must not overlap a text.
 *
 * Errors. A negative result is a qty_error_code. Nothing is written but the error, and the reason to the
 * buffer: the message, the hint, which may be empty, and the names that may have been meant, each with a
 * zero at its end and none within; as much of that as fits, always with a zero as the last byte written. With
 * a capacity of zero no names are looked for, which takes a third of the time.
 *
 *     qty_error error;
 *     qty_format("2 cupz", 6, 0, &error, text, sizeof text);  -> QTY_UNKNOWN_UNIT
 *     error.start, error.end, error.length                    -> 2, 6, 59
 *     text  -> "unknown unit 'cupz'\0did you mean 'cup' or 'cups'?\0cup\0cups\0"
 */
#ifndef QUANTITIES_H
#define QUANTITIES_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this interface. A library of another version cannot be used by a program that was
 * compiled with this header. */
#define QTY_ABI_VERSION 1

/* The version of the library that the header belongs to. */
#define QTY_VERSION "0.2.0"

/* What can be wrong. The numbers never change; there may be further ones. */
typedef enum qty_error_code {
  QTY_OK = 0,
  QTY_INCOMPLETE = -1,         /* the text ends where a number, a unit or an operand is expected */
  QTY_EXPECTED_NUMBER = -2,    /* something stands where a number is expected */
  QTY_INVALID_NUMBER = -3,     /* a number is not written in a form that is read */
  QTY_TOO_LARGE = -4,          /* a number or a result does not fit */
  QTY_TOO_SMALL = -5,          /* what is not zero would become zero */
  QTY_DIVISION_BY_ZERO = -6,
  QTY_MISSING_UNIT = -7,       /* a number stands without a unit */
  QTY_UNKNOWN_UNIT = -8,       /* no unit has that name */
  QTY_UNSUPPORTED_KIND = -9,   /* the unit is one of length, temperature and the like */
  QTY_AMBIGUOUS_UNIT = -10,    /* several units have that name */
  QTY_INCOMPATIBLE_KINDS = -11, /* two kinds of quantity do not go together */
  QTY_INVALID_OPERATION = -12, /* an operation has no meaning for its operands */
  QTY_UNEXPECTED_TEXT = -13,   /* something follows that does not belong there */
  QTY_UNKNOWN_INGREDIENT = -14, /* what an ingredient weighs is not known */
  QTY_AMBIGUOUS_INGREDIENT = -15, /* several ingredients have that name */
  QTY_INVALID_UTF8 = -32,      /* a text is not UTF-8 */
  QTY_INVALID_OPTION = -33,    /* there is no such option, or it has no such value */
  QTY_INVALID_ARGUMENT = -34,  /* a pointer, a length, an offset or a number that cannot be */
  QTY_OTHER = -99              /* something else, which the message says */
} qty_error_code;

/* Where a mistake is. A function to which one is given always fills it in: all is zero where nothing is
 * wrong. The pointer may be null. */
typedef struct qty_error {
  int32_t code;     /* a qty_error_code */
  int32_t argument; /* which of the texts of the call is wrong, from 0 */
  uint64_t start;   /* where it is wrong, in bytes of that text */
  uint64_t end;
  uint64_t length;  /* how many bytes the reason has, zeros included, where one was asked for */
  int64_t row;      /* in which row of a column, from 0 */
  int64_t count;    /* in how many rows, or in how many amounts of a recipe, something is wrong */
} qty_error;

/* How to answer: 0 for the usual way, or what qty_read_options made of the names of options. The bits
 * mean the same in all libraries of one QTY_ABI_VERSION; bits that mean nothing are QTY_INVALID_OPTION. */
typedef uint64_t qty_options;

/* The kinds. */
enum { QTY_NUMBER = 0, QTY_TIME = 1, QTY_VOLUME = 2, QTY_MASS = 3 };

/* The size of a name with the zeros after it. */
#define QTY_NAME_SIZE 48

/* A unit. Names end in zeros; the first is the one that no other unit has, such as "imperial pint". */
typedef struct qty_unit {
  uint64_t ticks_low;  /* how many ticks one of it is, as 128 bits in two's complement */
  int64_t ticks_high;
  int32_t kind;
  int32_t reserved;    /* 0 */
  char name[QTY_NAME_SIZE];   /* of one */
  char plural[QTY_NAME_SIZE]; /* of several */
  char symbol[QTY_NAME_SIZE];
} qty_unit;

/* The text says itself that it is not exact, as in "about 2 cups". */
#define QTY_ABOUT 1
/* What the text says isn't a whole number of ticks, as in "1/13 cup", and was rounded to one. */
#define QTY_ROUNDED 2

/* An amount. Its value in the unit is its ticks over those of the unit, exactly. Of a number without a
 * unit, the kind is QTY_NUMBER, the names are empty, and the ticks are numerator and denominator. */
typedef struct qty_amount {
  uint64_t ticks_low; /* how much there is, as 128 bits in two's complement */
  int64_t ticks_high;
  double value;       /* the nearest number of the unit */
  int32_t flags;      /* QTY_ABOUT, QTY_ROUNDED */
  int32_t reserved;   /* 0 */
  qty_unit unit;
} qty_amount;

/* --- The library --- */

/* Returns the QTY_ABI_VERSION of the library that is loaded. */
int32_t qty_abi_version(void);

/* Writes the version of the library: "0.2.0". Returns its length, or QTY_INVALID_ARGUMENT. */
int64_t qty_version(char *buffer, size_t capacity);

/* Writes the units that text can name, as many as there is room for, and returns how many there are.
 *
 *     qty_unit units[128];
 *     int64_t count = qty_units(units, 128);   -> 84
 *
 * Errors: QTY_INVALID_ARGUMENT if units is null and the capacity is not zero. */
int64_t qty_units(qty_unit *units, size_t capacity);

/* --- Options --- */

/* Reads options by their names, with spaces between them:
 *
 *     qty_options options;
 *     const char *text = "kit=metric style=vulgar";
 *     qty_read_options(text, strlen(text), &options, NULL, NULL, 0);   -> 0
 *
 * They are those of the command qty: kit, system, style, unit-style, decimal, precision, decimals, max-parts
 * (up to 63), smallest, bound (in percent, with up to one decimal), exact, number; for (a kitchen such as
 * metric, in place of kit), weigh or spoon, for qty_scale; and language, the tag of one as BCP 47 has it, such as
 * fr-CA: texts are read in it, beside English,
 * and answers are written in it. It sets decimal and system, unless they are given. Messages, hints and notes are
 * in English. An empty text makes 0.
 *
 * Returns 0, or QTY_INVALID_OPTION with the place of the word, QTY_INVALID_UTF8, QTY_INVALID_ARGUMENT. */
int64_t qty_read_options(const char *text, size_t length, qty_options *options, qty_error *error,
                         char *buffer, size_t capacity);

/* Writes the values that an option can have, or of the option "" the names of all options, each with a
 * line feed after it, for menus.
 *
 *     "decimal"  -> "point\ncomma\n"
 *
 * Returns the length, or QTY_INVALID_OPTION, QTY_INVALID_UTF8, QTY_INVALID_ARGUMENT. */
int64_t qty_option_values(const char *option, size_t length, qty_error *error, char *buffer,
                          size_t capacity);

/* --- Amounts as text --- */

/* Writes an amount or a range as a person would say it: what a cell of a table holds.
 *
 *     "3 tsp"       -> "1 tablespoon"
 *     "2-3 tsp"     -> "2 to 3 teaspoons"
 *     "1.995 cups"  -> "~2 cups"
 *
 * It reads what qty_read reads; qty_answer is for calculations, conversions and ingredients. What says the
 * same in other units, as in "450g/1lb" and "1 cup (240 ml)", is left out. Returns the length, or an
 * error: any but those of ingredients. */
int64_t qty_format(const char *text, size_t length, qty_options options, qty_error *error,
                   char *buffer, size_t capacity);

/* Writes the answer to a question, as the command qty does.
 *
 *     "2 cups flour to g"           -> "~240 g"
 *     "1 lb 4 oz x 3"               -> "3 3/4 pounds"
 *     "how many cups in a gallon"   -> "16 cups"
 *
 * Returns the length, or an error. */
int64_t qty_answer(const char *text, size_t length, qty_options options, qty_error *error,
                   char *buffer, size_t capacity);

/* Writes how names in a question were read that can mean several units, each note with a line feed after
 * it. Usually there are none, and the length is 0.
 *
 *     "8 oz to ml"  -> "'oz' is read as fluid ounces, a volume\n"
 *
 * Returns as qty_answer does. */
int64_t qty_notes(const char *text, size_t length, qty_options options, qty_error *error,
                  char *buffer, size_t capacity);

/* Writes an amount, a range or a calculation in a unit, in several, or in a pair of units, as `qty --to`
 * does; what names its own unit stays with that.
 *
 *     "2 cups", "ml"        -> "473.176473 ml"
 *     "90 min", "h,min"     -> "1 h 30 min"
 *     "2 cups flour", "g"   -> "~240 g"
 *
 * Returns the length, or an error; its argument is 1 if the unit is wrong. */
int64_t qty_convert(const char *text, size_t length, const char *unit, size_t unit_length,
                    qty_options options, qty_error *error, char *buffer, size_t capacity);

/* Writes a range of two texts, which are not read, in the language of the options.
 *
 *     "1 cup", "300 ml"  -> "1 cup to 300 ml"
 *
 * Returns the length, or QTY_INVALID_UTF8, QTY_INVALID_OPTION, QTY_INVALID_ARGUMENT. */
int64_t qty_range(const char *lower, size_t lower_length, const char *upper, size_t upper_length,
                  qty_options options, qty_error *error, char *buffer, size_t capacity);

/* Writes the text of a recipe with its amounts multiplied by a number, and every other byte unchanged.
 *
 *     "2 cups flour, 1 egg", "3/2"  -> "3 cups flour, 1 1/2 eggs"
 *
 * Of the options it uses kit or for, system, language, style, decimal, and weigh or spoon. With for=metric and the
 * like, all is given in the units of that kitchen, the recipe's own figures first. The factor must be a number
 * greater than zero; the error's argument is 1 if it is not. An amount that cannot be read or scaled is left
 * as it is: the result is the length all the same, the error says where the first one is and how many
 * there are, and the reason follows the text and its zero, if there is room:
 *
 *     "1/0 cup, 2 eggs", "2"  -> 15: "1/0 cup, 4 eggs\0" and the reason; error.code is QTY_DIVISION_BY_ZERO
 *
 * So with a capacity of the result, 1 and error.length, all is written. */
int64_t qty_scale(const char *text, size_t length, const char *factor, size_t factor_length,
                  qty_options options, qty_error *error, char *buffer, size_t capacity);

/* --- Amounts as numbers --- */

/* Finds the nearest double to what an amount is in a unit.
 *
 *     "2 cups", "ml"  -> *value is 473.176473
 *
 * A range is an error; so is a unit of another kind, QTY_INCOMPATIBLE_KINDS, and a unit that is wrong, whose
 * error has the argument 1. The value may be null. Returns 0, or the flags of the amount (QTY_ABOUT,
 * QTY_ROUNDED), or an error. */
int64_t qty_value(const char *text, size_t length, const char *unit, size_t unit_length,
                  qty_options options, double *value, qty_error *error, char *buffer,
                  size_t capacity);

/* Reads an amount, or a range: "2-3 tsp", "about 450g", "1 1/2 cups", "1 lb 4 oz". Each end may be null; if
 * upper is, a range is QTY_UNEXPECTED_TEXT, and else one amount is both ends. A number without a unit is
 * QTY_MISSING_UNIT. Of the options it uses system, language and decimal. Returns 0, or an error. */
int64_t qty_read(const char *text, size_t length, qty_options options, qty_amount *lower,
                 qty_amount *upper, qty_error *error, char *buffer, size_t capacity);

/* Finds a unit by what text calls it: "tbsp", "Litres", "uk fl oz". Of the options it uses system and language.
 * The unit may be null. Returns 0, or an error: QTY_UNKNOWN_UNIT, QTY_AMBIGUOUS_UNIT, QTY_UNSUPPORTED_KIND,
 * QTY_INCOMPLETE ... */
int64_t qty_read_unit(const char *name, size_t length, qty_options options, qty_unit *unit,
                      qty_error *error, char *buffer, size_t capacity);

/* Writes an amount that is given in ticks as qty_format would write it, or in units as qty_convert
 * would, if unit_length is not zero.
 *
 * Of the amount it reads the ticks, the flags, and the kind and the name of the unit: the one that no other
 * unit has, whatever the system. A QTY_NUMBER is written without a unit. Returns the length, or an
 * error: QTY_INVALID_ARGUMENT, with the argument 0, if there is no such unit of that kind. */
int64_t qty_format_amount(const qty_amount *amount, const char *unit, size_t unit_length,
                          qty_options options, qty_error *error, char *buffer, size_t capacity);

/* Compares two amounts of one kind: *order is -1, 0 or 1, as the left one is less, equal or greater. The
 * order may be null. Returns 0, or an error; its argument is 1 if the right text is wrong. */
int64_t qty_compare(const char *left, size_t left_length, const char *right, size_t right_length,
                    qty_options options, int32_t *order, qty_error *error, char *buffer,
                    size_t capacity);

/* --- Amounts among words --- */

/* What an amount does in a text. */
enum {
  QTY_ROLE_OTHER = 0,
  QTY_ROLE_AMOUNT = 1,    /* it says how much of something there is */
  QTY_ROLE_ALTERNATE = 2, /* it says the same as the one before: the 95 g of "1 cup (95 g)" */
  QTY_ROLE_SIZE = 3,      /* it says how large something is: "a 2-quart dish" */
  QTY_ROLE_PORTION = 4,   /* it says how much goes to each: the 6 oz of "4 steaks, 6 oz each" */
  QTY_ROLE_COUNT = 5      /* it says how many there are: "4 eggs" */
};

/* An amount in a text. */
typedef struct qty_found {
  uint64_t start; /* where it stands, in bytes of the text */
  uint64_t end;   /* equal for the one that is not said: the count of "28 oz can" */
  uint64_t counted_start; /* where the noun stands that it counts; equal if there is none */
  uint64_t counted_end;
  int32_t role;
  int32_t rule;      /* the rule that gave it the role: see qty_rules */
  qty_amount lower;  /* the amount, or the lower end of a range, even of "3-2 cups" */
  qty_amount upper;  /* the upper end; where there is no range, the same as lower */
} qty_found;

/* Finds the amounts in running text, such as recipes, in the order of the text: writes as many as there
 * is room for and returns how many there are, or an error. Of the options it uses system, language and decimal.
 *
 *     "Bake for 15 minutes, then rest for an hour."  -> 2: at 9 ..< 19 and at 35 ..< 42
 *
 * Errors: QTY_INVALID_UTF8, QTY_INVALID_OPTION, QTY_INVALID_ARGUMENT. The reason is not written. */
int64_t qty_find(const char *text, size_t length, qty_options options, qty_found *found,
                 size_t capacity, qty_error *error);

/* Writes the names of the rules by which an amount gets its role, each with a line feed after it: first that of
 * the rule 0. The one of "2 tbsp each" is called "is one of several: each, per, at a time". A later version can
 * have others, and in another order.
 *
 * Returns the length, or QTY_INVALID_ARGUMENT. */
int64_t qty_rules(char *buffer, size_t capacity);

/* --- Columns --- */

/* A column of texts, in the layout of Apache Arrow: the text of row i has the bytes offsets[i] ..<
 * offsets[i + 1] of data. For rows from the midst of a column on, advance offsets, and set validity_offset. */
typedef struct qty_column {
  const void *offsets;     /* count + 1 of them, int32_t or int64_t */
  const char *data;
  uint64_t data_length;    /* how many bytes there are; no offset may be greater */
  const uint8_t *validity; /* a bit a row, the lowest first: 0 for null; or a null pointer if none is */
  uint64_t validity_offset; /* the place of the first row's bit */
  int64_t count;           /* how many rows there are */
  int32_t offset_size;     /* 4 or 8 */
  int32_t reserved;        /* 0 */
} qty_column;

/* Where a column is written to, in the same layout. */
typedef struct qty_buffer {
  void *offsets;     /* room for count + 1 */
  char *data;
  uint64_t capacity; /* how many bytes of data there is room for */
  uint8_t *validity; /* a bit a row, which is set or cleared; or a null pointer if no row can be null */
  uint64_t validity_offset;
  int32_t offset_size; /* 4 or 8 */
  int32_t reserved;  /* 0 */
} qty_buffer;

/* What to do with a row that has no answer. A row that is null is null in any case. */
enum {
  QTY_FAIL = 0, /* stop: its error is the result, with the row in error->row */
  QTY_NULL = 1, /* go on, and have it null */
  QTY_KEEP = 2  /* go on, and keep its bytes as they are */
};

/* Says each text of a column as qty_format does.
 *
 * Begins with the row `first` and returns the row at which it stopped. That is count if it is done. If
 * it is less, there is no room for that row: call again with the result as `first`, and with more room,
 * the bytes and offsets so far at its beginning. With `first` 0 it writes offset 0 itself. Rows that had no
 * answer are counted in error->count; code, start, end and row are those of the first of them.
 *
 *     int32_t in[] = {0, 5, 11}, out[3];
 *     char text[64];
 *     qty_column column = {in, "3 tsp90 min", 11, NULL, 0, 2, 4, 0};
 *     qty_buffer buffer = {out, text, sizeof text, NULL, 0, 4, 0};
 *     qty_format_many(&column, 0, QTY_KEEP, 0, &buffer, NULL);   -> 2
 *     out, text   -> 0, 12, 29; "1 tablespoon1 hour 30 minutes"
 *
 * Errors: with QTY_FAIL those of qty_format; QTY_INVALID_ARGUMENT for a null pointer, an offset that is
 * negative, less than the one before or greater than data_length, an offset_size other than 4 and 8,
 * no validity although rows can be null; QTY_TOO_LARGE if an offset of 32 bits cannot say where a row ends;
 * QTY_INVALID_OPTION. Whatever the policy, these end the call; the rows before them are written. */
int64_t qty_format_many(const qty_column *texts, int64_t first, int32_t policy,
                        qty_options options, qty_buffer *out, qty_error *error);

/* Finds the value of each text of a column in a unit, as qty_value does. A row that is null or has no
 * value is a NaN, and null in the bitmap, if there is one. The policy is QTY_FAIL or QTY_NULL.
 *
 * Begins with the row `first`, and returns count, or an error as qty_format_many does. values[i] is the
 * value of the row i. */
int64_t qty_value_many(const qty_column *texts, int64_t first, int32_t policy, const char *unit,
                       size_t unit_length, qty_options options, double *values, uint8_t *validity,
                       uint64_t validity_offset, qty_error *error);

#ifdef __cplusplus
}
#endif
#endif
