/* What the decoders share. */
#ifndef FLIPSIDE_PICTURES_INTERNAL_H
#define FLIPSIDE_PICTURES_INTERNAL_H

#include "pictures.h"

/* Whether a picture of this size may be decoded at all. */
bool flipside_size_is_allowed(int64_t width, int64_t height);

/* The size a picture of `width` by `height` is reduced to; never larger than it is. */
void flipside_reduced_size(int width, int height, int *reduced_width, int *reduced_height);

/* Brings `width` by `height` pixels, each row `stride` bytes after the one before, to no more of
   them: each is the average of those that it covers. */
void flipside_average(const uint8_t *pixels, int stride, int width, int height, uint8_t *out,
                      int columns, int rows);

/* Fills `photo` with averages of `pixels` (three bytes each), or leaves them where they are its own
   already. */
void flipside_reduce(const uint8_t *pixels, int width, int height, flipside_photo *photo);

flipside_photo_status flipside_decode_jpeg(const uint8_t *bytes, size_t count,
                                           flipside_photo *photo);
flipside_photo_status flipside_decode_png(const uint8_t *bytes, size_t count,
                                          flipside_photo *photo);
flipside_photo_status flipside_decode_webp(const uint8_t *bytes, size_t count,
                                           flipside_photo *photo);
flipside_photo_status flipside_decode_gif(const uint8_t *bytes, size_t count,
                                          flipside_photo *photo);

/* Has the decoder look at the processor, on some of them in /proc, which it remembers. */
void flipside_prepare_jpeg(void);

/* The orientation that a camera noted in a JPEG: 1 to 8 as in the EXIF standard, 1 where it is
   missing or not understood. */
int flipside_exif_orientation(const uint8_t *bytes, size_t count);

/* Turns and mirrors a picture in its place so that orientation 1 results. */
flipside_photo_status flipside_turn(flipside_photo *photo, int orientation);

#endif
