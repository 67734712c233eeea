import Canvas

/// An answer of the terminal to a query.
enum TerminalAnswer: Hashable {
  /// Its default background.
  case background(TerminalColors.Background)
  /// Its type and version.
  case kind([Int])
  /// Whether it supports RGB colors.
  case direct(Bool)
  /// Whether it shows pictures of kitty's protocol.
  case takesPictures(Bool)
  /// The size of a cell in pixels.
  case cell(width: Int, height: Int)
  /// Its attributes, by the numbers of DEC's terminals.
  case attributes([Int])
  /// The number of its sixel colors.
  case registers(Int)
  /// Its name, mostly with its version.
  case name(String)

  /// Reads the text between the escape and the end; nil if it is not an answer to a query of this
  /// program.
  init?(_ text: String) {
    if text.hasPrefix("]11;rgb") {
      guard let background = Self.background(text.dropFirst("]11;".count)) else { return nil }
      self = .background(background)
    } else if text.hasPrefix("[>"), text.hasSuffix("c") {
      self = .kind(text.dropFirst(2).dropLast().split(separator: ";").compactMap { Int($0) })
    } else if text.hasPrefix("P1$r") || text.hasPrefix("P0$r"), text.count > 4 {
      let parts = text.dropFirst(4).split { ":;m".contains($0) }.map(String.init)
      self = .direct(Self.contains(["48", "2", "1", "2", "3"], in: parts))
    } else if let answer = Self.ofPictures(text) {
      self = answer
    } else {
      return nil
    }
  }

  private static func ofPictures(_ text: String) -> TerminalAnswer? {
    func numbers(_ dropped: Int) -> [Int] {
      text.dropFirst(dropped).dropLast().split(separator: ";", omittingEmptySubsequences: false)
        .map { Int($0) ?? 0 }
    }
    if text.hasPrefix("P>|") { return .name(String(text.dropFirst(3))) }
    if text.hasPrefix("_Gi=\(GraphicsProbe.asked);") {
      return .takesPictures(text.hasSuffix(";OK"))
    }
    if text.hasPrefix("[?"), text.hasSuffix("c") { return .attributes(numbers(2)) }
    if text.hasPrefix("[6;"), text.hasSuffix("t"), case let sides = numbers(3), sides.count == 2 {
      return .cell(width: sides[1], height: sides[0])
    }
    // The first number is the item, the second the status.
    if text.hasPrefix("[?1;"), text.hasSuffix("S"), case let parts = numbers(4), parts.count == 2 {
      return .registers(parts[0] == 0 ? parts[1] : 0)
    }
    return nil
  }

  /// Compares the parts with and without a color space number, which some terminals leave out.
  private static func contains(_ wanted: [String], in parts: [String]) -> Bool {
    parts.indices.contains { start in
      let rest = Array(parts[start...])
      return rest.starts(with: wanted)
        || rest.count > 5 && rest.prefix(2) == wanted.prefix(2)
          && rest[3...5].elementsEqual(wanted[2...])
    }
  }

  /// Returns the background of `rgb:RRRR/GGGG/BBBB`, with one to four hexadecimal digits a part, or
  /// `rgba:` with a fourth part.
  private static func background(_ text: Substring) -> TerminalColors.Background? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let parts = text[text.index(after: colon)...].split(
      separator: "/", omittingEmptySubsequences: false)
    guard (3...4).contains(parts.count) else { return nil }
    var lights: [Double] = []
    for part in parts.prefix(3) {
      guard (1...4).contains(part.count), let value = UInt32(part, radix: 16) else { return nil }
      lights.append(Double(value) / Double((1 << (4 * part.count)) - 1))
    }
    return 0.299 * lights[0] + 0.587 * lights[1] + 0.114 * lights[2] < 0.5 ? .dark : .light
  }
}
