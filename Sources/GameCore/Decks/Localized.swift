/// A short text that comes with a value rather than with a screen, such as the name of a face.
public struct Localized: Hashable, Sendable {
  public let english: String
  public let russian: String

  public init(_ english: String, _ russian: String) {
    self.english = english
    self.russian = russian
  }

  /// The text in `language`.
  public func text(in language: Language) -> String {
    switch language {
    case .english: english
    case .russian: russian
    }
  }
}
