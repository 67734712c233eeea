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
