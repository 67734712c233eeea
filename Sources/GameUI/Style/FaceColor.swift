import Canvas
import GameCore

/// The color of a face's symbol on the background that the theme gives its card.
enum FaceColor {
  /// Returns the foreground of `hue` on `background`; nil if the terminal has no colors, or the
  /// background is its default, of which it is unknown whether it is light or dark.
  static func color(_ hue: DeckColor, on background: Color, depth: ColorDepth) -> Color? {
    guard depth != .monochrome, let isLight = isLight(background) else { return nil }
    switch depth {
    case .monochrome: return nil
    case .eight, .sixteen: return .indexed(isLight ? fewOnLight(hue) : fewOnDark(hue))
    case .palette256: return .indexed(isLight ? onLight(hue) : onDark(hue))
    case .direct:
      let (red, green, blue) = (isLight ? onLight(hue) : onDark(hue)).xtermColor
      return .rgb(red, green, blue)
    }
  }

  /// Returns an index in the 6x6x6 cube or the grays of the 256 colors.
  private static func onLight(_ hue: DeckColor) -> UInt8 {
    switch hue {
    case .gray: 238
    case .red: 160
    case .orange: 130
    case .yellow: 94
    case .green: 29
    case .sky: 31
    case .blue: 20
    case .purple: 127
    }
  }

  private static func onDark(_ hue: DeckColor) -> UInt8 {
    switch hue {
    case .gray: 252
    case .red: 203
    case .orange: 208
    case .yellow: 227
    case .green: 79
    case .sky: 117
    case .blue: 69
    case .purple: 213
    }
  }

  /// Returns one of the eight colors that is legible on white, which excludes yellow and cyan.
  private static func fewOnLight(_ hue: DeckColor) -> UInt8 {
    switch hue {
    case .gray, .yellow: 0
    case .red, .orange: 1
    case .green: 2
    case .sky, .blue: 4
    case .purple: 5
    }
  }

  private static func fewOnDark(_ hue: DeckColor) -> UInt8 {
    switch hue {
    case .gray: 7
    case .red: 1
    case .orange, .yellow: 3
    case .green: 2
    case .sky, .blue: 6
    case .purple: 5
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
}
