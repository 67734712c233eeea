#include "internal.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static struct termios found;
static int has_found;
static char farewell[512];
static unsigned long farewell_length;
/* Ends an unfinished control string, such as that of a picture; otherwise it has no effect. */
static const char string_end[] = "\033\\";

static void add(const char *text) {
  if (!text || text == (const char *)-1) return;
  unsigned long length = strlen(text);
  if (farewell_length + length > sizeof farewell) return;
  memcpy(farewell + farewell_length, text, length);
  farewell_length += length;
}

/* Only async-signal-safe calls: the heap and ncurses may be in any state. */
static void crashed(int signal) {
  if (flipside_terminal_is_modern()) flipside_write(string_end, sizeof string_end - 1);
  flipside_pictures_remove();
  flipside_write(farewell, farewell_length);
  if (has_found) tcsetattr(STDIN_FILENO, TCSANOW, &found);
  raise(signal);
}

void flipside_remember_modes(void) { has_found = tcgetattr(STDIN_FILENO, &found) == 0; }

void flipside_terminal_guard_crashes(void) {
  static char stack[16384];
  farewell_length = 0;
  if (tigetstr("kmous") && tigetstr("kmous") != (char *)-1)
    add("\033[?1006;1000l\033[?2004l");
  add(tigetstr("sgr0"));
  add(tigetstr("op"));
  add(tigetstr("cnorm"));
  add(tigetstr("rmkx"));
  add(tigetstr("rmcup"));
  const stack_t other = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&other, NULL);
  struct sigaction action = {.sa_handler = crashed};
  action.sa_flags = SA_ONSTACK | SA_RESETHAND | SA_NODEFER;
  const int signals[] = {SIGSEGV, SIGILL, SIGBUS, SIGABRT, SIGTRAP, SIGFPE};
  for (unsigned i = 0; i < sizeof signals / sizeof signals[0]; i++)
    sigaction(signals[i], &action, NULL);
}
