public import Canvas

extension Picture {
  /// Converts pixels to cells; they are stretched to fill the size, a cell being twice as high as
  /// wide. Blank if either has no area.
  public init(_ pixels: Pixels, size: Size, as rendition: Rendition) {
    let patches = pixels.patches(
      columns: size.columns, rows: size.rows, sixths: rendition.sextants)
    let cells: [Cell]
    if patches.isEmpty {
      cells = Array(repeating: .blank, count: size.columns * size.rows)
    } else {
      switch (rendition.depth, rendition.unicode) {
      case (.monochrome, let unicode):
        let foreground = MonochromeCells(
          patches, lightForeground: rendition.lightForeground, sextants: rendition.sextants)
        cells = patches.map(unicode ? foreground.blockCell : foreground.letterCell)
      case (let depth, true):
        cells = patches.map(ColorCells(depth: depth, sextants: rendition.sextants).cell)
      case (let depth, false):
        cells = patches.map(LetterCells(depth: depth).cell)
      }
    }
    self.init(size: size, filledWith: cells)
  }
}
