/* Programs in terminals of their own, for tests: what Swift's Glibc module leaves out. */
#ifndef FLIPSIDE_CPSEUDOTERMINAL_H
#define FLIPSIDE_CPSEUDOTERMINAL_H

/* Starts `path` in a new session with a new terminal of the given size. Gives the process id and
   through `terminal` the side that a person would sit at, with the modes it had at first; -1 and
   errno where that fails. */
int pseudo_terminal_spawn(const char *path, char *const arguments[], char *const environment[],
                          int columns, int rows, int *terminal, unsigned int modes[4]);

/* The modes of the terminal, such as echo, to be compared. 0, or -1 and errno. */
int pseudo_terminal_modes(int terminal, unsigned int modes[4]);

/* Gives the terminal another size; its program gets SIGWINCH. 0, or -1 and errno. */
int pseudo_terminal_resize(int terminal, int columns, int rows);

#endif
