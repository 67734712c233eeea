internal import Canvas
internal import Pictures

extension MediaReport {
  /// The message as bytes for the pipe.
  public var frame: [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .hello(let version):
      writer.put(UInt8(0))
      writer.put(version)
    case .news(let id, let news):
      writer.head(1, id)
      writer.put(news)
    case .picture(let id, let result):
      writer.head(2, id)
      writer.put(result) { $0.put($1) }
    case .avatar(let id, let result):
      writer.head(3, id)
      writer.put(result) { $0.put($1) }
    case .answer(let id, let result):
      writer.head(4, id)
      writer.put(result) { $0.put($1) }
    }
    return Frame.wrap(writer.bytes)
  }

  init(
    wire body: ArraySlice<UInt8>, _ clean: @escaping @Sendable (String) -> String
  ) throws(MessageError) {
    var reader = ByteReader(body, clean: clean)
    switch try reader.uint8() {
    case 0: self = .hello(version: try reader.uint16())
    case 1: self = .news(try reader.value(), try reader.news())
    case 2:
      self = .picture(
        try reader.value(),
        try reader.flag() ? .success(try reader.picture()) : .failure(try reader.value()))
    case 3:
      self = .avatar(
        try reader.value(),
        try reader.flag()
          ? .success(try reader.data(most: AvatarLimits.largest)) : .failure(try reader.value()))
    case 4:
      self = .answer(
        try reader.value(),
        try reader.flag() ? .success(try reader.value()) : .failure(try reader.value()))
    default: throw .malformed
    }
    try reader.end()
  }
}

extension ByteWriter {
  fileprivate mutating func put(_ news: PictureEvent) {
    switch news {
    case .face(let face):
      put(UInt8(0))
      put(face)
    case .progress(let ready, let wanted):
      put(UInt8(1))
      put(UInt8(clamping: ready))
      put(UInt8(clamping: wanted))
    case .warning(let warning):
      put(UInt8(2))
      put(warning.rawValue)
    case .done:
      put(UInt8(3))
    case .failed(let problem):
      put(UInt8(4))
      put(problem)
    }
  }
}

extension ByteReader {
  fileprivate mutating func news() throws(MessageError) -> PictureEvent {
    switch try uint8() {
    case 0: return .face(try face())
    case 1: return .progress(ready: Int(try uint8()), of: Int(try uint8()))
    case 2:
      guard let warning = MediaWarning(rawValue: try uint8()) else { throw .malformed }
      return .warning(warning)
    case 3: return .done
    case 4: return .failed(try value())
    default: throw .malformed
    }
  }
}

extension ByteWriter {
  fileprivate mutating func put(_ face: Face) {
    put(UInt8(clamping: face.index))
    put(face.name)
    put(face.picture)
  }

  fileprivate mutating func put(_ picture: Picture) {
    put(UInt8(clamping: picture.columns))
    put(UInt8(clamping: picture.rows))
    for cell in picture.cells {
      put(cell.character.unicodeScalars.first?.value ?? 0x20)
      put(cell.style.foreground.wire)
      put(cell.style.background.wire)
      put(cell.style.attributes.rawValue)
    }
    put(picture.image?.encoding.rawValue ?? 0)
    if let image = picture.image { put(image.bytes) }
  }
}

extension ByteReader {
  fileprivate mutating func face() throws(MessageError) -> Face {
    let index = Int(try uint8())
    let name = try line()
    return Face(index: index, name: name, picture: try picture())
  }

  fileprivate mutating func picture() throws(MessageError) -> Picture {
    let columns = Int(try uint8())
    let rows = Int(try uint8())
    guard columns <= PictureFormat.largest.columns, rows <= PictureFormat.largest.rows else {
      throw .malformed
    }
    var cells: [Cell] = []
    cells.reserveCapacity(columns * rows)
    for _ in 0..<columns * rows { cells.append(try cell()) }
    guard let picture = Picture(columns: columns, rows: rows, cells: cells) else {
      throw .malformed
    }
    return picture.showing(try image())
  }

  /// Reads an image; throws if it is anything else, because a terminal receives these bytes
  /// unchanged.
  private mutating func image() throws(MessageError) -> PixelImage? {
    let number = try uint8()
    guard number > 0 else { return nil }
    guard let encoding = PixelFormat.Encoding(rawValue: number),
      let image = PixelImage(try data(most: PixelImage.largest), as: encoding)
    else { throw .malformed }
    return image
  }

  /// Reads a cell; throws if a terminal would not show its character in exactly one column.
  private mutating func cell() throws(MessageError) -> Cell {
    guard let scalar = Unicode.Scalar(try uint32()) else { throw .malformed }
    let character = Character(scalar)
    guard TextWidth.isPrintable(character), TextWidth.of(character) == 1 else { throw .malformed }
    guard let foreground = Color(wire: try uint32()), let background = Color(wire: try uint32())
    else {
      throw .malformed
    }
    let attributes = Style.Attributes(rawValue: try uint8() & 0x0f)
    return Cell(
      character, Style(foreground: foreground, background: background, attributes: attributes))
  }
}

extension Color {
  /// The kind in the first byte, the color in the others.
  fileprivate var wire: UInt32 {
    switch self {
    case .standard: 0
    case .indexed(let index): 1 << 24 | UInt32(index)
    case .rgb(let red, let green, let blue):
      2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
  }

  fileprivate init?(wire: UInt32) {
    let bytes = (0..<4).map { UInt8(truncatingIfNeeded: wire >> (24 - 8 * $0)) }
    switch (bytes[0], bytes[1], bytes[2], bytes[3]) {
    case (0, 0, 0, 0): self = .standard
    case (1, 0, 0, let index): self = .indexed(index)
    case (2, let red, let green, let blue): self = .rgb(red, green, blue)
    default: return nil
    }
  }
}
