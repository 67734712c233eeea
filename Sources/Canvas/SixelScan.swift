/// A check of the content of a sixel device control string; it draws nothing.
///
/// It accepts only what this program and its helper write: a quoted size, RGB colors, repetitions,
/// dots, carriage returns and line feeds. No dot, not even an empty one, may be outside the size,
/// because a terminal would paint it next to the image.
struct SixelScan {
  let width: Int
  let height: Int

  private let bytes: [UInt8]
  private var place = 0
  private var column = 0
  private var top = 0

  /// Scans `bytes`; nil if they contain anything else.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard let end = Self.size(in: bytes) else { return nil }
    (width, height, place) = end
    guard PixelImage.allows(width: width, height: height) else { return nil }
    while place < bytes.count {
      guard takeOne() else { return nil }
    }
  }

  /// Returns the size from the first bytes, which must specify square pixels, and the end of those
  /// bytes.
  private static func size(in bytes: [UInt8]) -> (width: Int, height: Int, end: Int)? {
    let shape = Array("\"1;1;".utf8)
    guard bytes.starts(with: shape) else { return nil }
    var place = shape.count
    guard let width = number(in: bytes, &place), place < bytes.count,
      bytes[place] == semicolon
    else { return nil }
    place += 1
    guard let height = number(in: bytes, &place) else { return nil }
    return (width, height, place)
  }

  /// Reads the next item; returns false if it is not allowed.
  private mutating func takeOne() -> Bool {
    let byte = bytes[place]
    place += 1
    switch byte {
    case UInt8(ascii: "#"): return takeColor()
    case UInt8(ascii: "!"):
      guard let count = Self.number(in: bytes, &place), count > 0, place < bytes.count
      else { return false }
      place += 1
      return takeDots(bytes[place - 1], count)
    case UInt8(ascii: "$"):
      column = 0
      return true
    case UInt8(ascii: "-"):
      column = 0
      top += Self.band
      return top < height
    default: return takeDots(byte, 1)
    }
  }

  private mutating func takeDots(_ byte: UInt8, _ count: Int) -> Bool {
    guard Self.dots.contains(byte), count <= width - column else { return false }
    column += count
    return (byte - Self.dots.lowerBound) >> min(Self.band, height - top) == 0
  }

  /// Reads the number of a color and, if given, its definition.
  private mutating func takeColor() -> Bool {
    guard let number = Self.number(in: bytes, &place), number <= Self.lastColor else {
      return false
    }
    guard place < bytes.count, bytes[place] == Self.semicolon else { return true }
    var parts: [Int] = []
    while place < bytes.count, bytes[place] == Self.semicolon, parts.count < 4 {
      place += 1
      guard let part = Self.number(in: bytes, &place) else { return false }
      parts.append(part)
    }
    return parts.count == 4 && parts[0] == Self.inRGB && parts.allSatisfy { $0 <= 100 }
  }

  /// Reads a number of one to five digits.
  private static func number(in bytes: [UInt8], _ place: inout Int) -> Int? {
    let start = place
    var value = 0
    while place < bytes.count, digits.contains(bytes[place]) {
      guard place - start < 5 else { return nil }
      value = value * 10 + Int(bytes[place] - digits.lowerBound)
      place += 1
    }
    return place > start ? value : nil
  }

  private static let band = 6
  private static let lastColor = 255
  private static let inRGB = 2
  private static let semicolon = UInt8(ascii: ";")
  private static let digits: ClosedRange<UInt8> = 0x30...0x39
  private static let dots: ClosedRange<UInt8> = 0x3F...0x7E
}
