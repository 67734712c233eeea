/// The names of faces, by the rules' numbers; letters if the board has no names for its pictures.
public struct FaceNames: Sendable {
  private let names: [any Phrase]

  public init(_ names: [any Phrase] = []) {
    self.names = names
  }

  /// Returns the name of a face; a question mark for nil.
  public func name(of face: Int?) -> any Phrase {
    guard let face else { return Letter("?") }
    return names.indices.contains(face) ? names[face] : Letter(number: face)
  }

  private struct Letter: Phrase {
    private let letter: String

    init(_ letter: String) {
      self.letter = letter
    }

    /// Creates a letter: `A` for the first number.
    init(number: Int) {
      let scalar = Unicode.Scalar(UInt32(clamping: 65 + number))
      self.init(scalar.map { String(Character($0)) } ?? "?")
    }

    func text(in _: Language) -> String { letter }
  }
}
