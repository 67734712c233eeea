/// A colour as the terminal is told it.
public enum Color: Hashable, Sendable {
  /// The terminal's own text or ground colour.
  case standard
  /// One of the terminal's palette: 0-7, 0-15 or 0-255, as far as its depth goes.
  case indexed(UInt8)
  /// A direct colour; only for terminals with `ColorDepth.direct`.
  case rgb(UInt8, UInt8, UInt8)
}

/// How many colours a terminal has.
public enum ColorDepth: Hashable, Sendable, Comparable, CaseIterable {
  case monochrome, eight, sixteen, palette256, direct
}

/// How a cell looks.
public struct Style: Hashable, Sendable {
  /// Emphasis besides colour.
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

  public var ink: Color
  public var paper: Color
  public var attributes: Attributes

  /// The terminal's own colours without emphasis.
  public static let plain = Style()

  public init(
    ink: Color = .standard, paper: Color = .standard, attributes: Attributes = []
  ) {
    self.ink = ink
    self.paper = paper
    self.attributes = attributes
  }
}

/// One place of a canvas.
public struct Cell: Hashable, Sendable {
  /// What stands here; `Cell.covered` right of a character that is two columns wide.
  public var character: Character
  public var style: Style

  /// Marks the second column of a wide character.
  public static let covered: Character = "\0"
  /// A space in the terminal's own colours.
  public static let blank = Cell(" ", .plain)

  public init(_ character: Character, _ style: Style) {
    self.character = character
    self.style = style
  }
}
