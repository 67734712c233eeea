/// A text of the screens. Each screen has an enum of its own with one exhaustive switch a
/// language, so that a missing translation does not compile.
protocol Phrase: Hashable, Sendable {
  var english: String { get }
  var russian: String { get }
}
