/* A disk and a memory for SQLite that fail on demand, for tests of what happens then. */
#ifndef FLIPSIDE_CFAULTYDISK_H
#define FLIPSIDE_CFAULTYDISK_H

/* What can be made to fail; the values are bits. */
#define FAULTY_OPEN 1
#define FAULTY_WRITE 2
#define FAULTY_SYNC 4
#define FAULTY_TRUNCATE 8
#define FAULTY_READ 16
#define FAULTY_DELETE 32
#define FAULTY_SHARED_MEMORY 64
/* A write that finds the disk full in place of failing. */
#define FAULTY_FULL 128

/* Puts the faulty disk in front of SQLite's own, as the default for every database opened from
   now on. Gives an SQLite result code. */
int faulty_disk_install(void);

/* Makes the `call`-th of the calls in `kinds` from now on fail, the first being 1; with `stays`
   all later ones fail as well. A `call` of 0 heals the disk. Resets the count. */
void faulty_disk_fail(int kinds, long call, int stays);

/* Calls of the kinds given to faulty_disk_fail since then. */
long faulty_disk_calls(void);

/* Puts a failing allocator in front of SQLite's own; before any other use of SQLite.
   Gives an SQLite result code. */
int faulty_memory_install(void);

/* Makes the `call`-th allocation from now on fail; 0 heals. With `stays` all later ones fail. */
void faulty_memory_fail(long call, int stays);

/* Allocations since faulty_memory_fail. */
long faulty_memory_calls(void);

/* Lets this process and its children mount for themselves alone. 0, or -1 and errno. */
int small_disk_allow(void);

/* Mounts an empty disk of 2 MiB on `directory`. 0, or -1 and errno. */
int small_disk_mount(const char *directory);

int small_disk_unmount(const char *directory);

#endif
