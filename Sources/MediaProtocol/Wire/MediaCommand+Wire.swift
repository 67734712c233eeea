internal import Canvas
internal import Pictures

extension MediaCommand: WireValue {
  /// The message as bytes for the pipe.
  public var frame: [UInt8] { MessageFrame.wrap(self) }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .hello(let version): writer.put(case: 0, version)
    case .load(let id, let request): writer.put(case: 1, id, request)
    case .redraw(let id, let loaded, let format): writer.put(case: 2, id, loaded, format)
    case .cancel(let id): writer.put(case: 3, id)
    case .picture(let id, let key, let format, let origin):
      writer.put(case: 4, id, key, format, origin)
    case .makeAvatar(let id, let path): writer.put(case: 5, id, path)
    case .query(let id, let query): writer.put(case: 6, id, query)
    case .show(let ids): writer.put(case: 7, Array(ids.prefix(Self.mostShown)))
    }
  }

  init(from reader: inout ByteReader) throws(MessageError) {
    switch try reader.caseNumber() {
    case 0: self = .hello(version: try reader.value())
    case 1: self = .load(try reader.value(), try reader.value())
    case 2: self = .redraw(try reader.value(), of: try reader.value(), try reader.value())
    case 3: self = .cancel(try reader.value())
    case 4:
      self = .picture(
        try reader.value(), try reader.value(), try reader.value(), from: try reader.value())
    case 5: self = .makeAvatar(try reader.value(), file: try reader.value())
    case 6: self = .query(try reader.value(), try reader.value())
    case 7: self = .show(try reader.list(most: Self.mostShown))
    default: throw .malformed
    }
  }
}

extension RequestID: WireValue {
  func write(to writer: inout ByteWriter) { writer.put(rawValue) }
  init(from reader: inout ByteReader) throws(MessageError) { self.init(try reader.value()) }
}

extension PicturesRequest: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.put(source, UInt8(faces), format, seed, mode)
  }

  init(from reader: inout ByteReader) throws(MessageError) {
    let source: PictureSource = try reader.value()
    let faces = Int(try reader.value() as UInt8)
    guard (1...Self.mostFaces).contains(faces) else { throw .malformed }
    try self.init(
      source: source, faces: faces, format: reader.value(), seed: reader.value(),
      mode: reader.value())
  }
}

extension PictureRequestMode: WireValue {}

extension PictureSource: WireValue {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .network(let deck, let base): writer.put(case: 0, deck, base)
    case .folder(let path): writer.put(case: 1, path)
    case .chosen(let pictures, let origin): writer.put(case: 2, pictures, origin)
    }
  }

  init(from reader: inout ByteReader) throws(MessageError) {
    switch try reader.caseNumber() {
    case 0: self = .network(deck: try reader.value(), base: try reader.value())
    case 1: self = .folder(path: try reader.value())
    case 2:
      self = .chosen(try reader.list(most: CustomDeckPicture.most), from: try reader.value())
    default: throw .malformed
    }
  }
}

extension CustomDeckPicture: WireValue {
  func write(to writer: inout ByteWriter) { writer.put(address, name) }

  init(from reader: inout ByteReader) throws(MessageError) {
    try self.init(address: reader.value(), name: reader.value())
  }
}

extension PictureKey: WireValue {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .address(let address, let service): writer.put(case: 0, address, service.rawValue)
    case .file(let path): writer.put(case: 1, path)
    case .avatar(let path): writer.put(case: 2, path)
    }
  }

  init(from reader: inout ByteReader) throws(MessageError) {
    switch try reader.caseNumber() {
    case 0:
      let address: String = try reader.value()
      guard let service = WebService(rawValue: try reader.value()) else { throw .malformed }
      self = .address(address, of: service)
    case 1: self = .file(path: try reader.value())
    case 2: self = .avatar(path: try reader.value())
    default: throw .malformed
    }
  }
}

extension PictureFormat: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.put(
      UInt8(size.columns), UInt8(size.rows), rendition.depth, rendition.unicode,
      rendition.sextants, rendition.lightForeground, rendition.pixels)
  }

  init(from reader: inout ByteReader) throws(MessageError) {
    let size = Size(
      columns: Int(try reader.value() as UInt8), rows: Int(try reader.value() as UInt8))
    let rendition = try Rendition(
      depth: reader.value(), unicode: reader.value(), sextants: reader.value(),
      lightForeground: reader.value(), pixels: reader.value())
    self.init(size: size, rendition: rendition)
    guard self.size == size else { throw .malformed }
  }
}

extension ColorDepth: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.put(UInt8(Self.allCases.firstIndex(of: self) ?? 0))
  }

  init(from reader: inout ByteReader) throws(MessageError) {
    let number = Int(try reader.value() as UInt8)
    guard Self.allCases.indices.contains(number) else { throw .malformed }
    self = Self.allCases[number]
  }
}

extension PixelFormat: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.put(encoding, UInt8(cellWidth), UInt8(cellHeight))
  }

  init(from reader: inout ByteReader) throws(MessageError) {
    let encoding: Encoding = try reader.value()
    let width = Int(try reader.value() as UInt8)
    let height = Int(try reader.value() as UInt8)
    guard let format = PixelFormat(encoding, cellWidth: width, cellHeight: height) else {
      throw .malformed
    }
    self = format
  }
}

extension PixelFormat.Encoding: WireValue {}
