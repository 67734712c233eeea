/// The reason of a failed connection, from libpq's message with SQLSTATEs and source locations.
struct ConnectionError {
  /// The SQLSTATE of the server's first error; nil if it sent none.
  let state: String?
  /// The messages without locations and advice.
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

  /// Whether the server rejected the login: wrong role, password or database.
  var isFinal: Bool { state.map { $0.hasPrefix("28") || $0 == "3D000" || $0 == "42501" } ?? false }

  /// Whether the client does not trust the server and therefore sent no password. libpq has no
  /// codes for its own errors; its messages are English unless the message language is set, and
  /// Flipside does not set it.
  var isMistrust: Bool { state == nil && Self.mistrusts.contains { text.contains($0) } }

  /// Whether the servers that answered can only be read, but the address asks for a writable one.
  var isReadOnly: Bool {
    state == nil
      && (text.contains("session is read-only") || text.contains("server is in hot standby mode"))
  }

  private static let mistrusts = [
    "certificate verify failed", "does not match host name", "root certificate file",
    "could not read root certificate", "server does not support SSL, but SSL was required",
  ]

  /// Returns the position of the SQLSTATE, as in `FATAL:  28P01: password authentication failed`.
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

  /// Returns whether the line is a hint to change the address, perhaps to a less secure one.
  private static func isAdvice(_ line: Substring) -> Bool {
    line.first?.isWhitespace == true || line.hasPrefix("Either provide ")
  }

  /// Returns whether the line is `LOCATION:  auth_failed, auth.c:339`, in any language.
  private static func isPlace(_ line: Substring) -> Bool {
    let number = line.reversed().prefix { $0.isASCII && $0.isNumber }.count
    return number > 0 && line.dropLast(number).hasSuffix(".c:")
  }
}
