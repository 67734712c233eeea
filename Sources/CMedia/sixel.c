#include "cells.h"

#include <chafa.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Chafa writes complete bands of six rows. So the picture is drawn to the end of the last band, and
   the extra rows are removed. */
enum { BAND = 6 };

static ChafaCanvas *drawn(const uint8_t *pixels, int width, int height, int columns, int rows) {
  ChafaCanvasConfig *config = chafa_canvas_config_new();
  chafa_canvas_config_set_geometry(config, 1, 1);
  chafa_canvas_config_set_cell_geometry(config, columns, rows);
  chafa_canvas_config_set_pixel_mode(config, CHAFA_PIXEL_MODE_SIXELS);
  chafa_canvas_config_set_canvas_mode(config, CHAFA_CANVAS_MODE_TRUECOLOR);
  chafa_canvas_config_set_dither_mode(config, CHAFA_DITHER_MODE_NONE);
  ChafaCanvas *canvas = chafa_canvas_new(config);
  chafa_canvas_config_unref(config);
  chafa_canvas_draw_all_pixels(canvas, CHAFA_PIXEL_RGBA8_UNASSOCIATED, pixels, width, height,
                               width * 4);
  return canvas;
}

/* Returns the text between the introducer of the string, which ends with its first q, and the
   escape at its end; NULL if the string has another form. */
static const char *inside(const GString *text, size_t *length) {
  const char *start = memchr(text->str, 'q', text->len);
  if (start == NULL) return NULL;
  start++;
  /* The size is written by the caller. */
  if (*start == '"') start += 1 + strspn(start + 1, "0123456789;");
  const char *end = memchr(start, '\033', text->len - (size_t)(start - text->str));
  if (end == NULL) return NULL;
  while (end > start && (end[-1] == '-' || end[-1] == '\n')) end--;
  *length = (size_t)(end - start);
  return start;
}

/* Removes all but the first rows of the last band. */
static void shorten(uint8_t *text, size_t length, int rows) {
  size_t start = length;
  while (start > 0 && text[start - 1] != '-') start--;
  for (size_t place = start; place < length; place++)
    if (text[place] >= 0x3f && text[place] <= 0x7e)
      text[place] = (uint8_t)(0x3f + ((text[place] - 0x3f) & ((1 << rows) - 1)));
}

size_t flipside_draw_sixel(const uint8_t *pixels, int width, int height,
                           const flipside_drawing *drawing, uint8_t *out) {
  size_t room = drawing->room;
  int columns = drawing->columns * drawing->cell_width;
  int rows = drawing->rows * drawing->cell_height;
  int whole = (rows + BAND - 1) / BAND * BAND;
  int left, top, stride = width * 3;
  flipside_cut(&left, &top, &width, &height, columns, whole);
  uint8_t *wide = flipside_widened(pixels + top * stride + left * 3, width, height, stride);
  if (wide == NULL) return 0;
  chafa_set_n_threads(1);
  ChafaCanvas *canvas = drawn(wide, width, height, columns, whole);
  free(wide);
  GString *text = chafa_canvas_print(canvas, NULL);
  chafa_canvas_unref(canvas);
  size_t length = 0, used = 0;
  const char *start = inside(text, &length);
  int head = snprintf((char *)out, room, "\"1;1;%d;%d", columns, rows);
  if (start != NULL && head > 0 && (size_t)head < room && length <= room - (size_t)head) {
    memcpy(out + head, start, length);
    used = (size_t)head + length;
    if (rows < whole) shorten(out, used, rows - (whole - BAND));
  }
  g_string_free(text, TRUE);
  return used;
}
