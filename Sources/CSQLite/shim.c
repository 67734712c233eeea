#include "CSQLite.h"

sqlite3_destructor_type flipside_sqlite_transient(void) { return SQLITE_TRANSIENT; }

int flipside_sqlite_set_switch(sqlite3 *database, int option, int value) {
  return sqlite3_db_config(database, option, value, (int *)0);
}

int flipside_sqlite_write_error(sqlite3 *database) {
  int error = 0;
  sqlite3_file *log = 0;
  sqlite3_file_control(database, "main", SQLITE_FCNTL_JOURNAL_POINTER, &log);
  if (log && log->pMethods)
    log->pMethods->xFileControl(log, SQLITE_FCNTL_LAST_ERRNO, &error);
  if (!error) sqlite3_file_control(database, "main", SQLITE_FCNTL_LAST_ERRNO, &error);
  return error;
}
