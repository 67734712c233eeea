public import Canvas

/// The terminal options from environment and command line.
public struct TerminalOptions: Hashable, Sendable {
  /// The multiplexer between the program and the terminal.
  public enum Multiplexer: Hashable, Sendable {
    case tmux, other
  }

  /// The picture option.
  public enum Pictures: Hashable, Sendable {
    /// Pixels if the terminal reports that it shows them.
    case automatic
    /// Pixels even if the terminal's report is known to be wrong.
    case pixels
    /// Cells, without a query.
    case cells
  }

  /// The value of TERM, or nil.
  public var type: String?
  /// The value of COLORTERM, or nil.
  public var announced: String?
  /// The multiplexer, or nil.
  public var multiplexer: Multiplexer?
  /// The color depth to use, whatever is detected; nil for the detected one.
  public var depth: ColorDepth?
  public var pictures: Pictures
  /// Whether the terminal is known to give wrong answers about pictures, or to show the query.
  var misreportsPictures = false
  /// Whether the terminal may be queried.
  public var asks = true

  /// The variables by which such a terminal is recognized.
  public static var variables: [String] { misreporting.map(\.variable) }

  /// The variables, with their values unless any counts, of terminals that show the question of
  /// kitty's protocol as text: all, or their older versions. A name is only ever a reason to
  /// disable pictures, never to enable them.
  private static let misreporting: [(variable: String, value: String?)] = [
    ("TERM_PROGRAM", "Apple_Terminal"), ("TERMINOLOGY", nil), ("TERMUX_VERSION", nil),
  ]

  /// Creates options from environment variables by name.
  public init(
    environment: [String: String], depth: ColorDepth? = nil, pictures: Pictures = .automatic
  ) {
    type = environment["TERM"]
    announced = environment["COLORTERM"]
    self.depth = depth
    self.pictures = pictures
    let isSet = { !(environment[$0] ?? "").isEmpty }
    misreportsPictures = Self.misreporting.contains { variable, value in
      isSet(variable) && (value == nil || value == environment[variable])
    }
    if isSet("TMUX") {
      multiplexer = .tmux
    } else if isSet("STY") || isOfType("screen") || isOfType("tmux") {
      multiplexer = .other
    }
  }

  /// Returns whether TERM is `family` or a variant of it, such as `screen-256color` for `screen`.
  func isOfType(_ family: String) -> Bool {
    type.map { $0 == family || $0.hasPrefix(family + "-") || $0.hasPrefix(family + ".") } ?? false
  }
}

/// The reason why the terminal cannot be used.
public enum OpenError: Error, Hashable, Sendable {
  /// Standard input or output is not a terminal.
  case noTerminal
  /// It cannot position the cursor, such as TERM=dumb.
  case dumb(type: String)
  /// Neither the type nor any common one is in the terminfo database.
  case noTerminfo
  /// ncurses cannot open it.
  case cannotOpen(type: String)
}
