private import CChafa
internal import Canvas
internal import MediaProtocol
internal import Pictures

extension Photo {
  /// The photo as cells; what sticks out beyond the shape of the card is cut off.
  func picture(_ format: PictureFormat) -> Picture? {
    let (columns, rows) = (format.size.columns, format.size.rows)
    let cut = cut(columns: columns, rows: rows * 2)
    var cells = [flipside_cell](repeating: flipside_cell(), count: columns * rows)
    let drawn = pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return false }
      let first = (cut.top * width + cut.left) * 3
      return flipside_draw_cells(
        base + first, Int32(cut.width), Int32(cut.height), Int32(width * 3), Int32(columns),
        Int32(rows), format.rendition.depth.colors, format.rendition.unicode,
        format.rendition.lightInk, &cells)
    }
    guard drawn else { return nil }
    let isDirect = format.rendition.depth == .direct
    return Picture(
      columns: columns, rows: rows,
      cells: cells.map { cell in
        let character = Unicode.Scalar(cell.scalar).map(Character.init) ?? " "
        let ink = Color(number: cell.ink, isDirect: isDirect)
        let paper = Color(number: cell.paper, isDirect: isDirect)
        return Cell(character, Style(ink: ink, paper: paper))
      })
  }

  /// The part that has the shape of `columns` by `rows` squares: the middle of what is too wide,
  /// and of what is too high rather the upper part, where heads are.
  private func cut(columns: Int, rows: Int) -> (left: Int, top: Int, width: Int, height: Int) {
    if width * rows > height * columns {
      let part = max(height * columns / rows, 1)
      return ((width - part) / 2, 0, part, height)
    }
    let part = max(width * rows / columns, 1)
    return (0, (height - part) / 3, width, part)
  }
}

extension ColorDepth {
  fileprivate var colors: flipside_colors {
    switch self {
    case .monochrome: FLIPSIDE_COLORS_NONE
    case .eight: FLIPSIDE_COLORS_8
    case .sixteen: FLIPSIDE_COLORS_16
    case .palette256: FLIPSIDE_COLORS_256
    case .direct: FLIPSIDE_COLORS_DIRECT
    }
  }
}

extension Color {
  /// A colour as chafa numbers it: -1 the terminal's own, else 0xrrggbb or a palette's number.
  fileprivate init(number: Int32, isDirect: Bool) {
    if number < 0 {
      self = .standard
    } else if isDirect {
      self = .rgb(
        UInt8(truncatingIfNeeded: number >> 16), UInt8(truncatingIfNeeded: number >> 8),
        UInt8(truncatingIfNeeded: number))
    } else {
      self = .indexed(UInt8(clamping: number))
    }
  }
}
