extension UInt8 {
  /// The default components in xterm of an index in the fixed part of the 256 colors, 16 to 255:
  /// a 6x6x6 cube, then grays.
  public var xtermColor: (red: UInt8, green: UInt8, blue: UInt8) {
    guard self < 232 else {
      let gray = 8 + 10 * (self - 232)
      return (gray, gray, gray)
    }
    let place = Swift.max(self, 16) - 16
    func level(_ step: UInt8) -> UInt8 { step == 0 ? 0 : 55 + 40 * step }
    return (level(place / 36), level(place / 6 % 6), level(place % 6))
  }
}

/// The known facts about a terminal's colors.
public struct TerminalColors: Hashable, Sendable {
  /// The brightness of the terminal's default background.
  public enum Background: Hashable, Sendable {
    case dark, light
  }

  /// The color depth in use.
  public var depth: ColorDepth
  /// The default background; nil if the terminal has not reported it.
  public var background: Background?

  public init(depth: ColorDepth, background: Background? = nil) {
    self.depth = depth
    self.background = background
  }
}
