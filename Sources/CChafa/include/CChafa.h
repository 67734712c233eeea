/* Pixels to cells of a terminal, by chafa. */
#ifndef FLIPSIDE_CCHAFA_H
#define FLIPSIDE_CCHAFA_H

#include <stdbool.h>
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

/* How a picture is to be drawn; each side is at least 1. */
typedef struct {
  int columns;
  int rows;
  flipside_colors colors;
  bool unicode;
  bool light_ink;
} flipside_drawing;

/* Draws `pixels` (three bytes each) over `columns * rows` cells; what sticks out beyond their shape
   is cut off. False where memory is short. */
bool flipside_draw_cells(const uint8_t *pixels, int width, int height,
                         const flipside_drawing *drawing, flipside_cell *cells);

#endif
