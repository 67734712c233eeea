#include "internal.h"

#include <signal.h>

static volatile sig_atomic_t shown;

void flipside_terminal_note_pictures(int kind) { shown = kind; }

void flipside_pictures_remove(void) {
  /* Deletes all pictures on the screen, and their data in the terminal. */
  static const char by_protocol[] = "\033_Ga=d,d=A,q=2\033\\";
  /* Clears the text, and with it the pictures over it. */
  static const char with_text[] = "\033[2J";
  if (shown == FLIPSIDE_PICTURES_KITTY) flipside_write(by_protocol, sizeof by_protocol - 1);
  if (shown == FLIPSIDE_PICTURES_SIXEL) flipside_write(with_text, sizeof with_text - 1);
  shown = 0;
}
