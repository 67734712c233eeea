/// The beginning of a sequence whose rest may still arrive.
struct HeldSequence {
  /// The effect of another character.
  enum Step {
    case more(HeldSequence)
    case complete(HeldSequence)
    /// The sequence is a key without a meaning here, such as one with Alt.
    case dropped
    /// The character does not belong to the sequence.
    case refused
  }

  private enum Byte {
    static let escape: UInt8 = 27
    static let controlSequence = UInt8(ascii: "[")
    static let singleShift = UInt8(ascii: "O")
    static let strings = Array("]P_".utf8)
  }

  /// The number of bytes after which further ones are read but not stored.
  private static let mostBytes = 128

  /// The bytes after the escape, without the terminator of a string.
  private(set) var bytes: [UInt8] = []
  /// The number of bytes, including those not stored.
  private(set) var length = 0
  /// Whether the escape belongs to the sequence; if not, it has already been taken for a key.
  let hasEscape: Bool
  /// The number of bytes before the last pause; nil if there was none.
  private(set) var pause: Int?
  /// Whether the escape arrived separately from the rest, as a key would.
  private(set) var isEscapeApart: Bool
  /// Whether an escape has arrived that may begin the terminator, and whether there was a pause
  /// before and after it.
  private(set) var isEnding = false
  private(set) var isEndApart = false
  private(set) var isPausedAtEnd = false

  /// Creates a sequence from an escape.
  init() {
    hasEscape = true
    isEscapeApart = false
  }

  /// Creates the rest of a sequence, from the byte after its escape.
  init?(restFrom scalar: Int32) {
    guard let byte = UInt8(exactly: scalar),
      byte == Byte.controlSequence || Byte.strings.contains(byte)
    else { return nil }
    hasEscape = false
    isEscapeApart = true
    bytes = [byte]
    length = 1
  }

  /// Whether only a known form is likely enough to continue.
  var isStrict: Bool { pause != nil || !hasEscape }

  /// Whether its few bytes may as well be keys.
  var isDoubtful: Bool { isEscapeApart && bytes.count < 3 }

  /// Records a pause.
  mutating func notePause() {
    pause = bytes.count
    if bytes.isEmpty { isEscapeApart = true }
    if isEnding { isPausedAtEnd = true }
  }

  /// Returns the effect of another character.
  func handle(_ scalar: Int32, isPasting: Bool) -> Step {
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
    // Pasted text contains no answers; only the mark of its end matters.
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
