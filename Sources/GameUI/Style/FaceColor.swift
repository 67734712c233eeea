import Canvas
import GameCore

/// The color of a face's symbol on the background that the theme gives its card.
enum FaceColor {
  /// Returns the foreground of `hue` on `background`; nil if the terminal has no colors, or the
  /// background is its default, of which it is unknown whether it is light or dark.
  static func color(_ hue: DeckColor, on background: Color, depth: ColorDepth) -> Color? {
    guard depth != .monochrome, let isLight = isLight(background) else { return nil }
    let hue = numbers(of: hue)
    switch depth {
    case .monochrome: return nil
    case .eight, .sixteen: return .indexed(isLight ? hue.fewOnLight : hue.fewOnDark)
    case .palette256: return .indexed(isLight ? hue.onLight : hue.onDark)
    case .direct:
      let (red, green, blue) = (isLight ? hue.onLight : hue.onDark).xtermColor
      return .rgb(red, green, blue)
    }
  }

  /// Returns numbers of the 256 colors, and of the first eight. Of these, yellow and cyan are not
  /// legible on white.
  private static func numbers(
    of hue: DeckColor
  ) -> (onLight: UInt8, onDark: UInt8, fewOnLight: UInt8, fewOnDark: UInt8) {
    switch hue {
    case .gray: (238, 252, 0, 7)
    case .red: (160, 203, 1, 1)
    case .orange: (130, 208, 1, 3)
    case .yellow: (94, 220, 0, 3)
    case .green: (29, 79, 2, 2)
    case .sky: (31, 117, 4, 6)
    case .blue: (20, 69, 4, 6)
    case .purple: (127, 213, 5, 5)
    }
  }

  /// Returns whether a background is light; nil for an unknown one.
  static func isLight(_ background: Color) -> Bool? {
    switch background {
    case .standard: nil
    case .rgb(let red, let green, let blue): brightness(red, green, blue) >= 128
    case .indexed(let index) where index < 16: index == 3 || index == 7 || index > 8
    case .indexed(let index):
      { brightness($0.red, $0.green, $0.blue) >= 128 }(index.xtermColor)
    }
  }

  private static func brightness(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
    (299 * Int(red) + 587 * Int(green) + 114 * Int(blue)) / 1000
  }
}

extension RenderStyle {
  /// Whether cards lie on a light color, so that white ones need edges.
  var isTableLight: Bool { FaceColor.isLight(style(.text).background) == true }

  /// Returns an emphasized style in the color of a face, if the terminal has it.
  func colored(_ hue: DeckColor, _ style: Style) -> Style {
    var style = style
    style.foreground = FaceColor.color(hue, on: style.background, depth: depth) ?? style.foreground
    style.attributes.insert(style.foreground.emphasis)
    return style
  }
}
