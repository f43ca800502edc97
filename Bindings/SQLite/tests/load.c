/* Loads the extension as programs in C do, and those in Swift, by SQLite's own functions; prints the answer to
 * a statement.
 *
 *     load EXTENSION STATEMENT */
#include <sqlite3.h>
#include <stdio.h>

static int print(void *data, int count, char **values, char **names) {
  (void)data, (void)names;
  for (int i = 0; i < count; i++) printf("%s%s", i > 0 ? "|" : "", values[i] ? values[i] : "");
  return printf("\n") < 0;
}

int main(int count, char **arguments) {
  sqlite3 *database;
  char *message = NULL;
  if (count != 3 || sqlite3_open(":memory:", &database) != SQLITE_OK) return 2;
  /* Of C alone: no statement may load one. */
  sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 1, NULL);
  int result = sqlite3_load_extension(database, arguments[1], NULL, &message);
  if (result == SQLITE_OK) result = sqlite3_exec(database, arguments[2], print, NULL, &message);
  if (message) fprintf(stderr, "%s\n", message);
  sqlite3_free(message);
  return sqlite3_close(database) != SQLITE_OK || result != SQLITE_OK;
}
