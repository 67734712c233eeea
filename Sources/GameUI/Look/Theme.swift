import Canvas
import GameCore

/// The colours of each theme at each depth.
enum Theme {
  static func style(of role: Role, in theme: ThemeName, depth: ColorDepth) -> Style {
    .plain
  }
}
