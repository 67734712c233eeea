/// A terminal that cannot be queried about pictures, recognized by an environment variable.
struct TerminalQuirk {
  let variable: String
  /// The value of the variable; nil for any value.
  let value: String?
  let reason: String

  /// The known terminals. A name is only ever a reason to disable pictures, never to enable them.
  static let all = [
    TerminalQuirk(
      variable: "TERM_PROGRAM", value: "Apple_Terminal",
      reason: "shows the question of kitty's protocol as text"),
    TerminalQuirk(
      variable: "TERMINOLOGY", value: nil,
      reason: "shows the question of kitty's protocol as text in its older versions"),
    TerminalQuirk(
      variable: "TERMUX_VERSION", value: nil,
      reason: "shows the question of kitty's protocol as text in its older versions"),
  ]

  /// The variables by which they are recognized.
  static var variables: [String] { all.map(\.variable) }

  func isMeant(by environment: [String: String]) -> Bool {
    guard let found = environment[variable], !found.isEmpty else { return false }
    return value == nil || value == found
  }
}
