import GameCore

/// Names of keys that differ between languages.
enum KeyPhrase: Phrase {
  case spaceOrEnter, space

  var english: String { self == .space ? "Space" : "Space  Enter" }
  var russian: String { self == .space ? "Пробел" : "Пробел  Enter" }
}
