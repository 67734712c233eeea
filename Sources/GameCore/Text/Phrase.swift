/// A text for the player in every language. One switch has all of them, so that a missing
/// translation does not compile.
public protocol Phrase: Sendable {
  /// Returns the text in a language, as in `say("Play", "Играть")`.
  func text(in say: Language) -> String
}

extension Language {
  /// Returns the value for this language.
  @inlinable
  public func callAsFunction<Value>(
    _ english: @autoclosure () -> Value, _ russian: @autoclosure () -> Value
  ) -> Value {
    switch self {
    case .english: english()
    case .russian: russian()
    }
  }
}

/// A text that belongs to a value, such as the name of a face or the help of an option.
public struct Localized: Phrase, Hashable {
  @usableFromInline let english: String
  @usableFromInline let russian: String

  @inlinable
  public init(_ english: String, _ russian: String) {
    self.english = english
    self.russian = russian
  }

  /// Creates a text with parts that depend on the language.
  public init(_ text: (Language) -> String) {
    self.init(text(.english), text(.russian))
  }

  public func text(in say: Language) -> String { say(english, russian) }
}
