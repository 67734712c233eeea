import GameCore

/// A heading in lower case, for use within a line.
struct LowercasePhrase: Phrase {
  private let phrase: any Phrase

  init(_ phrase: any Phrase) {
    self.phrase = phrase
  }

  func text(in say: Language) -> String {
    phrase.text(in: say).lowercased()
  }
}
