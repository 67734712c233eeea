#include "internal.h"

#include <errno.h>
#include <langinfo.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>
#include <wchar.h>

#include <term.h>

/* The screen is drawn here with terminfo's strings, because ncurses' refresh resets every attribute
   each time and rewrites the cells between two changes, about twice the bytes. */

static struct {
  int row, column;          /* the position of the cursor; row -1 if unknown */
  int foreground, background, attributes;
  int ends_in_block;        /* drew a block element just before the cursor */
  int visible;              /* -1 if unknown */
  int color, utf8;
  int spelled;              /* colors are sent without terminfo */
  int usual;                /* terminfo's sequences for 256 colors are the ones spelled here */
} pen;

static char buffer[8192];
static unsigned long used;

void flipside_output_flush(void) {
  flipside_write(buffer, used);
  used = 0;
}

static int out(int character) {
  if (used == sizeof buffer) flipside_output_flush();
  buffer[used++] = (char)character;
  return character;
}

static const char *known(const char *text) { return text == (const char *)-1 ? NULL : text; }

/* The string that ends all emphasis, without the change of character set in some entries, because
   no other set is used. */
static const char *plain_mode(void) {
  const char *text = known(exit_attribute_mode);
  return text && !strncmp(text, "\033(B", 3) ? text + 3 : text;
}

static void spell(const char *text) {
  while (*text) out(*text++);
}

/* Only sequences with delays need tputs. */
static void emit(const char *text) {
  if (!known(text)) return;
  if (strchr(text, '$')) tputs(text, 1, out);
  else spell(text);
}

/* The string that restores the terminal's default colors. */
static const char *own_colors(void) {
  return pen.spelled && !known(orig_pair) ? "\033[39;49m" : orig_pair;
}

void flipside_output_reset(void) {
  pen.row = -1;
  emit(plain_mode());
  if (pen.color) emit(own_colors());
  pen.foreground = pen.background = -1;
  pen.attributes = 0;
  pen.visible = -1;
}

void flipside_output_open(void) {
  pen.color = pen.spelled = pen.usual = 0;
  pen.utf8 = strcasecmp(nl_langinfo(CODESET), "UTF-8") == 0;
  flipside_output_reset();
}

void flipside_output_close(void) {
  flipside_output_reset();
  emit(cursor_normal);
  /* Without an alternate screen the shell would write between our remaining text. */
  if (!known(exit_ca_mode)) emit(clear_screen);
  flipside_output_flush();
}

/* The sequences of most entries with 256 colors. spell_color sends the same, with a tenth of
   the instructions of tparm. */
#define USUAL(few, bright, many) \
  "\033[%?%p1%{8}%<%t" few "%p1%d%e%p1%{16}%<%t" bright "%p1%{8}%-%d%e" many ";5;%p1%d%;m"

int flipside_terminal_start_colors(void) {
  const char *foreground = known(set_a_foreground), *background = known(set_a_background);
  pen.color = max_colors >= 8 && foreground && background;
  pen.usual = pen.color && !strcmp(foreground, USUAL("3", "9", "38"))
    && !strcmp(background, USUAL("4", "10", "48"));
  return pen.color;
}

void flipside_terminal_spell_colors(void) { pen.color = pen.spelled = 1; }

/* Chooses the shorter of two sequences; NULL and "" are none. */
static void consider(char *best, unsigned long size, const char *way) {
  if (known(way) && !strchr(way, '$') && strlen(way) < size
      && (!*best || strlen(way) < strlen(best)))
    strcpy(best, way);
}

static char *write_number(char *to, int number) {
  if (number > 9) to = write_number(to, number / 10);
  *to++ = (char)('0' + number % 10);
  return to;
}

/* Inserts the parameters of a sequence. Does so without tparm if nothing is calculated, as in
   almost every entry, because tparm costs more than the rest of a cursor move. */
static const char *placed(const char *way, int first, int second) {
  static char text[64];
  if (!known(way)) return NULL;
  char *to = text;
  int origin = 0;
  for (const char *from = way; *from;) {
    if (to > text + sizeof text - 16 || first < 0 || second < 0) return tparm(way, first, second);
    if (*from != '%') {
      *to++ = *from++;
    } else if (from[1] == 'i') {
      origin = 1;
      from += 2;
    } else if (from[1] == 'p' && (from[2] == '1' || from[2] == '2') && from[3] == '%'
               && from[4] == 'd') {
      to = write_number(to, (from[2] == '1' ? first : second) + origin);
      from += 5;
    } else {
      return tparm(way, first, second);
    }
  }
  *to = 0;
  return text;
}

static void go_to(int row, int column) {
  if (pen.row == row && pen.column == column) return;
  char best[64] = "";
  /* Where one of these ways is known, it is shorter than one with row and column. */
  if (pen.row == row) {
    int distance = column - pen.column;
    if (distance > 0) consider(best, sizeof best, placed(parm_right_cursor, distance, 0));
    if (distance < 0) consider(best, sizeof best, placed(parm_left_cursor, -distance, 0));
    if (distance < 0 && distance > -4 && known(cursor_left) && !strcmp(cursor_left, "\b"))
      consider(best, sizeof best, &"\b\b\b"[3 + distance]);
    consider(best, sizeof best, placed(column_address, column, 0));
  } else if (pen.row >= 0 && pen.column == column) {
    consider(best, sizeof best, placed(row_address, row, 0));
  }
  emit(*best ? best : placed(cursor_address, row, column));
  pen.row = row;
  pen.column = column;
}

static void add_attributes(int attributes) {
  if (attributes & FLIPSIDE_BOLD) emit(enter_bold_mode);
  if (attributes & FLIPSIDE_DIM) emit(enter_dim_mode);
  if (attributes & FLIPSIDE_UNDERLINE) emit(enter_underline_mode);
  if (attributes & FLIPSIDE_REVERSE) emit(enter_reverse_mode);
}

static void spell_number(int number) {
  char digits[12];
  *write_number(digits, number) = 0;
  spell(digits);
}

/* The semicolons are an old misreading of the standard that every terminal understands. */
static void spell_color(int number, int is_background) {
  spell("\033[");
  if (number < 16) {
    spell_number((number < 8 ? 30 : 82) + number + (is_background ? 10 : 0));
  } else {
    spell(is_background ? "48" : "38");
    if (number < FLIPSIDE_RGB) {
      spell(";5;");
      spell_number(number);
    } else {
      spell(";2");
      for (int shift = 16; shift >= 0; shift -= 8) {
        spell(";");
        spell_number(number >> shift & 255);
      }
    }
  }
  spell("m");
}

static void set_color(int number, int is_background) {
  if (pen.spelled || pen.usual) spell_color(number, is_background);
  else emit(tparm(is_background ? set_a_background : set_a_foreground, number));
}

static void set_style(int foreground, int background, int attributes) {
  if (foreground == pen.foreground && background == pen.background && attributes == pen.attributes) return;
  if (!pen.color) foreground = background = -1;
  if (pen.color && !known(own_colors())) {
    if (foreground < 0) foreground = COLOR_WHITE;
    if (background < 0) background = COLOR_BLACK;
  }
  /* Emphasis that the terminal shows as a color would hide ours. */
  if ((foreground >= 0 || background >= 0) && no_color_video > 0) {
    if (no_color_video & 2) attributes &= ~FLIPSIDE_UNDERLINE;
    if (no_color_video & 4) attributes &= ~FLIPSIDE_REVERSE;
    if (no_color_video & 16) attributes &= ~FLIPSIDE_DIM;
    if (no_color_video & 32) attributes &= ~FLIPSIDE_BOLD;
  }
  if (pen.attributes & ~attributes) {
    emit(plain_mode());
    /* By ECMA-48 this sequence also ends colors; after any other they may remain. */
    if (plain_mode() && (!strncmp(plain_mode(), "\033[m", 3) || !strncmp(plain_mode(), "\033[0m", 4)))
      pen.foreground = pen.background = -1;
    else if (pen.foreground >= 0 || pen.background >= 0)
      pen.foreground = pen.background = -2;
    pen.attributes = 0;
  }
  if ((foreground < 0 && pen.foreground != -1) || (background < 0 && pen.background != -1)) {
    emit(own_colors());
    pen.foreground = pen.background = -1;
  }
  add_attributes(attributes & ~pen.attributes);
  if (foreground != pen.foreground) set_color(foreground, 0);
  if (background != pen.background) set_color(background, 1);
  pen.foreground = foreground;
  pen.background = background;
  pen.attributes = attributes;
}

static void put_scalar(uint32_t scalar) {
  if (scalar < 0x80) {
    out((int)scalar);
  } else if (!pen.utf8) {
    out('?');
  } else if (scalar < 0x800) {
    out((int)(0xc0 | scalar >> 6));
    out((int)(0x80 | (scalar & 0x3f)));
  } else {
    if (scalar < 0x10000) {
      out((int)(0xe0 | scalar >> 12));
    } else {
      out((int)(0xf0 | scalar >> 18));
      out((int)(0x80 | (scalar >> 12 & 0x3f)));
    }
    out((int)(0x80 | (scalar >> 6 & 0x3f)));
    out((int)(0x80 | (scalar & 0x3f)));
  }
}

void flipside_terminal_put(
  int row, int column, const uint32_t *scalars, int count, int times, int foreground, int background,
  int attributes) {
  int limit = flipside_terminal_columns();
  int width = 0;
  for (int i = 0; i < count; i++) {
    int own = pen.utf8 && scalars[i] >= 0x7f ? wcwidth((wchar_t)scalars[i]) : 1;
    if (own < 0 || scalars[i] < 0x20) return;
    width += own;
  }
  /* Some terminals would scroll at the end of the last row. */
  int last = row == flipside_terminal_rows() - 1 && auto_right_margin && !eat_newline_glitch
    ? limit - 1 : limit;
  while (times > 0 && column + times * width > last) times--;
  int end = column + times * width;
  if (row >= flipside_terminal_rows() || times <= 0) return;
  if (pen.row != row || pen.column != column) {
    if (!move_standout_mode && pen.attributes) set_style(-1, -1, 0);
    go_to(row, column);
    pen.ends_in_block = 0;
  }
  const int on_blanks = FLIPSIDE_UNDERLINE | FLIPSIDE_REVERSE;
  if (count == 1 && scalars[0] == ' ' && !((attributes | pen.attributes) & on_blanks)) {
    /* The foreground color of a blank is invisible. But of a run of one style, xterm lets block
       elements spill one pixel into the next cell, where it would stay. */
    attributes = pen.attributes;
    if (pen.ends_in_block && background == pen.background)
      foreground = pen.foreground == 0 ? 7 : 0;
    else if (pen.foreground != -2)
      foreground = background < 0 && pen.background != -1 ? -1 : pen.foreground;
  }
  set_style(foreground, background, attributes);
  while (times-- > 0)
    for (int i = 0; i < count; i++) put_scalar(scalars[i]);
  pen.column = end;
  pen.ends_in_block = count == 1 && scalars[0] >= 0x2580 && scalars[0] <= 0x259f;
  /* After the margin, and after characters that terminals count differently, the position is
     unknown. */
  if (end >= limit || count > 1) pen.row = -1;
}

void flipside_terminal_refresh(int row, int column) {
  int visible = row >= 0;
  if (visible) go_to(row, column);
  if (visible != pen.visible) emit(visible ? cursor_normal : cursor_invisible);
  pen.visible = visible;
  flipside_output_flush();
}

void flipside_terminal_go(int row, int column) { go_to(row, column); }

void flipside_terminal_send(const uint8_t *bytes, unsigned long count) {
  if (count > sizeof buffer - used) flipside_output_flush();
  if (count > sizeof buffer) {
    flipside_write((const char *)bytes, count);
  } else {
    memcpy(buffer + used, bytes, count);
    used += count;
  }
}

void flipside_terminal_lose_cursor(void) { pen.row = -1; }

void flipside_terminal_forget(void) {
  flipside_output_reset();
  emit(clear_screen);
}

void flipside_terminal_forget_style(void) { flipside_output_reset(); }

void flipside_terminal_ask(const char *question) { flipside_write(question, strlen(question)); }

void flipside_terminal_bell(void) { flipside_write("\a", 1); }

void flipside_terminal_copy(const char *base64) {
  flipside_write("\033]52;c;", 7);
  flipside_write(base64, strlen(base64));
  flipside_write("\a", 1);
}

void flipside_write(const char *text, unsigned long length) {
  while (length > 0) {
    long written = write(STDOUT_FILENO, text, length);
    if (written > 0) {
      text += written;
      length -= (unsigned long)written;
    } else if (written < 0 && errno == EAGAIN) {
      /* The output may be non-blocking if it is shared with the parent program. */
      struct pollfd output = {.fd = STDOUT_FILENO, .events = POLLOUT};
      if (poll(&output, 1, -1) < 0 && errno != EINTR) return;
    } else if (written == 0 || errno != EINTR) {
      return;
    }
  }
}
