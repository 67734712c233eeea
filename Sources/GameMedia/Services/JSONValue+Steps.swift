public import MediaProtocol

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
