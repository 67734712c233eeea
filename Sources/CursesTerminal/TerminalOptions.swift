public import Canvas

/// What the environment and the command line want of the terminal.
public struct TerminalOptions: Hashable, Sendable {
  /// Which colours to use.
  public enum Colors: Hashable, Sendable {
    /// As the terminal has them.
    case automatic
    /// These, whatever is known of the terminal.
    case depth(ColorDepth)
  }

  /// What may stand between the program and the terminal.
  public enum Multiplexer: Hashable, Sendable {
    case tmux, other
  }

  /// Which pictures to show.
  public enum Pictures: Hashable, Sendable {
    /// Pixels where the terminal says that it shows them.
    case automatic
    /// The same also where it is known to say so wrongly.
    case pixels
    /// Cells: it is not asked.
    case cells
  }

  /// The value of TERM; nil where it is not set.
  public var type: String?
  /// The value of COLORTERM; nil where it is not set.
  public var announced: String?
  /// Nil for none.
  public var multiplexer: Multiplexer?
  public var colors: Colors
  public var pictures: Pictures
  /// Whether the terminal is one that says wrongly what pictures it shows, or shows the question.
  var isLiar = false

  public init(
    type: String?, announced: String? = nil, multiplexer: Multiplexer? = nil,
    colors: Colors = .automatic, pictures: Pictures = .automatic
  ) {
    self.type = type
    self.announced = announced
    self.multiplexer = multiplexer
    self.colors = colors
    self.pictures = pictures
  }

  /// The variables that tell a terminal which says wrongly what pictures it shows.
  public static var variables: [String] { Liar.variables }

  /// Reads the environment: variables by their names.
  public init(
    environment: [String: String], colors: Colors = .automatic, pictures: Pictures = .automatic
  ) {
    self.init(
      type: environment["TERM"], announced: environment["COLORTERM"], colors: colors,
      pictures: pictures)
    isLiar = Liar.all.contains { $0.isMeant(by: environment) }
    let isSet = { !(environment[$0] ?? "").isEmpty }
    if isSet("TMUX") {
      multiplexer = .tmux
    } else if isSet("STY") || isOfType("screen") || isOfType("tmux") {
      multiplexer = .other
    }
  }

  /// Whether TERM is `family` or one of its kind, as `screen` and `screen-256color` are.
  func isOfType(_ family: String) -> Bool {
    type.map { $0 == family || $0.hasPrefix(family + "-") || $0.hasPrefix(family + ".") } ?? false
  }
}

/// Why there is no terminal to play on.
public enum OpenFault: Error, Hashable, Sendable {
  /// Standard input or output is something else.
  case noTerminal
  /// It cannot place its cursor, as TERM=dumb says.
  case dumb(type: String)
  /// Neither the type nor any usual one is in the terminfo database.
  case noTerminfo
  /// ncurses refuses it.
  case cannotOpen(type: String)
}
