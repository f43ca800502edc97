/* Texts that a seed makes. */
#ifndef TEXTS_H
#define TEXTS_H

#include <stddef.h>
#include <stdint.h>

/* A sequence of numbers: the same ones for the same seed, everywhere. */
typedef struct chance {
  uint64_t state;
} chance;

uint64_t next(chance *chance);

/* Returns a number from 0 to one less than the limit. */
size_t below(chance *chance, size_t limit);

/* Whether something happens that happens so many times of a hundred. */
int happens(chance *chance, unsigned percent);

#define PICK(chance, table) ((table)[below(chance, sizeof(table) / sizeof *(table))])

#define TEXT_SIZE 1024

/* Writes an amount, a question, a sentence or nonsense, in one line of UTF-8; returns its length. */
size_t make_text(chance *chance, char text[TEXT_SIZE]);

/* Writes a unit, or several. */
size_t make_units(chance *chance, char text[TEXT_SIZE]);

/* Writes options by their names. */
size_t make_options(chance *chance, char text[TEXT_SIZE]);

#endif
