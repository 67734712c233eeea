internal import CMedia
internal import Canvas
internal import MediaProtocol
internal import Pictures

extension Photo {
  /// Returns the photo as cells, and as an image if the terminal shows pixels, cropped to the shape
  /// of the card.
  func picture(_ format: PictureFormat) -> Picture? {
    var cells = format.emptyCells
    var drawing = format.drawing
    let isDrawn = pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return false }
      return flipside_draw_cells(base, Int32(width), Int32(height), &drawing, &cells)
    }
    guard isDrawn, let picture = Picture(cells, format) else { return nil }
    return picture.showing(format.image(encoded(&drawing)))
  }

  private func encoded(_ drawing: inout flipside_drawing) -> [UInt8] {
    guard drawing.encoding != FLIPSIDE_ENCODING_NONE else { return [] }
    var pixels = pixels
    return pixels.withUnsafeMutableBufferPointer { pixels in
      var photo = flipside_photo(
        width: Int32(width), height: Int32(height), pixels: pixels.baseAddress)
      return [UInt8](unsafeUninitializedCapacity: drawing.room) { out, count in
        count = flipside_photo_encode(&photo, &drawing, out.baseAddress)
      }
    }
  }
}

extension PictureFormat {
  /// The format for the C code.
  var drawing: flipside_drawing {
    flipside_drawing(
      columns: Int32(size.columns), rows: Int32(size.rows), colors: rendition.depth.colors,
      unicode: rendition.unicode, sextants: rendition.sextants,
      light_foreground: rendition.lightForeground,
      encoding: rendition.pixels?.encoding.drawn ?? FLIPSIDE_ENCODING_NONE,
      cell_width: Int32(rendition.pixels?.cellWidth ?? 0),
      cell_height: Int32(rendition.pixels?.cellHeight ?? 0),
      room: PixelImage.largest)
  }

  /// Returns the encoded image if it matches the format.
  func image(_ encoded: [UInt8]) -> PixelImage? {
    guard let pixels = rendition.pixels, let image = PixelImage(encoded, as: pixels.encoding)
    else { return nil }
    return image.fits(size, of: pixels) ? image : nil
  }

  /// Memory for the cells of one picture.
  var emptyCells: [flipside_cell] {
    [flipside_cell](repeating: flipside_cell(), count: size.columns * size.rows)
  }
}

extension Picture {
  /// Creates a picture from rendered cells; nil if one has an unexpected character, which an
  /// exploited decoder might produce.
  init?(_ drawn: some Collection<flipside_cell>, _ format: PictureFormat) {
    let isDirect = format.rendition.depth == .direct
    var cells: [Cell] = []
    cells.reserveCapacity(drawn.count)
    for cell in drawn {
      guard let scalar = Unicode.Scalar(cell.scalar), Self.isDrawnWith(scalar) else { return nil }
      let foreground = Color(number: cell.foreground, isDirect: isDirect)
      let background = Color(number: cell.background, isDirect: isDirect)
      cells.append(Cell(Character(scalar), Style(foreground: foreground, background: background)))
    }
    self.init(columns: format.size.columns, rows: format.size.rows, cells: cells)
  }

  /// Returns whether a character is used for rendering: printable ASCII, block elements, sextants.
  private static func isDrawnWith(_ scalar: Unicode.Scalar) -> Bool {
    (0x20...0x7e).contains(scalar.value) || (0x2580...0x259f).contains(scalar.value)
      || (0x1fb00...0x1fb3b).contains(scalar.value)
  }
}

extension PixelFormat.Encoding {
  fileprivate var drawn: flipside_encoding {
    switch self {
    case .png: FLIPSIDE_ENCODING_PNG
    case .sixel: FLIPSIDE_ENCODING_SIXEL
    }
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
  /// Creates a color from chafa's number: -1 for the terminal's default, otherwise 0xrrggbb or a
  /// palette index.
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
