/* Encoders for the pictures that tests serve, and trials of the sandbox that decodes them. */
#ifndef FLIPSIDE_CTESTMEDIA_H
#define FLIPSIDE_CTESTMEDIA_H

#include "encoding.h"
#include "trials.h"

#endif
