public import MediaProtocol

extension JSONValue {
  /// The texts at the end of a way through the value; nil where the value has another shape.
  /// Elements of an array that have another shape are left out, unless all of them have.
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
