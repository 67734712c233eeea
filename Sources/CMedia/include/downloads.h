/* Several downloads at once by libcurl, each into memory and within limits. */
#ifndef FLIPSIDE_CCURL_H
#define FLIPSIDE_CCURL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct flipside_downloads flipside_downloads;

/* Bounds of one download; times in milliseconds. */
typedef struct {
  long connect_time;
  long total_time;
  /* Fewer than so many bytes a second for so many seconds end it. */
  long slow_bytes;
  long slow_seconds;
  size_t most_bytes;
} flipside_download_limits;

typedef enum {
  FLIPSIDE_DOWNLOAD_ANSWERED,
  /* No such name, or no way there. */
  FLIPSIDE_DOWNLOAD_OFFLINE,
  FLIPSIDE_DOWNLOAD_REFUSED,
  /* The name leads to this machine, and the address did not say so. */
  FLIPSIDE_DOWNLOAD_ASTRAY,
  FLIPSIDE_DOWNLOAD_TIMED_OUT,
  FLIPSIDE_DOWNLOAD_UNTRUSTED,
  FLIPSIDE_DOWNLOAD_TOO_LARGE,
  /* Cut off, or not HTTP. */
  FLIPSIDE_DOWNLOAD_BROKEN
} flipside_download_end;

/* How a download ended; texts and bytes are valid until `flipside_downloads_free_next`. */
typedef struct {
  uint32_t number;
  flipside_download_end end;
  long status;
  /* Where a redirect points, as a whole address; NULL where it is none. */
  const char *redirect;
  /* Seconds that the server asks to wait; 0 where it does not. */
  int64_t retry_after;
  const uint8_t *bytes;
  size_t count;
} flipside_download_result;

/* NULL where memory is short. `agent` is what the program calls itself. */
flipside_downloads *flipside_downloads_open(const char *agent);
/* Gives up what is under way. */
void flipside_downloads_close(flipside_downloads *downloads);

/* Starts a download of an `http` or `https` address; redirects are reported, not followed.
   `loopback` keeps it away from proxies; without it, nothing is connected to on this machine but a
   proxy of the environment. */
bool flipside_downloads_start(flipside_downloads *downloads, uint32_t number, const char *address,
                              bool loopback, const flipside_download_limits *limits);
/* Gives up one download; unknown numbers are none of its business. */
void flipside_downloads_cancel(flipside_downloads *downloads, uint32_t number);

/* Waits until something can go on: a download, one of `count` descriptors to read from, or the
   time. -1 for no limit. */
void flipside_downloads_wait(flipside_downloads *downloads, const int *descriptors, unsigned count,
                             int milliseconds);

/* Moves the downloads on and gives one that has ended, if there is one. */
bool flipside_downloads_next(flipside_downloads *downloads, flipside_download_result *result);
/* Frees the download that `flipside_downloads_next` gave. */
void flipside_downloads_free_next(flipside_downloads *downloads);

#endif
