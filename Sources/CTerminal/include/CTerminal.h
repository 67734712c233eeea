/* ncurses for Swift: wrappers for variadic functions, macros and C globals, which cannot be
   imported. */
#ifndef FLIPSIDE_CTERMINAL_H
#define FLIPSIDE_CTERMINAL_H

#include <stdint.h>

/* Sets the locale from the environment; 1 if characters are written as UTF-8, else 0. */
int flipside_terminal_locale(void);

/* 1 if terminfo knows the type and it can address the cursor, 0 if it cannot, -1 if terminfo does
   not know the type. */
int flipside_terminal_usable(const char *type);

/* Loads the capabilities of a terminal type and sends nothing; 0 on failure. */
int flipside_terminal_open(const char *type);
/* Starts the full-screen mode of the open terminal; 0 on failure, and it is closed. */
int flipside_terminal_enter(void);
/* Restores the terminal. */
void flipside_terminal_close(void);
/* Restores the terminal temporarily, and starts the full-screen mode again. */
void flipside_terminal_suspend(void);
void flipside_terminal_resume(void);

/* The number of colors of the type; 0 for none. */
int flipside_terminal_colors(void);
/* 1 if color numbers are RGB values. */
int flipside_terminal_is_direct(void);
/* Enables colors; 0 if the terminal has none. */
int flipside_terminal_start_colors(void);
/* Switches to the color sequences of xterm and similar terminals, whatever terminfo says: numbers
   up to 255, and FLIPSIDE_RGB with red, green and blue. */
void flipside_terminal_spell_colors(void);
enum { FLIPSIDE_RGB = 1 << 24 };

/* 1 if the terminal reports the mouse or pastes, so that it can be queried. */
int flipside_terminal_is_modern(void);
/* Sends a query; the characters of the answer are read with flipside_terminal_read. */
void flipside_terminal_ask(const char *question);
/* Sets the plain style again, after a query that may have changed it. */
void flipside_terminal_forget_style(void);

/* The largest screen that is used, in the upper left of a larger window. Memory grows with the
   screen, and a user who connects with ssh chooses the size of the window. */
enum { FLIPSIDE_MOST_COLUMNS = 500, FLIPSIDE_MOST_ROWS = 200 };

int flipside_terminal_columns(void);
int flipside_terminal_rows(void);
/* Reads the size of the window from the kernel and uses it up to the largest screen. */
void flipside_terminal_measure(void);

/* The size of the used part of the window in pixels; 0 if the system does not say. */
void flipside_terminal_pixels(int *width, int *height);

/* Moves the cursor, and sends bytes unchanged. Call flipside_terminal_lose_cursor if they move the
   cursor. */
void flipside_terminal_go(int row, int column);
void flipside_terminal_send(const uint8_t *bytes, unsigned long count);
void flipside_terminal_lose_cursor(void);

/* Sets the kind of pictures on the screen, which are removed in any case when the program leaves
   it; 0 for none so far, otherwise one of the FLIPSIDE_PICTURES. */
void flipside_terminal_note_pictures(int kind);
enum { FLIPSIDE_PICTURES_KITTY = 1, FLIPSIDE_PICTURES_SIXEL };

/* Bits of `attributes`. */
enum {
  FLIPSIDE_BOLD = 1,
  FLIPSIDE_DIM = 2,
  FLIPSIDE_UNDERLINE = 4,
  FLIPSIDE_REVERSE = 8
};

/* Puts one character, with its combining ones, into a number of cells from a position. Colors are
   indices of the terminal's palette, or -1 for its default. */
void flipside_terminal_put(
  int row, int column, const uint32_t *scalars, int count, int times, int foreground, int background,
  int attributes);
/* Sends the changes and places the cursor; a row below 0 hides it. */
void flipside_terminal_refresh(int row, int column);
/* Clears the screen with the next refresh; every cell has to be put again. */
void flipside_terminal_forget(void);
void flipside_terminal_bell(void);
/* Copies a text, in base64, to the clipboard with OSC 52. */
void flipside_terminal_copy(const char *base64);
void flipside_terminal_mouse(int on);

/* The result of `flipside_terminal_read`. */
enum {
  FLIPSIDE_NOTHING,
  /* `value` is a Unicode scalar or a control character. */
  FLIPSIDE_SCALAR,
  /* `value` is one of the FLIPSIDE_KEY numbers. */
  FLIPSIDE_KEY,
  FLIPSIDE_PASTE_BEGINS,
  FLIPSIDE_PASTE_ENDS,
  /* `value` is 0 for a press, 1 for wheel up, 2 for wheel down. */
  FLIPSIDE_MOUSE,
  /* A sequence that Flipside does not use. */
  FLIPSIDE_OTHER,
  /* A mouse report whose rest may follow as characters. */
  FLIPSIDE_CUT_REPORT
};

enum {
  FLIPSIDE_KEY_UP,
  FLIPSIDE_KEY_DOWN,
  FLIPSIDE_KEY_LEFT,
  FLIPSIDE_KEY_RIGHT,
  FLIPSIDE_KEY_HOME,
  FLIPSIDE_KEY_END,
  FLIPSIDE_KEY_PAGE_UP,
  FLIPSIDE_KEY_PAGE_DOWN,
  FLIPSIDE_KEY_DELETE,
  FLIPSIDE_KEY_BACKSPACE,
  FLIPSIDE_KEY_ENTER,
  FLIPSIDE_KEY_BACK_TAB,
  FLIPSIDE_KEY_SHIFT_PAGE_UP,
  FLIPSIDE_KEY_SHIFT_PAGE_DOWN,
  /* F1 is FLIPSIDE_KEY_FUNCTION + 1. */
  FLIPSIDE_KEY_FUNCTION = 100
};

struct flipside_terminal_input {
  int kind;
  int32_t value;
  int32_t column;
  int32_t row;
};

/* Reads the next input without waiting. An escape is a character, and the characters after it
   follow separately unless terminfo has the sequence as a key. */
struct flipside_terminal_input flipside_terminal_read(void);

/* Installs handlers that restore the terminal after a crash; to be called between opening and
   entering it. */
void flipside_terminal_guard_crashes(void);

#endif
