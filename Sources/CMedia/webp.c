#include "internal.h"

#include <stdlib.h>
#include <webp/decode.h>
#include <webp/demux.h>

/* Decodes one frame onto white; the decoder itself reduces it. */
static flipside_photo_status decode_frame(const uint8_t *bytes, size_t count,
                                          flipside_photo *photo) {
  WebPDecoderConfig config;
  if (!WebPInitDecoderConfig(&config)) return FLIPSIDE_PHOTO_DAMAGED;
  if (WebPGetFeatures(bytes, count, &config.input) != VP8_STATUS_OK) return FLIPSIDE_PHOTO_DAMAGED;
  if (!flipside_size_is_allowed(config.input.width, config.input.height)) {
    return FLIPSIDE_PHOTO_TOO_LARGE;
  }
  int width, height;
  flipside_reduced_size(config.input.width, config.input.height, &width, &height);
  config.options.use_scaling = 1;
  config.options.scaled_width = width;
  config.options.scaled_height = height;
  config.output.colorspace = MODE_RGBA;
  if (WebPDecode(bytes, count, &config) != VP8_STATUS_OK) {
    WebPFreeDecBuffer(&config.output);
    return FLIPSIDE_PHOTO_DAMAGED;
  }
  photo->width = width;
  photo->height = height;
  for (int row = 0; row < height; row++) {
    const uint8_t *from = config.output.u.RGBA.rgba + (size_t)row * (size_t)config.output.u.RGBA.stride;
    uint8_t *to = photo->pixels + (size_t)row * (size_t)width * 3;
    for (int column = 0; column < width; column++, from += 4, to += 3) {
      for (int channel = 0; channel < 3; channel++) {
        to[channel] = (uint8_t)((from[channel] * from[3] + 255 * (255 - from[3])) / 255);
      }
    }
  }
  WebPFreeDecBuffer(&config.output);
  return FLIPSIDE_PHOTO_READY;
}

flipside_photo_status flipside_decode_webp(const uint8_t *bytes, size_t count,
                                           flipside_photo *photo) {
  WebPBitstreamFeatures features;
  if (WebPGetFeatures(bytes, count, &features) != VP8_STATUS_OK) return FLIPSIDE_PHOTO_DAMAGED;
  if (!flipside_size_is_allowed(features.width, features.height)) return FLIPSIDE_PHOTO_TOO_LARGE;
  if (!features.has_animation) return decode_frame(bytes, count, photo);
  WebPData data = {bytes, count};
  WebPDemuxer *demuxer = WebPDemux(&data);
  if (demuxer == NULL) return FLIPSIDE_PHOTO_DAMAGED;
  WebPIterator first;
  flipside_photo_status status = FLIPSIDE_PHOTO_DAMAGED;
  if (WebPDemuxGetFrame(demuxer, 1, &first)) {
    status = decode_frame(first.fragment.bytes, first.fragment.size, photo);
    WebPDemuxReleaseIterator(&first);
  }
  WebPDemuxDelete(demuxer);
  return status;
}
