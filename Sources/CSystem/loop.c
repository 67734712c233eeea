#define _GNU_SOURCE
#include "CSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/signalfd.h>
#include <unistd.h>

static void nothing(int signal) { (void)signal; }

int flipside_signals_open(void) {
  /* A handler keeps ncurses from setting its own and from swallowing a pending signal. */
  const struct sigaction ours = {.sa_handler = nothing, .sa_flags = SA_RESTART};
  const struct sigaction ignore = {.sa_handler = SIG_IGN};
  const int signals[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGCONT, SIGWINCH};
  sigset_t set;
  sigemptyset(&set);
  for (unsigned i = 0; i < sizeof signals / sizeof signals[0]; i++) {
    sigaction(signals[i], &ours, NULL);
    sigaddset(&set, signals[i]);
  }
  sigaction(SIGPIPE, &ignore, NULL);
  if (pthread_sigmask(SIG_BLOCK, &set, NULL) != 0) return -1;
  return signalfd(-1, &set, SFD_NONBLOCK | SFD_CLOEXEC);
}

int flipside_signals_next(int descriptor) {
  struct signalfd_siginfo information;
  if (read(descriptor, &information, sizeof information) != sizeof information) return 0;
  return (int)information.ssi_signo;
}

int flipside_wake_open(void) { return eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC); }

void flipside_wake_send(int descriptor) {
  const uint64_t one = 1;
  if (write(descriptor, &one, sizeof one) < 0) return; /* at its maximum: already awake */
}

void flipside_wake_clear(int descriptor) {
  uint64_t count;
  if (read(descriptor, &count, sizeof count) < 0) return; /* nothing to clear */
}

int flipside_bytes_waiting(int descriptor) {
  int count = 0;
  if (ioctl(descriptor, FIONREAD, &count) == 0) return count;
  /* The terminal is gone. SIGHUP reaches only the first program of its session. */
  return errno == EIO ? 0 : -1;
}

int flipside_can_stop(void) { return getpgrp() != getsid(0) && getsid(getppid()) == getsid(0); }

void flipside_widen_pipe(int descriptor, int bytes) {
  /* The default capacity is enough for most. */
  (void)fcntl(descriptor, F_SETPIPE_SZ, bytes);
}
