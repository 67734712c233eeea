#include "CPostgres.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

/* libpq's declarations, for only the functions called here. */
typedef flipside_pq_connection PGconn;
typedef flipside_pq_result PGresult;

/* PQconninfoOption. */
struct option {
  const char *keyword, *variable, *compiled, *value, *label, *kind;
  int size;
};

static struct {
  PGconn *(*connectStartParams)(const char *const *, const char *const *, int);
  int (*connectPoll)(PGconn *);
  int (*socket)(const PGconn *);
  int (*status)(const PGconn *);
  char *(*errorMessage)(const PGconn *);
  int (*backendPID)(const PGconn *);
  char *(*host)(const PGconn *);
  char *(*port)(const PGconn *);
  struct option *(*conninfo)(PGconn *);
  void (*conninfoFree)(struct option *);
  int (*needsPassword)(const PGconn *);
  int (*setErrorVerbosity)(PGconn *, int);
  int (*setnonblocking)(PGconn *, int);
  void *(*setNoticeReceiver)(PGconn *, void (*)(void *, const PGresult *), void *);
  void (*finish)(PGconn *);
  int (*sendPrepare)(PGconn *, const char *, const char *, int, const uint32_t *);
  int (*sendQueryPrepared)(PGconn *, const char *, int, const char *const *, const int *,
                           const int *, int);
  int (*sendQuery)(PGconn *, const char *);
  int (*flush)(PGconn *);
  int (*consumeInput)(PGconn *);
  int (*isBusy)(PGconn *);
  int (*transactionStatus)(const PGconn *);
  PGresult *(*getResult)(PGconn *);
  int (*resultStatus)(const PGresult *);
  char *(*resultErrorField)(const PGresult *, int);
  int (*ntuples)(const PGresult *);
  int (*nfields)(const PGresult *);
  int (*fnumber)(const PGresult *, const char *);
  uint32_t (*ftype)(const PGresult *, int);
  char *(*getvalue)(const PGresult *, int, int);
  int (*getlength)(const PGresult *, int, int);
  int (*getisnull)(const PGresult *, int, int);
  char *(*cmdTuples)(PGresult *);
  void (*clear)(PGresult *);
} pq;

/* From libpq-fe.h. */
enum {
  CONNECTION_OK = 0,
  PGRES_COMMAND_OK = 1,
  PGRES_TUPLES_OK = 2,
  PQTRANS_INTRANS = 2,
  PQTRANS_INERROR = 3,
  PQERRORS_DEFAULT = 1,
  PQERRORS_VERBOSE = 2,
  PG_DIAG_SQLSTATE = 'C',
  PG_DIAG_MESSAGE_PRIMARY = 'M',
  PG_DIAG_SOURCE_FUNCTION = 'R',
};

static bool find(void *library, const char *name, void *place) {
  void *found = dlsym(library, name);
  *(void **)place = found;
  return found != NULL;
}

bool flipside_pq_load(void) {
  static void *library = NULL;
  static bool complete = false;
  if (library) return complete;
  library = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL);
  if (!library) return false;
  complete = find(library, "PQconnectStartParams", &pq.connectStartParams) &&
             find(library, "PQconnectPoll", &pq.connectPoll) &&
             find(library, "PQsocket", &pq.socket) && find(library, "PQstatus", &pq.status) &&
             find(library, "PQerrorMessage", &pq.errorMessage) &&
             find(library, "PQbackendPID", &pq.backendPID) &&
             find(library, "PQhost", &pq.host) && find(library, "PQport", &pq.port) &&
             find(library, "PQconninfo", &pq.conninfo) &&
             find(library, "PQconninfoFree", &pq.conninfoFree) &&
             find(library, "PQconnectionNeedsPassword", &pq.needsPassword) &&
             find(library, "PQsetErrorVerbosity", &pq.setErrorVerbosity) &&
             find(library, "PQsetnonblocking", &pq.setnonblocking) &&
             find(library, "PQsetNoticeReceiver", &pq.setNoticeReceiver) &&
             find(library, "PQfinish", &pq.finish) &&
             find(library, "PQsendPrepare", &pq.sendPrepare) &&
             find(library, "PQsendQueryPrepared", &pq.sendQueryPrepared) &&
             find(library, "PQsendQuery", &pq.sendQuery) &&
             find(library, "PQflush", &pq.flush) &&
             find(library, "PQconsumeInput", &pq.consumeInput) &&
             find(library, "PQisBusy", &pq.isBusy) &&
             find(library, "PQtransactionStatus", &pq.transactionStatus) &&
             find(library, "PQgetResult", &pq.getResult) &&
             find(library, "PQresultStatus", &pq.resultStatus) &&
             find(library, "PQresultErrorField", &pq.resultErrorField) &&
             find(library, "PQntuples", &pq.ntuples) &&
             find(library, "PQnfields", &pq.nfields) &&
             find(library, "PQfnumber", &pq.fnumber) && find(library, "PQftype", &pq.ftype) &&
             find(library, "PQgetvalue", &pq.getvalue) &&
             find(library, "PQgetlength", &pq.getlength) &&
             find(library, "PQgetisnull", &pq.getisnull) &&
             find(library, "PQcmdTuples", &pq.cmdTuples) && find(library, "PQclear", &pq.clear);
  return complete;
}

static const char *field(const PGresult *r, int code) {
  const char *text = pq.resultErrorField(r, code);
  return text ? text : "";
}

/* libpq calls `notice` in the thread that waits for the result. */
static _Thread_local bool is_unreplicated;

static void notice(void *unused, const PGresult *r) {
  (void)unused;
  if (strcmp(field(r, PG_DIAG_SOURCE_FUNCTION), "SyncRepWaitForLSN") == 0) is_unreplicated = true;
}

bool flipside_pq_take_unreplicated(void) {
  bool was = is_unreplicated;
  is_unreplicated = false;
  return was;
}

flipside_pq_connection *flipside_pq_connect_start(const char *const *keywords,
                                                  const char *const *values) {
  PGconn *c = pq.connectStartParams(keywords, values, 1);
  if (!c) return NULL;
  pq.setErrorVerbosity(c, PQERRORS_VERBOSE);
  pq.setNoticeReceiver(c, notice, NULL);
  return c;
}

int flipside_pq_connect_poll(flipside_pq_connection *c) { return pq.connectPoll(c); }
int flipside_pq_socket(const flipside_pq_connection *c) { return pq.socket(c); }

bool flipside_pq_is_sound(const flipside_pq_connection *c) {
  return pq.status(c) == CONNECTION_OK;
}

const char *flipside_pq_error(const flipside_pq_connection *c) { return pq.errorMessage(c); }

int flipside_pq_process(const flipside_pq_connection *c) { return pq.backendPID(c); }
const char *flipside_pq_host(const flipside_pq_connection *c) { return pq.host(c); }
const char *flipside_pq_port(const flipside_pq_connection *c) { return pq.port(c); }

size_t flipside_pq_option(flipside_pq_connection *c, const char *name, char *text, size_t size) {
  size_t length = 0;
  struct option *options = pq.conninfo(c);
  for (struct option *o = options; o && o->keyword; o++)
    if (o->value && strcmp(o->keyword, name) == 0) length = (size_t)snprintf(text, size, "%s", o->value);
  if (options) pq.conninfoFree(options);
  return length < size ? length : 0;
}

bool flipside_pq_lacks_password(const flipside_pq_connection *c) {
  return pq.needsPassword(c) == 1;
}

bool flipside_pq_be_brief(flipside_pq_connection *c) {
  pq.setErrorVerbosity(c, PQERRORS_DEFAULT);
  return pq.setnonblocking(c, 1) == 0;
}

void flipside_pq_finish(flipside_pq_connection *c) { pq.finish(c); }

bool flipside_pq_send_prepare(flipside_pq_connection *c, const char *name, const char *text,
                              int count, const uint32_t *types) {
  return pq.sendPrepare(c, name, text, count, types) == 1;
}

bool flipside_pq_send_prepared(flipside_pq_connection *c, const char *name, int count,
                               const char *const *values, const int *lengths, const int *formats) {
  return pq.sendQueryPrepared(c, name, count, values, lengths, formats, 1) == 1;
}

bool flipside_pq_send_script(flipside_pq_connection *c, const char *text) {
  return pq.sendQuery(c, text) == 1;
}

int flipside_pq_flush(flipside_pq_connection *c) { return pq.flush(c); }
bool flipside_pq_consume(flipside_pq_connection *c) { return pq.consumeInput(c) == 1; }
bool flipside_pq_is_busy(flipside_pq_connection *c) { return pq.isBusy(c) == 1; }

bool flipside_pq_is_in_transaction(const flipside_pq_connection *c) {
  int status = pq.transactionStatus(c);
  return status == PQTRANS_INTRANS || status == PQTRANS_INERROR;
}

flipside_pq_result *flipside_pq_next_result(flipside_pq_connection *c) { return pq.getResult(c); }

bool flipside_pq_succeeded(const flipside_pq_result *r) {
  int status = pq.resultStatus(r);
  return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
}

const char *flipside_pq_state(const flipside_pq_result *r) { return field(r, PG_DIAG_SQLSTATE); }

const char *flipside_pq_message(const flipside_pq_result *r) {
  return field(r, PG_DIAG_MESSAGE_PRIMARY);
}

int flipside_pq_rows(const flipside_pq_result *r) { return pq.ntuples(r); }
int flipside_pq_columns(const flipside_pq_result *r) { return pq.nfields(r); }

int flipside_pq_index(const flipside_pq_result *r, const char *name) { return pq.fnumber(r, name); }
uint32_t flipside_pq_type(const flipside_pq_result *r, int column) { return pq.ftype(r, column); }

const char *flipside_pq_value(const flipside_pq_result *r, int row, int column) {
  return pq.getvalue(r, row, column);
}

int flipside_pq_length(const flipside_pq_result *r, int row, int column) {
  return pq.getlength(r, row, column);
}

bool flipside_pq_is_null(const flipside_pq_result *r, int row, int column) {
  return pq.getisnull(r, row, column) == 1;
}

const char *flipside_pq_changed(flipside_pq_result *r) { return pq.cmdTuples(r); }
void flipside_pq_clear(flipside_pq_result *r) { pq.clear(r); }
