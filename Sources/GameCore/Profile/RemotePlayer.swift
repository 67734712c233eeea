public import SystemStrings

/// A remote player, according to the source; nothing is verified.
public struct RemotePlayer: Hashable, Sendable {
  /// The player's number at the source.
  public let number: Int
  /// The name, safe for the terminal and never empty.
  public let name: String
  public let sex: Sex?
  /// The age in years, 0 to 150.
  public let age: Int?
  public let isPlaying: Bool
  public let files: [RemotePlayerFile]

  public static let mostFiles = 16
  private static let longestName = 60

  /// Cleans the data of a source; nil for a player without a name that can be shown.
  public init?(
    number: Int, name: String, sex: Sex?, age: Int?, isPlaying: Bool, files: [RemotePlayerFile]
  ) {
    let name = TextSanitizer.line(name.trimmed, limit: Self.longestName)
    guard !name.isEmpty else { return nil }
    self.number = number
    self.name = name
    self.sex = sex
    self.age = age.flatMap { (0...150).contains($0) ? $0 : nil }
    self.isPlaying = isPlaying
    self.files = Array(files.prefix(Self.mostFiles))
  }

  /// The URL of the player's picture, or nil.
  public var avatar: String? {
    files.first { $0.kind == "avatar" }?.url
  }
}

/// A file of a remote player.
public struct RemotePlayerFile: Hashable, Sendable {
  public let number: Int
  /// A URL to which the source may link.
  public let url: String
  /// The kind, such as `avatar`, safe for the terminal.
  public let kind: String

  /// Creates a file from `source`; nil for a URL to which it may not link.
  public init?(number: Int, url: String, kind: String, from source: Address) {
    guard Address(url, from: source) != nil else { return nil }
    self.number = number
    self.url = url
    self.kind = TextSanitizer.line(kind, limit: 40)
  }
}

/// The players of a remote source when they were last fetched.
public struct RemotePlayerList: Hashable, Sendable {
  /// The URL of the source.
  public let source: String
  public let fetchedAt: Timestamp
  public let players: [RemotePlayer]

  /// The maximum number of players of a source; the rest is left out.
  public static let mostPlayers = 1000

  public init(source: String, fetchedAt: Timestamp, players: [RemotePlayer]) {
    self.source = source
    self.fetchedAt = fetchedAt
    self.players = Array(players.prefix(Self.mostPlayers))
  }
}
