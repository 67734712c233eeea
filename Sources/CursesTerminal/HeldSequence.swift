/// The beginning of a sequence that the terminal may be in the middle of sending.
struct HeldSequence {
  /// What a further character makes of it.
  enum Step {
    case more(HeldSequence)
    case complete(HeldSequence)
    /// Both are a key that means nothing here, such as one with Alt.
    case dropped
    /// The character does not belong to it.
    case refused
  }

  private enum Byte {
    static let escape: UInt8 = 27
    static let controlSequence = UInt8(ascii: "[")
    static let singleShift = UInt8(ascii: "O")
    static let strings = Array("]P_".utf8)
  }

  /// More than this is read and forgotten.
  private static let mostBytes = 128

  /// What has arrived after the escape, without the terminator of a string.
  private(set) var bytes: [UInt8] = []
  /// The number of bytes, forgotten ones included.
  private(set) var length = 0
  /// Whether the escape belongs to it; otherwise the escape has already been taken for a key.
  let hasEscape: Bool
  /// The number of bytes before the last pause; nil where there was none.
  private(set) var pause: Int?
  /// Whether the escape arrived apart from the rest, as a key would.
  private(set) var isEscapeApart: Bool
  /// Whether an escape has arrived that may begin the terminator, and whether it came apart from
  /// what is before it, and from what is after it.
  private(set) var isEnding = false
  private(set) var isEndApart = false
  private(set) var isPausedAtEnd = false

  /// A sequence of which only the escape has arrived.
  init() {
    hasEscape = true
    isEscapeApart = false
  }

  /// The rest of a sequence, from the byte after its escape.
  init?(restFrom scalar: Int32) {
    guard let byte = UInt8(exactly: scalar),
      byte == Byte.controlSequence || Byte.strings.contains(byte)
    else { return nil }
    hasEscape = false
    isEscapeApart = true
    bytes = [byte]
    length = 1
  }

  /// Whether only a known form is likely enough to go on with.
  var isStrict: Bool { pause != nil || !hasEscape }

  /// Whether its few bytes may as well be keys.
  var isDoubtful: Bool { isEscapeApart && bytes.count < 3 }

  /// Notes that nothing has arrived for a while.
  mutating func notePause() {
    pause = bytes.count
    if bytes.isEmpty { isEscapeApart = true }
    if isEnding { isPausedAtEnd = true }
  }

  /// Takes one more character.
  func taking(_ scalar: Int32, isPasting: Bool) -> Step {
    let byte = UInt8(exactly: scalar)
    guard let first = bytes.first else { return takingFirst(byte, isPasting: isPasting) }
    let isString = Byte.strings.contains(first)
    switch byte {
    case UInt8(ascii: "\\") where isEnding: return .complete(self)
    case _ where isEnding: return .refused
    case 7 where isString, 0x9C where isString: return .complete(self)
    case Byte.escape where isString:
      var ending = self
      ending.isEnding = true
      ending.isEndApart = pause == bytes.count
      return .more(ending)
    case let byte? where (0x40...0x7E).contains(byte) && !isString: return .complete(adding(byte))
    case let byte? where (0x20...0x7E).contains(byte): return .more(adding(byte))
    case _ where isString && (byte ?? 0xFF) >= 0x80: return .more(adding(UInt8(ascii: "?")))
    default: return .refused
    }
  }

  private func takingFirst(_ byte: UInt8?, isPasting: Bool) -> Step {
    guard let byte, byte != Byte.escape else {
      return byte == nil && pause == nil ? .dropped : .refused
    }
    // Text that is pasted contains no answers; only the mark of its end matters.
    let begins =
      byte == Byte.controlSequence || !isPasting && Byte.strings.contains(byte)
      || byte == Byte.singleShift && pause == nil
    if begins { return .more(adding(byte)) }
    return pause == nil ? .dropped : .refused
  }

  private func adding(_ byte: UInt8) -> HeldSequence {
    var longer = self
    longer.length += 1
    if bytes.count < Self.mostBytes { longer.bytes.append(byte) }
    return longer
  }
}
