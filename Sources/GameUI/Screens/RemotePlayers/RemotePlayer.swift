import GameCore
import MediaProtocol
import SystemStrings

/// A remote player as shown; nothing is verified.
struct RemotePlayer: Hashable, Sendable {
  /// The name, safe for the terminal and never empty.
  let name: String
  let sex: Sex?
  /// The age in years, 0 to 150.
  let age: Int?
  let isPlaying: Bool
  /// The URL of the player's picture, or nil.
  let avatar: String?

  private static let longestName = 60

  /// Cleans an entry of a list; nil without a name that can be shown.
  init?(_ entry: RemotePlayerEntry, from source: Address) {
    let name = TextSanitizer.line(entry.name, limit: Self.longestName)
    guard name.contains(where: { !$0.isWhitespace }) else { return nil }
    self.name = name
    sex =
      switch entry.sex {
      case .female: .female
      case .male: .male
      case .other: .other
      case nil: nil
      }
    age = entry.age.flatMap { (0...150).contains($0) ? $0 : nil }
    isPlaying = entry.isOnline ?? false
    avatar =
      entry.files.first { $0.kind == "avatar" && Address($0.address, from: source) != nil }?
      .address
  }

  /// The player's portrait.
  var portrait: Portrait? { avatar.map { .picture(.address($0, of: .players)) } }
}
