/* Functions to run programs in pseudo-terminals, for tests; Swift's Glibc module lacks them. */
#ifndef FLIPSIDE_CPSEUDOTERMINAL_H
#define FLIPSIDE_CPSEUDOTERMINAL_H

/* Starts the program `path` in a new session with a new terminal of the given size. Sets `terminal`
   to the master side and `modes` to the terminal's initial modes. Returns the process ID, or -1
   with errno. */
int pseudo_terminal_spawn(const char *path, char *const arguments[], char *const environment[],
                          int columns, int rows, int *terminal, unsigned int modes[4]);

/* Sets `modes` to the terminal's modes, such as echo. Returns 0, or -1 with errno. */
int pseudo_terminal_modes(int terminal, unsigned int modes[4]);

/* Resizes the terminal; its program receives SIGWINCH. Returns 0, or -1 with errno. */
int pseudo_terminal_resize(int terminal, int columns, int rows);

#endif
