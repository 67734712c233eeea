/* Decoding of JPEG, PNG, GIF and WebP to a reduced picture and its cells, in a process of its
   own. */
#ifndef FLIPSIDE_CPICTURES_H
#define FLIPSIDE_CPICTURES_H

#include <cells.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* A reduced picture has at most so many pixels, and so many on a side. */
#define FLIPSIDE_PHOTO_PIXELS (320 * 240)
#define FLIPSIDE_PHOTO_SIDE 640

typedef enum {
  FLIPSIDE_PHOTO_READY = 0,
  /* None of the four formats. */
  FLIPSIDE_PHOTO_UNKNOWN,
  /* More than 50 million pixels or 30,000 on a side; nothing has been allocated for them. */
  FLIPSIDE_PHOTO_TOO_LARGE,
  /* Cut short or otherwise broken. */
  FLIPSIDE_PHOTO_DAMAGED,
  /* The process that decoded it crashed or ran into its limits. */
  FLIPSIDE_PHOTO_KILLED
} flipside_photo_status;

/* Three bytes a pixel (red, green, blue), row by row. */
typedef struct {
  int width;
  int height;
  uint8_t *pixels;
} flipside_photo;

/* Decodes and reduces; turned as the camera noted, transparent parts white, of an animation the
   first frame. `photo` comes with room for FLIPSIDE_PHOTO_PIXELS, and holds the picture where the
   status is READY. */
flipside_photo_status flipside_photo_decode(const uint8_t *bytes, size_t count,
                                            flipside_photo *photo);

/* Writes the picture as the drawing wants its pixels, and gives the bytes: none where it wants none,
   or where its room is not enough. */
size_t flipside_photo_encode(const flipside_photo *photo, const flipside_drawing *drawing,
                             uint8_t *out);

/* What a decoding has made, until it is freed. */
typedef struct {
  flipside_photo photo;
  /* `columns * rows` of them. */
  const flipside_cell *cells;
  /* The picture as it is encoded; nothing where it is not. */
  const uint8_t *encoded;
  size_t encoded_size;
} flipside_decoded;

/* A decoding that runs in a child process. */
typedef struct {
  pid_t pid;
  /* Readable (end of file) as soon as the child is done. */
  int descriptor;
  void *shared;
  size_t size;
  /* Where the encoded picture lies. */
  size_t encoded_at;
} flipside_decoding;

/* Starts a child that decodes `bytes` and draws them in the sandbox, within `memory` bytes and
   `seconds` of processor time. False where no process can be had. */
bool flipside_decoding_start(const uint8_t *bytes, size_t count, const flipside_drawing *drawing,
                             size_t memory, unsigned seconds, flipside_decoding *decoding);

/* Ends the child, where it still runs, and shows its result until it is freed: where the status is
   READY, pixels and an encoded picture of an allowed size and `columns * rows` cells, which are the
   child's word. */
flipside_photo_status flipside_decoding_finish(flipside_decoding *decoding,
                                               flipside_decoded *decoded);

/* Frees what a decoding that is finished has left. */
void flipside_decoding_free(flipside_decoding *decoding);

typedef enum {
  FLIPSIDE_SANDBOX_ENTERED = 0,
  /* This kernel or processor has no filter of system calls, or none is known here. */
  FLIPSIDE_SANDBOX_UNKNOWN,
  /* The kernel has filters but did not set this one. */
  FLIPSIDE_SANDBOX_REFUSED
} flipside_sandbox;

/* Ends this process at any system call but those for memory, time, waiting and its end, and keeps
   it from gaining rights, for the rest of its life. */
flipside_sandbox flipside_sandbox_enter(void);

/* Bounds a process for its whole life: bytes of memory beyond what it has, open files, and no
   core dump. What cannot be set is left as it is. */
void flipside_limit_process(size_t memory, unsigned files);

#endif
