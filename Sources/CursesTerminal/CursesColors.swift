private import CTerminal
import Canvas

extension ColorDepth {
  /// Creates the depth of a terminal with this many colors, by index or, if `direct`, by RGB
  /// values.
  init(colors: Int, direct: Bool) {
    switch colors {
    case ..<8: self = .monochrome
    case ..<16: self = .eight
    case ..<256: self = .sixteen
    default: self = direct ? .direct : .palette256
    }
  }
}

/// The color numbers for ncurses at a depth.
struct CursesColors {
  let depth: ColorDepth
  /// Whether colors are sent without terminfo: as an index, or as an RGB value with a flag.
  var isSpelled = false

  /// Returns the number of a color; -1 for the terminal's default, and for colors that the depth
  /// cannot show.
  func number(of color: Color) -> Int32 {
    switch (color, depth) {
    case (.standard, _), (_, .monochrome): -1
    case (.indexed(let index), .eight): index < 8 ? Int32(index) : -1
    case (.indexed(let index), .sixteen): index < 16 ? Int32(index) : -1
    case (.indexed(let index), .palette256): Int32(index)
    case (.indexed(let index), .direct) where isSpelled: Int32(index)
    case (.indexed(let index), .direct): Self.direct(index)
    case (.rgb(let red, let green, let blue), .direct) where isSpelled:
      Int32(FLIPSIDE_RGB) | Int32(red) << 16 | Int32(green) << 8 | Int32(blue)
    case (.rgb(let red, let green, let blue), .direct): Self.direct(red, green, blue)
    case (.rgb, _): -1
    }
  }

  /// Returns an RGB value of at least 8, because on a direct terminal the numbers below are its
  /// palette.
  private static func direct(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int32 {
    max(Int32(red) << 16 | Int32(green) << 8 | Int32(blue), 8)
  }

  /// Returns one of xterm's 256 colors as an RGB value, for a terminal with only the first 8 by
  /// number.
  private static func direct(_ index: UInt8) -> Int32 {
    switch index {
    case 0..<8: return Int32(index)
    case 8: return direct(127, 127, 127)
    case 9..<16:
      let bits = index - 8
      return direct(
        bits & 1 == 0 ? 0 : 255, bits & 2 == 0 ? 0 : 255, bits & 4 == 0 ? 0 : 255)
    default:
      let (red, green, blue) = index.xtermColor
      return direct(red, green, blue)
    }
  }
}
