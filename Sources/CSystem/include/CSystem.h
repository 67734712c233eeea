/* The C libraries that all modules may use: functions missing from Swift's Glibc module, utf8proc
   for normal forms and case folding, libsodium for Argon2id, random bytes and hashes. */
#ifndef FLIPSIDE_CSYSTEM_H
#define FLIPSIDE_CSYSTEM_H

#include <sodium.h>
#include <stdint.h>
#include <utf8proc.h>

/* The columns of a Unicode scalar on a terminal: 0, 1 or 2, or -1 if it is not printable. Always
   from the C library's table for UTF-8, whatever the program's locale. */
int flipside_scalar_width(uint32_t scalar);

/* 1 if two pieces of memory have the same bytes. */
static inline int flipside_same_bytes(const void *one, const void *other, unsigned long count) {
  return __builtin_memcmp(one, other, count) == 0;
}

/* Blocks SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGCONT and SIGWINCH in this thread and in
   those it starts, ignores SIGPIPE, and returns a descriptor from which they are read; -1 on
   failure. */
int flipside_signals_open(void);
/* The next pending signal, without waiting; 0 for none. */
int flipside_signals_next(int descriptor);

/* Returns a descriptor with which one thread wakes another; -1 on failure. */
int flipside_wake_open(void);
void flipside_wake_send(int descriptor);
void flipside_wake_clear(int descriptor);

/* The number of bytes that can be read without waiting; 0 at the end of input, -1 if unknown. */
int flipside_bytes_waiting(int descriptor);

/* Sets the capacity of a pipe, if the system allows it. */
void flipside_widen_pipe(int descriptor, int bytes);

/* 1 if a shell can continue this process group after it has been stopped. */
int flipside_can_stop(void);

#endif
