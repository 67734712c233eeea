#include "cells.h"

#include <chafa.h>
#include <stdlib.h>

static ChafaCanvasMode mode_for(flipside_colors colors) {
  switch (colors) {
    case FLIPSIDE_COLORS_NONE: return CHAFA_CANVAS_MODE_FGBG;
    case FLIPSIDE_COLORS_8: return CHAFA_CANVAS_MODE_INDEXED_8;
    case FLIPSIDE_COLORS_16: return CHAFA_CANVAS_MODE_INDEXED_16;
    case FLIPSIDE_COLORS_256: return CHAFA_CANVAS_MODE_INDEXED_240;
    case FLIPSIDE_COLORS_DIRECT: return CHAFA_CANVAS_MODE_TRUECOLOR;
  }
  return CHAFA_CANVAS_MODE_FGBG;
}

static ChafaSymbolMap *symbols_for(flipside_colors colors, bool unicode, bool sextants) {
  ChafaSymbolMap *symbols = chafa_symbol_map_new();
  ChafaSymbolTags tags = CHAFA_SYMBOL_TAG_ASCII | CHAFA_SYMBOL_TAG_SPACE;
  if (unicode) tags = CHAFA_SYMBOL_TAG_SPACE | CHAFA_SYMBOL_TAG_SOLID | CHAFA_SYMBOL_TAG_HALF | CHAFA_SYMBOL_TAG_QUAD | CHAFA_SYMBOL_TAG_BLOCK;
  if (unicode && sextants) tags |= CHAFA_SYMBOL_TAG_SEXTANT;
  if (unicode && colors == FLIPSIDE_COLORS_NONE) tags |= CHAFA_SYMBOL_TAG_STIPPLE;
  chafa_symbol_map_add_by_tags(symbols, tags);
  return symbols;
}

uint8_t *flipside_widened(const uint8_t *pixels, int width, int height, int stride) {
  uint8_t *wide = malloc((size_t)width * (size_t)height * 4), *next = wide;
  if (wide == NULL) return NULL;
  for (int row = 0; row < height; row++) {
    const uint8_t *pixel = pixels + (size_t)row * (size_t)stride;
    for (int column = 0; column < width; column++, pixel += 3) {
      *next++ = pixel[0];
      *next++ = pixel[1];
      *next++ = pixel[2];
      *next++ = 0xff;
    }
  }
  return wide;
}

void flipside_cut(int *left, int *top, int *width, int *height, int64_t columns, int64_t rows) {
  *left = *top = 0;
  if (*width * rows > *height * columns) {
    int part = (int)(*height * columns / rows);
    if (part < 1) part = 1;
    *left = (*width - part) / 2;
    *width = part;
  } else {
    int part = (int)(*width * rows / columns);
    if (part < 1) part = 1;
    *top = (*height - part) / 3;
    *height = part;
  }
}

static void take_cells(ChafaCanvas *canvas, const flipside_drawing *drawing, flipside_cell *cells) {
  for (int row = 0; row < drawing->rows; row++) {
    for (int column = 0; column < drawing->columns; column++, cells++) {
      gint foreground = -1, background = -1;
      if (drawing->colors != FLIPSIDE_COLORS_NONE) {
        chafa_canvas_get_raw_colors_at(canvas, column, row, &foreground, &background);
      }
      cells->scalar = chafa_canvas_get_char_at(canvas, column, row);
      cells->foreground = foreground;
      cells->background = background;
    }
  }
}

bool flipside_draw_cells(const uint8_t *pixels, int width, int height,
                         const flipside_drawing *drawing, flipside_cell *cells) {
  int left, top, stride = width * 3;
  /* A cell is twice as high as wide. */
  flipside_cut(&left, &top, &width, &height, drawing->columns, (int64_t)drawing->rows * 2);
  uint8_t *wide = flipside_widened(pixels + top * stride + left * 3, width, height, stride);
  if (wide == NULL) return false;
  /* Several pictures share the machine, so starting threads for each would not help. */
  chafa_set_n_threads(1);
  ChafaCanvasConfig *config = chafa_canvas_config_new();
  chafa_canvas_config_set_geometry(config, drawing->columns, drawing->rows);
  chafa_canvas_config_set_canvas_mode(config, mode_for(drawing->colors));
  chafa_canvas_config_set_fg_color(config, drawing->light_foreground ? 0xffffff : 0x000000);
  chafa_canvas_config_set_bg_color(config, drawing->light_foreground ? 0x000000 : 0xffffff);
  chafa_canvas_config_set_work_factor(config, 0.5f);
  if (drawing->colors < FLIPSIDE_COLORS_256) {
    chafa_canvas_config_set_dither_mode(config, CHAFA_DITHER_MODE_ORDERED);
    chafa_canvas_config_set_preprocessing_enabled(config, TRUE);
  }
  ChafaSymbolMap *symbols = symbols_for(drawing->colors, drawing->unicode, drawing->sextants);
  chafa_canvas_config_set_symbol_map(config, symbols);
  ChafaCanvas *canvas = chafa_canvas_new(config);
  chafa_canvas_draw_all_pixels(canvas, CHAFA_PIXEL_RGBA8_UNASSOCIATED, wide, width, height,
                               width * 4);
  free(wide);
  take_cells(canvas, drawing, cells);
  chafa_canvas_unref(canvas);
  chafa_symbol_map_unref(symbols);
  chafa_canvas_config_unref(config);
  return true;
}
