import SystemStrings

/// A JSON value for output; objects keep the order of their members.
public enum JSON: Hashable, Sendable {
  case null
  case number(Int)
  case text(String)
  case truth(Bool)
  case list([JSON])
  case object([Member])

  /// A member of an object.
  public struct Member: Hashable, Sendable {
    public let name: String
    public let value: JSON

    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// The value on one line, by RFC 8259. Unprintable characters are escaped, so that they cannot
  /// control a terminal.
  public var line: String {
    switch self {
    case .null: "null"
    case .number(let number): "\(number)"
    case .text(let text): Self.quoted(text)
    case .truth(let value): value ? "true" : "false"
    case .list(let values): "[" + values.map(\.line).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { "\(Self.quoted($0.name)):\($0.value.line)" }.joined(separator: ",") + "}"
    }
  }

  /// Returns the value on several lines, for people to read: objects and arrays that contain others
  /// are broken up, to a nesting depth of `depth`.
  public func lines(depth: Int) -> String {
    lines(depth: depth, indent: "") + "\n"
  }

  private func lines(depth: Int, indent: String) -> String {
    guard depth > 0 else { return line }
    let inner = indent + "  "
    switch self {
    case .list(let values) where !values.isEmpty:
      let texts = values.map { inner + $0.lines(depth: depth - 1, indent: inner) }
      return "[\n\(texts.joined(separator: ",\n"))\n\(indent)]"
    case .object(let members) where !members.isEmpty:
      let texts = members.map {
        "\(inner)\(Self.quoted($0.name)): \($0.value.lines(depth: depth - 1, indent: inner))"
      }
      return "{\n\(texts.joined(separator: ",\n"))\n\(indent)}"
    default: return line
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      default:
        if isPrintable(scalar) {
          quoted.unicodeScalars.append(scalar)
        } else {
          for unit in String(scalar).utf16 {
            let bytes = [UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit)]
            quoted += "\\u" + Hexadecimal.text(of: bytes)
          }
        }
      }
    }
    return quoted + "\""
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}

extension JSON: ExpressibleByDictionaryLiteral {
  /// Creates a number; null for nil.
  public init(_ number: Int?) {
    self = number.map { .number($0) } ?? .null
  }

  /// Creates a text; null for nil.
  public init(_ text: String?) {
    self = text.map { .text($0) } ?? .null
  }

  /// Creates an array of numbers.
  public init(_ numbers: [Int]) {
    self = .list(numbers.map { .number($0) })
  }

  /// Creates an object.
  public init(dictionaryLiteral members: (String, JSON)...) {
    self = .object(members.map { Member($0, $1) })
  }

  /// Creates an object of the members that are not nil.
  public init(present members: KeyValuePairs<String, JSON?>) {
    self = .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }
}
