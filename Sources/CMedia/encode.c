#include "internal.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

/* Encodes the part of a picture that has the shape of the cells, with at most as many pixels as
   they have; the terminal enlarges it. */
static size_t write_png(const flipside_photo *photo, const flipside_drawing *drawing,
                        uint8_t *out) {
  int columns = drawing->columns * drawing->cell_width;
  int rows = drawing->rows * drawing->cell_height;
  int left, top, width = photo->width, height = photo->height;
  flipside_cut(&left, &top, &width, &height, columns, rows);
  if (columns > width) columns = width;
  if (rows > height) rows = height;
  uint8_t *pixels = malloc((size_t)columns * (size_t)rows * 3);
  if (pixels == NULL) return 0;
  int stride = photo->width * 3;
  flipside_average(photo->pixels + (size_t)top * (size_t)stride + (size_t)left * 3, stride, width,
                   height, pixels, columns, rows);
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  image.width = (png_uint_32)columns;
  image.height = (png_uint_32)rows;
  image.format = PNG_FORMAT_RGB;
  png_alloc_size_t size = drawing->room;
  int is_written = png_image_write_to_memory(&image, out, &size, 0, pixels, 0, NULL);
  free(pixels);
  return is_written ? size : 0;
}

size_t flipside_photo_encode(const flipside_photo *photo, const flipside_drawing *drawing,
                             uint8_t *out) {
  switch (drawing->encoding) {
    case FLIPSIDE_ENCODING_NONE: return 0;
    case FLIPSIDE_ENCODING_PNG: return write_png(photo, drawing, out);
    case FLIPSIDE_ENCODING_SIXEL:
      return flipside_draw_sixel(photo->pixels, photo->width, photo->height, drawing, out);
  }
  return 0;
}
