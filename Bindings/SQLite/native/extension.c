/* The entry point, which SQLite finds by the name of the file, quantities.so. */
#include "extension.h"

SQLITE_EXTENSION_INIT1

int sqlite3_quantities_init(sqlite3 *database, char **message, const sqlite3_api_routines *api) {
  SQLITE_EXTENSION_INIT2(api)
  /* Older ones know no innocuous functions. */
  if (sqlite3_libversion_number() < 3031000) {
    *message = sqlite3_mprintf("quantities needs SQLite 3.31 or later, not %s", sqlite3_libversion());
    return SQLITE_ERROR;
  }
  int result = register_functions(database);
  if (result == SQLITE_OK) result = register_sum(database);
  if (result == SQLITE_OK) result = register_find(database);
  return result;
}
