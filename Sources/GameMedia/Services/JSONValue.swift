/// JSON of any shape.
public enum JSONValue: Hashable, Sendable {
  case object([String: JSONValue])
  case array([JSONValue])
  case text(String)
  /// A whole number that fits.
  case integer(Int)
  /// Any other number, as it was written.
  case decimal(String)
  case truth(Bool)
  case null

  /// The deepest nesting and the most values that are read; whatever has more is no answer of a
  /// service.
  public static let deepest = 64
  public static let most = 200_000

  /// What these bytes say; nil where they are not JSON (RFC 8259) or go beyond what is read.
  public init?(_ bytes: [UInt8]) {
    var reader = JSONReader(bytes)
    guard let value = reader.document() else { return nil }
    self = value
  }

  /// A member of an object; nil where there is none, or no object.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[name]
  }

  /// The elements of an array; nil for anything else.
  var elements: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// The truth value; nil for anything else.
  var truth: Bool? {
    guard case .truth(let truth) = self else { return nil }
    return truth
  }

  /// A whole number, also where it is written as a text.
  var integer: Int? {
    switch self {
    case .integer(let number): number
    case .text(let text) where text.utf8.count <= 20: Int(text)
    default: nil
    }
  }

  /// A number with a sign and digits behind the point, as it was written, also as a text.
  var decimal: String? {
    switch self {
    case .integer(let number): "\(number)"
    case .decimal(let text), .text(let text): text
    default: nil
    }
  }

  /// A text for a screen, as one line without anything at its ends: every text of every answer is
  /// read here. Nil where there is none or nothing is left of it.
  var line: String? {
    guard case .text(let text) = self else { return nil }
    return Self.line(text)
  }

  /// The longest line, in scalars.
  static let longestLine = 300

  /// `text` as one line of what can be seen.
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
