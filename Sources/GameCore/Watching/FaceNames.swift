/// What the faces of cards are called, by the rules' numbers: which pictures are on the cards is
/// the board's business. Letters where nobody says.
public struct FaceNames: Sendable {
  private let names: [any Phrase]

  public init(_ names: [any Phrase] = []) {
    self.names = names
  }

  /// The name of a face; a question mark for none.
  func name(of face: Int?) -> any Phrase {
    guard let face else { return Letter("?") }
    return names.indices.contains(face) ? names[face] : Letter(number: face)
  }

  private struct Letter: Phrase {
    private let letter: String

    init(_ letter: String) {
      self.letter = letter
    }

    /// `A` for the first.
    init(number: Int) {
      let scalar = Unicode.Scalar(UInt32(clamping: 65 + number))
      self.init(scalar.map { String(Character($0)) } ?? "?")
    }

    func text(in _: Language) -> String { letter }
  }
}
