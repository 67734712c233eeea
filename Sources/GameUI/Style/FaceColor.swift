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
    case .direct: return direct(isLight ? onLight(hue) : onDark(hue))
    }
  }

  /// Returns an index in the 6x6x6 cube or the grays of the 256 colors.
  private static func onLight(_ hue: DeckColor) -> UInt8 {
    switch hue {
    case .gray: 238
    case .red: 160
    case .orange: 130
    case .yellow: 58
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

  private static func direct(_ index: UInt8) -> Color {
    let (red, green, blue) = components(index)
    return .rgb(red, green, blue)
  }

  /// Returns whether a background is light; nil for an unknown one.
  static func isLight(_ background: Color) -> Bool? {
    switch background {
    case .standard: nil
    case .rgb(let red, let green, let blue): brightness(red, green, blue) >= 128
    case .indexed(let index) where index < 16: index == 3 || index == 7 || index > 8
    case .indexed(let index):
      { brightness($0.red, $0.green, $0.blue) >= 128 }(components(index))
    }
  }

  private static func brightness(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
    (299 * Int(red) + 587 * Int(green) + 114 * Int(blue)) / 1000
  }

  /// Returns the default RGB values in xterm of an index in the fixed part of the 256 colors, 16 to
  /// 255.
  static func components(_ index: UInt8) -> (red: UInt8, green: UInt8, blue: UInt8) {
    guard index < 232 else {
      let gray = 8 + 10 * (index - 232)
      return (gray, gray, gray)
    }
    let place = max(index, 16) - 16
    func level(_ step: UInt8) -> UInt8 { step == 0 ? 0 : 55 + 40 * step }
    return (level(place / 36), level(place / 6 % 6), level(place % 6))
  }
}

extension RenderStyle {
  /// Whether cards lie on a light color, so that white ones need edges.
  var isTableLight: Bool { FaceColor.isLight(style(.text).background) == true }
}
