/* What the benchmark holds the store against: the same work by bare calls of SQLite. */
#ifndef FLIPSIDE_CREFERENCE_H
#define FLIPSIDE_CREFERENCE_H

#include <stdint.h>

/* From now on every connection that is opened notes the statements it runs, with their values
   filled in, and how many rows of each were taken. */
void reference_listen(void);
void reference_listen_no_more(void);
/* Forgets what was noted so far. */
void reference_forget(void);
/* The number of statements noted. */
int reference_count(void);

/* Prepares what was noted on a connection of its own. 0, or -1 where that cannot be. */
int reference_open(const char *path);
/* Runs each statement and reads every column of as many rows as were taken. 0 or -1. */
int reference_run(void);
void reference_close(void);

/* A durable commit of one row, the way the store is set: write-ahead log, synchronous=FULL. */
int reference_commit_open(const char *path);
int reference_commit(const char *text);
void reference_commit_close(void);

/* A finished round to fill a store with. */
struct reference_round {
  const char *setup, *moves, *figures;
  /* 16 bytes. */
  const void *digest;
  uint64_t seed;
  int64_t points, milliseconds;
};

/* Adds `count` players to the empty store at `path`, each with one of `rounds` in turn. 0 or -1. */
int reference_fill(
  const char *path, int64_t count, const struct reference_round *rounds, int64_t kinds);

#endif
