#include "CFaultyDisk.h"

#include <sqlite3.h>
#include <stdatomic.h>

static atomic_long calls;
static atomic_long failing;
static atomic_int stays;
static sqlite3_mem_methods below;

void faulty_memory_fail(long call, int stay) {
  stays = stay;
  calls = 0;
  failing = call;
}

long faulty_memory_calls(void) { return calls; }

static int fails(void) {
  long number = ++calls;
  long bad = failing;
  return bad > 0 && (number == bad || (stays && number > bad));
}

static void *memory_malloc(int size) { return fails() ? 0 : below.xMalloc(size); }

static void *memory_realloc(void *block, int size) {
  return fails() ? 0 : below.xRealloc(block, size);
}

int faulty_memory_install(void) {
  if (below.xMalloc) return SQLITE_OK;
  int code = sqlite3_config(SQLITE_CONFIG_GETMALLOC, &below);
  if (code != SQLITE_OK) return code;
  sqlite3_mem_methods mine = below;
  mine.xMalloc = memory_malloc;
  mine.xRealloc = memory_realloc;
  return sqlite3_config(SQLITE_CONFIG_MALLOC, &mine);
}
