/* Concurrent downloads into memory, within limits, with libcurl. */
#ifndef FLIPSIDE_CCURL_H
#define FLIPSIDE_CCURL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct flipside_downloads flipside_downloads;

/* The limits of a download; times in milliseconds. */
typedef struct {
  long connect_time;
  long total_time;
  /* A download ends if it is slower than this many bytes per second for this many seconds. */
  long slow_bytes;
  long slow_seconds;
  size_t most_bytes;
} flipside_download_limits;

typedef enum {
  FLIPSIDE_DOWNLOAD_ANSWERED,
  /* The name cannot be resolved, or the network is unreachable. */
  FLIPSIDE_DOWNLOAD_OFFLINE,
  FLIPSIDE_DOWNLOAD_REFUSED,
  /* The name resolves to this machine, although the address does not say so. */
  FLIPSIDE_DOWNLOAD_LOOPBACK_BLOCKED,
  FLIPSIDE_DOWNLOAD_TIMED_OUT,
  FLIPSIDE_DOWNLOAD_UNTRUSTED,
  FLIPSIDE_DOWNLOAD_TOO_LARGE,
  /* The connection was cut off, or the answer is not HTTP. */
  FLIPSIDE_DOWNLOAD_BROKEN
} flipside_download_end;

/* The result of a download; texts and bytes are valid until `flipside_downloads_free_next`. */
typedef struct {
  uint32_t number;
  flipside_download_end end;
  long status;
  /* The absolute URL of a redirect; NULL if it is none. */
  const char *redirect;
  /* The seconds that the server asks to wait; 0 if it does not. */
  int64_t retry_after;
  const uint8_t *bytes;
  size_t count;
} flipside_download_result;

/* Returns NULL if memory is short. `agent` is the program's name for servers. */
flipside_downloads *flipside_downloads_open(const char *agent);
/* Cancels all downloads. */
void flipside_downloads_close(flipside_downloads *downloads);

/* Starts a download of an `http` or `https` address; redirects are reported, not followed. With
   `loopback` no proxy is used; without it, no connection to this machine is made except to a proxy
   from the environment. */
bool flipside_downloads_start(flipside_downloads *downloads, uint32_t number, const char *address,
                              bool loopback, const flipside_download_limits *limits);
/* Cancels one download; unknown numbers are ignored. */
void flipside_downloads_cancel(flipside_downloads *downloads, uint32_t number);

/* Waits for a download, for one of `count` descriptors to become readable, or for the time; -1 for
   no limit. */
void flipside_downloads_wait(flipside_downloads *downloads, const int *descriptors, unsigned count,
                             int milliseconds);

/* Continues the downloads and returns one that has ended, if any. */
bool flipside_downloads_next(flipside_downloads *downloads, flipside_download_result *result);
/* Frees the download returned by `flipside_downloads_next`. */
void flipside_downloads_free_next(flipside_downloads *downloads);

#endif
