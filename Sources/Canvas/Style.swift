/// A color of a terminal.
public enum Color: Hashable, Sendable {
  /// The terminal's default foreground or background color.
  case standard
  /// A color of the terminal's palette: 0-7, 0-15 or 0-255, depending on its depth.
  case indexed(UInt8)
  /// An RGB color; only for terminals with `ColorDepth.direct`.
  case rgb(UInt8, UInt8, UInt8)
}

extension Color {
  /// The kind in the highest byte, and the index or the three channels below it.
  public var bits: UInt32 {
    switch self {
    case .standard: 0
    case .indexed(let index): 1 << 24 | UInt32(index)
    case .rgb(let red, let green, let blue):
      2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
  }

  /// Reads `bits` back; nil for any other number.
  public init?(bits: UInt32) {
    let last = UInt8(truncatingIfNeeded: bits)
    switch bits >> 24 {
    case 0: self = .standard
    case 1: self = .indexed(last)
    default:
      self = .rgb(
        UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8), last)
    }
    guard self.bits == bits else { return nil }
  }
}

/// The number of colors of a terminal.
public enum ColorDepth: Hashable, Sendable, Comparable, CaseIterable {
  case monochrome, eight, sixteen, palette256, direct
}

/// The appearance of a cell.
public struct Style: Hashable, Sendable {
  /// Emphasis besides color.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    public static let bold = Attributes(rawValue: 1)
    public static let dim = Attributes(rawValue: 2)
    public static let underline = Attributes(rawValue: 4)
    public static let reverse = Attributes(rawValue: 8)
  }

  public var foreground: Color
  public var background: Color
  public var attributes: Attributes

  /// The terminal's default colors without emphasis.
  public static let plain = Style()

  public init(
    foreground: Color = .standard, background: Color = .standard, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The style with the colors swapped, even if they are the terminal's default.
  public var reversed: Style {
    Style(
      foreground: foreground, background: background,
      attributes: attributes.symmetricDifference(.reverse))
  }
}

/// One cell of a canvas.
public struct Cell: Hashable, Sendable {
  /// The character; `Cell.covered` in the second column of a wide one.
  public var character: Character
  public var style: Style

  /// The content of the second column of a wide character.
  public static let covered: Character = "\0"
  /// A space in the terminal's default colors.
  public static let blank = Cell(" ", .plain)

  public init(_ character: Character, _ style: Style) {
    self.character = character
    self.style = style
  }
}
