#include "internal.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

flipside_photo_status flipside_decode_png(const uint8_t *bytes, size_t count,
                                          flipside_photo *photo) {
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  if (!png_image_begin_read_from_memory(&image, bytes, count)) return FLIPSIDE_PHOTO_DAMAGED;
  if (!flipside_size_is_allowed(image.width, image.height)) {
    png_image_free(&image);
    return FLIPSIDE_PHOTO_TOO_LARGE;
  }
  image.format = PNG_FORMAT_RGB;
  uint8_t *pixels = malloc(PNG_IMAGE_SIZE(image));
  if (pixels == NULL) {
    png_image_free(&image);
    return FLIPSIDE_PHOTO_DAMAGED;
  }
  const png_color white = {255, 255, 255};
  int width = (int)image.width, height = (int)image.height;
  flipside_photo_status status = FLIPSIDE_PHOTO_DAMAGED;
  /* This frees the memory of `image` even if it fails. */
  if (png_image_finish_read(&image, &white, pixels, 0, NULL)) {
    flipside_reduce(pixels, width, height, photo);
    status = FLIPSIDE_PHOTO_READY;
  }
  free(pixels);
  return status;
}
