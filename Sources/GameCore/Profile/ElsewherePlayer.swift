public import SystemStrings

/// A player of another table, as that table tells: nothing is proved about it.
public struct ElsewherePlayer: Hashable, Sendable {
  /// The player's number at the source.
  public let number: Int
  /// Fit for a terminal, and never empty.
  public let name: String
  public let sex: Sex?
  /// In years, 0 to 150.
  public let age: Int?
  public let isPlaying: Bool
  public let files: [ElsewhereFile]

  public static let mostFiles = 16
  private static let longestName = 60

  /// Cleans what a source says; nil for a player without a name that can be shown.
  public init?(
    number: Int, name: String, sex: Sex?, age: Int?, isPlaying: Bool, files: [ElsewhereFile]
  ) {
    let name = Clean.line(name.trimmed, limit: Self.longestName)
    guard !name.isEmpty else { return nil }
    self.number = number
    self.name = name
    self.sex = sex
    self.age = age.flatMap { (0...150).contains($0) ? $0 : nil }
    self.isPlaying = isPlaying
    self.files = Array(files.prefix(Self.mostFiles))
  }

  /// The address of the player's picture; nil where there is none.
  public var avatar: String? {
    files.first { $0.kind == "avatar" }?.url
  }
}

/// A file that a player of another table shows.
public struct ElsewhereFile: Hashable, Sendable {
  public let number: Int
  /// An `Address` that the table it is from may lead to.
  public let url: String
  /// Such as `avatar`; fit for a terminal.
  public let kind: String

  /// A file that the table at `source` names; nil for an address that it may not lead to.
  public init?(number: Int, url: String, kind: String, from source: Address) {
    guard Address(url, from: source) != nil else { return nil }
    self.number = number
    self.url = url
    self.kind = Clean.line(kind, limit: 40)
  }
}

/// The players of another table as they were when they were last fetched.
public struct ElsewhereList: Hashable, Sendable {
  /// The address they came from.
  public let source: String
  public let fetchedAt: Timestamp
  public let players: [ElsewherePlayer]

  /// More than anybody looks at; a source that has more is cut off.
  public static let mostPlayers = 1000

  public init(source: String, fetchedAt: Timestamp, players: [ElsewherePlayer]) {
    self.source = source
    self.fetchedAt = fetchedAt
    self.players = Array(players.prefix(Self.mostPlayers))
  }
}
