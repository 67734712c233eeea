import GameCore

/// A short text that comes with a value rather than with a screen, such as the name of a face.
struct Localized: Hashable, Sendable {
  let english: String
  let russian: String

  init(_ english: String, _ russian: String) {
    self.english = english
    self.russian = russian
  }

  /// The text in `language`.
  func text(in language: Language) -> String {
    switch language {
    case .english: english
    case .russian: russian
    }
  }
}
