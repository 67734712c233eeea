/// The names of faces, by the rules' numbers; letters if the board has no names for its pictures.
public struct FaceNames: Sendable {
  private let names: [any Phrase]

  public init(_ names: [any Phrase] = []) {
    self.names = names
  }

  /// Returns the name of a face; a question mark for nil.
  public func name(of face: Int?) -> any Phrase {
    guard let face else { return Localized("?", "?") }
    if names.indices.contains(face) { return names[face] }
    let letter = Unicode.Scalar(UInt32(clamping: 65 + face)).map { String($0) } ?? "?"
    return Localized(letter, letter)
  }
}
