#include "internal.h"

#include <stdlib.h>
#include <string.h>

static unsigned number16(const uint8_t *at, bool little) {
  return little ? at[0] | (unsigned)at[1] << 8 : (unsigned)at[0] << 8 | at[1];
}

static size_t number32(const uint8_t *at, bool little) {
  size_t low = number16(at + (little ? 0 : 2), little);
  size_t high = number16(at + (little ? 2 : 0), little);
  return high << 16 | low;
}

/* Looks for tag 0x0112 in the first directory of a TIFF block. */
static int orientation_in(const uint8_t *tiff, size_t count) {
  if (count < 14) return 1;
  bool little = tiff[0] == 'I';
  size_t directory = number32(tiff + 4, little);
  if (directory > count - 2) return 1;
  unsigned entries = number16(tiff + directory, little);
  for (unsigned index = 0; index < entries; index++) {
    size_t entry = directory + 2 + (size_t)index * 12;
    if (entry + 12 > count) return 1;
    if (number16(tiff + entry, little) != 0x0112) continue;
    unsigned value = number16(tiff + entry + 8, little);
    return value >= 1 && value <= 8 ? (int)value : 1;
  }
  return 1;
}

int flipside_exif_orientation(const uint8_t *bytes, size_t count) {
  size_t at = 2;
  while (at + 4 <= count && bytes[at] == 0xff) {
    uint8_t marker = bytes[at + 1];
    size_t length = number16(bytes + at + 2, false);
    if (marker == 0xda || length < 2 || at + 2 + length > count) return 1;
    if (marker == 0xe1 && length > 8 && memcmp(bytes + at + 4, "Exif\0\0", 6) == 0) {
      return orientation_in(bytes + at + 10, length - 8);
    }
    at += 2 + length;
  }
  return 1;
}

flipside_photo_status flipside_turn(flipside_photo *photo, int orientation) {
  if (orientation <= 1) return FLIPSIDE_PHOTO_READY;
  bool swaps = orientation >= 5;
  int width = swaps ? photo->height : photo->width;
  int height = swaps ? photo->width : photo->height;
  uint8_t *turned = malloc((size_t)width * (size_t)height * 3);
  if (turned == NULL) return FLIPSIDE_PHOTO_DAMAGED;
  /* Whether the source's columns and rows are reversed, for orientations 2 to 8. */
  static const bool backwards[9][2] = {{0, 0}, {0, 0}, {1, 0}, {1, 1}, {0, 1},
                                       {0, 0}, {0, 1}, {1, 1}, {1, 0}};
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) {
      int column = swaps ? y : x;
      int row = swaps ? x : y;
      if (backwards[orientation][0]) column = photo->width - 1 - column;
      if (backwards[orientation][1]) row = photo->height - 1 - row;
      memcpy(turned + ((size_t)y * (size_t)width + (size_t)x) * 3,
             photo->pixels + ((size_t)row * (size_t)photo->width + (size_t)column) * 3, 3);
    }
  }
  memcpy(photo->pixels, turned, (size_t)width * (size_t)height * 3);
  free(turned);
  photo->width = width;
  photo->height = height;
  return FLIPSIDE_PHOTO_READY;
}
