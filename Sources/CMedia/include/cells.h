/* Pixels to cells or to sixels of a terminal, by chafa. */
#ifndef FLIPSIDE_CCHAFA_H
#define FLIPSIDE_CCHAFA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* How many colours may be used. */
typedef enum {
  FLIPSIDE_COLORS_NONE,
  FLIPSIDE_COLORS_8,
  FLIPSIDE_COLORS_16,
  FLIPSIDE_COLORS_256,
  FLIPSIDE_COLORS_DIRECT
} flipside_colors;

/* A cell: its character and two colours, each 0xrrggbb or a number of the palette; -1 is the
   terminal's own. */
typedef struct {
  uint32_t scalar;
  int32_t ink;
  int32_t paper;
} flipside_cell;

/* What a picture is sent to the terminal as, besides its cells. */
typedef enum {
  FLIPSIDE_ENCODING_NONE,
  FLIPSIDE_ENCODING_PNG,
  FLIPSIDE_ENCODING_SIXEL
} flipside_encoding;

/* How a picture is to be drawn; each side is at least 1. */
typedef struct {
  int columns;
  int rows;
  flipside_colors colors;
  bool unicode;
  /* Whether characters of two by three parts may be used too. */
  bool sextants;
  bool light_ink;
  flipside_encoding encoding;
  /* The pixels of a cell, where there is an encoding. */
  int cell_width;
  int cell_height;
  /* The most bytes that the encoded picture may have. */
  size_t room;
} flipside_drawing;

/* Draws `pixels` (three bytes each) over `columns * rows` cells; what sticks out beyond their shape
   is cut off. False where memory is short. */
bool flipside_draw_cells(const uint8_t *pixels, int width, int height,
                         const flipside_drawing *drawing, flipside_cell *cells);

/* Writes `pixels` as sixels that fill the cells to the pixel, without what stands before and after
   them, and gives how many bytes that were: 0 where there is no room, or memory is short. */
size_t flipside_draw_sixel(const uint8_t *pixels, int width, int height,
                           const flipside_drawing *drawing, uint8_t *out);

/* The part of a picture that has the shape of `columns * rows` square pixels: the middle of what is
   too wide, and of what is too high rather the upper part, where heads are. */
void flipside_cut(int *left, int *top, int *width, int *height, int64_t columns, int64_t rows);

/* The same pixels of four bytes each: chafa reads rows of three shifted against each other where a
   row's length is no multiple of four. NULL where there is no memory. */
uint8_t *flipside_widened(const uint8_t *pixels, int width, int height, int stride);

#endif
