/* The functions shared by the decoders. */
#ifndef FLIPSIDE_PICTURES_INTERNAL_H
#define FLIPSIDE_PICTURES_INTERNAL_H

#include "pictures.h"

/* Whether a picture of this size may be decoded. */
bool flipside_size_is_allowed(int64_t width, int64_t height);

/* The size to which a picture of `width` by `height` is reduced; never larger than it is. */
void flipside_reduced_size(int width, int height, int *reduced_width, int *reduced_height);

/* Reduces `width` by `height` pixels, whose rows start `stride` bytes apart: each resulting pixel
   is the average of those that it covers. */
void flipside_average(const uint8_t *pixels, int stride, int width, int height, uint8_t *out,
                      int columns, int rows);

/* Fills `photo` with averages of `pixels` (three bytes each); does nothing if they are its own
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

/* Makes the decoder detect the processor, on some through /proc; it remembers the result. */
void flipside_prepare_jpeg(void);

/* The orientation in the metadata of a JPEG: 1 to 8 as in the EXIF standard, 1 if missing or not
   understood. */
int flipside_exif_orientation(const uint8_t *bytes, size_t count);

/* Rotates and mirrors a picture in place, so that it has orientation 1. */
flipside_photo_status flipside_turn(flipside_photo *photo, int orientation);

#endif
