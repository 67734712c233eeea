#include "internal.h"

#include <gif_lib.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  const uint8_t *bytes;
  size_t rest;
} source;

static int read_source(GifFileType *file, GifByteType *into, int count) {
  source *from = file->UserData;
  size_t taken = (size_t)count < from->rest ? (size_t)count : from->rest;
  memcpy(into, from->bytes, taken);
  from->bytes += taken;
  from->rest -= taken;
  return (int)taken;
}

/* Skips to the first frame; returns the index of its transparent color, -1 if it has none, or -2 on
   failure. */
static int find_frame(GifFileType *file) {
  int transparent = NO_TRANSPARENT_COLOR;
  for (;;) {
    GifRecordType kind;
    if (DGifGetRecordType(file, &kind) != GIF_OK) return -2;
    if (kind == IMAGE_DESC_RECORD_TYPE) {
      return DGifGetImageDesc(file) == GIF_OK ? transparent : -2;
    }
    if (kind != EXTENSION_RECORD_TYPE) return -2;
    int code = 0;
    GifByteType *extension = NULL;
    if (DGifGetExtension(file, &code, &extension) != GIF_OK) return -2;
    while (extension != NULL) {
      GraphicsControlBlock control;
      if (code == GRAPHICS_EXT_FUNC_CODE &&
          DGifExtensionToGCB(extension[0], extension + 1, &control) == GIF_OK) {
        transparent = control.TransparentColor;
      }
      if (DGifGetExtensionNext(file, &extension) != GIF_OK) return -2;
    }
  }
}

/* Reads the lines of the frame into `pixels`, which has the size of the whole image. */
static bool read_frame(GifFileType *file, int transparent, uint8_t *pixels) {
  const GifImageDesc *frame = &file->Image;
  const ColorMapObject *colors = frame->ColorMap != NULL ? frame->ColorMap : file->SColorMap;
  if (colors == NULL || frame->Width <= 0 || frame->Height <= 0 ||
      !flipside_size_is_allowed(frame->Width, frame->Height)) {
    return false;
  }
  GifPixelType *line = malloc((size_t)frame->Width);
  if (line == NULL) return false;
  static const int starts[5] = {0, 4, 2, 1, 0}, steps[5] = {8, 8, 4, 2, 1};
  bool whole = true;
  for (int pass = frame->Interlace ? 0 : 4; whole && pass < (frame->Interlace ? 4 : 5); pass++) {
    for (int y = starts[pass]; whole && y < frame->Height; y += steps[pass]) {
      whole = DGifGetLine(file, line, frame->Width) == GIF_OK;
      int row = frame->Top + y;
      if (!whole || row < 0 || row >= file->SHeight) continue;
      for (int x = 0; x < frame->Width; x++) {
        int column = frame->Left + x;
        if (column < 0 || column >= file->SWidth || line[x] == transparent ||
            line[x] >= colors->ColorCount) {
          continue;
        }
        const GifColorType *color = &colors->Colors[line[x]];
        uint8_t *pixel = pixels + ((size_t)row * (size_t)file->SWidth + (size_t)column) * 3;
        pixel[0] = color->Red;
        pixel[1] = color->Green;
        pixel[2] = color->Blue;
      }
    }
  }
  free(line);
  return whole;
}

flipside_photo_status flipside_decode_gif(const uint8_t *bytes, size_t count,
                                          flipside_photo *photo) {
  source from = {bytes, count};
  GifFileType *file = DGifOpen(&from, read_source, NULL);
  if (file == NULL) return FLIPSIDE_PHOTO_DAMAGED;
  flipside_photo_status status = FLIPSIDE_PHOTO_TOO_LARGE;
  if (flipside_size_is_allowed(file->SWidth, file->SHeight)) {
    status = FLIPSIDE_PHOTO_DAMAGED;
    size_t size = (size_t)file->SWidth * (size_t)file->SHeight * 3;
    uint8_t *pixels = malloc(size);
    int transparent = pixels == NULL ? -2 : find_frame(file);
    if (transparent > -2) {
      memset(pixels, 255, size);
      if (read_frame(file, transparent, pixels)) {
        flipside_reduce(pixels, file->SWidth, file->SHeight, photo);
        status = FLIPSIDE_PHOTO_READY;
      }
    }
    free(pixels);
  }
  DGifCloseFile(file, NULL);
  return status;
}
