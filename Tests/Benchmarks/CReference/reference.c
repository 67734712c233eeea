#define _GNU_SOURCE
#include "CReference.h"

#include <sched.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The maximum number of recorded statements; further ones are ignored. A page of players needs some
   hundreds. */
enum { most = 4096 };

static struct {
  char *sql;
  int rows;
  sqlite3_stmt *prepared;
} noted[most];
static int count;
static sqlite3 *bare, *committing;
static sqlite3_stmt *commit;

/* Records a statement or a row, until the recorded statements are run. */
static int note(unsigned kind, void *context, void *subject, void *detail) {
  (void)context;
  if (bare) return 0;
  if (kind == SQLITE_TRACE_ROW && count > 0) noted[count - 1].rows++;
  const char *text = kind == SQLITE_TRACE_STMT ? detail : NULL;
  /* SQLite reports statements of triggers as comments. */
  if (text && strncmp(text, "--", 2) && count < most) {
    noted[count].sql = sqlite3_expanded_sql(subject);
    noted[count].rows = 0;
    count++;
  }
  return 0;
}

static int attach(sqlite3 *database, char **message, const void *routines) {
  (void)message;
  (void)routines;
  return sqlite3_trace_v2(database, SQLITE_TRACE_STMT | SQLITE_TRACE_ROW, note, NULL);
}

void reference_listen(void) { sqlite3_auto_extension((void (*)(void))attach); }

void reference_listen_no_more(void) { sqlite3_cancel_auto_extension((void (*)(void))attach); }

void reference_forget(void) {
  for (int i = 0; i < count; i++) sqlite3_free(noted[i].sql);
  count = 0;
}

int reference_count(void) { return count; }

int reference_open(const char *path) {
  if (sqlite3_open_v2(path, &bare, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL)) return -1;
  for (int i = 0; i < count; i++) {
    if (!noted[i].sql) return -1;
    if (sqlite3_prepare_v2(bare, noted[i].sql, -1, &noted[i].prepared, NULL)) return -1;
  }
  return 0;
}

static void read_columns(sqlite3_stmt *statement) {
  for (int i = 0; i < sqlite3_column_count(statement); i++) {
    if (sqlite3_column_type(statement, i) == SQLITE_INTEGER)
      sqlite3_column_int64(statement, i);
    else if (sqlite3_column_text(statement, i))
      sqlite3_column_bytes(statement, i);
  }
}

int reference_run(void) {
  for (int i = 0; i < count; i++) {
    sqlite3_stmt *statement = noted[i].prepared;
    int code = sqlite3_step(statement);
    for (int row = 0; code == SQLITE_ROW; row++) {
      read_columns(statement);
      if (row + 1 >= noted[i].rows) break;
      code = sqlite3_step(statement);
    }
    sqlite3_reset(statement);
    if (code != SQLITE_ROW && code != SQLITE_DONE) {
      fprintf(stderr, "flipside-bench: %s: %s\n", noted[i].sql, sqlite3_errmsg(bare));
      return -1;
    }
  }
  return 0;
}

void reference_close(void) {
  for (int i = 0; i < count; i++) {
    sqlite3_finalize(noted[i].prepared);
    noted[i].prepared = NULL;
  }
  sqlite3_close(bare);
  bare = NULL;
}

int reference_commit_open(const char *path) {
  const char *setting =
    "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; CREATE TABLE round(id INTEGER PRIMARY KEY,"
    " moves TEXT) STRICT";
  if (sqlite3_open(path, &committing) || sqlite3_exec(committing, setting, NULL, NULL, NULL))
    return -1;
  return sqlite3_prepare_v2(
    committing, "INSERT INTO round(moves) VALUES (?)", -1, &commit, NULL) ? -1 : 0;
}

int reference_commit(const char *text) {
  sqlite3_bind_text(commit, 1, text, -1, SQLITE_STATIC);
  int code = sqlite3_step(commit);
  sqlite3_reset(commit);
  return code == SQLITE_DONE ? 0 : -1;
}

void reference_commit_close(void) {
  sqlite3_finalize(commit);
  sqlite3_close(committing);
  commit = NULL;
  committing = NULL;
}

static const char *const filling[] = {
  "INSERT INTO player(id, name, name_key, email, email_key, hash, registered_at) VALUES"
  " (?1, 'Player' || ?1, 'player' || ?1, 'p' || ?1 || '@example.org', 'p' || ?1 ||"
  " '@example.org', '$none', 0)",
  "INSERT INTO round(id, player_id, game, revision, setup, seed, moves, points, time_ms, figures,"
  " finished_at, digest) VALUES (?1, ?1, 'pairs', 1, ?2, ?3, ?4, ?5, ?6, ?7, ?1, ?8)",
  "INSERT INTO standing(player_id, board, points, round_id) VALUES (?1, 'pairs', ?5, ?1)",
  "INSERT INTO standing(player_id, board, points, round_id) VALUES (?1, 'pairs/' || ?2, ?5, ?1)",
};

static int put(sqlite3_stmt *statement, int64_t id, const struct reference_round *round) {
  sqlite3_bind_int64(statement, 1, id);
  sqlite3_bind_text(statement, 2, round->setup, -1, SQLITE_STATIC);
  sqlite3_bind_int64(statement, 3, (int64_t)round->seed);
  sqlite3_bind_text(statement, 4, round->moves, -1, SQLITE_STATIC);
  sqlite3_bind_int64(statement, 5, round->points);
  sqlite3_bind_int64(statement, 6, round->milliseconds);
  sqlite3_bind_text(statement, 7, round->figures, -1, SQLITE_STATIC);
  sqlite3_bind_blob(statement, 8, round->digest, 16, SQLITE_STATIC);
  int code = sqlite3_step(statement);
  sqlite3_reset(statement);
  return code == SQLITE_DONE ? 0 : -1;
}

/* A function that the triggers call: all rounds of reference_fill are valid. */
static void places(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  (void)values;
  sqlite3_result_int(context, 1);
}

int reference_fill(
  const char *path, int64_t players, const struct reference_round *rounds, int64_t kinds) {
  enum { steps = sizeof filling / sizeof *filling };
  sqlite3 *database;
  sqlite3_stmt *statements[steps] = {NULL};
  int failed = sqlite3_open_v2(path, &database, SQLITE_OPEN_READWRITE, NULL) != SQLITE_OK;
  failed = failed || sqlite3_exec(
    database, "PRAGMA synchronous=OFF; PRAGMA journal_mode=OFF; PRAGMA cache_size=-800000; BEGIN",
    NULL, NULL, NULL);
  failed = failed || sqlite3_create_function_v2(
    database, "flipside_places", 0, SQLITE_UTF8 | SQLITE_INNOCUOUS, NULL, places, NULL, NULL, NULL);
  for (int i = 0; !failed && i < steps; i++)
    failed = sqlite3_prepare_v2(database, filling[i], -1, &statements[i], NULL) != SQLITE_OK;
  for (int64_t id = 1; !failed && id <= players; id++)
    for (int i = 0; !failed && i < steps; i++)
      failed = put(statements[i], id, &rounds[(id * 7919) % kinds]) != 0;
  for (int i = 0; i < steps; i++) sqlite3_finalize(statements[i]);
  failed = failed || sqlite3_exec(database, "DELETE FROM unverified; COMMIT; PRAGMA journal_mode=WAL", NULL, NULL, NULL);
  if (failed) fprintf(stderr, "flipside-bench: %s\n", sqlite3_errmsg(database));
  sqlite3_close(database);
  return failed ? -1 : 0;
}

void reference_use_one_processor(int only_one) {
  static cpu_set_t all;
  if (!only_one) {
    sched_setaffinity(0, sizeof all, &all);
    return;
  }
  if (sched_getaffinity(0, sizeof all, &all)) return;
  int last = CPU_SETSIZE - 1;
  while (last > 0 && !CPU_ISSET(last, &all)) last--;
  cpu_set_t one;
  CPU_ZERO(&one);
  CPU_SET(last, &one);
  sched_setaffinity(0, sizeof one, &one);
}
