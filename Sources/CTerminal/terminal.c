#include "internal.h"

#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/ioctl.h>
#include <unistd.h>

/* After ncurses.h, and only here: it makes macros of `lines`, `columns` and many more words. */
#include <term.h>

static SCREEN *screen;
static int modern;      /* speaks xterm's private modes */
static int wants_mouse;
static int cursor_shown = -1;
static int defaults;    /* -1 stands for the terminal's own colours */

static const char paste_on[] = "\033[?2004h";
static const char paste_off[] = "\033[?2004l";

int flipside_terminal_locale(void) {
  setlocale(LC_ALL, "");
  if (strcasecmp(nl_langinfo(CODESET), "UTF-8") == 0) return 1;
  /* The locale may be missing on this machine although the terminal does speak UTF-8. */
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

int flipside_terminal_open(const char *type) {
  flipside_remember_modes();
  set_escdelay(25);
  use_env(TRUE);
  use_tioctl(TRUE);
  screen = newterm(type, stdout, stdin);
  if (!screen) return 0;
  modern = has_string("kmous") || has_string("BE");
  raw();
  noecho();
  nonl();
  idlok(stdscr, FALSE);
  leaveok(stdscr, FALSE);
  cursor_shown = -1;
  if (!flipside_keys_open()) {
    flipside_terminal_close();
    return 0;
  }
  flipside_terminal_measure();
  enter_modes();
  return 1;
}

void flipside_terminal_close(void) {
  if (!screen) return;
  mousemask(0, NULL);
  leave_modes();
  endwin();
  flipside_keys_close();
  delscreen(screen);
  screen = NULL;
}

void flipside_terminal_suspend(void) {
  if (!screen) return;
  if (wants_mouse) mousemask(0, NULL);
  leave_modes();
  endwin();
}

void flipside_terminal_resume(void) {
  if (!screen) return;
  /* A shell may have changed the modes meanwhile; refresh sets ours again. */
  clearok(curscr, TRUE);
  refresh();
  enter_modes();
  if (wants_mouse) flipside_terminal_mouse(1);
  if (cursor_shown >= 0) curs_set(cursor_shown);
}

int flipside_terminal_colors(void) {
  int count = tigetnum("colors");
  return count > 0 ? count : 0;
}

int flipside_terminal_is_direct(void) {
  return tigetflag("RGB") > 0 || tigetnum("RGB") > 0 || has_string("RGB");
}

int flipside_terminal_start_colors(void) {
  if (!has_colors() || start_color() != OK) return 0;
  defaults = use_default_colors() == OK;
  return 1;
}

int flipside_terminal_columns(void) { return screen ? getmaxx(stdscr) : 0; }

int flipside_terminal_rows(void) { return screen ? getmaxy(stdscr) : 0; }

void flipside_terminal_measure(void) {
  struct winsize size;
  if (!screen || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return;
  if (size.ws_row == 0 || size.ws_col == 0) return;
  if (is_term_resized(size.ws_row, size.ws_col)) resizeterm(size.ws_row, size.ws_col);
}

static int pair_of(int ink, int paper) {
  if (!has_colors() || (ink < 0 && paper < 0)) return 0;
  if (!defaults) {
    if (ink < 0) ink = COLOR_WHITE;
    if (paper < 0) paper = COLOR_BLACK;
  }
  int pair = alloc_pair(ink, paper);
  return pair < 0 ? 0 : pair;
}

void flipside_terminal_put(
  int row, int column, const uint32_t *scalars, int count, int ink, int paper, int attributes) {
  attr_t style = A_NORMAL;
  if (attributes & FLIPSIDE_BOLD) style |= A_BOLD;
  if (attributes & FLIPSIDE_DIM) style |= A_DIM;
  if (attributes & FLIPSIDE_UNDERLINE) style |= A_UNDERLINE;
  if (attributes & FLIPSIDE_REVERSE) style |= A_REVERSE;
  int pair = pair_of(ink, paper);
  for (int i = 0; i < count;) {
    /* One scalar with columns, and the ones without that follow it. */
    wchar_t text[CCHARW_MAX + 1] = {0};
    int length = 0;
    int width = wcwidth((wchar_t)scalars[i]);
    text[length++] = width > 0 ? (wchar_t)scalars[i] : L' ';
    for (i++; i < count && wcwidth((wchar_t)scalars[i]) == 0; i++)
      if (length < CCHARW_MAX) text[length++] = (wchar_t)scalars[i];
    cchar_t cell;
    if (setcchar(&cell, text, style, 0, &pair) == OK) mvadd_wch(row, column, &cell);
    column += width > 0 ? width : 1;
  }
}

void flipside_terminal_refresh(int row, int column) {
  int shown = row >= 0;
  if (shown != cursor_shown) {
    curs_set(shown);
    cursor_shown = shown;
  }
  if (shown) move(row, column);
  refresh();
}

void flipside_terminal_forget(void) { clearok(curscr, TRUE); }

void flipside_terminal_bell(void) { flipside_write("\a", 1); }

void flipside_terminal_mouse(int on) {
  wants_mouse = on;
  mouseinterval(0);
  mousemask(on ? BUTTON1_PRESSED | BUTTON4_PRESSED | BUTTON5_PRESSED : 0, NULL);
}

void flipside_write(const char *text, unsigned long length) {
  while (length > 0) {
    long written = write(STDOUT_FILENO, text, length);
    if (written <= 0) return;
    text += written;
    length -= (unsigned long)written;
  }
}
