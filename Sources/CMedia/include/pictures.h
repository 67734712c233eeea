/* Decoding of JPEG, PNG, GIF and WebP to a reduced picture and its cells, in a separate process. */
#ifndef FLIPSIDE_CPICTURES_H
#define FLIPSIDE_CPICTURES_H

#include <cells.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* The maximum number of pixels of a reduced picture, and of its sides. */
#define FLIPSIDE_PHOTO_PIXELS (320 * 240)
#define FLIPSIDE_PHOTO_SIDE 640

typedef enum {
  FLIPSIDE_PHOTO_READY = 0,
  /* None of the four formats. */
  FLIPSIDE_PHOTO_UNKNOWN,
  /* More than 50 million pixels or 30,000 on a side; no memory has been allocated for them. */
  FLIPSIDE_PHOTO_TOO_LARGE,
  /* Truncated or otherwise damaged. */
  FLIPSIDE_PHOTO_DAMAGED,
  /* The decoding process crashed or reached its limits. */
  FLIPSIDE_PHOTO_KILLED
} flipside_photo_status;

/* The pixels, three bytes each (red, green, blue), row by row. */
typedef struct {
  int width;
  int height;
  uint8_t *pixels;
} flipside_photo;

/* Decodes and reduces a picture, rotated according to its metadata, with transparent parts white;
   of an animation the first frame. `photo` has room for FLIPSIDE_PHOTO_PIXELS, and contains the
   picture if the status is READY. */
flipside_photo_status flipside_photo_decode(const uint8_t *bytes, size_t count,
                                            flipside_photo *photo);

/* Encodes the picture as the drawing specifies and returns the number of bytes: 0 if it specifies
   no encoding, or its room is not enough. */
size_t flipside_photo_encode(const flipside_photo *photo, const flipside_drawing *drawing,
                             uint8_t *out);

/* The result of a decoding, until it is freed. */
typedef struct {
  flipside_photo photo;
  /* The `columns * rows` cells. */
  const flipside_cell *cells;
  /* The encoded picture, or nothing. */
  const uint8_t *encoded;
  size_t encoded_size;
} flipside_decoded;

/* A decoding that runs in a child process. */
typedef struct {
  pid_t pid;
  /* Becomes readable (end of file) when the child is done. */
  int descriptor;
  void *shared;
  size_t size;
  /* The offset of the encoded picture. */
  size_t encoded_at;
} flipside_decoding;

/* Starts a child that decodes `bytes` and draws them in the sandbox, within `memory` bytes and
   `seconds` of processor time. False if no process can be started. */
bool flipside_decoding_start(const uint8_t *bytes, size_t count, const flipside_drawing *drawing,
                             size_t memory, unsigned seconds, flipside_decoding *decoding);

/* Ends the child if it is still running, and returns its result until it is freed. If the status is
   READY, pixels and encoded picture have allowed sizes; the `columns * rows` cells are not
   checked. */
flipside_photo_status flipside_decoding_finish(flipside_decoding *decoding,
                                               flipside_decoded *decoded);

/* Frees the result of a finished decoding. */
void flipside_decoding_free(flipside_decoding *decoding);

typedef enum {
  FLIPSIDE_SANDBOX_ENTERED = 0,
  /* The kernel or processor has no filter of system calls, or its filter is not supported here. */
  FLIPSIDE_SANDBOX_UNKNOWN,
  /* The kernel has filters but did not install this one. */
  FLIPSIDE_SANDBOX_REFUSED
} flipside_sandbox;

/* Makes any system call end this process, except those for memory, time, waiting and exit, and
   keeps it from gaining rights. This is permanent. */
flipside_sandbox flipside_sandbox_enter(void);

/* Limits a process permanently: bytes of memory beyond the current use, open files, and no core
   dump. Limits that cannot be set are skipped. */
void flipside_limit_process(size_t memory, unsigned files);

#endif
