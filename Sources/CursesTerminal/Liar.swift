/// A terminal that cannot be asked about pictures: by a variable that it sets, and why.
struct Liar {
  let variable: String
  /// What the variable is set to; nil where that does not matter.
  let value: String?
  let reason: String

  /// Every one that is known. A name is never a reason to believe in pictures, only to doubt them.
  static let all = [
    Liar(
      variable: "TERM_PROGRAM", value: "Apple_Terminal",
      reason: "shows the question of kitty's protocol as text"),
    Liar(
      variable: "TERMINOLOGY", value: nil,
      reason: "shows the question of kitty's protocol as text in its older versions"),
    Liar(
      variable: "TERMUX_VERSION", value: nil,
      reason: "shows the question of kitty's protocol as text in its older versions"),
  ]

  /// The variables that tell.
  static var variables: [String] { all.map(\.variable) }

  func isMeant(by environment: [String: String]) -> Bool {
    guard let found = environment[variable], !found.isEmpty else { return false }
    return value == nil || value == found
  }
}
