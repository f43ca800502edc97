/* Tests one function after the other. */
#include "test.h"

#include <stdio.h>

int main(void) {
  if (qty_abi_version() != QTY_ABI_VERSION) return 2;
  test_facts();
  test_mistakes();
  test_numbers();
  test_found();
  test_lines();
  test_options();
  test_buffers();
  test_arguments();
  test_interrupts();
  test_columns();
  test_broken_columns();
  if (failures) fprintf(stderr, "%d facts do not hold\n", failures);
  return failures != 0;
}
