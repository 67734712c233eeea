/// A terminal's rendering of sixels: pixels, with nil for those that were not drawn.
public struct SixelPicture: Sendable {
  public let width: Int
  public let height: Int
  /// Red, green and blue of 0 to 100 each, row by row.
  public let pixels: [[Int]?]

  public var isTransparent: Bool { pixels.contains(nil) }

  /// Renders the content of a string; nil if it is invalid.
  public init?(_ bytes: [UInt8]) {
    var reader = Reader(rest: bytes[...])
    guard reader.next() == UInt8(ascii: "\""), case let size = reader.numbers(), size.count == 4
    else { return nil }
    var colors: [Int: [Int]] = [:]
    var dots: [[Int]?] = Array(repeating: nil, count: size[2] * size[3])
    var (color, column, band, count) = (0, 0, 0, 1)
    while let byte = reader.next() {
      switch byte {
      case UInt8(ascii: "#"):
        let numbers = reader.numbers()
        color = numbers.first ?? 0
        if numbers.count == 5 { colors[color] = Array(numbers[2...]) }
      case UInt8(ascii: "!"): count = reader.numbers().first ?? 0
      case UInt8(ascii: "$"): column = 0
      case UInt8(ascii: "-"): (column, band) = (0, band + 1)
      case 0x3F...0x7E:
        for _ in 0..<count {
          for bit in 0..<6 where (byte - 0x3F) >> bit & 1 == 1 {
            guard column < size[2], band * 6 + bit < size[3] else { return nil }
            dots[(band * 6 + bit) * size[2] + column] = colors[color]
          }
          column += 1
        }
        count = 1
      default: return nil
      }
    }
    (width, height, pixels) = (size[2], size[3], dots)
  }

  private struct Reader {
    var rest: ArraySlice<UInt8>

    mutating func next() -> UInt8? { rest.popFirst() }

    mutating func numbers() -> [Int] {
      let text = rest.prefix { (0x30...0x39).contains($0) || $0 == 0x3B }
      rest = rest.dropFirst(text.count)
      return String(decoding: text, as: UTF8.self).split(separator: ";").compactMap { Int($0) }
    }
  }
}
