/* What Swift's Glibc module leaves out. */
#ifndef FLIPSIDE_CSYSTEM_H
#define FLIPSIDE_CSYSTEM_H

#include <stdint.h>

/* Columns that a terminal gives to a Unicode scalar: 0, 1 or 2, or -1 for one that is not
   printable. Always by the C library's table for UTF-8, whatever the program's locale. */
int flipside_scalar_width(uint32_t scalar);

#endif
