/* Writes texts, one a line.
 *
 *     generate SEED COUNT
 */
#include "texts.h"

#include <stdio.h>
#include <stdlib.h>

int main(int count, char **arguments) {
  if (count != 3) return 64;
  chance chance = {strtoull(arguments[1], NULL, 10)};
  for (long rest = strtol(arguments[2], NULL, 10); rest > 0; rest--) {
    char text[TEXT_SIZE];
    size_t length = make_text(&chance, text);
    printf("%.*s\n", (int)length, text);
  }
  return 0;
}
