/// A picture of pixels as it is sent to a terminal: nothing but a picture can be one.
public struct PixelImage: Sendable {
  public let encoding: PixelFormat.Encoding
  public let bytes: [UInt8]
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
    case .png: guard Self.isPNG(bytes) else { return nil }
    case .sixel: guard Self.isSixel(bytes) else { return nil }
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

  /// What is between the introducer and the end of a device control string of pixels: its size in
  /// quotes first, then colours, repetitions, lines and dots.
  private static func isSixel(_ bytes: [UInt8]) -> Bool {
    guard bytes.first == UInt8(ascii: "\"") else { return false }
    return bytes.allSatisfy { byte in
      switch byte {
      case 0x3F...0x7E, 0x30...0x39, 0x21...0x24, 0x2D, 0x3B: true
      default: false
      }
    }
  }

  /// A file of a head, dots and an end, with palette or without, of a side that a screen may have.
  private static func isPNG(_ bytes: [UInt8]) -> Bool {
    let mark: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.starts(with: mark) else { return false }
    func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    var names: [String] = []
    var place = mark.count
    while place + 12 <= bytes.count {
      let length = number(place)
      guard length <= bytes.count - place - 12 else { return false }
      names.append(String(decoding: bytes[place + 4..<place + 8], as: UTF8.self))
      if names == ["IHDR"] {
        guard length == 13, (1...16_384).contains(number(place + 8)),
          (1...16_384).contains(number(place + 12)),
          number(place + 8) * number(place + 12) <= mostPixels
        else { return false }
      }
      place += 12 + length
    }
    guard place == bytes.count, names.first == "IHDR", names.last == "IEND" else { return false }
    let inner = names.dropFirst().dropLast()
    return inner.contains("IDAT") && inner.allSatisfy(allowedChunks.contains)
  }

  /// Colours and dots, and what tells how colours are meant.
  private static let allowedChunks: Set = ["PLTE", "IDAT", "sRGB", "gAMA", "cHRM"]

  /// The most pixels of one.
  public static let mostPixels = 1 << 22
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
}
