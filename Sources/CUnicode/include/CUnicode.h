/* utf8proc for Swift: normal forms and case folding, which the Swift library does not offer. */
#ifndef FLIPSIDE_CUNICODE_H
#define FLIPSIDE_CUNICODE_H

#include <utf8proc.h>

#endif
