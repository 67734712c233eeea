/* SQLite for Swift, with wrappers for what Swift cannot import: macros with casts and variadic
   functions. */
#ifndef FLIPSIDE_CSQLITE_H
#define FLIPSIDE_CSQLITE_H

#include <sqlite3.h>

/* Tells SQLite to copy a bound value at once (SQLITE_TRANSIENT). */
sqlite3_destructor_type flipside_sqlite_transient(void);

/* sqlite3_db_config for the options with a switch; `value` is 0 or 1. */
int flipside_sqlite_set_switch(sqlite3 *database, int option, int value);

/* The system's error number of the last failed write to the write-ahead log; if there was none, of
   the last one to the database; 0 if unknown. The log has precedence, however old its failure: with
   a log, only checkpoints write to the database, and no statement fails because of them.
   sqlite3_system_errno loses the number when a transaction ends. */
int flipside_sqlite_write_error(sqlite3 *database);

#endif
