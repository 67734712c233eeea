/// What the environment and the command line want of the terminal.
public struct TerminalOptions: Hashable, Sendable {
  /// The value of TERM; nil where it is not set.
  public var type: String?
  /// Whether colours may be used.
  public var color: Bool

  public init(type: String?, color: Bool = true) {
    self.type = type
    self.color = color
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
