import CTerminal
import Canvas

/// A decoder of ncurses' tokens that combines marks with their letters, and the parts of pasted
/// text.
struct InputDecoder {
  /// The maximum length of a paste; the rest is dropped. No field of Flipside accepts as much.
  private static let longestPaste = 65_536
  /// The maximum number of scalars of a character; further marks are dropped. Characters in use
  /// have fewer.
  private static let mostScalars = 16

  /// The maximum number of characters that are typed between two reads.
  private static let mostTyped = 64

  private var inputs: [Input] = []
  private var pasted: [Unicode.Scalar]?

  /// Decodes a token.
  mutating func take(_ found: flipside_terminal_input) {
    if pasted != nil {
      paste(found)
      return
    }
    switch Int(found.kind) {
    case FLIPSIDE_SCALAR: take(scalar: found.value)
    case FLIPSIDE_KEY:
      if let key = Self.key(found.value) { inputs.append(.key(key)) }
    case FLIPSIDE_PASTE_BEGINS: pasted = []
    case FLIPSIDE_MOUSE:
      let actions: [Int32: Mouse.Action] = [0: .press, 1: .wheelUp, 2: .wheelDown]
      if let action = actions[found.value] {
        inputs.append(
          .mouse(Mouse(action, at: Point(column: Int(found.column), row: Int(found.row)))))
      }
    default: break
    }
  }

  /// Returns the inputs decoded so far; an unfinished paste stays for later. More characters at
  /// once than anyone types are a paste, too: not every terminal marks them.
  mutating func finish() -> [Input] {
    defer { inputs = [] }
    guard inputs.count > Self.mostTyped else { return inputs }
    var joined: [Input] = []
    var rest = inputs[...]
    while !rest.isEmpty {
      let run = rest.prefix { if case .key(.character) = $0 { true } else { false } }
      if run.count > Self.mostTyped {
        let text = run.compactMap { if case .key(.character(let one)) = $0 { one } else { nil } }
        joined.append(.paste(String(text)))
      } else {
        joined += run
      }
      rest = rest.dropFirst(run.count)
      if let other = rest.popFirst() { joined.append(other) }
    }
    return joined
  }

  private mutating func paste(_ found: flipside_terminal_input) {
    switch Int(found.kind) {
    case FLIPSIDE_SCALAR where found.value != 27:
      if let scalar = Self.scalar(found.value), (pasted?.count ?? 0) < Self.longestPaste {
        pasted?.append(scalar)
      }
    // A key that no paste contains: the end mark was lost, and the keyboard must work again.
    case FLIPSIDE_SCALAR, FLIPSIDE_PASTE_ENDS:
      if let text = pasted, !text.isEmpty { inputs.append(.paste(Self.text(text))) }
      pasted = nil
    default: break
    }
  }

  private mutating func take(scalar value: Int32) {
    guard let scalar = Self.scalar(value) else { return }
    switch scalar.value {
    case 27: inputs.append(.key(.escape))
    case 9: inputs.append(.key(.tab))
    case 10, 13: inputs.append(.key(.enter))
    case 8, 127: inputs.append(.key(.backspace))
    case 1...26:
      inputs.append(.key(.control(Character(Unicode.Scalar(UInt8(scalar.value) + 96)))))
    case 0..<32, 0x80..<0xA0: break
    default: take(printable: scalar)
    }
  }

  private mutating func take(printable scalar: Unicode.Scalar) {
    if !scalar.isASCII, case .key(.character(let base)) = inputs.last {
      var joined = String(base)
      joined.unicodeScalars.append(scalar)
      if joined.count == 1, let character = joined.first {
        guard joined.unicodeScalars.count <= Self.mostScalars else { return }
        inputs[inputs.count - 1] = .key(.character(character))
        return
      }
    }
    inputs.append(.key(.character(Character(scalar))))
  }

  private static func text(_ scalars: [Unicode.Scalar]) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  private static func scalar(_ value: Int32) -> Unicode.Scalar? {
    UInt32(exactly: value).flatMap { Unicode.Scalar($0) }
  }

  private static func key(_ code: Int32) -> Key? {
    switch Int(code) {
    case FLIPSIDE_KEY_UP: .up
    case FLIPSIDE_KEY_DOWN: .down
    case FLIPSIDE_KEY_LEFT: .left
    case FLIPSIDE_KEY_RIGHT: .right
    case FLIPSIDE_KEY_HOME: .home
    case FLIPSIDE_KEY_END: .end
    case FLIPSIDE_KEY_PAGE_UP: .pageUp
    case FLIPSIDE_KEY_PAGE_DOWN: .pageDown
    case FLIPSIDE_KEY_SHIFT_PAGE_UP: .shiftPageUp
    case FLIPSIDE_KEY_SHIFT_PAGE_DOWN: .shiftPageDown
    case FLIPSIDE_KEY_DELETE: .delete
    case FLIPSIDE_KEY_BACKSPACE: .backspace
    case FLIPSIDE_KEY_ENTER: .enter
    case FLIPSIDE_KEY_BACK_TAB: .backTab
    case FLIPSIDE_KEY_FUNCTION + 1...FLIPSIDE_KEY_FUNCTION + 12:
      .function(Int(code) - FLIPSIDE_KEY_FUNCTION)
    default: nil
    }
  }
}
