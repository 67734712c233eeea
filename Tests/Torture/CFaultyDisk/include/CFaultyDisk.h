/* A disk and a memory allocator for SQLite that fail on demand, and small disks that fill up. */
#ifndef FLIPSIDE_CFAULTYDISK_H
#define FLIPSIDE_CFAULTYDISK_H

/* The kinds of calls that can fail, as bits. */
#define FAULTY_OPEN 1
#define FAULTY_WRITE 2
#define FAULTY_SYNC 4
#define FAULTY_TRUNCATE 8
#define FAULTY_READ 16
#define FAULTY_DELETE 32
#define FAULTY_SHARED_MEMORY 64
/* Writes fail because the disk is full. */
#define FAULTY_FULL 128

/* Installs the faulty disk as the default for all databases opened from now on. Returns an SQLite
   result code. */
int faulty_disk_install(void);

/* Makes the `call`-th call of the given kinds fail, counted from 1, and if `stays`, all later ones
   too. With 0, no call fails. Resets the count. */
void faulty_disk_fail(int kinds, long call, int stays);

/* Returns the number of calls of the given kinds since the last faulty_disk_fail. */
long faulty_disk_calls(void);

/* Installs the failing allocator; must precede any other use of SQLite. Returns an SQLite result
   code. */
int faulty_memory_install(void);

/* Makes the `call`-th allocation fail, counted from 1, and if `stays`, all later ones too. With 0,
   none fails. Resets the count. */
void faulty_memory_fail(long call, int stays);

/* Returns the number of allocations since the last faulty_memory_fail. */
long faulty_memory_calls(void);

/* Gives this process its own mount namespace, so that its mounts are visible only to itself and its
   children. Needs root. Returns 0, or -1 with errno. */
int small_disk_allow(void);

/* Mounts an empty disk of 2 MiB on `directory`. Returns 0, or -1 with errno. */
int small_disk_mount(const char *directory);

int small_disk_unmount(const char *directory);

#endif
