internal import FoundationEssentials
internal import MediaProtocol

/// JSON of any shape.
enum JSONValue: Hashable, Sendable {
  case object([String: JSONValue])
  case array([JSONValue])
  case text(String)
  /// A number, a truth value or nothing: of no use here.
  case other

  /// What these bytes say; nil where they are not JSON.
  init?(_ bytes: [UInt8]) {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)) else {
      return nil
    }
    self = value
  }

  /// The texts at the end of a way through the value; nil where the value has another shape.
  /// Elements of an array that have another shape are left out, unless all of them have.
  func texts(at steps: ArraySlice<NetworkDeck.Step>) -> [String]? {
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

extension JSONValue: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let members = try? container.decode([String: JSONValue].self) {
      self = .object(members)
    } else if let elements = try? container.decode([JSONValue].self) {
      self = .array(elements)
    } else {
      self = .other
    }
  }
}
