/// The form of a sequence that the terminal sends although no key was pressed: an answer to a
/// query, or the mark at the start or end of a paste.
struct AnswerForm {
  private let start: [UInt8]
  private let body: [UInt8]
  private let finals: [UInt8]
  /// The maximum number of consecutive hexadecimal digits; nil for no limit.
  private let longestPart: Int?

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - start: The bytes after the escape.
  ///   - body: The bytes that may follow, in any number; nil for all printable ones.
  ///   - finals: The bytes that end a control sequence; empty for a string with a terminator.
  ///   - longestPart: The maximum number of consecutive hexadecimal digits.
  private init(_ start: String, body: String?, finals: String = "", longestPart: Int? = nil) {
    self.start = Array(start.utf8)
    self.body = body.map { Array($0.utf8) } ?? Array(0x20...0x7E)
    self.finals = Array(finals.utf8)
    self.longestPart = longestPart
  }

  private static let numbers = "0123456789;:"
  private static let colors = "0123456789ABCDEFabcdef/"

  private static let all = [
    AnswerForm("]11;rgb:", body: colors, longestPart: 4),
    AnswerForm("]11;rgba:", body: colors, longestPart: 4),
    AnswerForm("P0$r", body: numbers + "m"), AnswerForm("P1$r", body: numbers + "m"),
    AnswerForm("P>|", body: nil),
    AnswerForm("_Gi=\(GraphicsProbe.asked);OK", body: ""),
    AnswerForm("_Gi=\(GraphicsProbe.asked);E", body: nil),
    AnswerForm("[>", body: numbers, finals: "c"), AnswerForm("[?", body: numbers, finals: "cS"),
    AnswerForm("[6;", body: numbers, finals: "t"),
    AnswerForm("[200", body: "", finals: "~"), AnswerForm("[201", body: "", finals: "~"),
  ]

  /// Returns whether `bytes`, which follow an escape, can be the beginning of a form or all of it.
  static func canBegin(with bytes: [UInt8]) -> Bool {
    all.contains { $0.canBegin(with: bytes) }
  }

  private func canBegin(with bytes: [UInt8]) -> Bool {
    guard bytes.count > start.count else { return start.starts(with: bytes) }
    guard bytes.starts(with: start) else { return false }
    var rest = bytes[start.count...]
    if let last = rest.last, finals.contains(last) { rest.removeLast() }
    guard rest.allSatisfy(body.contains) else { return false }
    guard let longestPart else { return true }
    let parts = rest.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.count <= 4 && parts.allSatisfy { $0.count <= longestPart }
  }
}
