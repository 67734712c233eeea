#include "CChafa.h"

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

static ChafaSymbolMap *symbols_for(flipside_colors colors, bool unicode) {
  ChafaSymbolMap *symbols = chafa_symbol_map_new();
  ChafaSymbolTags tags = CHAFA_SYMBOL_TAG_ASCII | CHAFA_SYMBOL_TAG_SPACE;
  if (unicode) tags = CHAFA_SYMBOL_TAG_SPACE | CHAFA_SYMBOL_TAG_SOLID | CHAFA_SYMBOL_TAG_HALF | CHAFA_SYMBOL_TAG_QUAD | CHAFA_SYMBOL_TAG_BLOCK;
  if (unicode && colors == FLIPSIDE_COLORS_NONE) tags |= CHAFA_SYMBOL_TAG_STIPPLE;
  chafa_symbol_map_add_by_tags(symbols, tags);
  return symbols;
}

/* The same pixels of four bytes each: chafa reads rows of three shifted against each other where a
   row's length is no multiple of four. NULL where there is no memory. */
static uint8_t *widened(const uint8_t *pixels, int width, int height, int stride) {
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

bool flipside_draw_cells(const uint8_t *pixels, int width, int height, int stride, int columns,
                         int rows, flipside_colors colors, bool unicode, bool light_ink,
                         flipside_cell *cells) {
  uint8_t *wide = widened(pixels, width, height, stride);
  if (wide == NULL) return false;
  /* Threads would be started for every picture; several pictures share the machine anyway. */
  chafa_set_n_threads(1);
  ChafaCanvasConfig *config = chafa_canvas_config_new();
  chafa_canvas_config_set_geometry(config, columns, rows);
  chafa_canvas_config_set_canvas_mode(config, mode_for(colors));
  chafa_canvas_config_set_fg_color(config, light_ink ? 0xffffff : 0x000000);
  chafa_canvas_config_set_bg_color(config, light_ink ? 0x000000 : 0xffffff);
  chafa_canvas_config_set_work_factor(config, 0.5f);
  if (colors < FLIPSIDE_COLORS_256) {
    chafa_canvas_config_set_dither_mode(config, CHAFA_DITHER_MODE_ORDERED);
    chafa_canvas_config_set_preprocessing_enabled(config, TRUE);
  }
  ChafaSymbolMap *symbols = symbols_for(colors, unicode);
  chafa_canvas_config_set_symbol_map(config, symbols);
  ChafaCanvas *canvas = chafa_canvas_new(config);
  chafa_canvas_draw_all_pixels(canvas, CHAFA_PIXEL_RGBA8_UNASSOCIATED, wide, width, height,
                               width * 4);
  free(wide);
  for (int row = 0; row < rows; row++) {
    for (int column = 0; column < columns; column++, cells++) {
      gint ink = -1, paper = -1;
      if (colors != FLIPSIDE_COLORS_NONE) {
        chafa_canvas_get_raw_colors_at(canvas, column, row, &ink, &paper);
      }
      cells->scalar = chafa_canvas_get_char_at(canvas, column, row);
      cells->ink = ink;
      cells->paper = paper;
    }
  }
  chafa_canvas_unref(canvas);
  chafa_symbol_map_unref(symbols);
  chafa_canvas_config_unref(config);
  return true;
}
