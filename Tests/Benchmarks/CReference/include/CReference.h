/* The benchmark's reference for the store: the same work with direct calls of SQLite. */
#ifndef FLIPSIDE_CREFERENCE_H
#define FLIPSIDE_CREFERENCE_H

#include <stdint.h>

/* Starts recording the statements of all connections opened from now on, with their values filled
   in, and the number of rows read from each. */
void reference_listen(void);
void reference_listen_no_more(void);
/* Discards the recorded statements. */
void reference_forget(void);
/* Returns the number of recorded statements. */
int reference_count(void);

/* Prepares the recorded statements on a separate connection. Returns 0, or -1 on failure. */
int reference_open(const char *path);
/* Runs each recorded statement and reads all columns of the recorded number of rows. Returns 0, or
   -1 on failure. */
int reference_run(void);
void reference_close(void);

/* Durable commits of one row, with the settings of the store: write-ahead log, synchronous=FULL.
   Both functions return 0, or -1 on failure. */
int reference_commit_open(const char *path);
int reference_commit(const char *text);
void reference_commit_close(void);

/* A finished round for reference_fill. */
struct reference_round {
  const char *setup, *moves, *figures;
  /* 16 bytes. */
  const void *digest;
  uint64_t seed;
  int64_t points, milliseconds;
};

/* Adds `count` players to the empty store at `path`, each with one of the `kinds` elements of
   `rounds` in turn. Returns 0, or -1 on failure. */
int reference_fill(
  const char *path, int64_t count, const struct reference_round *rounds, int64_t kinds);

/* Keeps this thread, and programs that it starts, on one processor; 0 undoes it. */
void reference_use_one_processor(int only_one);

#endif
