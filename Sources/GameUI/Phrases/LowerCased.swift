import GameCore

/// A heading as it stands within a line.
struct LowerCased: Phrase {
  private let phrase: any Phrase

  init(_ phrase: any Phrase) {
    self.phrase = phrase
  }

  var english: String { phrase.english.lowercased() }
  var russian: String { phrase.russian.lowercased() }
}
