#include "encoding.h"

#include <gif_lib.h>
#include <png.h>
#include <stdlib.h>
#include <string.h>
#include <turbojpeg.h>
#include <webp/encode.h>
#include <webp/mux.h>

static uint8_t *copied(const void *bytes, size_t count) {
  uint8_t *copy = malloc(count > 0 ? count : 1);
  if (copy != NULL) memcpy(copy, bytes, count);
  return copy;
}

static uint8_t *jpeg(const uint8_t *pixels, int width, int height, int format, size_t *count) {
  tjhandle encoder = tjInitCompress();
  unsigned char *made = NULL;
  unsigned long size = 0;
  tjCompress2(encoder, pixels, width, 0, height, format, &made, &size, TJSAMP_420, 90, 0);
  uint8_t *bytes = copied(made, size);
  *count = size;
  tjFree(made);
  tjDestroy(encoder);
  return bytes;
}

uint8_t *flipside_test_jpeg(const uint8_t *pixels, int width, int height, size_t *count) {
  return jpeg(pixels, width, height, TJPF_RGB, count);
}

uint8_t *flipside_test_cmyk_jpeg(const uint8_t *pixels, int width, int height, size_t *count) {
  size_t all = (size_t)width * (size_t)height;
  uint8_t *inks = malloc(all * 4);
  for (size_t pixel = 0; pixel < all; pixel++) {
    memcpy(inks + pixel * 4, pixels + pixel * 3, 3);
    inks[pixel * 4 + 3] = 255;
  }
  uint8_t *bytes = jpeg(inks, width, height, TJPF_CMYK, count);
  free(inks);
  return bytes;
}

uint8_t *flipside_test_png(const uint8_t *pixels, int width, int height, bool deep, size_t *count) {
  size_t samples = (size_t)width * (size_t)height * 3;
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  image.width = (png_uint_32)width;
  image.height = (png_uint_32)height;
  image.format = deep ? PNG_FORMAT_LINEAR_RGB : PNG_FORMAT_RGB;
  uint16_t *wide = NULL;
  if (deep) {
    wide = malloc(samples * 2);
    for (size_t index = 0; index < samples; index++) wide[index] = (uint16_t)(pixels[index] * 257);
  }
  const void *from = deep ? (const void *)wide : pixels;
  png_alloc_size_t size = 0;
  png_image_write_to_memory(&image, NULL, &size, 0, from, 0, NULL);
  uint8_t *bytes = malloc(size);
  png_image_write_to_memory(&image, bytes, &size, 0, from, 0, NULL);
  *count = size;
  free(wide);
  return bytes;
}

typedef struct {
  uint8_t *bytes;
  size_t count;
} sink;

static void append_png(png_structp writer, png_bytep bytes, size_t count) {
  sink *into = png_get_io_ptr(writer);
  into->bytes = realloc(into->bytes, into->count + count);
  memcpy(into->bytes + into->count, bytes, count);
  into->count += count;
}

uint8_t *flipside_test_plain_png(uint8_t shade, int width, int height, size_t *count) {
  sink into = {NULL, 0};
  png_structp writer = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop header = png_create_info_struct(writer);
  png_set_write_fn(writer, &into, append_png, NULL);
  png_set_IHDR(writer, header, (png_uint_32)width, (png_uint_32)height, 8, PNG_COLOR_TYPE_RGB,
               PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_write_info(writer, header);
  uint8_t *line = malloc((size_t)width * 3);
  memset(line, shade, (size_t)width * 3);
  for (int row = 0; row < height; row++) png_write_row(writer, line);
  free(line);
  png_write_end(writer, header);
  png_destroy_write_struct(&writer, &header);
  *count = into.count;
  return into.bytes;
}

uint8_t *flipside_test_webp(const uint8_t *pixels, int width, int height, size_t *count) {
  uint8_t *made = NULL;
  *count = WebPEncodeRGB(pixels, width, height, width * 3, 85, &made);
  uint8_t *bytes = copied(made, *count);
  WebPFree(made);
  return bytes;
}

static int append(GifFileType *file, const GifByteType *bytes, int count) {
  sink *into = file->UserData;
  into->bytes = realloc(into->bytes, into->count + (size_t)count);
  memcpy(into->bytes + into->count, bytes, (size_t)count);
  into->count += (size_t)count;
  return count;
}

uint8_t *flipside_test_gif(const uint32_t *frames, int count_of_frames, int width, int height,
                           size_t *count) {
  sink into = {NULL, 0};
  GifFileType *file = EGifOpen(&into, append, NULL);
  ColorMapObject *colors = GifMakeMapObject(16, NULL);
  for (int index = 0; index < 16; index++) {
    uint32_t color = index < count_of_frames ? frames[index] : 0;
    colors->Colors[index] = (GifColorType){(GifByteType)(color >> 16), (GifByteType)(color >> 8), (GifByteType)color};
  }
  EGifSetGifVersion(file, true);
  EGifPutScreenDesc(file, width, height, 4, 0, colors);
  GifPixelType *line = malloc((size_t)width);
  for (int frame = 0; frame < count_of_frames; frame++) {
    EGifPutImageDesc(file, 0, 0, width, height, frame % 2 == 0, NULL);
    memset(line, frame, (size_t)width);
    for (int row = 0; row < height; row++) EGifPutLine(file, line, width);
  }
  free(line);
  GifFreeMapObject(colors);
  EGifCloseFile(file, NULL);
  *count = into.count;
  return into.bytes;
}

uint8_t *flipside_test_animated_webp(const uint32_t *frames, int count_of_frames, int width,
                                     int height, size_t *count) {
  WebPAnimEncoder *encoder = WebPAnimEncoderNew(width, height, NULL);
  WebPConfig config;
  WebPConfigInit(&config);
  config.lossless = 1;
  for (int frame = 0; frame < count_of_frames; frame++) {
    WebPPicture picture;
    WebPPictureInit(&picture);
    picture.use_argb = 1;
    picture.width = width;
    picture.height = height;
    WebPPictureAlloc(&picture);
    for (int row = 0; row < height; row++) {
      for (int column = 0; column < width; column++) {
        picture.argb[row * picture.argb_stride + column] = 0xff000000u | frames[frame];
      }
    }
    WebPAnimEncoderAdd(encoder, &picture, frame * 100, &config);
    WebPPictureFree(&picture);
  }
  WebPAnimEncoderAdd(encoder, NULL, count_of_frames * 100, NULL);
  WebPData data;
  WebPDataInit(&data);
  WebPAnimEncoderAssemble(encoder, &data);
  uint8_t *bytes = copied(data.bytes, data.size);
  *count = data.size;
  WebPDataClear(&data);
  WebPAnimEncoderDelete(encoder);
  return bytes;
}
