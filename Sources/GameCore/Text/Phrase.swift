/// A text for the player: one exhaustive switch a language, so that a missing translation does not
/// compile.
public protocol Phrase: Sendable {
  /// The text in English.
  var english: String { get }
  /// The text in Russian.
  var russian: String { get }
}

extension Phrase {
  /// The text in a language.
  public func text(in language: Language) -> String {
    switch language {
    case .english: english
    case .russian: russian
    }
  }
}
