import GameCore

/// A text in every language.
struct Text: Phrase, Hashable {
  private let english: String
  private let russian: String

  init(_ english: String, _ russian: String) {
    self.english = english
    self.russian = russian
  }

  /// Creates a text with parts that depend on the language.
  init(_ text: (Language) -> String) {
    self.init(text(.english), text(.russian))
  }

  func text(in say: Language) -> String { say(english, russian) }
}

extension String {
  /// A text from outside in quotation marks, for a message.
  var quoted: String { "'\(TextSanitizer.line(self, limit: 60))'" }

  /// A text from outside, for a message.
  var shown: String { TextSanitizer.line(self, limit: 60) }
}
