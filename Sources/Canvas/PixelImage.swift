/// An image as it is sent to a terminal. Its bytes are checked to be an image and nothing else.
public struct PixelImage: Sendable {
  public let encoding: PixelFormat.Encoding
  public let bytes: [UInt8]
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  public let id: Identity

  /// A value that distinguishes images.
  public struct Identity: Hashable, Sendable {
    fileprivate let digest: UInt64
    fileprivate let count: Int
  }

  /// The maximum size in bytes.
  public static let largest = 400 << 10

  /// Checks the bytes; nil if they are anything but an image. The program that drew them may have
  /// been exploited, and a terminal would execute them.
  public init?(_ bytes: [UInt8], as encoding: PixelFormat.Encoding) {
    guard bytes.count <= Self.largest else { return nil }
    switch encoding {
    case .png:
      guard let size = Self.sizeOfPNG(bytes) else { return nil }
      (width, height) = size
    case .sixel:
      guard let scan = SixelScan(bytes) else { return nil }
      (width, height) = (scan.width, scan.height)
    }
    self.encoding = encoding
    self.bytes = bytes
    id = Identity(digest: Self.digest(of: bytes), count: bytes.count)
  }

  /// Returns a hash, eight bytes at a time. Collisions need not be hard to find, since no one gains
  /// by them.
  private static func digest(of bytes: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(bytes.count)
    func mix(_ word: UInt64) {
      hash = (hash ^ word) &* 0x9e37_79b9_7f4a_7c15
      hash ^= hash >> 29
    }
    bytes.withUnsafeBytes { raw in
      let words = raw.count / 8
      for index in 0..<words { mix(raw.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)) }
      for byte in raw[(words * 8)...] { mix(UInt64(byte)) }
    }
    return hash
  }

  /// Returns the size of a PNG file that has only a header, pixels, an end and perhaps a palette;
  /// nil for any other file.
  private static func sizeOfPNG(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    let mark: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.starts(with: mark) else { return nil }
    func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    var names: [String] = []
    var size = (width: 0, height: 0)
    var place = mark.count
    while place + 12 <= bytes.count {
      let length = number(place)
      guard length <= bytes.count - place - 12 else { return nil }
      names.append(String(decoding: bytes[place + 4..<place + 8], as: UTF8.self))
      if names == ["IHDR"] {
        guard length == 13 else { return nil }
        size = (number(place + 8), number(place + 12))
        guard allows(width: size.width, height: size.height) else { return nil }
      }
      place += 12 + length
    }
    guard place == bytes.count, names.first == "IHDR", names.last == "IEND" else { return nil }
    let inner = names.dropFirst().dropLast()
    return inner.contains("IDAT") && inner.allSatisfy(allowedChunks.contains) ? size : nil
  }

  /// The allowed chunks: palette, pixels and color spaces.
  private static let allowedChunks: Set = ["PLTE", "IDAT", "sRGB", "gAMA", "cHRM"]

  /// The maximum number of pixels.
  public static let mostPixels = 1 << 22

  /// Returns whether an image may have this size.
  static func allows(width: Int, height: Int) -> Bool {
    (1...16_384).contains(width) && (1...16_384).contains(height)
      && width * height <= mostPixels
  }

  /// Returns whether the image has this format and is at most `size` cells large.
  public func fits(_ size: Size, of format: PixelFormat) -> Bool {
    let most = format.pixels(of: size)
    return encoding == format.encoding && width <= most.width && height <= most.height
  }
}

extension PixelImage: Hashable {
  public static func == (one: PixelImage, other: PixelImage) -> Bool { one.id == other.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// An image on a canvas and the cells that it covers.
public struct Placement: Hashable, Sendable {
  public let image: PixelImage
  public let rect: Rect

  public init(_ image: PixelImage, over rect: Rect) {
    self.image = image
    self.rect = rect
  }

  /// Returns whether the image has this format and is at most as large as its cells.
  public func fits(_ format: PixelFormat) -> Bool {
    image.fits(rect.size, of: format)
  }
}
