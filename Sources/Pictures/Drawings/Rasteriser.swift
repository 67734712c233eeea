public import Canvas

extension Drawing {
  /// Returns the drawing as cells, and as an image if the terminal shows pixels. Its square is
  /// centered and as large as possible.
  public func picture(size: Size, as rendition: Rendition) -> Picture {
    let picture = Picture(pixels(for: size), size: size, as: rendition)
    guard let format = rendition.pixels else { return picture }
    return picture.showing(image(size: size, as: format))
  }

  /// Returns the drawing as an image with smooth edges; nil if it would have too many pixels.
  func image(size: Size, as format: PixelFormat) -> PixelImage? {
    var (width, height) = format.pixels(of: size)
    guard width > 0, height > 0, width * height <= PixelImage.mostPixels else { return nil }
    // A terminal that takes files enlarges them itself.
    while format.encoding == .png, width * height > Self.mostSmooth {
      (width, height) = ((width + 1) / 2, (height + 1) / 2)
    }
    let fine = width * height <= Self.mostSmooth ? 2 : 1
    let drawn = pixels(
      columns: width * fine, rows: height * fine, shape: 1, isSmall: min(width, height) < 40)
    let flat = FlatPixels(fine == 1 ? drawn : drawn.resized(columns: width, rows: height))
    return PixelImage(flat.bytes(as: format.encoding), as: format.encoding)
  }

  /// The maximum number of pixels drawn with smooth edges.
  private static let mostSmooth = 160_000

  /// Returns the drawing as 8 x 8 pixels for each cell, each half as wide as high.
  public func pixels(for size: Size) -> Pixels {
    let side = Patch.side
    return pixels(
      columns: size.columns * side, rows: size.rows * side, shape: 2,
      isSmall: min(size.rows, size.columns / 2) < 5)
  }

  /// Returns the drawing as pixels that are `shape` times as high as wide.
  ///
  /// Each pixel has the color at its center.
  func pixels(columns: Int, rows: Int, shape: Double, isSmall: Bool) -> Pixels {
    let columns = max(columns, 0)
    let rows = max(rows, 0)
    let width = Double(columns)
    let height = Double(rows) * shape
    let square = min(width, height)
    guard square > 0, square.isFinite else {
      return Pixels(columns: columns, rows: rows) { _, _ in background }
    }
    let frame = Placement(
      left: (width - square) / 2, top: (height - square) / 2, square: square, shape: shape,
      columns: columns, rows: rows)
    var colors = Array(repeating: background, count: columns * rows)
    let skipped: Shape.Detail = isSmall ? .large : .small
    for area in shapes where area.detail != skipped {
      frame.paint(area, on: &colors)
    }
    return Pixels(columns: columns, rows: rows) { column, row in colors[row * columns + column] }
  }
}

/// The position of a drawing's square among the pixels.
private struct Placement {
  let left: Double
  let top: Double
  let square: Double
  let shape: Double
  let columns: Int
  let rows: Int

  func paint(_ area: Drawing.Shape, on colors: inout [RGB]) {
    let bounds = area.outline.bounds
    let across = pixels(
      from: left + bounds.least.x * square, to: left + bounds.greatest.x * square, limit: columns)
    let down = pixels(
      from: (top + bounds.least.y * square) / shape,
      to: (top + bounds.greatest.y * square) / shape, limit: rows)
    for row in down {
      let y = ((Double(row) + 0.5) * shape - top) / square
      for column in across {
        let spot = Spot((Double(column) + 0.5 - left) / square, y)
        if area.outline.contains(spot), area.within?.contains(spot) ?? true {
          colors[row * columns + column] = area.color
        }
      }
    }
  }

  /// Returns the pixels between two coordinates, clamped to the grid.
  private func pixels(from least: Double, to greatest: Double, limit: Int) -> Range<Int> {
    guard least.isFinite, greatest.isFinite, least < greatest else { return 0..<0 }
    let first = Int(min(max(least, 0), Double(limit)))
    let last = Int(min(max(greatest + 1, Double(first)), Double(limit)))
    return first..<last
  }
}
