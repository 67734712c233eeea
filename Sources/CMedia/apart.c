#define _GNU_SOURCE
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/* The memory that the child shares with its parent. */
typedef struct {
  int status;
  int width;
  int height;
  size_t encoded;
  uint8_t pixels[FLIPSIDE_PHOTO_PIXELS * 3];
  flipside_cell cells[];
} result;

static void limit(int kind, rlim_t most) {
  struct rlimit now;
  if (getrlimit(kind, &now) != 0) return;
  if (now.rlim_max != RLIM_INFINITY && most > now.rlim_max) most = now.rlim_max;
  struct rlimit wanted = {most, most};
  setrlimit(kind, &wanted);
}

/* The address space in use, in bytes; 0 if the system does not say. */
static size_t memory_in_use(void) {
  char text[64];
  int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return 0;
  text[count] = 0;
  return strtoul(text, NULL, 10) * (size_t)sysconf(_SC_PAGESIZE);
}

void flipside_limit_process(size_t memory, unsigned files) {
  size_t used = memory_in_use();
  if (used > 0) limit(RLIMIT_AS, used + memory);
  limit(RLIMIT_NOFILE, files);
  limit(RLIMIT_CORE, 0);
}

/* Maps the pages of a result at once, because one by one they would cost as much as the decoding.
   Where the system cannot (before Linux 5.14) they are mapped one by one. */
static void bring_in(result *shared, size_t pixels, int how) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  madvise(shared, (offsetof(result, pixels) + pixels + page - 1) / page * page, how);
}

/* Closes all descriptors but 0; output and messages are discarded. */
static void leave_only_input(void) {
  close_range(1, ~0U, 0);
  if (open("/dev/null", O_WRONLY) == 1) dup2(1, 2);
}

static _Noreturn void decode_and_leave(const uint8_t *bytes, size_t count,
                                       const flipside_drawing *drawing, size_t memory,
                                       unsigned seconds, result *shared, uint8_t *encoded) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  leave_only_input();
  flipside_limit_process(memory, 3);
  limit(RLIMIT_CPU, seconds);
  limit(RLIMIT_FSIZE, 0);
  limit(RLIMIT_NPROC, 0);
  bring_in(shared, sizeof shared->pixels, MADV_POPULATE_WRITE);
  /* If memory is short, malloc would count the processors, which the sandbox does not allow. */
  mallopt(M_ARENA_MAX, 1);
  /* The status says "killed" until it is overwritten. */
  if (flipside_sandbox_enter() == FLIPSIDE_SANDBOX_REFUSED) _exit(1);
  flipside_photo photo = {0, 0, shared->pixels};
  int status = flipside_photo_decode(bytes, count, &photo);
  if (status == FLIPSIDE_PHOTO_READY &&
      !flipside_draw_cells(photo.pixels, photo.width, photo.height, drawing, shared->cells)) {
    status = FLIPSIDE_PHOTO_KILLED;
  }
  if (status == FLIPSIDE_PHOTO_READY) {
    shared->encoded = flipside_photo_encode(&photo, drawing, encoded);
    shared->width = photo.width;
    shared->height = photo.height;
  }
  shared->status = status;
  _exit(0);
}

static int compare(const void *left, const void *right) {
  return *(const uint8_t *)left - *(const uint8_t *)right;
}

/* Makes the libraries query the machine once in each thread that forks, because no child may. */
static void prepare(void) {
  static _Thread_local bool is_prepared;
  if (is_prepared) return;
  is_prepared = true;
  const uint8_t pixels[3] = {0, 0, 0};
  const flipside_drawing drawing = {
    .columns = 1, .rows = 1, .colors = FLIPSIDE_COLORS_DIRECT, .unicode = true, .light_foreground = true};
  flipside_cell cell;
  flipside_draw_cells(pixels, 1, 1, &drawing, &cell);
  flipside_prepare_jpeg();
  /* From 1,024 bytes, glibc's qsort, which chafa calls, queries the size of memory. */
  uint8_t sorted[2048] = {1};
  qsort(sorted, sizeof sorted, 1, compare);
}

/* None of it is read before it is written. */
static size_t encoded_room(const flipside_drawing *drawing) {
  return drawing->encoding == FLIPSIDE_ENCODING_NONE ? 0 : drawing->room;
}

static size_t cells_size(const flipside_drawing *drawing) {
  return (size_t)drawing->columns * (size_t)drawing->rows * sizeof(flipside_cell);
}

bool flipside_decoding_start(const uint8_t *bytes, size_t count, const flipside_drawing *drawing,
                             size_t memory, unsigned seconds, flipside_decoding *decoding) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return false;
  size_t encoded_at = sizeof(result) + cells_size(drawing);
  size_t size = encoded_at + encoded_room(drawing);
  void *shared = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (shared == MAP_FAILED) {
    close(ends[0]);
    close(ends[1]);
    return false;
  }
  ((result *)shared)->status = FLIPSIDE_PHOTO_KILLED;
  prepare();
  pid_t pid = fork();
  if (pid == 0) {
    /* The pipe must stay open as long as the child lives, so it replaces standard input. */
    dup2(ends[1], 0);
    decode_and_leave(bytes, count, drawing, memory, seconds, shared, (uint8_t *)shared + encoded_at);
  }
  close(ends[1]);
  if (pid < 0) {
    close(ends[0]);
    munmap(shared, size);
    return false;
  }
  *decoding = (flipside_decoding){pid, ends[0], shared, size, encoded_at};
  return true;
}

flipside_photo_status flipside_decoding_finish(flipside_decoding *decoding,
                                               flipside_decoded *decoded) {
  kill(decoding->pid, SIGKILL);
  while (waitpid(decoding->pid, NULL, 0) < 0 && errno == EINTR) {
  }
  close(decoding->descriptor);
  result *left = decoding->shared;
  /* Read once, so that the checked values are the used ones. */
  const volatile result *said = left;
  int status = said->status, width = said->width, height = said->height;
  size_t encoded = said->encoded;
  if (status < FLIPSIDE_PHOTO_READY || status > FLIPSIDE_PHOTO_KILLED) {
    return FLIPSIDE_PHOTO_KILLED;
  }
  if (status != FLIPSIDE_PHOTO_READY) return (flipside_photo_status)status;
  if (width <= 0 || height <= 0 || width > FLIPSIDE_PHOTO_SIDE || height > FLIPSIDE_PHOTO_SIDE ||
      width * height > FLIPSIDE_PHOTO_PIXELS || encoded > decoding->size - decoding->encoded_at) {
    return FLIPSIDE_PHOTO_KILLED;
  }
  bring_in(left, (size_t)width * (size_t)height * 3, MADV_POPULATE_READ);
  *decoded = (flipside_decoded){
    .photo = {width, height, left->pixels},
    .cells = left->cells,
    .encoded = (const uint8_t *)left + decoding->encoded_at,
    .encoded_size = encoded,
  };
  return FLIPSIDE_PHOTO_READY;
}

void flipside_decoding_free(flipside_decoding *decoding) {
  munmap(decoding->shared, decoding->size);
}
