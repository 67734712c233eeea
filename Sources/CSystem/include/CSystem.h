/* The C libraries that every part may use: what Swift's Glibc module leaves out, utf8proc for normal
   forms and case folding, libsodium for Argon2id, random bytes and hashes. */
#ifndef FLIPSIDE_CSYSTEM_H
#define FLIPSIDE_CSYSTEM_H

#include <sodium.h>
#include <stdint.h>
#include <utf8proc.h>

/* Columns that a terminal gives to a Unicode scalar: 0, 1 or 2, or -1 for one that is not
   printable. Always by the C library's table for UTF-8, whatever the program's locale. */
int flipside_scalar_width(uint32_t scalar);

/* 1 where two pieces of memory are the same, byte by byte. */
static inline int flipside_same_bytes(const void *one, const void *other, unsigned long count) {
  return __builtin_memcmp(one, other, count) == 0;
}

/* Blocks SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGCONT and SIGWINCH in this thread and in
   those it starts, ignores SIGPIPE, and gives a descriptor from which they are read; -1 on
   failure. */
int flipside_signals_open(void);
/* The next signal that has come, without waiting; 0 for none. */
int flipside_signals_next(int descriptor);

/* A descriptor that one thread wakes another with; -1 on failure. */
int flipside_wake_open(void);
void flipside_wake_send(int descriptor);
void flipside_wake_clear(int descriptor);

/* Bytes that can be read without waiting; 0 at the end of input, -1 where nobody can tell. */
int flipside_bytes_waiting(int descriptor);

/* Makes a pipe hold up to so many bytes, where the system lets it. */
void flipside_widen_pipe(int descriptor, int bytes);

/* Locks a byte of a file for this open of it alone, without waiting: 0, or -1 and errno. Closing
   the descriptor unlocks it. */
int flipside_byte_lock(int descriptor, int64_t place);

/* 1 where a shell is there to continue this process group once it is stopped. */
int flipside_can_stop(void);

#endif
