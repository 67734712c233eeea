#include "CFaultyDisk.h"

#include <sqlite3.h>
#include <stdatomic.h>

/* The counted kinds of calls, their number so far, the number of the failing one, and whether all
   later ones fail too. */
static atomic_int kinds;
static atomic_long calls;
static atomic_long failing;
static atomic_int stays;

void faulty_disk_fail(int which, long call, int stay) {
  kinds = which;
  stays = stay;
  calls = 0;
  failing = call;
}

long faulty_disk_calls(void) { return calls; }

/* Counts a call of this kind and returns whether it has to fail. */
static int fails(int kind) {
  if (!(kinds & kind)) return 0;
  long number = ++calls;
  long bad = failing;
  return bad > 0 && (number == bad || (stays && number > bad));
}

typedef struct {
  sqlite3_file base;
  sqlite3_file *real;
} File;

static sqlite3_file *real_of(sqlite3_file *file) { return ((File *)file)->real; }

static int file_close(sqlite3_file *file) {
  sqlite3_file *real = real_of(file);
  int code = real->pMethods ? real->pMethods->xClose(real) : SQLITE_OK;
  file->pMethods = 0;
  return code;
}

static int file_read(sqlite3_file *file, void *into, int count, sqlite3_int64 at) {
  if (fails(FAULTY_READ)) return SQLITE_IOERR_READ;
  return real_of(file)->pMethods->xRead(real_of(file), into, count, at);
}

static int file_write(sqlite3_file *file, const void *from, int count, sqlite3_int64 at) {
  if (fails(FAULTY_FULL)) return SQLITE_FULL;
  if (fails(FAULTY_WRITE)) {
    /* Writes half of the bytes, as in a power failure. */
    real_of(file)->pMethods->xWrite(real_of(file), from, count / 2, at);
    return SQLITE_IOERR_WRITE;
  }
  return real_of(file)->pMethods->xWrite(real_of(file), from, count, at);
}

static int file_truncate(sqlite3_file *file, sqlite3_int64 size) {
  if (fails(FAULTY_TRUNCATE)) return SQLITE_IOERR_TRUNCATE;
  return real_of(file)->pMethods->xTruncate(real_of(file), size);
}

static int file_sync(sqlite3_file *file, int flags) {
  if (fails(FAULTY_SYNC)) return SQLITE_IOERR_FSYNC;
  return real_of(file)->pMethods->xSync(real_of(file), flags);
}

static int file_size(sqlite3_file *file, sqlite3_int64 *size) {
  return real_of(file)->pMethods->xFileSize(real_of(file), size);
}

static int file_lock(sqlite3_file *file, int level) {
  return real_of(file)->pMethods->xLock(real_of(file), level);
}

static int file_unlock(sqlite3_file *file, int level) {
  return real_of(file)->pMethods->xUnlock(real_of(file), level);
}

static int file_check_lock(sqlite3_file *file, int *held) {
  return real_of(file)->pMethods->xCheckReservedLock(real_of(file), held);
}

static int file_control(sqlite3_file *file, int what, void *argument) {
  return real_of(file)->pMethods->xFileControl(real_of(file), what, argument);
}

static int file_sector(sqlite3_file *file) {
  return real_of(file)->pMethods->xSectorSize(real_of(file));
}

static int file_device(sqlite3_file *file) {
  return real_of(file)->pMethods->xDeviceCharacteristics(real_of(file));
}

static int file_shm_map(sqlite3_file *file, int page, int size, int extend, void volatile **at) {
  if (fails(FAULTY_SHARED_MEMORY)) return SQLITE_IOERR_SHMMAP;
  return real_of(file)->pMethods->xShmMap(real_of(file), page, size, extend, at);
}

static int file_shm_lock(sqlite3_file *file, int offset, int count, int flags) {
  return real_of(file)->pMethods->xShmLock(real_of(file), offset, count, flags);
}

static void file_shm_barrier(sqlite3_file *file) {
  real_of(file)->pMethods->xShmBarrier(real_of(file));
}

static int file_shm_unmap(sqlite3_file *file, int remove) {
  return real_of(file)->pMethods->xShmUnmap(real_of(file), remove);
}

/* Version 2 supports write-ahead logging, but not memory-mapped pages, which would bypass
   file_read. */
static const sqlite3_io_methods file_methods = {
    2,           file_close,   file_read,       file_write,   file_truncate,
    file_sync,   file_size,    file_lock,       file_unlock,  file_check_lock,
    file_control, file_sector, file_device,     file_shm_map, file_shm_lock,
    file_shm_barrier, file_shm_unmap, 0, 0};

static sqlite3_vfs *below;
static sqlite3_vfs faulty;

static int disk_open(sqlite3_vfs *vfs, sqlite3_filename name, sqlite3_file *file, int flags,
                     int *opened) {
  (void)vfs;
  File *mine = (File *)file;
  mine->base.pMethods = 0;
  mine->real = (sqlite3_file *)&mine[1];
  if (fails(FAULTY_OPEN)) return SQLITE_CANTOPEN;
  int code = below->xOpen(below, name, mine->real, flags, opened);
  if (mine->real->pMethods) mine->base.pMethods = &file_methods;
  return code;
}

static int disk_delete(sqlite3_vfs *vfs, const char *name, int sync) {
  (void)vfs;
  if (fails(FAULTY_DELETE)) return SQLITE_IOERR_DELETE;
  return below->xDelete(below, name, sync);
}

int faulty_disk_install(void) {
  if (below) return SQLITE_OK;
  below = sqlite3_vfs_find(0);
  if (!below) return SQLITE_ERROR;
  faulty = *below;
  faulty.pNext = 0;
  faulty.zName = "faulty";
  faulty.szOsFile = (int)sizeof(File) + below->szOsFile;
  faulty.xOpen = disk_open;
  faulty.xDelete = disk_delete;
  return sqlite3_vfs_register(&faulty, 1);
}
