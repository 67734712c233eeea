/// A JSON value, to be written on one line; objects keep the order of their members.
enum JSON: Hashable {
  case number(Int)
  case text(String)
  case truth(Bool)
  case object([Member])

  /// A member of an object.
  struct Member: Hashable {
    let name: String
    let value: JSON

    init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// The value as RFC 8259 has it. Whatever does not print is escaped, so that no terminal
  /// obeys it.
  var line: String {
    switch self {
    case .number(let number): return "\(number)"
    case .text(let text): return Self.quoted(text)
    case .truth(let value): return value ? "true" : "false"
    case .object(let members):
      let texts = members.map { "\(Self.quoted($0.name)):\($0.value.line)" }
      return "{\(texts.joined(separator: ","))}"
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
          for unit in String(scalar).utf16 { quoted += escape(unit) }
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

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
