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
