/* Quantities for C: reads, formats, converts, compares, scales and finds amounts of time, volume and mass,
 * exactly.
 *
 *     char text[64];
 *     qty_format("7 tsp", 5, 0, NULL, text, sizeof text);   -> 26: "2 tablespoons + 1 teaspoon"
 *
 * Calls. Every function may be called from any thread at any time, including the first call, and in a
 * forked process, unless another thread was inside its first call at the time of the fork: the child would
 * wait for it forever. There is no handle, nothing to initialize and no memory to free. No text, and no
 * length, offset, option or count that is truthful about memory, ends the process.
 *
 * Texts. A text is UTF-8 with its length in bytes; it need not end in a zero. A null pointer is an empty
 * text if the length is zero, and QTY_INVALID_ARGUMENT otherwise, as is a length of more than half the
 * address space. Invalid UTF-8 is QTY_INVALID_UTF8, with the offset of its first wrong byte.
 *
 * Buffers. A function that writes text returns the length of the text in bytes, as snprintf does. If that
 * is greater than the capacity, only the bytes that fit were written: call again with a larger buffer. A
 * zero follows the text if there is room for it; it is not counted. A null buffer is allowed if the capacity
 * is zero, and QTY_INVALID_ARGUMENT otherwise. The buffer must not overlap a text.
 *
 * Errors. A negative result is a qty_error_code. The call fills in the error and writes the reason to the
 * buffer: the message, the hint, which may be empty, and suggested names, each followed by a zero and
 * containing none. If not all of it fits, it is cut, and the last byte written is a zero. With a capacity of
 * zero no names are suggested, which is faster. Nothing else is written.
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

/* The version of this interface. A program that was compiled with this header works only with libraries of
 * this version. */
#define QTY_ABI_VERSION 1

/* The version of the library that the header belongs to. */
#define QTY_VERSION "0.3.0"

/* The reasons for an error. The numbers never change; later versions may add some. */
typedef enum qty_error_code {
  QTY_OK = 0,
  QTY_INCOMPLETE = -1,         /* the text ends before a number, a unit or an operand */
  QTY_EXPECTED_NUMBER = -2,    /* something else is found in place of a number */
  QTY_INVALID_NUMBER = -3,     /* a number is malformed or ambiguous */
  QTY_TOO_LARGE = -4,          /* a number or a result does not fit */
  QTY_TOO_SMALL = -5,          /* a nonzero value would become zero */
  QTY_DIVISION_BY_ZERO = -6,
  QTY_MISSING_UNIT = -7,       /* a number has no unit */
  QTY_UNKNOWN_UNIT = -8,       /* no unit has that name */
  QTY_UNSUPPORTED_KIND = -9,   /* the unit is one of length, temperature and the like */
  QTY_AMBIGUOUS_UNIT = -10,    /* several units have that name */
  QTY_INCOMPATIBLE_KINDS = -11, /* two kinds of quantity cannot be combined */
  QTY_INVALID_OPERATION = -12, /* an operation makes no sense for its operands */
  QTY_UNEXPECTED_TEXT = -13,   /* something unexpected follows */
  QTY_UNKNOWN_INGREDIENT = -14, /* the density of an ingredient is not known */
  QTY_AMBIGUOUS_INGREDIENT = -15, /* several ingredients have that name */
  QTY_INVALID_UTF8 = -32,      /* a text is not UTF-8 */
  QTY_INVALID_OPTION = -33,    /* an option or its value does not exist */
  QTY_INVALID_ARGUMENT = -34,  /* a pointer, a length, an offset or a number is invalid */
  QTY_INTERRUPTED = -35,       /* qty_set_interrupt: the call was to end */
  QTY_OTHER = -99              /* any other error; see its message */
} qty_error_code;

/* Where an error is. Every function fills it in, with zeros if nothing is wrong. The pointer may be null. */
typedef struct qty_error {
  int32_t code;     /* a qty_error_code */
  int32_t argument; /* the index of the wrong text among those of the call */
  uint64_t start;   /* the wrong range, in bytes of that text */
  uint64_t end;
  uint64_t length;  /* the length of the reason in bytes with its zeros; 0 if the capacity is */
  int64_t row;      /* the index of the row in a column */
  int64_t count;    /* how many rows, or amounts of a recipe, have errors */
} qty_error;

/* How to answer: 0 for the defaults, or a value from qty_read_options. Its bits mean the same in all
 * libraries of one QTY_ABI_VERSION; unknown bits are QTY_INVALID_OPTION. */
typedef uint64_t qty_options;

/* The kinds. */
enum { QTY_NUMBER = 0, QTY_TIME = 1, QTY_VOLUME = 2, QTY_MASS = 3 };

/* The size of a name with the zeros after it. */
#define QTY_NAME_SIZE 48

/* A unit. Names end in zeros. The name is unique, such as "imperial pint". */
typedef struct qty_unit {
  uint64_t ticks_low;  /* the size of the unit in ticks, as 128 bits in two's complement */
  int64_t ticks_high;
  int32_t kind;
  int32_t reserved;    /* 0 */
  char name[QTY_NAME_SIZE];   /* of one */
  char plural[QTY_NAME_SIZE]; /* of several */
  char symbol[QTY_NAME_SIZE];
} qty_unit;

/* The text says that the amount is approximate, as in "about 2 cups". */
#define QTY_ABOUT 1
/* The amount was rounded to a whole number of ticks, as in "1/13 cup". */
#define QTY_ROUNDED 2

/* An amount. Its exact value is its ticks divided by those of the unit. A number without a unit has the kind
 * QTY_NUMBER and empty names; its ticks are the numerator, and those of the unit the denominator. */
typedef struct qty_amount {
  uint64_t ticks_low; /* the amount in ticks, as 128 bits in two's complement */
  int64_t ticks_high;
  double value;       /* the nearest double to the value in the unit */
  int32_t flags;      /* QTY_ABOUT, QTY_ROUNDED */
  int32_t reserved;   /* 0 */
  qty_unit unit;
} qty_amount;

/* --- The library --- */

/* Returns the QTY_ABI_VERSION of the loaded library. */
int32_t qty_abi_version(void);

/* Writes the version of the library: "0.3.0". Returns its length, or QTY_INVALID_ARGUMENT. */
int64_t qty_version(char *buffer, size_t capacity);

/* Sets a function that qty_find, qty_read_line and qty_scale call before each line of a text, and each part of a very
 * long one: if it returns a nonzero value, they return QTY_INTERRUPTED. All threads share it, and it is called on the thread of
 * the call, so it must not jump out. A null pointer removes it. The other functions take up to 0.3 s for a
 * megabyte of text, and aren't interrupted. */
void qty_set_interrupt(int32_t (*is_interrupted)(void));

/* Writes the units that can be read from text, as many as fit, and returns how many there are.
 *
 *     qty_unit units[128];
 *     int64_t count = qty_units(units, 128);   -> 84
 *
 * Errors: QTY_INVALID_ARGUMENT if units is null and the capacity is not zero. */
int64_t qty_units(qty_unit *units, size_t capacity);

/* --- Options --- */

/* Reads options from text, separated by spaces:
 *
 *     qty_options options;
 *     const char *text = "kit=metric style=vulgar";
 *     qty_read_options(text, strlen(text), &options, NULL, NULL, 0);   -> 0
 *
 * They are those of the command qty: kit, system, style, unit-style, decimal, precision, decimals, max-parts
 * (up to 63), smallest, bound (in percent, with up to one decimal), exact, number; for (a kitchen such as
 * metric, in place of kit), weigh or spoon, for qty_scale; and language, a BCP 47 tag such as fr-CA: texts are
 * read in that language or in English, and answers are written in it. It sets decimal and system, unless they are
 * given. Messages, hints and notes are in English. An empty text makes 0.
 *
 * Returns 0, or QTY_INVALID_OPTION with the range of the word, QTY_INVALID_UTF8, QTY_INVALID_ARGUMENT. */
int64_t qty_read_options(const char *text, size_t length, qty_options *options, qty_error *error,
                         char *buffer, size_t capacity);

/* Writes the possible values of an option, or the names of all options if the option is "", each followed by
 * a line feed, for menus.
 *
 *     "decimal"  -> "point\ncomma\n"
 *
 * Returns the length, or QTY_INVALID_OPTION, QTY_INVALID_UTF8, QTY_INVALID_ARGUMENT. */
int64_t qty_option_values(const char *option, size_t length, qty_error *error, char *buffer,
                          size_t capacity);

/* --- Amounts as text --- */

/* Writes an amount or a range as a person would say it. The text is a single amount, as in a cell of a table.
 *
 *     "3 tsp"       -> "1 tablespoon"
 *     "2-3 tsp"     -> "2 to 3 teaspoons"
 *     "1.995 cups"  -> "~2 cups"
 *
 * It reads the same texts as qty_read; use qty_answer for calculations, conversions and ingredients. The same
 * amount in other units, as in "450g/1lb" and "1 cup (240 ml)", is left out. Returns the length, or any error
 * but those of ingredients. */
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

/* Writes how the ambiguous names in a question were read, each note followed by a line feed. Usually there are
 * none, and the length is 0.
 *
 *     "8 oz to ml"  -> "'oz' is read as fluid ounces, a volume\n"
 *
 * Returns as qty_answer does. */
int64_t qty_notes(const char *text, size_t length, qty_options options, qty_error *error,
                  char *buffer, size_t capacity);

/* Writes an amount, a range or a calculation in a unit, in several, or in a pair of units, as `qty --to`
 * does. A text that names its own target keeps it.
 *
 *     "2 cups", "ml"        -> "473.176473 ml"
 *     "90 min", "h,min"     -> "1 h 30 min"
 *     "2 cups flour", "g"   -> "~240 g"
 *
 * Returns the length, or an error, whose argument is 1 if the unit is wrong. */
int64_t qty_convert(const char *text, size_t length, const char *unit, size_t unit_length,
                    qty_options options, qty_error *error, char *buffer, size_t capacity);

/* Joins two texts, which are not read, to a range in the language of the options.
 *
 *     "1 cup", "300 ml"  -> "1 cup to 300 ml"
 *
 * Returns the length, or QTY_INVALID_UTF8, QTY_INVALID_OPTION, QTY_INVALID_ARGUMENT. */
int64_t qty_range(const char *lower, size_t lower_length, const char *upper, size_t upper_length,
                  qty_options options, qty_error *error, char *buffer, size_t capacity);

/* Multiplies the amounts in the text of a recipe by a number and writes every other byte unchanged.
 *
 *     "2 cups flour, 1 egg", "3/2"  -> "3 cups flour, 1 1/2 eggs"
 *
 * Of the options it uses kit or for, system, language, style, decimal, and weigh or spoon. With for=metric and the
 * like, amounts are given in the units of that kitchen, preferably by the recipe's own figures. The factor must
 * be a number greater than zero; otherwise the error's argument is 1. An amount that cannot be read or scaled is
 * left unchanged: the result is still the length, the error locates the first such amount and counts them, and
 * the reason follows the text and its zero, if there is room:
 *
 *     "1/0 cup, 2 eggs", "2"  -> 15: "1/0 cup, 4 eggs\0" and the reason; error.code is QTY_DIVISION_BY_ZERO
 *
 * A capacity of the result + 1 + error.length holds all of it. */
int64_t qty_scale(const char *text, size_t length, const char *factor, size_t factor_length,
                  qty_options options, qty_error *error, char *buffer, size_t capacity);

/* --- Amounts as numbers --- */

/* Finds the nearest double to an amount's value in a unit.
 *
 *     "2 cups", "ml"  -> *value is 473.176473
 *
 * A range is an error; so is a unit of another kind (QTY_INCOMPATIBLE_KINDS), and an unknown unit, for which the
 * error's argument is 1. The value may be null. Returns 0, the flags of the amount (QTY_ABOUT, QTY_ROUNDED), or an
 * error. */
int64_t qty_value(const char *text, size_t length, const char *unit, size_t unit_length,
                  qty_options options, double *value, qty_error *error, char *buffer,
                  size_t capacity);

/* Reads an amount, or a range: "2-3 tsp", "about 450g", "1 1/2 cups", "1 lb 4 oz". A single amount becomes
 * both ends. Either pointer may be null; if upper is, a range is QTY_UNEXPECTED_TEXT. A number without a unit is
 * QTY_MISSING_UNIT. Of the options it uses system, language and decimal. Returns 0, or an error. */
int64_t qty_read(const char *text, size_t length, qty_options options, qty_amount *lower,
                 qty_amount *upper, qty_error *error, char *buffer, size_t capacity);

/* Finds a unit by any of its names: "tbsp", "Litres", "uk fl oz". Of the options it uses system and language.
 * The unit may be null. Returns 0, or an error: QTY_UNKNOWN_UNIT, QTY_AMBIGUOUS_UNIT, QTY_UNSUPPORTED_KIND,
 * QTY_INCOMPLETE ... */
int64_t qty_read_unit(const char *name, size_t length, qty_options options, qty_unit *unit,
                      qty_error *error, char *buffer, size_t capacity);

/* Writes an amount that is given in ticks as qty_format would, or as qty_convert would if unit_length is not
 * zero.
 *
 * Of the amount it reads the ticks, the flags, and the kind and the unique name of the unit, whatever the
 * system. A QTY_NUMBER is written without a unit. Returns the length, or an error: QTY_INVALID_ARGUMENT, with the
 * argument 0, if that kind has no such unit. */
int64_t qty_format_amount(const qty_amount *amount, const char *unit, size_t unit_length,
                          qty_options options, qty_error *error, char *buffer, size_t capacity);

/* Compares two amounts of one kind: *order is -1, 0 or 1 if the left one is less, equal or greater. The order
 * may be null. Returns 0, or an error, whose argument is 1 if the right text is wrong. */
int64_t qty_compare(const char *left, size_t left_length, const char *right, size_t right_length,
                    qty_options options, int32_t *order, qty_error *error, char *buffer,
                    size_t capacity);

/* --- Amounts among words --- */

/* The role of an amount in a text. */
enum {
  QTY_ROLE_OTHER = 0,
  QTY_ROLE_AMOUNT = 1,    /* how much of something there is */
  QTY_ROLE_ALTERNATE = 2, /* the same as the one before: the 95 g of "1 cup (95 g)" */
  QTY_ROLE_SIZE = 3,      /* how large something is: "a 2-quart dish" */
  QTY_ROLE_PORTION = 4,   /* how much goes to each: the 6 oz of "4 steaks, 6 oz each" */
  QTY_ROLE_COUNT = 5      /* how many there are: "4 eggs" */
};

/* An amount in a text. */
typedef struct qty_found {
  uint64_t start; /* its range, in bytes of the text */
  uint64_t end;   /* equal to start for an unsaid count: that of "28 oz can" */
  uint64_t counted_start; /* the range of the counted noun; empty if there is none */
  uint64_t counted_end;
  int32_t role;
  int32_t rule;      /* the rule that gave it the role: see qty_rules */
  qty_amount lower;  /* the amount, or the lower end of a range, even of "3-2 cups" */
  qty_amount upper;  /* the upper end; the same as lower if there is no range */
} qty_found;

/* Finds the amounts in running text, such as recipes, in the order of the text: writes as many as fit and
 * returns how many there are, or an error. Of the options it uses system, language and decimal.
 *
 *     "Bake for 15 minutes, then rest for an hour."  -> 2: at 9 ..< 19 and at 35 ..< 42
 *
 * Errors: QTY_INVALID_UTF8, QTY_INVALID_OPTION, QTY_INVALID_ARGUMENT. The reason is not written. */
int64_t qty_find(const char *text, size_t length, qty_options options, qty_found *found,
                 size_t capacity, qty_error *error);

/* A line of an ingredient list. Its words are in a buffer: the item, a zero, the preparation, a zero, and the
 * comment. */
typedef struct qty_line {
  qty_found amount; /* zeros, with the role QTY_ROLE_OTHER, if there is none */
  uint64_t qualifier_start; /* the range of the words that say how the measure is filled: "heaping" */
  uint64_t qualifier_end;
  uint64_t alternate_count; /* how often the amount is repeated in other units, or as a count */
  uint64_t item_length; /* in bytes; one word is separated from the next by a single space */
  uint64_t preparation_length;
  uint64_t comment_length;
} qty_line;

/* Reads a line of an ingredient list: the amount with its alternates, as many as fit, and the words. The item
 * is the text without the amount, up to the first comma or semicolon; the preparation is the text after it, and
 * the comment that in parentheses.
 *
 *     "1 cup (95 g) oats, finely ground (optional)"  -> 27: "oats\0finely ground\0optional"
 *     "Salt"                                         -> 6: "Salt\0\0"
 *
 * Of the options it uses system, language and decimal. The line and the alternates may be null. Returns the length
 * of the words, or an error if the first amount cannot be read: "1/0 cup flour" is QTY_DIVISION_BY_ZERO. */
int64_t qty_read_line(const char *text, size_t length, qty_options options, qty_line *line,
                      qty_found *alternates, size_t alternate_capacity, qty_error *error,
                      char *buffer, size_t capacity);

/* Writes the names of the rules that give amounts their roles, each followed by a line feed, from rule 0 on.
 * That of "2 tbsp each" is "is one of several: each, per, at a time". Rules and their order may change between
 * versions.
 *
 * Returns the length, or QTY_INVALID_ARGUMENT. */
int64_t qty_rules(char *buffer, size_t capacity);

/* --- Columns --- */

/* A column of texts in the layout of Apache Arrow: the text of row i is the bytes offsets[i] ..< offsets[i + 1]
 * of data. To begin in the middle of a column, advance offsets and set validity_offset. */
typedef struct qty_column {
  const void *offsets;     /* count + 1 of them, int32_t or int64_t */
  const char *data;
  uint64_t data_length;    /* the length of data in bytes; no offset may be greater */
  const uint8_t *validity; /* a bit a row, the lowest first, 0 for null; or a null pointer if no row is null */
  uint64_t validity_offset; /* the index of the first row's bit */
  int64_t count;           /* how many rows there are */
  int32_t offset_size;     /* 4 or 8 */
  int32_t reserved;        /* 0 */
} qty_column;

/* The memory to which a column is written, in the same layout. */
typedef struct qty_buffer {
  void *offsets;     /* room for count + 1 */
  char *data;
  uint64_t capacity; /* the room for data in bytes */
  uint8_t *validity; /* a bit a row, set or cleared; or a null pointer if no row can be null */
  uint64_t validity_offset;
  int32_t offset_size; /* 4 or 8 */
  int32_t reserved;  /* 0 */
} qty_buffer;

/* How to treat a row that has no answer. A null row always stays null. */
enum {
  QTY_FAIL = 0, /* stop with its error and the row in error->row */
  QTY_NULL = 1, /* make it null and continue */
  QTY_KEEP = 2  /* keep its text and continue */
};

/* Formats each text of a column as qty_format does.
 *
 * Begins with the row `first` and returns the row at which it stopped: count if it is done. A lower result is
 * the first row that did not fit: call again with it as `first` and with a larger buffer that begins with the
 * bytes and offsets so far. If `first` is 0, offset 0 is written, too. error->count counts the rows without an
 * answer; code, start, end and row are those of the first.
 *
 *     int32_t in[] = {0, 5, 11}, out[3];
 *     char text[64];
 *     qty_column column = {in, "3 tsp90 min", 11, NULL, 0, 2, 4, 0};
 *     qty_buffer buffer = {out, text, sizeof text, NULL, 0, 4, 0};
 *     qty_format_many(&column, 0, QTY_KEEP, 0, &buffer, NULL);   -> 2
 *     out, text   -> 0, 12, 29; "1 tablespoon1 hour 30 minutes"
 *
 * Errors: with QTY_FAIL those of qty_format; QTY_INVALID_ARGUMENT for a null pointer, an offset that is
 * negative, less than the one before or greater than data_length, an offset_size other than 4 and 8, or a
 * missing bitmap where rows can be null; QTY_TOO_LARGE if a row ends beyond an offset of 32 bits;
 * QTY_INVALID_OPTION. All but the first end the call under every policy; the rows before them are written. */
int64_t qty_format_many(const qty_column *texts, int64_t first, int32_t policy,
                        qty_options options, qty_buffer *out, qty_error *error);

/* Finds the value of each text of a column in a unit, as qty_value does. A null row, or one without a value,
 * becomes NaN, and null in the bitmap, if there is one. The policy is QTY_FAIL or QTY_NULL.
 *
 * Begins with the row `first` and returns count, or an error as qty_format_many does. values[i] is the value
 * of row i. */
int64_t qty_value_many(const qty_column *texts, int64_t first, int32_t policy, const char *unit,
                       size_t unit_length, qty_options options, double *values, uint8_t *validity,
                       uint64_t validity_offset, qty_error *error);

/* Reads each line of a column as qty_read_line does, without the alternates. The words of row i are row i of the
 * buffer, and lines[i] says the rest; of a null row, or one that cannot be read, it is zeros. The policy is
 * QTY_FAIL or QTY_NULL.
 *
 * Begins with the row `first` and returns the row at which it stopped, or an error, as qty_format_many does. */
int64_t qty_read_line_many(const qty_column *texts, int64_t first, int32_t policy,
                           qty_options options, qty_line *lines, qty_buffer *words,
                           qty_error *error);

#ifdef __cplusplus
}
#endif
#endif
