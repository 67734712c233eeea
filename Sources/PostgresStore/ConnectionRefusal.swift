/// What libpq tells of a connection that was not made: each error with its SQLSTATE, and with a
/// line of where in the server it comes from.
struct ConnectionRefusal {
  /// The SQLSTATE of the first error that the server gave; nil where it said nothing.
  let state: String?
  /// What is worth telling.
  let text: String

  init(_ message: String) {
    var state: String?
    var lines: [String] = []
    for line in message.split(whereSeparator: \.isNewline)
    where !Self.isPlace(line) && !Self.isAdvice(line) {
      guard let found = Self.sqlState(in: line) else {
        lines.append(String(line))
        continue
      }
      if state == nil { state = String(line[found]) }
      // Without the colon and the blank after them.
      lines.append(line[..<found.lowerBound] + String(line[found.upperBound...].dropFirst(2)))
    }
    self.state = state
    text = lines.joined(separator: " ")
  }

  /// Whether the server was there and let nobody in: role, password or database are not right.
  var isFinal: Bool { state.map { $0.hasPrefix("28") || $0 == "3D000" || $0 == "42501" } ?? false }

  /// Whether nobody was asked for a password, as this side does not know the server for what it
  /// should be. libpq has no codes of its own; its words are English where no other language is set
  /// for messages, and Flipside sets none.
  var isMistrust: Bool {
    state == nil && Self.mistrusts.contains { text.contains($0) }
  }

  private static let mistrusts = [
    "certificate verify failed", "does not match host name", "root certificate file",
    "could not read root certificate", "server does not support SSL, but SSL was required",
  ]

  /// `FATAL:  28P01: password authentication failed`.
  private static func sqlState(in line: Substring) -> Range<String.Index>? {
    var rest = line
    while let colon = rest.firstIndex(of: ":") {
      rest = rest[colon...].dropFirst()
      guard rest.hasPrefix("  ") else { continue }
      let letters = rest.dropFirst(2).prefix(5)
      let isState = letters.utf8.allSatisfy { (48...57).contains($0) || (65...90).contains($0) }
      if isState, letters.count == 5, line[letters.endIndex...].hasPrefix(": ") {
        return letters.startIndex..<letters.endIndex
      }
    }
    return nil
  }

  /// Questions and advice to somebody who types addresses, of less safe ones too.
  private static func isAdvice(_ line: Substring) -> Bool {
    line.first?.isWhitespace == true || line.hasPrefix("Either provide ")
  }

  /// `LOCATION:  auth_failed, auth.c:339`, in whatever language.
  private static func isPlace(_ line: Substring) -> Bool {
    let number = line.reversed().prefix { $0.isASCII && $0.isNumber }.count
    return number > 0 && line.dropLast(number).hasSuffix(".c:")
  }
}
