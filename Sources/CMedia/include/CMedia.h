/* The C libraries of the picture helper: libcurl, image decoders and chafa. The game does not link
   them. */
#ifndef FLIPSIDE_CMEDIA_H
#define FLIPSIDE_CMEDIA_H

#include "cells.h"
#include "downloads.h"
#include "pictures.h"

#endif
