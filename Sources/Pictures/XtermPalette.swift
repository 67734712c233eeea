import Canvas

/// The default palette of xterm.
enum XtermPalette {
  /// The sixteen named colors; terminals with eight colors have 0 to 7.
  static let named: [RGB] = [
    0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5,
    0x7f7f7f, 0xff0000, 0x00ff00, 0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff,
  ].map { RGB(hex: $0) }

  /// The colors of the 256 indices.
  static let colors: [RGB] =
    named
    + (16...255).map { (index: UInt8) in
      let (red, green, blue) = index.xtermColor
      return RGB(red, green, blue)
    }

  static let labs: [Oklab] = colors.map { Oklab($0) }

  /// Returns the color of the palette that looks most similar to `color`.
  ///
  /// With 256 colors, the first 16 are left out: people customize them, while the cube and the
  /// grays are the same on nearly every terminal.
  static func nearest(to color: Oklab, of numbers: Range<Int>) -> Int {
    if numbers.upperBound > 16 { return ladder.nearest(to: color) }
    var best = numbers.lowerBound
    var least = Double.infinity
    for number in numbers {
      let distance = labs[number].tintedSquaredDistance(to: color)
      if distance < least {
        best = number
        least = distance
      }
    }
    return best
  }

  /// Returns the indices that pictures use at a depth; none if colors are direct or missing.
  static func numbers(at depth: ColorDepth) -> Range<Int> {
    switch depth {
    case .monochrome, .direct: 0..<0
    case .eight: 0..<8
    case .sixteen: 0..<16
    case .palette256: 16..<256
    }
  }

  /// The colors that pictures use of 256.
  private static let ladder = ColorLadder(
    numbers(at: .palette256).map { (number: $0, lab: labs[$0]) })
}

extension XtermPalette {
  static func style(foreground: Int, background: Int) -> Style {
    Style(
      foreground: .indexed(UInt8(clamping: foreground)),
      background: .indexed(UInt8(clamping: background)))
  }
}

extension RGB {
  var direct: Color { .rgb(red, green, blue) }
}
