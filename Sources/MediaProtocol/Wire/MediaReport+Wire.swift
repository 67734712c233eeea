internal import Canvas
internal import Pictures

extension MediaReport: WireValue {
  /// The message as bytes for the pipe.
  public var frame: [UInt8] { MessageFrame.wrap(self) }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .hello(let version): writer.put(case: 0, version)
    case .news(let id, let event): writer.put(case: 1, id, event)
    case .picture(let id, let result): writer.put(case: 2, id, result)
    case .avatar(let id, let result):
      writer.put(case: 3, id, result.map { AvatarFile(bytes: $0) })
    case .answer(let id, let result): writer.put(case: 4, id, result)
    }
  }

  init(from reader: inout ByteReader) throws(MessageError) {
    switch try reader.caseNumber() {
    case 0: self = .hello(version: try reader.value())
    case 1: self = .news(try reader.value(), try reader.value())
    case 2: self = .picture(try reader.value(), try reader.value())
    case 3:
      let id: RequestID = try reader.value()
      let file: Result<AvatarFile, MediaError> = try reader.value()
      self = .avatar(id, file.map(\.bytes))
    case 4: self = .answer(try reader.value(), try reader.value())
    default: throw .malformed
    }
  }
}

private struct AvatarFile {
  let bytes: [UInt8]
}

extension AvatarFile: WireValue {
  func write(to writer: inout ByteWriter) { writer.put(data: bytes) }

  init(from reader: inout ByteReader) throws(MessageError) {
    bytes = try reader.data(most: AvatarLimits.largest)
  }
}

extension PictureEvent: WireValue {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .face(let face): writer.put(case: 0, face)
    case .progress(let ready, let wanted):
      writer.put(case: 1, UInt8(clamping: ready), UInt8(clamping: wanted))
    case .cacheUnwritable: writer.put(case: 2)
    case .done: writer.put(case: 3)
    case .failed(let error): writer.put(case: 4, error)
    }
  }

  init(from reader: inout ByteReader) throws(MessageError) {
    switch try reader.caseNumber() {
    case 0: self = .face(try reader.value())
    case 1:
      self = .progress(
        ready: Int(try reader.value() as UInt8), of: Int(try reader.value() as UInt8))
    case 2: self = .cacheUnwritable
    case 3: self = .done
    case 4: self = .failed(try reader.value())
    default: throw .malformed
    }
  }
}

extension Face: WireValue {
  func write(to writer: inout ByteWriter) { writer.put(UInt8(clamping: index), name, picture) }

  init(from reader: inout ByteReader) throws(MessageError) {
    try self.init(
      index: Int(reader.value() as UInt8), name: reader.line(), picture: reader.value())
  }
}

extension Picture: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.put(UInt8(clamping: columns), UInt8(clamping: rows))
    for cell in cells { writer.put(cell) }
    writer.put(image?.encoding.rawValue ?? 0)
    if let image { writer.put(data: image.bytes) }
  }

  init(from reader: inout ByteReader) throws(MessageError) {
    let columns = Int(try reader.value() as UInt8)
    let rows = Int(try reader.value() as UInt8)
    guard columns <= PictureFormat.largest.columns, rows <= PictureFormat.largest.rows else {
      throw .malformed
    }
    var cells: [Cell] = []
    cells.reserveCapacity(columns * rows)
    for _ in 0..<columns * rows { cells.append(try reader.value()) }
    guard let picture = Picture(columns: columns, rows: rows, cells: cells) else {
      throw .malformed
    }
    self = picture.showing(try Self.image(from: &reader))
  }

  /// Reads an image; throws if it is anything else, because a terminal receives these bytes
  /// unchanged.
  private static func image(from reader: inout ByteReader) throws(MessageError) -> PixelImage? {
    let number: UInt8 = try reader.value()
    guard number > 0 else { return nil }
    guard let encoding = PixelFormat.Encoding(rawValue: number),
      let image = PixelImage(try reader.data(most: PixelImage.largest), as: encoding)
    else { throw .malformed }
    return image
  }
}

extension Cell: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.put(
      character.unicodeScalars.first?.value ?? 0x20, style.foreground.bits, style.background.bits,
      style.attributes.rawValue)
  }

  /// Reads a cell; throws if a terminal would not show its character in exactly one column.
  init(from reader: inout ByteReader) throws(MessageError) {
    guard let scalar = Unicode.Scalar(try reader.value() as UInt32) else { throw .malformed }
    let character = Character(scalar)
    guard TextWidth.isPrintable(character), TextWidth.of(character) == 1,
      let foreground = Color(bits: try reader.value()),
      let background = Color(bits: try reader.value())
    else { throw .malformed }
    let attributes = Style.Attributes(rawValue: try reader.value() & 0x0f)
    self.init(
      character, Style(foreground: foreground, background: background, attributes: attributes))
  }
}
