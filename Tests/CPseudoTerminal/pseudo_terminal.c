#define _GNU_SOURCE
#include "CPseudoTerminal.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#include <utmp.h>

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
static int open_pair(const struct winsize *size, int *side, int *seat) {
  char name[64];
  *side = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (*side < 0) return 0;
  if (grantpt(*side) == 0 && unlockpt(*side) == 0 && ptsname_r(*side, name, sizeof name) == 0) {
    *seat = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (*seat >= 0 && ioctl(*seat, TIOCSWINSZ, size) == 0) return 1;
    if (*seat >= 0) close(*seat);
  }
  close(*side);
  return 0;
}

int pseudo_terminal_spawn(const char *path, char *const arguments[], char *const environment[],
                          int columns, int rows, int *terminal, unsigned int modes[4]) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  int side, seat;
  if (!open_pair(&size, &side, &seat)) return -1;
  /* Reads the modes before the program can change them. */
  pseudo_terminal_modes(seat, modes);
  /* fork() would copy the page tables of the tests, which have much memory. */
  pid_t child = vfork();
  if (child == 0) {
    close(side);
    login_tty(seat);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, 0);
    execve(path, arguments, environment);
    _exit(127);
  }
  close(seat);
  if (child < 0) close(side);
  if (child > 0) {
    fcntl(side, F_SETFL, fcntl(side, F_GETFL) | O_NONBLOCK);
    *terminal = side;
  }
  return (int)child;
}

int pseudo_terminal_resize(int terminal, int columns, int rows) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(terminal, TIOCSWINSZ, &size);
}
