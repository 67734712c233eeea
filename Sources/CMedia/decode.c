#include "internal.h"

#include <stdlib.h>
#include <string.h>

enum { LARGEST_SIDE = 30000 };
static const int64_t most_pixels = 50 * 1000 * 1000;

bool flipside_size_is_allowed(int64_t width, int64_t height) {
  return width > 0 && height > 0 && width <= LARGEST_SIDE && height <= LARGEST_SIDE &&
         width * height <= most_pixels;
}

void flipside_reduced_size(int width, int height, int *reduced_width, int *reduced_height) {
  double scale = 1;
  int longer = width > height ? width : height;
  if (longer > FLIPSIDE_PHOTO_SIDE) scale = (double)FLIPSIDE_PHOTO_SIDE / longer;
  double pixels = width * scale * (height * scale);
  /* Newton's square root; the exact size does not matter. */
  if (pixels > FLIPSIDE_PHOTO_PIXELS) {
    double square = FLIPSIDE_PHOTO_PIXELS / pixels, root = 1;
    for (int step = 0; step < 20; step++) root = (root + square / root) / 2;
    scale *= root;
  }
  *reduced_width = (int)(width * scale);
  *reduced_height = (int)(height * scale);
  if (*reduced_width < 1) *reduced_width = 1;
  if (*reduced_height < 1) *reduced_height = 1;
}

void flipside_average(const uint8_t *pixels, int stride, int width, int height, uint8_t *out,
                      int columns, int rows) {
  for (int row = 0; row < rows; row++) {
    int64_t top = (int64_t)row * height / rows;
    int64_t bottom = (int64_t)(row + 1) * height / rows;
    for (int column = 0; column < columns; column++) {
      int64_t left = (int64_t)column * width / columns;
      int64_t right = (int64_t)(column + 1) * width / columns;
      uint64_t sums[3] = {0, 0, 0};
      for (int64_t y = top; y < bottom; y++) {
        const uint8_t *pixel = pixels + (size_t)y * (size_t)stride + (size_t)left * 3;
        for (int64_t x = left; x < right; x++, pixel += 3) {
          sums[0] += pixel[0];
          sums[1] += pixel[1];
          sums[2] += pixel[2];
        }
      }
      uint64_t count = (uint64_t)((bottom - top) * (right - left));
      for (int channel = 0; channel < 3; channel++) {
        *out++ = (uint8_t)((sums[channel] + count / 2) / count);
      }
    }
  }
}

void flipside_reduce(const uint8_t *pixels, int width, int height, flipside_photo *photo) {
  flipside_reduced_size(width, height, &photo->width, &photo->height);
  if (pixels == photo->pixels) return;
  flipside_average(pixels, width * 3, width, height, photo->pixels, photo->width, photo->height);
}

flipside_photo_status flipside_photo_decode(const uint8_t *bytes, size_t count,
                                            flipside_photo *photo) {
  if (count < 16) return FLIPSIDE_PHOTO_UNKNOWN;
  if (memcmp(bytes, "\xff\xd8\xff", 3) == 0) return flipside_decode_jpeg(bytes, count, photo);
  if (memcmp(bytes, "\x89PNG\r\n\x1a\n", 8) == 0) return flipside_decode_png(bytes, count, photo);
  if (memcmp(bytes, "RIFF", 4) == 0 && memcmp(bytes + 8, "WEBP", 4) == 0) {
    return flipside_decode_webp(bytes, count, photo);
  }
  if (memcmp(bytes, "GIF87a", 6) == 0 || memcmp(bytes, "GIF89a", 6) == 0) {
    return flipside_decode_gif(bytes, count, photo);
  }
  return FLIPSIDE_PHOTO_UNKNOWN;
}
