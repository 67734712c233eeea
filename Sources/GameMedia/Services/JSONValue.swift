public import MediaProtocol

/// A JSON value.
public enum JSONValue: Hashable, Sendable {
  case object([String: JSONValue])
  case array([JSONValue])
  case text(String)
  /// An integer in the range of `Int`.
  case integer(Int)
  /// Any other number, in its original spelling.
  case decimal(String)
  case truth(Bool)
  case null

  /// The maximum nesting depth and number of values; no service's answer has more.
  public static let deepest = 64
  public static let most = 200_000

  /// Parses JSON (RFC 8259); nil if it is invalid or exceeds the limits.
  public init?(_ bytes: [UInt8]) {
    var reader = JSONReader(bytes)
    guard let value = reader.document() else { return nil }
    self = value
  }

  /// The member of an object with this name, or nil.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[name]
  }

  /// The elements of an array, or nil.
  var elements: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// The boolean value, or nil.
  var truth: Bool? {
    guard case .truth(let truth) = self else { return nil }
    return truth
  }

  /// The integer, even if it was written as a string.
  var integer: Int? {
    switch self {
    case .integer(let number): number
    case .text(let text) where text.utf8.count <= 20: Int(text)
    default: nil
    }
  }

  /// The number in its original spelling, with a sign and decimals, even in a string.
  var decimal: String? {
    switch self {
    case .integer(let number): "\(number)"
    case .decimal(let text), .text(let text): text
    default: nil
    }
  }

  /// The string as one trimmed line for the screen, or nil if nothing is left of it. All strings of
  /// answers are read here.
  var line: String? {
    guard case .text(let text) = self else { return nil }
    return Self.line(text)
  }

  /// The maximum length of a line in scalars.
  static let longestLine = 300

  /// Returns `text` as one line of visible characters.
  static func line(_ text: String) -> String? {
    var line = String.UnicodeScalarView()
    var count = 0
    var isGap = false
    for scalar in text.unicodeScalars {
      let properties = scalar.properties
      if properties.isWhitespace {
        isGap = count > 0
        continue
      }
      switch properties.generalCategory {
      case .control, .surrogate, .privateUse, .unassigned, .format: continue
      default: break
      }
      if isGap { line.append(" ") }
      isGap = false
      line.append(scalar)
      count += 1
      if count == longestLine { break }
    }
    return line.isEmpty ? nil : String(line)
  }
}

extension JSONValue {
  /// Returns the strings at the end of a path; nil if the value has another shape. Elements of an
  /// array that have another shape are left out, unless all have.
  public func texts(at steps: ArraySlice<NetworkDeck.Step>) -> [String]? {
    switch (steps.first, self) {
    case (nil, .text(let text)):
      return [text]
    case (.member(let name), .object(let members)):
      return members[name]?.texts(at: steps.dropFirst())
    case (.each, .array(let elements)):
      let found = elements.compactMap { $0.texts(at: steps.dropFirst()) }
      return found.isEmpty && !elements.isEmpty ? nil : found.flatMap { $0 }
    default:
      return nil
    }
  }
}
