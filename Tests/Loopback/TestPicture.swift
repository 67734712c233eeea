import CTestMedia
import Glibc

/// Picture files, created when a test needs them.
public enum TestPicture {
  /// A file of every decoded format, by name.
  public static var everyFormat: [(name: String, file: [UInt8])] {
    [
      ("JPEG", jpeg(3)), ("CMYK JPEG", cmykJPEG(3)), ("turned JPEG", jpeg(3, orientation: 6)),
      ("PNG", png(3)), ("deep PNG", png(3, deep: true)), ("WebP", webp(3)),
      ("GIF", gif([0xff0000, 0x00ff00])), ("animated WebP", animatedWebP([0xff0000, 0x00ff00])),
    ]
  }

  /// Returns blocks of colors that differ clearly between numbers.
  public static func pixels(_ number: Int, width: Int = 96, height: Int = 72) -> [UInt8] {
    var state = UInt64(number + 1) &* 0x9E37_79B9_7F4A_7C15
    func random() -> UInt8 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return UInt8(truncatingIfNeeded: state >> 32)
    }
    let blocks = (0..<16).map { _ in [random(), random(), random()] }
    var pixels: [UInt8] = []
    for row in 0..<height {
      let first = row * 4 / height * 4
      for column in 0..<width { pixels += blocks[first + column * 4 / width] }
    }
    return pixels
  }

  public static func jpeg(_ number: Int, width: Int = 96, height: Int = 72) -> [UInt8] {
    taken {
      flipside_test_jpeg(
        pixels(number, width: width, height: height), Int32(width), Int32(height), $0)
    }
  }

  public static func cmykJPEG(_ number: Int) -> [UInt8] {
    taken { flipside_test_cmyk_jpeg(pixels(number), 96, 72, $0) }
  }

  public static func png(_ number: Int, deep: Bool = false) -> [UInt8] {
    taken { flipside_test_png(pixels(number), 96, 72, deep, $0) }
  }

  /// Returns a PNG of one color, which is small whatever its sides.
  public static func plainPNG(width: Int, height: Int) -> [UInt8] {
    taken { flipside_test_plain_png(90, Int32(width), Int32(height), $0) }
  }

  public static func webp(_ number: Int) -> [UInt8] {
    taken { flipside_test_webp(pixels(number), 96, 72, $0) }
  }

  public static func gif(_ frames: [UInt32], width: Int32 = 40, height: Int32 = 30) -> [UInt8] {
    taken { flipside_test_gif(frames, Int32(frames.count), width, height, $0) }
  }

  public static func animatedWebP(_ frames: [UInt32]) -> [UInt8] {
    taken { flipside_test_animated_webp(frames, Int32(frames.count), 40, 30, $0) }
  }

  /// Returns a JPEG whose header has wrong sides.
  public static func jpeg(claiming side: UInt16) -> [UInt8] {
    var file = jpeg(1)
    for at in file.indices.dropLast(9) where file[at] == 0xff && file[at + 1] == 0xc0 {
      file[at + 5] = UInt8(side >> 8)
      file[at + 6] = UInt8(side & 0xff)
      file[at + 7] = UInt8(side >> 8)
      file[at + 8] = UInt8(side & 0xff)
      break
    }
    return file
  }

  /// Returns a JPEG with a camera's orientation.
  public static func jpeg(_ number: Int, orientation: UInt8) -> [UInt8] {
    let tiff: [UInt8] =
      Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    let file = jpeg(number)
    return Array(file.prefix(2)) + [0xff, 0xe1, 0, UInt8(tiff.count + 2)] + tiff + file.dropFirst(2)
  }

  private static func taken(_ make: (UnsafeMutablePointer<Int>) -> UnsafeMutablePointer<UInt8>?)
    -> [UInt8]
  {
    var count = 0
    guard let bytes = make(&count) else { return [] }
    defer { free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}
