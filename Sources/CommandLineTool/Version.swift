import GameCore
import MediaProtocol

/// The version of Flipside.
enum Version {
  static let number = Release.number

  /// `flipside 0.1.0 (pairs ruleset 1)`: records replay identically in versions with the same
  /// rulesets.
  static var line: String {
    let rulesets = Catalog.games.map { "\($0.id) ruleset \($0.revision)" }
    return "flipside \(number) (\(rulesets.joined(separator: ", ")))"
  }
}
