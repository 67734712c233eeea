/// A picture of pixels as it is sent to a terminal: nothing but a picture can be one.
public struct PixelImage: Sendable {
  public let encoding: PixelFormat.Encoding
  public let bytes: [UInt8]
  /// Its pixels across.
  public let width: Int
  /// Its pixels down.
  public let height: Int
  public let id: Identity

  /// Tells an image from others.
  public struct Identity: Hashable, Sendable {
    fileprivate let digest: UInt64
    fileprivate let count: Int
  }

  /// The most bytes of one.
  public static let largest = 400 << 10

  /// Nil for bytes that are anything else: whoever drew them may have been led astray, and a
  /// terminal would do what they say.
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

  /// Eight bytes at a time; pictures need only differ, nobody gains by two that do not.
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

  /// The size of a file of a head, dots and an end, with palette or without; nil for what is none.
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

  /// Colours and dots, and what tells how colours are meant.
  private static let allowedChunks: Set = ["PLTE", "IDAT", "sRGB", "gAMA", "cHRM"]

  /// The most pixels of one.
  public static let mostPixels = 1 << 22

  /// Whether a screen may have a picture of this size.
  static func allows(width: Int, height: Int) -> Bool {
    (1...16_384).contains(width) && (1...16_384).contains(height)
      && width * height <= mostPixels
  }

  /// Whether it was made for this format and reaches beyond no edge of `size` cells.
  public func fits(_ size: Size, of format: PixelFormat) -> Bool {
    let most = format.pixels(of: size)
    return encoding == format.encoding && width <= most.width && height <= most.height
  }
}

extension PixelImage: Hashable {
  public static func == (one: PixelImage, other: PixelImage) -> Bool { one.id == other.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A picture of pixels on a canvas, in place of the cells that it covers.
public struct Placement: Hashable, Sendable {
  public let image: PixelImage
  public let rect: Rect

  public init(_ image: PixelImage, over rect: Rect) {
    self.image = image
    self.rect = rect
  }

  /// Whether the image is of this format and reaches beyond no edge of the cells.
  public func fits(_ format: PixelFormat) -> Bool {
    image.fits(Size(columns: rect.columns, rows: rect.rows), of: format)
  }
}
