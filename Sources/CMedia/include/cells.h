/* Conversion of pixels to cells or sixels, with chafa. */
#ifndef FLIPSIDE_CCHAFA_H
#define FLIPSIDE_CCHAFA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The colors that may be used. */
typedef enum {
  FLIPSIDE_COLORS_NONE,
  FLIPSIDE_COLORS_8,
  FLIPSIDE_COLORS_16,
  FLIPSIDE_COLORS_256,
  FLIPSIDE_COLORS_DIRECT
} flipside_colors;

/* A cell: its character and two colors, each 0xrrggbb or an index of the palette; -1 is the
   terminal's default. */
typedef struct {
  uint32_t scalar;
  int32_t foreground;
  int32_t background;
} flipside_cell;

/* The encoding of a picture besides its cells. */
typedef enum {
  FLIPSIDE_ENCODING_NONE,
  FLIPSIDE_ENCODING_PNG,
  FLIPSIDE_ENCODING_SIXEL
} flipside_encoding;

/* The target of a drawing; each side is at least 1. */
typedef struct {
  int columns;
  int rows;
  flipside_colors colors;
  bool unicode;
  /* Whether characters of two by three parts may be used. */
  bool sextants;
  bool light_foreground;
  flipside_encoding encoding;
  /* The size of a cell in pixels, if there is an encoding. */
  int cell_width;
  int cell_height;
  /* The maximum size of the encoded picture in bytes. */
  size_t room;
} flipside_drawing;

/* Draws `pixels` (three bytes each) over `columns * rows` cells, cropped to their shape. False if
   memory is short. */
bool flipside_draw_cells(const uint8_t *pixels, int width, int height,
                         const flipside_drawing *drawing, flipside_cell *cells);

/* Writes `pixels` as sixels that fill the cells exactly, without introducer and terminator, and
   returns the number of bytes: 0 if there is no room, or memory is short. */
size_t flipside_draw_sixel(const uint8_t *pixels, int width, int height,
                           const flipside_drawing *drawing, uint8_t *out);

/* Crops a picture to the shape of `columns * rows` square pixels: to the middle if it is too wide,
   and to above the middle, where heads are, if it is too high. */
void flipside_cut(int *left, int *top, int *width, int *height, int64_t columns, int64_t rows);

/* Returns the pixels with four bytes each, because chafa misreads rows of three-byte pixels whose
   length is not a multiple of four. NULL if memory is short. */
uint8_t *flipside_widened(const uint8_t *pixels, int width, int height, int stride);

#endif
