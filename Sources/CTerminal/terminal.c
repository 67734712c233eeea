#include "internal.h"

#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

/* After ncurses.h, and only here: it defines `lines`, `columns` and many other words as macros. */
#include <term.h>

static SCREEN *screen;
static FILE *keyboard;
static int modern;      /* understands the private modes of xterm */
static int wants_mouse;
static int is_given_back; /* suspended and not yet resumed */

static const char paste_on[] = "\033[?2004h";
static const char paste_off[] = "\033[?2004l";

int flipside_terminal_locale(void) {
  /* Only the character type matters; the other twelve categories would open files. */
  setlocale(LC_CTYPE, "");
  if (strcasecmp(nl_langinfo(CODESET), "UTF-8") == 0) return 1;
  /* This machine may lack the locale although the terminal does use UTF-8. */
  const char *names[] = {"LC_ALL", "LC_CTYPE", "LANG"};
  for (int i = 0; i < 3; i++) {
    const char *value = getenv(names[i]);
    if (!value || !*value) continue;
    if (!strcasestr(value, "utf-8") && !strcasestr(value, "utf8")) return 0;
    return setlocale(LC_CTYPE, "C.UTF-8") != NULL;
  }
  return 0;
}

static int has_string(const char *name) {
  char *value = tigetstr(name);
  return value && value != (char *)-1;
}

int flipside_terminal_usable(const char *type) {
  int problem = 0;
  TERMINAL *before = cur_term;
  if (setupterm(type, STDOUT_FILENO, &problem) != OK) return problem == 1 ? 0 : -1;
  int usable = has_string("cup") && has_string("clear");
  TERMINAL *tried = set_curterm(before);
  if (tried) del_curterm(tried);
  return usable;
}

static void enter_modes(void) {
  if (modern) flipside_write(paste_on, sizeof paste_on - 1);
}

static void leave_modes(void) {
  if (modern) flipside_write(paste_off, sizeof paste_off - 1);
}

/* Opens the terminal of standard input again for reading without waiting: ncurses reads a mouse
   report to its end, and a truncated one would block. Making standard input itself non-blocking
   would affect the shell, which shares it. */
static FILE *open_keyboard(void) {
  /* After su, the terminal may belong to another user and can be opened only by this name. */
  int is_own = tcgetsid(STDIN_FILENO) == getsid(0);
  const char *name = is_own ? "/dev/tty" : "/proc/self/fd/0";
  int descriptor = open(name, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  if (descriptor < 0) return NULL;
  FILE *file = fdopen(descriptor, "r");
  if (!file) close(descriptor);
  return file;
}

/* Reads the size of the window from the kernel; 0 if it does not know. */
static int window_size(struct winsize *size) {
  return ioctl(STDOUT_FILENO, TIOCGWINSZ, size) == 0 && size->ws_row > 0 && size->ws_col > 0;
}

static int smaller(int one, int other) { return one < other ? one : other; }

/* Sets an environment variable to a number. */
static void set_number(const char *name, int number) {
  char text[12];
  snprintf(text, sizeof text, "%d", number);
  setenv(name, text, 1);
}

static void close_keyboard(void) {
  if (keyboard) fclose(keyboard);
  keyboard = NULL;
}

int flipside_terminal_open(const char *type) {
  flipside_remember_modes();
  keyboard = open_keyboard();
  set_escdelay(25);
  /* ncurses allocates three screens of the size that it finds. If the kernel knows the size of the
     window, the environment tells ncurses how much of it is used. */
  struct winsize size;
  int is_known = window_size(&size);
  if (is_known) {
    set_number("COLUMNS", smaller(size.ws_col, FLIPSIDE_MOST_COLUMNS));
    set_number("LINES", smaller(size.ws_row, FLIPSIDE_MOST_ROWS));
  }
  use_env(TRUE);
  use_tioctl(!is_known);
  screen = newterm(type, stdout, keyboard ? keyboard : stdin);
  if (!screen) {
    close_keyboard();
    return 0;
  }
  return 1;
}

int flipside_terminal_enter(void) {
  modern = has_string("kmous") || has_string("BE");
  raw();
  noecho();
  nonl();
  /* Clears the screen; ncurses draws nothing afterwards. */
  refresh();
  if (!flipside_keys_open()) {
    flipside_terminal_close();
    return 0;
  }
  flipside_terminal_measure();
  flipside_output_open();
  enter_modes();
  return 1;
}

void flipside_terminal_close(void) {
  if (!screen) return;
  if (!is_given_back) flipside_terminal_suspend();
  is_given_back = 0;
  flipside_keys_close();
  delscreen(screen);
  screen = NULL;
  close_keyboard();
}

void flipside_terminal_suspend(void) {
  if (!screen) return;
  mousemask(0, NULL);
  leave_modes();
  flipside_output_flush();
  flipside_pictures_remove();
  flipside_output_close();
  endwin();
  is_given_back = 1;
}

void flipside_terminal_resume(void) {
  if (!screen) return;
  is_given_back = 0;
  /* A shell may have changed the modes meanwhile; refresh sets ours again. */
  clearok(curscr, TRUE);
  refresh();
  flipside_output_reset();
  enter_modes();
  if (wants_mouse) flipside_terminal_mouse(1);
}

int flipside_terminal_colors(void) {
  int count = tigetnum("colors");
  return count > 0 ? count : 0;
}

int flipside_terminal_is_direct(void) {
  return tigetflag("RGB") > 0 || tigetnum("RGB") > 0 || has_string("RGB");
}

int flipside_terminal_is_modern(void) { return modern; }

int flipside_terminal_columns(void) { return screen ? getmaxx(stdscr) : 0; }

int flipside_terminal_rows(void) { return screen ? getmaxy(stdscr) : 0; }

void flipside_terminal_measure(void) {
  struct winsize size;
  if (!screen) return;
  /* If the kernel does not know the size, the environment or terminfo does. */
  int is_known = window_size(&size);
  int width = smaller(is_known ? size.ws_col : getmaxx(stdscr), FLIPSIDE_MOST_COLUMNS);
  int height = smaller(is_known ? size.ws_row : getmaxy(stdscr), FLIPSIDE_MOST_ROWS);
  if (is_term_resized(height, width)) resizeterm(height, width);
}

void flipside_terminal_pixels(int *width, int *height) {
  struct winsize size;
  *width = *height = 0;
  if (!window_size(&size)) return;
  *width = size.ws_xpixel / size.ws_col * smaller(size.ws_col, FLIPSIDE_MOST_COLUMNS);
  *height = size.ws_ypixel / size.ws_row * smaller(size.ws_row, FLIPSIDE_MOST_ROWS);
}

void flipside_terminal_mouse(int on) {
  wants_mouse = on;
  mouseinterval(0);
  /* Although few of them are used: reports of others would look truncated. */
  mmask_t all = BUTTON1_PRESSED | BUTTON1_RELEASED | BUTTON2_PRESSED | BUTTON2_RELEASED
    | BUTTON3_PRESSED | BUTTON3_RELEASED | BUTTON4_PRESSED | BUTTON5_PRESSED;
  mousemask(on ? all : 0, NULL);
}
