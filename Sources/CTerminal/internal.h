/* What the files of this target share. */
#ifndef FLIPSIDE_CTERMINAL_INTERNAL_H
#define FLIPSIDE_CTERMINAL_INTERNAL_H

#define _GNU_SOURCE
#define NCURSES_WIDECHAR 1

#include <ncurses.h>

#include "CTerminal.h"

/* Codes given to sequences that terminfo has no key for. */
enum { CODE_PASTE_BEGINS = KEY_MAX + 2001, CODE_PASTE_ENDS, CODE_FOCUS };

/* Opens and closes the window that keys are read from; reading from stdscr would refresh it. */
int flipside_keys_open(void);
void flipside_keys_close(void);

/* Starts drawing, and leaves the terminal with its own colours and a visible cursor. */
void flipside_output_open(void);
void flipside_output_close(void);
/* Forgets what is known of the terminal's cursor and style, and sets the plain style. */
void flipside_output_reset(void);
void flipside_output_flush(void);

/* Takes the pictures off the screen; async-signal-safe. */
void flipside_pictures_remove(void);

/* Keeps the terminal's modes as they are now, for the crash handler. */
void flipside_remember_modes(void);

/* Writes all of a text to standard output; async-signal-safe. */
void flipside_write(const char *text, unsigned long length);

#endif
