/* The functions shared by the files of this target. */
#ifndef FLIPSIDE_CTERMINAL_INTERNAL_H
#define FLIPSIDE_CTERMINAL_INTERNAL_H

#define _GNU_SOURCE
#define NCURSES_WIDECHAR 1

#include <ncurses.h>

#include "CTerminal.h"

/* The codes of sequences for which terminfo has no key. */
enum { CODE_PASTE_BEGINS = KEY_MAX + 2001, CODE_PASTE_ENDS, CODE_FOCUS };

/* Opens and closes the window from which keys are read; reading from stdscr would refresh it. */
int flipside_keys_open(void);
void flipside_keys_close(void);

/* Starts drawing, with the terminal's default colors and a visible cursor. */
void flipside_output_open(void);
void flipside_output_close(void);
/* Forgets the known cursor and style of the terminal, and sets the plain style. */
void flipside_output_reset(void);
void flipside_output_flush(void);

/* Removes the pictures from the screen; async-signal-safe. */
void flipside_pictures_remove(void);

/* Saves the terminal's modes for the crash handler. */
void flipside_remember_modes(void);

/* Writes a text completely to standard output; async-signal-safe. */
void flipside_write(const char *text, unsigned long length);

#endif
