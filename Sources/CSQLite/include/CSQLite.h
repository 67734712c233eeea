/* SQLite for Swift, with what Swift cannot import: macros with casts and variadic functions. */
#ifndef FLIPSIDE_CSQLITE_H
#define FLIPSIDE_CSQLITE_H

#include <sqlite3.h>

/* Tells SQLite to copy a bound value at once (SQLITE_TRANSIENT). */
sqlite3_destructor_type flipside_sqlite_transient(void);

/* sqlite3_db_config for the options that take a switch; `value` is 0 or 1. */
int flipside_sqlite_set_switch(sqlite3 *database, int option, int value);

/* Why the system refused the last write to the write-ahead log that failed; where none did, the
   last to the database; 0 where nobody knows. The log goes first, however old its failure, as a
   statement writes nowhere else: with a log, the database is written by checkpoints, and no
   statement fails with those. sqlite3_system_errno forgets it on the way out of a transaction. */
int flipside_sqlite_write_error(sqlite3 *database);

#endif
