import GameCore

/// A heading as it stands within a line.
struct LowerCased: Phrase {
  private let phrase: any Phrase

  init(_ phrase: any Phrase) {
    self.phrase = phrase
  }

  func text(in say: Language) -> String {
    phrase.text(in: say).lowercased()
  }
}
