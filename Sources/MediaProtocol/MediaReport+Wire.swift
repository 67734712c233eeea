internal import Canvas
internal import Pictures

extension MediaReport {
  /// The message as it goes through the pipe.
  public var frame: [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .hello(let version):
      writer.put(UInt8(0))
      writer.put(version)
    case .news(let id, let news):
      writer.put(UInt8(1))
      writer.put(id.rawValue)
      writer.put(news)
    }
    return Frame.wrap(writer.bytes)
  }

  init(wire body: ArraySlice<UInt8>) throws(WireFault) {
    var reader = ByteReader(body)
    switch try reader.uint8() {
    case 0: self = .hello(version: try reader.uint16())
    case 1: self = .news(RequestID(try reader.uint32()), try reader.news())
    default: throw .malformed
    }
    try reader.end()
  }
}

extension ByteWriter {
  fileprivate mutating func put(_ news: PictureNews) {
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
      put(problem.code)
      put(UInt32(clamping: problem.detail))
    }
  }
}

extension ByteReader {
  fileprivate mutating func news() throws(WireFault) -> PictureNews {
    switch try uint8() {
    case 0: return .face(try face())
    case 1: return .progress(ready: Int(try uint8()), of: Int(try uint8()))
    case 2:
      guard let warning = MediaWarning(rawValue: try uint8()) else { throw .malformed }
      return .warning(warning)
    case 3: return .done
    case 4:
      let code = try uint8()
      let problem = MediaProblem(code: code, detail: Int(try uint32()))
      guard let problem else { throw .malformed }
      return .failed(problem)
    default: throw .malformed
    }
  }
}

extension MediaProblem {
  /// A number for the kind of problem.
  fileprivate var code: UInt8 {
    switch self {
    case .offline: 0
    case .refused: 1
    case .timedOut: 2
    case .busy: 3
    case .status: 4
    case .untrusted: 5
    case .addressRefused: 6
    case .wrongContent: 7
    case .tooFewDifferent: 8
    case .folderUnreadable: 9
    case .unknownDeck: 10
    case .helperFailed: 11
    }
  }

  /// Seconds.
  private static let longestWait = 1 << 30

  /// The number that goes with the kind; seconds to wait are one more, as 0 says that none are
  /// known.
  fileprivate var detail: Int {
    switch self {
    case .busy(let seconds): seconds.map { min(max($0, 0), Self.longestWait) + 1 } ?? 0
    case .status(let status): status
    case .tooFewDifferent(let count): count
    default: 0
    }
  }

  fileprivate init?(code: UInt8, detail: Int) {
    switch code {
    case 0: self = .offline
    case 1: self = .refused
    case 2: self = .timedOut
    case 3: self = .busy(retryAfter: detail > 0 ? min(detail - 1, Self.longestWait) : nil)
    case 4: self = .status(detail)
    case 5: self = .untrusted
    case 6: self = .addressRefused
    case 7: self = .wrongContent
    case 8: self = .tooFewDifferent(detail)
    case 9: self = .folderUnreadable
    case 10: self = .unknownDeck
    case 11: self = .helperFailed
    default: return nil
    }
  }
}

extension ByteWriter {
  fileprivate mutating func put(_ face: Face) {
    put(UInt8(clamping: face.index))
    put(face.name)
    put(UInt8(clamping: face.picture.columns))
    put(UInt8(clamping: face.picture.rows))
    for cell in face.picture.cells {
      put(cell.character.unicodeScalars.first?.value ?? 0x20)
      put(cell.style.ink.wire)
      put(cell.style.paper.wire)
      put(cell.style.attributes.rawValue)
    }
  }
}

extension ByteReader {
  fileprivate mutating func face() throws(WireFault) -> Face {
    let index = Int(try uint8())
    let name = try text()
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
    return Face(index: index, name: name, picture: picture)
  }

  /// A cell; a character that a terminal would not show in exactly one column is a fault.
  private mutating func cell() throws(WireFault) -> Cell {
    guard let scalar = Unicode.Scalar(try uint32()) else { throw .malformed }
    let character = Character(scalar)
    guard TextWidth.isPrintable(character), TextWidth.of(character) == 1 else { throw .malformed }
    guard let ink = Color(wire: try uint32()), let paper = Color(wire: try uint32()) else {
      throw .malformed
    }
    let attributes = Style.Attributes(rawValue: try uint8() & 0x0f)
    return Cell(character, Style(ink: ink, paper: paper, attributes: attributes))
  }
}

extension Color {
  /// The kind in the first byte, the colour in the others.
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
