/* A library for LD_PRELOAD. While the file named by FLIPSIDE_READ_ONLY exists, writes to the
   directory FLIPSIDE_DATA fail as on a disk that became read-only, also through open files. A test
   cannot remount a real disk: the kernel refuses while files are open for writing. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int is_read_only(void) {
  const char *sign = getenv("FLIPSIDE_READ_ONLY");
  return sign && access(sign, F_OK) == 0;
}

static int is_inside(const char *path) {
  const char *directory = getenv("FLIPSIDE_DATA");
  size_t length = directory ? strlen(directory) : 0;
  return length > 0 && strncmp(path, directory, length) == 0 && path[length] == '/';
}

/* Returns whether a write to this open file has to fail, and if so sets errno. */
static int refuses(int file) {
  if (!is_read_only()) return 0;
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  if (!is_inside(path)) return 0;
  errno = EROFS;
  return 1;
}

static int refuses_open(const char *path, int flags) {
  if ((flags & O_ACCMODE) == O_RDONLY && !(flags & O_CREAT)) return 0;
  if (!is_read_only() || !is_inside(path)) return 0;
  errno = EROFS;
  return 1;
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t place) {
  if (refuses(file)) return -1;
  ssize_t (*next)(int, const void *, size_t, off64_t) = dlsym(RTLD_NEXT, "pwrite64");
  return next(file, bytes, count, place);
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t place) {
  return pwrite64(file, bytes, count, place);
}

int ftruncate64(int file, off64_t size) {
  if (refuses(file)) return -1;
  int (*next)(int, off64_t) = dlsym(RTLD_NEXT, "ftruncate64");
  return next(file, size);
}

static mode_t mode_of(int flags, va_list rest) {
  return flags & (O_CREAT | __O_TMPFILE) ? va_arg(rest, mode_t) : 0;
}

int open64(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = mode_of(flags, rest);
  va_end(rest);
  if (refuses_open(path, flags)) return -1;
  int (*next)(const char *, int, ...) = dlsym(RTLD_NEXT, "open64");
  return next(path, flags, mode);
}

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = mode_of(flags, rest);
  va_end(rest);
  return open64(path, flags, mode);
}
