/// A parser that splits a program's output to a terminal into characters and control sequences.
struct ControlParser: Sendable {
  enum Control: Sendable {
    case character(Unicode.Scalar)
    case carriageReturn, lineFeed, backspace, tab
    case saveCursor, restoreCursor, reverseIndex
    /// CSI without a private mark: its last byte and its numbers, with 0 for missing ones.
    case sequence(UInt8, [Int])
    /// A query that terminals with pixels answer, as it arrived after the escape.
    case question(String)
    /// A device control string or an application's command: its introducer and content.
    case string(UInt8, [UInt8])
    /// Recognized, without an effect on the screen.
    case ignored
    case unknown(String)
  }

  private enum State: Sendable {
    case background
    case escape
    case charset
    case control([UInt8])
    /// An operating-system command or similar, up to its terminator.
    case text(UInt8, sawEscape: Bool)
    case character([UInt8], left: Int)
  }

  private var state = State.background
  /// The content of the string being read.
  private var held: [UInt8] = []

  /// Returns the control that `byte` completes, if any.
  mutating func take(_ byte: UInt8) -> Control? {
    switch state {
    case .background: return background(byte)
    case .escape: return escape(byte)
    case .charset:
      state = .background
      return .ignored
    case .control(let bytes): return control(bytes, byte)
    case .text(let kind, let sawEscape):
      let isOver = byte == 7 || (sawEscape && byte == UInt8(ascii: "\\"))
      state = isOver ? .background : .text(kind, sawEscape: byte == 27)
      if !isOver { held.append(byte) }
      guard isOver else { return nil }
      defer { held = [] }
      return kind == UInt8(ascii: "]")
        ? .ignored : .string(kind, sawEscape ? Array(held.dropLast()) : held)
    case .character(let bytes, let left): return character(bytes + [byte], left: left - 1)
    }
  }

  private mutating func background(_ byte: UInt8) -> Control? {
    switch byte {
    case 27:
      state = .escape
      return nil
    case 13: return .carriageReturn
    case 10, 11, 12: return .lineFeed
    case 8: return .backspace
    case 9: return .tab
    case 0..<32, 127: return .ignored
    case 32..<127: return .character(Unicode.Scalar(byte))
    case 0xC2...0xDF: state = .character([byte], left: 1)
    case 0xE0...0xEF: state = .character([byte], left: 2)
    case 0xF0...0xF4: state = .character([byte], left: 3)
    default: return .character("\u{FFFD}")
    }
    return nil
  }

  private mutating func character(_ bytes: [UInt8], left: Int) -> Control? {
    guard left == 0 else {
      state = .character(bytes, left: left)
      return nil
    }
    state = .background
    let decoded = String(decoding: bytes, as: UTF8.self).unicodeScalars
    return .character(decoded.first ?? "\u{FFFD}")
  }

  private mutating func escape(_ byte: UInt8) -> Control? {
    state = .background
    switch byte {
    case UInt8(ascii: "["): state = .control([])
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"):
      state = .text(byte, sawEscape: false)
    case UInt8(ascii: "("), UInt8(ascii: ")"): state = .charset
    case UInt8(ascii: "7"): return .saveCursor
    case UInt8(ascii: "8"): return .restoreCursor
    case UInt8(ascii: "M"): return .reverseIndex
    case UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "c"): return .ignored
    // The end of a string without a beginning.
    case UInt8(ascii: "\\"): return .ignored
    default: return .unknown("ESC \(Character(Unicode.Scalar(byte)))")
    }
    return nil
  }

  private mutating func control(_ bytes: [UInt8], _ byte: UInt8) -> Control? {
    guard (0x40...0x7E).contains(byte) else {
      state = .control(bytes + [byte])
      return nil
    }
    state = .background
    let text = String(decoding: bytes, as: UTF8.self)
    let final = Character(Unicode.Scalar(byte))
    if ["c", "16t", "?1;3;256S"].contains("\(text)\(final)") {
      return .question("\(text)\(final)")
    }
    if let mark = bytes.first, (0x3C...0x3F).contains(mark) { return .ignored }
    let known = "HfABCDGdJKXP@LMSTbr"
    let silent = "mhlcnt"
    if known.contains(final) {
      let words = text.split(separator: ";", omittingEmptySubsequences: false)
      return .sequence(byte, words.map { Int($0) ?? 0 })
    }
    return silent.contains(final) ? .ignored : .unknown("CSI \(text)\(final)")
  }
}
