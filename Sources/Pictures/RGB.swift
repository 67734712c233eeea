/// An sRGB color with 8 bits for each channel, without transparency.
public struct RGB: Hashable, Sendable {
  public let red: UInt8
  public let green: UInt8
  public let blue: UInt8

  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates the color written `#rrggbb`; bits above the 24th are ignored.
  public init(hex: UInt32) {
    self.init(
      UInt8(truncatingIfNeeded: hex >> 16), UInt8(truncatingIfNeeded: hex >> 8),
      UInt8(truncatingIfNeeded: hex))
  }

  public static let black = RGB(0, 0, 0)
  public static let white = RGB(255, 255, 255)
}
