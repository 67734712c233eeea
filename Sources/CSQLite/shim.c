#include "CSQLite.h"

sqlite3_destructor_type flipside_sqlite_transient(void) { return SQLITE_TRANSIENT; }

int flipside_sqlite_set_switch(sqlite3 *database, int option, int value) {
  return sqlite3_db_config(database, option, value, (int *)0);
}
