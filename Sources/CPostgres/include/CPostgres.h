/* The part of libpq, PostgreSQL's client library, that Flipside uses, for Swift. The library is not
   linked but loaded when a database in PostgreSQL is first opened, so that other installations do
   not need it. */
#ifndef FLIPSIDE_CPOSTGRES_H
#define FLIPSIDE_CPOSTGRES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A connection and a result of libpq. */
typedef struct flipside_pq_connection flipside_pq_connection;
typedef struct flipside_pq_result flipside_pq_result;

/* Loads the library; false if it is missing or lacks a function. Call it before all others, from
   one thread at a time; later calls return the first result. */
bool flipside_pq_load(void);

/* PQconnectStartParams, where `dbname` is an address. Until `be_brief`, errors contain their
   SQLSTATE. Notices are not printed. */
flipside_pq_connection *flipside_pq_connect_start(const char *const *keywords,
                                                  const char *const *values);
enum {
  flipside_pq_failed = 0,
  flipside_pq_reading = 1,
  flipside_pq_writing = 2,
  flipside_pq_connected = 3,
};
/* PQconnectPoll: returns one of the above. */
int flipside_pq_connect_poll(flipside_pq_connection *connection);
int flipside_pq_socket(const flipside_pq_connection *connection);
/* Whether PQstatus is CONNECTION_OK. */
bool flipside_pq_is_sound(const flipside_pq_connection *connection);
const char *flipside_pq_error(const flipside_pq_connection *connection);
/* The number of the server's process, as the connection was told. */
int flipside_pq_process(const flipside_pq_connection *connection);
/* The server to which the connection is or was being made last. */
const char *flipside_pq_host(const flipside_pq_connection *connection);
const char *flipside_pq_port(const flipside_pq_connection *connection);
/* Writes the value of an option, such as `host`, and returns its length; 0 if it has none. */
size_t flipside_pq_option(flipside_pq_connection *connection, const char *name, char *text,
                          size_t size);
/* Whether the server asked for a password and there was none. */
bool flipside_pq_lacks_password(const flipside_pq_connection *connection);
/* Makes writes return at once, and leaves the SQLSTATE out of errors. */
bool flipside_pq_be_brief(flipside_pq_connection *connection);
void flipside_pq_finish(flipside_pq_connection *connection);

bool flipside_pq_send_prepare(flipside_pq_connection *connection, const char *name,
                              const char *text, int count, const uint32_t *types);
/* Requests values in binary. */
bool flipside_pq_send_prepared(flipside_pq_connection *connection, const char *name, int count,
                               const char *const *values, const int *lengths, const int *formats);
bool flipside_pq_send_script(flipside_pq_connection *connection, const char *text);
/* 0 if everything is sent, 1 if something is left, -1 on failure. */
int flipside_pq_flush(flipside_pq_connection *connection);
bool flipside_pq_consume(flipside_pq_connection *connection);
bool flipside_pq_is_busy(flipside_pq_connection *connection);
/* Whether a transaction is open, or has failed and was not ended. */
bool flipside_pq_is_in_transaction(const flipside_pq_connection *connection);
flipside_pq_result *flipside_pq_next_result(flipside_pq_connection *connection);
/* Whether, since the last call in this thread, a server stopped waiting for its standbys and
   committed all the same, which it reports as a success with a warning. */
bool flipside_pq_take_unreplicated(void);

/* Whether the result is rows, the end of a command or nothing, but no error. */
bool flipside_pq_succeeded(const flipside_pq_result *result);
/* The SQLSTATE of an error; empty if there is none. */
const char *flipside_pq_state(const flipside_pq_result *result);
const char *flipside_pq_message(const flipside_pq_result *result);
int flipside_pq_rows(const flipside_pq_result *result);
int flipside_pq_columns(const flipside_pq_result *result);
/// Returns the index of a column, or -1.
int flipside_pq_index(const flipside_pq_result *result, const char *name);
uint32_t flipside_pq_type(const flipside_pq_result *result, int column);
const char *flipside_pq_value(const flipside_pq_result *result, int row, int column);
int flipside_pq_length(const flipside_pq_result *result, int row, int column);
bool flipside_pq_is_null(const flipside_pq_result *result, int row, int column);
/* The number of rows that a command changed, as digits; empty if it changes none. */
const char *flipside_pq_changed(flipside_pq_result *result);
void flipside_pq_clear(flipside_pq_result *result);

#endif
