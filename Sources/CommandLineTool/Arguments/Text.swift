import GameCore

/// A text in every language.
struct Text: Phrase, Hashable {
  private let texts: [Language: String]

  init(_ text: (Language) -> String) {
    texts = Dictionary(uniqueKeysWithValues: Language.allCases.map { ($0, text($0)) })
  }

  func text(in say: Language) -> String { texts[say] ?? "" }
}
