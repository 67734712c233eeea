/* ncurses for Swift, wrapped: variadic functions, macros and C globals do not import. */
#ifndef FLIPSIDE_CTERMINAL_H
#define FLIPSIDE_CTERMINAL_H

#endif
