import GameCore
import MediaProtocol

/// Which Flipside this is.
enum Version {
  static let number = Release.number

  /// `flipside 0.1.0 (pairs ruleset 1)`: records replay alike where the rulesets are the same.
  static var line: String {
    let rulesets = Catalog.games.map { "\($0.id) ruleset \($0.revision)" }
    return "flipside \(number) (\(rulesets.joined(separator: ", ")))"
  }
}
