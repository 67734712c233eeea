/// What is known of a terminal's colours.
public struct TerminalColors: Hashable, Sendable {
  /// Whether the ground that a terminal writes on by itself is dark or light.
  public enum Ground: Hashable, Sendable {
    case dark, light
  }

  /// How many colours are used.
  public var depth: ColorDepth
  /// Nil where the terminal has not said.
  public var ground: Ground?

  public init(depth: ColorDepth, ground: Ground? = nil) {
    self.depth = depth
    self.ground = ground
  }
}
