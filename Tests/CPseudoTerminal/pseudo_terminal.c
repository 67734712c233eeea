#define _GNU_SOURCE
#include "CPseudoTerminal.h"

#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

int pseudo_terminal_modes(int terminal, unsigned int modes[4]) {
  struct termios found;
  if (tcgetattr(terminal, &found) != 0) return -1;
  modes[0] = found.c_iflag;
  modes[1] = found.c_oflag;
  modes[2] = found.c_cflag;
  modes[3] = found.c_lflag;
  return 0;
}

/* Like openpty(), but programs that other threads start meanwhile don't inherit the terminal, which
   would keep it open. */
static int open_pair(const struct winsize *size, int *side, int *seat, char name[NAME_MAX]) {
  *side = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (*side < 0) return 0;
  if (grantpt(*side) == 0 && unlockpt(*side) == 0 && ptsname_r(*side, name, NAME_MAX) == 0) {
    *seat = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (*seat >= 0 && ioctl(*seat, TIOCSWINSZ, size) == 0) return 1;
    if (*seat >= 0) close(*seat);
  }
  close(*side);
  return 0;
}

/* Unlike fork(), it doesn't copy the page tables of the tests, which are large. */
static pid_t spawn(const char *path, char *const arguments[], char *const environment[],
                   const char *terminal) {
  pid_t child = -1;
  sigset_t none;
  posix_spawnattr_t session;
  posix_spawn_file_actions_t files;
  sigemptyset(&none);
  posix_spawnattr_init(&session);
  posix_spawnattr_setsigmask(&session, &none);
  posix_spawnattr_setflags(&session, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK);
  posix_spawn_file_actions_init(&files);
  /* The first terminal that the leader of a session opens controls it. */
  posix_spawn_file_actions_addopen(&files, STDIN_FILENO, terminal, O_RDWR, 0);
  posix_spawn_file_actions_adddup2(&files, STDIN_FILENO, STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&files, STDIN_FILENO, STDERR_FILENO);
  if (posix_spawn(&child, path, &files, &session, arguments, environment) != 0) child = -1;
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&session);
  return child;
}

int pseudo_terminal_spawn(const char *path, char *const arguments[], char *const environment[],
                          int columns, int rows, int *terminal, unsigned int modes[4]) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  char name[NAME_MAX];
  int side, seat;
  if (!open_pair(&size, &side, &seat, name)) return -1;
  /* Reads the modes before the program can change them. */
  pseudo_terminal_modes(seat, modes);
  pid_t child = spawn(path, arguments, environment, name);
  close(seat);
  if (child < 0) {
    close(side);
    return -1;
  }
  fcntl(side, F_SETFL, fcntl(side, F_GETFL) | O_NONBLOCK);
  *terminal = side;
  return (int)child;
}

int pseudo_terminal_resize(int terminal, int columns, int rows) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(terminal, TIOCSWINSZ, &size);
}
