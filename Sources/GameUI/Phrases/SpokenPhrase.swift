import GameCore

/// A phrase with other words in plain mode, where there are no keys, places or colors.
protocol SpokenPhrase: Phrase {
  /// Returns the text to be heard; nil if it is the same.
  func spoken(in say: Language) -> String?
}
