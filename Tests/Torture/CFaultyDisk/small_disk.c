#define _GNU_SOURCE
#include <sched.h>
#include <sys/mount.h>

#include "CFaultyDisk.h"

int small_disk_allow(void) {
  if (unshare(CLONE_NEWNS) != 0) return -1;
  return mount("none", "/", 0, MS_REC | MS_PRIVATE, 0);
}

int small_disk_mount(const char *directory) {
  return mount("flipside", directory, "tmpfs", MS_NODEV | MS_NOSUID, "size=2m,mode=700");
}

int small_disk_unmount(const char *directory) { return umount2(directory, MNT_DETACH); }
