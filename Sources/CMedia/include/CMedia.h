/* The C libraries of the picture helper: libcurl, the decoders of pictures, chafa. Nothing that the
   game links depends on them. */
#ifndef FLIPSIDE_CMEDIA_H
#define FLIPSIDE_CMEDIA_H

#include "cells.h"
#include "downloads.h"
#include "pictures.h"

#endif
