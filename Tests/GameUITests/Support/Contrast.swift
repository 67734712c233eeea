import Canvas
import Glibc

@testable import GameUI

/// The contrast of two colors by WCAG 2: 1 to 21.
enum Contrast {
  /// Returns the contrast; nil for the terminal's default colors, which are unknown.
  static func between(_ one: Color, _ other: Color) -> Double? {
    guard let one = luminance(one), let other = luminance(other) else { return nil }
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// Returns the contrast of a style's colors.
  static func of(_ style: Style) -> Double? { between(style.foreground, style.background) }

  private static func luminance(_ color: Color) -> Double? {
    let parts: [UInt8]
    switch color {
    case .standard: return nil
    case .rgb(let red, let green, let blue): parts = [red, green, blue]
    case .indexed(let index) where index < 16: parts = xterm[Int(index)]
    case .indexed(let index):
      let (red, green, blue) = index.xtermColor
      parts = [red, green, blue]
    }
    let linear = parts.map { part in
      let share = Double(part) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// The sixteen colors of xterm; other terminals have different ones.
  private static let xterm: [[UInt8]] = [
    [0, 0, 0], [205, 0, 0], [0, 205, 0], [205, 205, 0], [0, 0, 238], [205, 0, 205],
    [0, 205, 205], [229, 229, 229], [127, 127, 127], [255, 0, 0], [0, 255, 0], [255, 255, 0],
    [92, 92, 255], [255, 0, 255], [0, 255, 255], [255, 255, 255],
  ]
}
