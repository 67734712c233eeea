import GameCore

/// A text of the command line: one exhaustive switch a language, so that a missing translation
/// does not compile.
protocol Wording {
  var english: String { get }
  var russian: String { get }
}

extension Wording {
  func text(in language: Language) -> String {
    switch language {
    case .english: english
    case .russian: russian
    }
  }
}
