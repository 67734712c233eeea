#include "CPseudoTerminal.h"

#include <fcntl.h>
#include <pty.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <unistd.h>

int pseudo_terminal_spawn(const char *path, char *const arguments[], char *const environment[],
                          int columns, int rows, int *terminal) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  int side = -1;
  pid_t child = forkpty(&side, 0, 0, &size);
  if (child == 0) {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, 0);
    execve(path, arguments, environment);
    _exit(127);
  }
  if (child > 0) {
    fcntl(side, F_SETFD, FD_CLOEXEC);
    fcntl(side, F_SETFL, fcntl(side, F_GETFL) | O_NONBLOCK);
    *terminal = side;
  }
  return (int)child;
}

int pseudo_terminal_resize(int terminal, int columns, int rows) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(terminal, TIOCSWINSZ, &size);
}
