import Canvas
import GameCore

/// The colors of each theme at each depth.
enum Theme {
  static func style(of role: Role, in theme: ThemeName, depth: ColorDepth) -> Style {
    switch (theme, depth) {
    case (_, .monochrome): Monochrome.style(of: role)
    case (.dark, .direct), (.dark, .palette256): painted(Palette.dark, role, depth)
    case (.light, .direct), (.light, .palette256): painted(Palette.light, role, depth)
    case (.highContrast, .direct), (.highContrast, .palette256):
      painted(Palette.highContrast, role, depth)
    case (.terminal, .direct), (.terminal, .palette256), (.automatic, .direct),
      (.automatic, .palette256):
      TerminalDefaultTheme.style(of: role)
    case (.dark, _): FewColorsTheme.style(of: role, background: 0, foreground: 7, depth: depth)
    case (.light, _): FewColorsTheme.style(of: role, background: 7, foreground: 0, depth: depth)
    case (.highContrast, _): FewColorsTheme.strong(role, depth: depth)
    case (.terminal, _), (.automatic, _):
      FewColorsTheme.style(of: role, background: nil, foreground: nil, depth: depth)
    }
  }

  private static func painted(_ palette: Palette, _ role: Role, _ depth: ColorDepth) -> Style {
    let colors = palette.colors(of: role)
    return Style(
      foreground: depth == .direct ? colors.foreground.direct : .indexed(colors.foreground.nearest),
      background: depth == .direct ? colors.background.direct : .indexed(colors.background.nearest),
      attributes: role.emphasis)
  }
}

extension Role {
  /// The emphasis of a role on all color terminals.
  var emphasis: Style.Attributes {
    switch self {
    case .title, .focus, .cursor, .selected, .accent, .good, .bad, .cardMissed: .bold
    default: []
    }
  }
}

extension Color {
  /// The emphasis of a foreground that must not change: many terminals show the first eight colors
  /// brighter if they are bold.
  var emphasis: Style.Attributes {
    if case .indexed(..<8) = self { [] } else { .bold }
  }
}

/// Styles that distinguish roles by attributes alone.
enum Monochrome {
  static func style(of role: Role) -> Style {
    Style(attributes: attributes(of: role))
  }

  private static func attributes(of role: Role) -> Style.Attributes {
    switch role {
    case .text, .frame, .chart, .chartPale, .alert, .button, .bar, .cardBack, .cardEdge,
      .cardMatched, .cardFocus:
      []
    case .muted, .placeholder, .cardResting: .dim
    case .title, .cursor, .good, .accent: .bold
    case .bad: [.bold, .underline]
    case .field: .underline
    case .focus, .selected, .cardFace, .cardMissed: .reverse
    }
  }
}
