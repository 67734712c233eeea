/* Encoders for test pictures. Each function returns bytes that the caller frees, and sets `count`
   to their number. `pixels` has three bytes per pixel: red, green, blue. */
#ifndef FLIPSIDE_CTESTPICTURES_H
#define FLIPSIDE_CTESTPICTURES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

uint8_t *flipside_test_jpeg(const uint8_t *pixels, int width, int height, size_t *count);
/* Returns a CMYK JPEG with inverted channels, as Adobe's programs write it. */
uint8_t *flipside_test_cmyk_jpeg(const uint8_t *pixels, int width, int height, size_t *count);
/* Returns a PNG with 8 or, if `deep`, 16 bits per channel. */
uint8_t *flipside_test_png(const uint8_t *pixels, int width, int height, bool deep, size_t *count);
/* Returns a PNG of one shade of gray. It is made line by line, so that its pixels may exceed the
   memory. */
uint8_t *flipside_test_plain_png(uint8_t shade, int width, int height, size_t *count);
uint8_t *flipside_test_webp(const uint8_t *pixels, int width, int height, size_t *count);
/* Returns an animation with one frame for each color 0xrrggbb, filled with that color. */
uint8_t *flipside_test_gif(const uint32_t *frames, int count_of_frames, int width, int height,
                           size_t *count);
uint8_t *flipside_test_animated_webp(const uint32_t *frames, int count_of_frames, int width,
                                     int height, size_t *count);

#endif
