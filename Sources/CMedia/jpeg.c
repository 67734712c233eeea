#include "internal.h"

#include <stdlib.h>
#include <turbojpeg.h>

/* The decoder's smallest scale with at least the reduced size. */
static tjscalingfactor scale_for(int width, int height) {
  int reduced_width, reduced_height, count = 0;
  flipside_reduced_size(width, height, &reduced_width, &reduced_height);
  tjscalingfactor best = {1, 1};
  const tjscalingfactor *factors = tjGetScalingFactors(&count);
  for (int index = 0; factors != NULL && index < count; index++) {
    tjscalingfactor factor = factors[index];
    if (factor.num * best.denom < best.num * factor.denom &&
        TJSCALED(width, factor) >= reduced_width && TJSCALED(height, factor) >= reduced_height) {
      best = factor;
    }
  }
  return best;
}

/* Adobe's programs, the only ones that write such files, store the inks inverted. */
static void mix_inks(uint8_t *pixels, size_t count) {
  const uint8_t *inks = pixels;
  for (size_t pixel = 0; pixel < count; pixel++, inks += 4) {
    unsigned black = inks[3];
    uint8_t mixed[3];
    for (int channel = 0; channel < 3; channel++) mixed[channel] = (uint8_t)(inks[channel] * black / 255);
    for (int channel = 0; channel < 3; channel++) pixels[pixel * 3 + channel] = mixed[channel];
  }
}

static flipside_photo_status decode(tjhandle decoder, const uint8_t *bytes, size_t count,
                                    flipside_photo *photo) {
  int width = 0, height = 0, subsampling = 0, space = 0;
  if (tjDecompressHeader3(decoder, bytes, count, &width, &height, &subsampling, &space) != 0) {
    return FLIPSIDE_PHOTO_DAMAGED;
  }
  if (!flipside_size_is_allowed(width, height)) return FLIPSIDE_PHOTO_TOO_LARGE;
  tjscalingfactor scale = scale_for(width, height);
  width = TJSCALED(width, scale);
  height = TJSCALED(height, scale);
  bool inks = space == TJCS_CMYK || space == TJCS_YCCK;
  int reduced_width, reduced_height;
  flipside_reduced_size(width, height, &reduced_width, &reduced_height);
  bool fits = !inks && width == reduced_width && height == reduced_height;
  uint8_t *pixels =
      fits ? photo->pixels : malloc((size_t)width * (size_t)height * (inks ? 4 : 3));
  if (pixels == NULL) return FLIPSIDE_PHOTO_DAMAGED;
  flipside_photo_status status = FLIPSIDE_PHOTO_DAMAGED;
  if (tjDecompress2(decoder, bytes, count, pixels, width, 0, height, inks ? TJPF_CMYK : TJPF_RGB,
                    TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS) == 0) {
    if (inks) mix_inks(pixels, (size_t)width * (size_t)height);
    flipside_reduce(pixels, width, height, photo);
    status = FLIPSIDE_PHOTO_READY;
  }
  if (!fits) free(pixels);
  if (status != FLIPSIDE_PHOTO_READY) return status;
  return flipside_turn(photo, flipside_exif_orientation(bytes, count));
}

flipside_photo_status flipside_decode_jpeg(const uint8_t *bytes, size_t count,
                                           flipside_photo *photo) {
  tjhandle decoder = tjInitDecompress();
  if (decoder == NULL) return FLIPSIDE_PHOTO_DAMAGED;
  flipside_photo_status status = decode(decoder, bytes, count, photo);
  tjDestroy(decoder);
  return status;
}

void flipside_prepare_jpeg(void) {
  const uint8_t black[16 * 16 * 3] = {0};
  unsigned char *file = NULL;
  unsigned long count = 0;
  tjhandle encoder = tjInitCompress();
  if (encoder == NULL) return;
  if (tjCompress2(encoder, black, 16, 0, 16, TJPF_RGB, &file, &count, TJSAMP_420, 50, 0) == 0) {
    uint8_t *pixels = malloc(FLIPSIDE_PHOTO_PIXELS * 3);
    flipside_photo photo = {0, 0, pixels};
    if (pixels != NULL) flipside_decode_jpeg(file, count, &photo);
    free(pixels);
  }
  tjFree(file);
  tjDestroy(encoder);
}
