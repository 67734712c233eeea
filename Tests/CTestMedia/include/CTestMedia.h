/* Encoders for test pictures, and functions that test the sandbox of the decoder. */
#ifndef FLIPSIDE_CTESTMEDIA_H
#define FLIPSIDE_CTESTMEDIA_H

#include "encoding.h"
#include "trials.h"

#endif
