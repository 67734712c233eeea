/* Pictures that tests make: each function gives bytes that the caller frees, and their number. */
#ifndef FLIPSIDE_CTESTPICTURES_H
#define FLIPSIDE_CTESTPICTURES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* From three bytes a pixel. */
uint8_t *flipside_test_jpeg(const uint8_t *pixels, int width, int height, size_t *count);
/* Of four inks, as Adobe's programs write it. */
uint8_t *flipside_test_cmyk_jpeg(const uint8_t *pixels, int width, int height, size_t *count);
/* With 8 or 16 bits a channel. */
uint8_t *flipside_test_png(const uint8_t *pixels, int width, int height, bool deep, size_t *count);
/* Of one shade of grey, made line by line, so that it may be far larger than memory. */
uint8_t *flipside_test_plain_png(uint8_t shade, int width, int height, size_t *count);
uint8_t *flipside_test_webp(const uint8_t *pixels, int width, int height, size_t *count);
/* One frame for each colour 0xrrggbb, each filled with it. */
uint8_t *flipside_test_gif(const uint32_t *frames, int count_of_frames, int width, int height,
                           size_t *count);
uint8_t *flipside_test_animated_webp(const uint32_t *frames, int count_of_frames, int width,
                                     int height, size_t *count);

#endif
