import GameCore

/// Names of keys that differ between languages.
enum KeyPhrase: Phrase {
  case spaceOrEnter

  var english: String { "Space  Enter" }
  var russian: String { "Пробел  Enter" }
}
