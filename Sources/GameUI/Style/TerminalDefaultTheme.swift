import Canvas

/// The theme with the terminal's default colors, on terminals with 256 colors or more.
///
/// Other colors are of medium lightness, so that they are legible on black and on white.
enum TerminalDefaultTheme {
  static func style(of role: Role) -> Style {
    let colors = colors(of: role)
    return Style(
      foreground: colors.foreground, background: colors.background, attributes: role.emphasis)
  }

  private static func colors(of role: Role) -> (foreground: Color, background: Color) {
    switch role {
    case .text, .title, .alert, .bar: (.standard, .standard)
    case .muted, .frame: (.indexed(244), .standard)
    case .cursor: (.indexed(166), .standard)
    case .accent, .chart: (.indexed(32), .standard)
    case .chartPale: (.indexed(67), .standard)
    case .good: (.indexed(30), .standard)
    case .bad: (.indexed(167), .standard)
    case .button, .field, .selected: (.indexed(231), .indexed(240))
    case .placeholder: (.indexed(252), .indexed(240))
    case .focus: (.indexed(233), .indexed(215))
    case .cardBack: (.indexed(153), .indexed(24))
    case .cardResting: (.indexed(244), .standard)
    case .cardFace: (.indexed(234), .indexed(255))
    case .cardEdge: (.indexed(67), .standard)
    case .cardMatched: (.indexed(30), .standard)
    case .cardMissed: (.indexed(233), .indexed(223))
    case .cardFocus: (.indexed(166), .standard)
    }
  }
}

/// Themes on terminals with eight or sixteen colors.
enum FewColorsTheme {
  /// Returns the style on a background with a foreground, both nil for the terminal's default.
  static func style(
    of role: Role, background: UInt8?, foreground: UInt8?, depth: ColorDepth
  ) -> Style {
    let text = foreground.map(Color.indexed) ?? .standard
    let isLight = background == 7
    let white: UInt8 = depth == .eight ? 7 : 15
    var style = Style(
      foreground: text, background: background.map(Color.indexed) ?? .standard,
      attributes: role.emphasis)
    switch role {
    case .text, .muted, .frame, .alert, .bar: break
    case .title, .accent: if isLight { style.foreground = .indexed(4) }
    case .cursor: if let background { style.foreground = .indexed(background == 0 ? 3 : 4) }
    case .chart, .chartPale:
      if let background { style.foreground = .indexed(background == 0 ? 6 : 4) }
    case .button, .field, .placeholder, .selected:
      (style.foreground, style.background) = (.indexed(white), .indexed(4))
    case .good: style.foreground = .indexed(isLight ? 4 : 6)
    case .bad: style.foreground = .indexed(isLight ? 1 : 3)
    case .focus: (style.foreground, style.background) = (.indexed(0), .indexed(3))
    case .cardBack: (style.foreground, style.background) = (.indexed(white), .indexed(4))
    case .cardResting: style.attributes.insert(.dim)
    case .cardFace: (style.foreground, style.background) = (.indexed(0), .indexed(white))
    case .cardEdge: if background == 0 { style.foreground = .indexed(white) }
    case .cardMatched: style.foreground = .indexed(isLight ? 4 : 6)
    case .cardMissed: (style.foreground, style.background) = (.indexed(0), .indexed(3))
    case .cardFocus: if background == 0 { style.foreground = .indexed(3) }
    }
    // Many terminals show bold colors brighter, which is better on black and worse on other colors.
    if isLight || [.focus, .selected, .cardMissed].contains(role) {
      style.attributes.remove(.bold)
    }
    // Cyan and yellow are illegible on a light background, and the terminal's default may be light.
    if background == nil, role == .good || role == .bad || role == .cardMatched {
      style.foreground = text
    }
    if background == nil, role == .bad { style.attributes.insert(.underline) }
    return style
  }

  /// Returns the style in white and yellow on black.
  static func strong(_ role: Role, depth: ColorDepth) -> Style {
    var style = style(of: role, background: 0, foreground: depth == .eight ? 7 : 15, depth: depth)
    if role == .text || role == .alert { style.attributes.insert(.bold) }
    return style
  }
}
