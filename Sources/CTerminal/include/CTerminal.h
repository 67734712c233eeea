/* ncurses for Swift, wrapped: variadic functions, macros and C globals do not import. */
#ifndef FLIPSIDE_CTERMINAL_H
#define FLIPSIDE_CTERMINAL_H

#include <stdint.h>

/* Takes the locale of the environment; 1 where characters are written as UTF-8, else 0. */
int flipside_terminal_locale(void);

/* 1 where terminfo knows the type and it can address the cursor, 0 where it cannot, -1 where
   terminfo does not know the type. */
int flipside_terminal_usable(const char *type);

/* Learns what a terminal of this type understands, and sends it nothing; 0 where that fails. */
int flipside_terminal_open(const char *type);
/* Takes over the open terminal; 0 where that fails, and it is closed. */
int flipside_terminal_enter(void);
/* Gives the terminal back as it was found. */
void flipside_terminal_close(void);
/* Gives the terminal back for a while, and takes it again. */
void flipside_terminal_suspend(void);
void flipside_terminal_resume(void);

/* Colours that the type has; 0 for none. */
int flipside_terminal_colors(void);
/* 1 where a colour number is red, green and blue. */
int flipside_terminal_is_direct(void);
/* Makes colours usable; 0 where the terminal has none. */
int flipside_terminal_start_colors(void);
/* From now on colours are told as xterm and its relatives have them, whatever terminfo says:
   numbers up to 255, and FLIPSIDE_RGB with red, green and blue. */
void flipside_terminal_spell_colors(void);
enum { FLIPSIDE_RGB = 1 << 24 };

/* 1 where the terminal reports the mouse or takes pastes, so that it can be asked things. */
int flipside_terminal_is_modern(void);
/* Sends a question; the characters of its answer come through flipside_terminal_read. */
void flipside_terminal_ask(const char *question);
/* Sets the plain style anew, after a question that may have changed it. */
void flipside_terminal_forget_style(void);

/* The largest screen that is used, in the upper left of a larger window. Memory grows with the
   screen, and whoever connects by ssh chooses the size of the window. */
enum { FLIPSIDE_MOST_COLUMNS = 500, FLIPSIDE_MOST_ROWS = 200 };

int flipside_terminal_columns(void);
int flipside_terminal_rows(void);
/* Asks the kernel for the size of the window and takes it over, as far as it is used. */
void flipside_terminal_measure(void);

/* The size of the used part of the window in pixels; 0 where the system does not say. */
void flipside_terminal_pixels(int *width, int *height);

/* Moves the cursor, and sends bytes as they are. What they do to the cursor is unknown after
   flipside_terminal_lose_cursor. */
void flipside_terminal_go(int row, int column);
void flipside_terminal_send(const uint8_t *bytes, unsigned long count);
void flipside_terminal_lose_cursor(void);

/* How pictures are on the screen now, so that none stays there when the program leaves it, however
   it does; 0 for none ever, else one of the FLIPSIDE_PICTURES. */
void flipside_terminal_note_pictures(int kind);
enum { FLIPSIDE_PICTURES_KITTY = 1, FLIPSIDE_PICTURES_SIXEL };

/* Bits of `attributes`. */
enum {
  FLIPSIDE_BOLD = 1,
  FLIPSIDE_DIM = 2,
  FLIPSIDE_UNDERLINE = 4,
  FLIPSIDE_REVERSE = 8
};

/* Puts one character, with what combines with it, at a place. Colours are numbers of the
   terminal's palette, or -1 for its own. */
void flipside_terminal_put(
  int row, int column, const uint32_t *scalars, int count, int ink, int paper, int attributes);
/* Sends what has changed and places the cursor; a row below 0 hides it. */
void flipside_terminal_refresh(int row, int column);
/* Clears the screen with the next refresh; every cell is to be put again. */
void flipside_terminal_forget(void);
void flipside_terminal_bell(void);
/* Hands a text, in base64, to the clipboard by OSC 52. */
void flipside_terminal_copy(const char *base64);
void flipside_terminal_mouse(int on);

/* What `flipside_terminal_read` found. */
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
  /* Something that Flipside has no use for. */
  FLIPSIDE_OTHER,
  /* A report of the mouse of which the rest may follow as characters. */
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

/* The next thing that was typed, without waiting: an escape, too, is a character, and what follows
   it comes by itself unless terminfo knows it as a key. */
struct flipside_terminal_input flipside_terminal_read(void);

/* From now on a crash gives the terminal back before the program dies of it; to be called between
   opening and entering it. */
void flipside_terminal_guard_crashes(void);

#endif
