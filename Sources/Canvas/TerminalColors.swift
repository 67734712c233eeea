/// The known facts about a terminal's colors.
public struct TerminalColors: Hashable, Sendable {
  /// The brightness of the terminal's default background.
  public enum Ground: Hashable, Sendable {
    case dark, light
  }

  /// The color depth in use.
  public var depth: ColorDepth
  /// The default background; nil if the terminal has not reported it.
  public var ground: Ground?

  public init(depth: ColorDepth, ground: Ground? = nil) {
    self.depth = depth
    self.ground = ground
  }
}
