internal import Canvas
internal import Pictures

extension MediaCommand {
  /// The message as bytes for the pipe.
  public var frame: [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .hello(let version):
      writer.put(UInt8(0))
      writer.put(version)
    case .load(let id, let request):
      writer.head(1, id)
      writer.put(request)
    case .redraw(let id, let loaded, let format):
      writer.head(2, id)
      writer.put(loaded)
      writer.put(format)
    case .cancel(let id):
      writer.head(3, id)
    case .picture(let id, let key, let format, let origin):
      writer.head(4, id)
      writer.put(key)
      writer.put(format)
      writer.put(origin)
    case .makeAvatar(let id, let path):
      writer.head(5, id)
      writer.put(path)
    case .query(let id, let query):
      writer.head(6, id)
      writer.put(query)
    case .show(let ids):
      writer.put(UInt8(7))
      writer.put(Array(ids.prefix(MediaCommand.mostShown)))
    }
    return Frame.wrap(writer.bytes)
  }

  init(
    wire body: ArraySlice<UInt8>, _ clean: @escaping @Sendable (String) -> String
  ) throws(MessageError) {
    var reader = ByteReader(body, clean: clean)
    switch try reader.uint8() {
    case 0: self = .hello(version: try reader.uint16())
    case 1: self = .load(try reader.value(), try reader.request())
    case 2: self = .redraw(try reader.value(), of: try reader.value(), try reader.format())
    case 3: self = .cancel(try reader.value())
    case 4:
      self = .picture(
        try reader.value(), try reader.value(), try reader.format(),
        from: try reader.optionalText())
    case 5: self = .makeAvatar(try reader.value(), file: try reader.text())
    case 6: self = .query(try reader.value(), try reader.value())
    case 7: self = .show(try reader.list(most: MediaCommand.mostShown))
    default: throw .malformed
    }
    try reader.end()
  }
}

extension ByteWriter {
  fileprivate mutating func put(_ request: PicturesRequest) {
    switch request.source {
    case .network(let deck, let base):
      put(UInt8(0))
      put(deck)
      put(base ?? "")
    case .folder(let path):
      put(UInt8(1))
      put(path)
    case .chosen(let pictures, let origin):
      put(UInt8(2))
      put(pictures)
      put(origin)
    }
    put(UInt8(request.faces))
    put(request.format)
    put(request.seed)
    put(request.mode.rawValue)
  }

  fileprivate mutating func put(_ format: PictureFormat) {
    put(UInt8(format.size.columns))
    put(UInt8(format.size.rows))
    put(format.rendition.depth.wire)
    put(format.rendition.unicode)
    put(format.rendition.sextants)
    put(format.rendition.lightForeground)
    put(format.rendition.pixels)
  }

  private mutating func put(_ pixels: PixelFormat?) {
    put(pixels?.encoding.rawValue ?? 0)
    guard let pixels else { return }
    put(UInt8(pixels.cellWidth))
    put(UInt8(pixels.cellHeight))
  }
}

extension ByteReader {
  fileprivate mutating func request() throws(MessageError) -> PicturesRequest {
    let source: PictureSource
    switch try uint8() {
    case 0:
      let deck = try text()
      let base = try text()
      source = .network(deck: deck, base: base.isEmpty ? nil : base)
    case 1: source = .folder(path: try text())
    case 2:
      let pictures: [CustomDeckPicture] = try list(most: CustomDeckPicture.most)
      source = .chosen(pictures, from: try text())
    default: throw .malformed
    }
    let faces = Int(try uint8())
    guard (1...PicturesRequest.mostFaces).contains(faces) else { throw .malformed }
    let format = try format()
    let seed = try uint64()
    guard let mode = PictureOccasion(rawValue: try uint8()) else { throw .malformed }
    return PicturesRequest(
      source: source, faces: faces, format: format, seed: seed, mode: mode)
  }

  fileprivate mutating func format() throws(MessageError) -> PictureFormat {
    let columns = Int(try uint8())
    let rows = Int(try uint8())
    guard (1...PictureFormat.largest.columns).contains(columns),
      (1...PictureFormat.largest.rows).contains(rows),
      let depth = ColorDepth(wire: try uint8())
    else { throw .malformed }
    let rendition = Rendition(
      depth: depth, unicode: try flag(), sextants: try flag(), lightForeground: try flag(),
      pixels: try pixels())
    return PictureFormat(size: Size(columns: columns, rows: rows), rendition: rendition)
  }

  private mutating func pixels() throws(MessageError) -> PixelFormat? {
    let number = try uint8()
    guard number > 0 else { return nil }
    let width = Int(try uint8())
    let height = Int(try uint8())
    guard let encoding = PixelFormat.Encoding(rawValue: number),
      let format = PixelFormat(encoding, cellWidth: width, cellHeight: height)
    else { throw .malformed }
    return format
  }
}

extension PictureKey: WireValue {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .address(let address, let service):
      writer.put(UInt8(0))
      writer.put(address)
      writer.put(service.rawValue)
    case .file(let path):
      writer.put(UInt8(1))
      writer.put(path)
    case .avatar(let path):
      writer.put(UInt8(2))
      writer.put(path)
    }
  }

  init(from reader: inout ByteReader) throws(MessageError) {
    switch try reader.uint8() {
    case 0:
      let address = try reader.text()
      guard let service = WebService(rawValue: try reader.text()) else { throw .malformed }
      self = .address(address, of: service)
    case 1: self = .file(path: try reader.path())
    case 2: self = .avatar(path: try reader.path())
    default: throw .malformed
    }
  }
}

extension CustomDeckPicture: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.put(address)
    writer.put(name)
  }

  init(from reader: inout ByteReader) throws(MessageError) {
    let address = try reader.text()
    self.init(address: address, name: try reader.text())
  }
}

extension ColorDepth {
  fileprivate var wire: UInt8 {
    switch self {
    case .monochrome: 0
    case .eight: 1
    case .sixteen: 2
    case .palette256: 3
    case .direct: 4
    }
  }

  fileprivate init?(wire: UInt8) {
    guard let depth = Self.allCases.first(where: { $0.wire == wire }) else { return nil }
    self = depth
  }
}
