public import GameCore
public import MediaProtocol
public import SystemStrings

/// What the program was started to do, as its arguments and environment say.
public struct Invocation: Hashable, Sendable {
  public let command: Command
  /// The language of `--lang`, else of the locale, for everything printed.
  public let language: Language
  /// The directory of the database, or the address of a server: `--data`, `FLIPSIDE_DATA`,
  /// `$XDG_DATA_HOME/flipside` or `$HOME/.local/share/flipside`, the first that is there; nil where
  /// none is.
  public let dataDirectory: SystemString?
  /// The last two of those, whatever `--data` says: where a machine keeps what is its own about a
  /// table on a server.
  public let usualDirectory: SystemString?
  /// Whether `--data` or `FLIPSIDE_DATA` names it: then it is a mistake if it is not there.
  public let isDataDirectoryNamed: Bool
  /// Whether many people use this account of the system, as `--shared` or `FLIPSIDE_SHARED` says:
  /// then nobody stays logged in.
  public let isAccountShared: Bool
}

/// The things the program does.
public enum Command: Hashable, Sendable {
  case play(PlayOptions)
  case scores(ScoresRequest)
  case verify(VerifyTarget)
  /// A record of a board of today only where it `spoils` it.
  case replayExport(RoundID, spoils: Bool)
  case watch(WatchRequest)
  case daily(DailyListing)
  case players(PlayersListing)
  case stats(StatsRequest)
  /// For the player of this name or address.
  case recover(String)
  /// Nil where nobody knows a place for a cache.
  case cache(CacheTask, CacheLayout?)
  case table(TableTask)
  /// About one command; nil for all.
  case help(Verb?)
  case version
}

/// How the game is to be played.
public struct PlayOptions: Hashable, Sendable {
  /// The seed of `--seed`: every game is practice.
  public var seed: UInt64?
  /// Whether nothing beyond ASCII may be drawn.
  public var ascii = false
  /// `automatic` only where NO_COLOR is not set.
  public var color = ColorChoice.automatic
  /// The language of `--lang`; nil where it was not given.
  public var language: Language?
  /// The place of `--cursor`; nil where it was not given.
  public var cursor: CursorPlace?
  /// The choice of `--pictures`; nil where it was not given.
  public var pictures: PictureChoice?
  /// False for `--no-motion`.
  public var motion = true
  /// False for `--no-mouse`.
  public var mouse = true
  /// False for `--no-tutorial`.
  public var tutorial = true

  public init() {}
}

/// When to use colours; the raw value is the word for `--color`.
public enum ColorChoice: String, Hashable, Sendable, CaseIterable {
  /// As the terminal says.
  case automatic = "auto"
  /// Also where the terminal is not known to have any.
  case always
  /// Monochrome.
  case never
  /// This many, whatever the terminal says.
  case sixteen = "16"
  case palette256 = "256"
  /// By red, green and blue, whatever the terminal says.
  case direct
}

/// Which table to print, and how.
public struct ScoresRequest: Hashable, Sendable {
  /// A game of the catalog and one of its setups, or all of them.
  public let board: LeaderboardKey
  /// Rows at most, `1...1000`.
  public let limit: Int
  /// JSON instead of a table.
  public let json: Bool
}

/// Which exported record to show, and how.
public struct WatchRequest: Hashable, Sendable {
  /// Nil for standard input, which can only be read as text.
  public let file: SystemString?
  /// Lines in the place of the screen.
  public let text: Bool
  /// What the screen looks like.
  public let options: PlayOptions
}

/// Which boards of the day to print, and how.
public struct DailyListing: Hashable, Sendable {
  /// The player's name; nil for whoever stays logged in.
  public let player: String?
  /// A game of the catalog; nil for all.
  public let game: GameID?
  /// One of the setups of the game; nil for all.
  public let level: String?
  /// JSON instead of tables.
  public let json: Bool
}

/// Which players to print, and how.
public struct PlayersListing: Hashable, Sendable {
  /// Rows at most; `Int.max` for all.
  public let limit: Int
  /// JSON instead of a table.
  public let json: Bool
}

/// Whose statistics to print, and how.
public struct StatsRequest: Hashable, Sendable {
  /// The player's name; nil for whoever stays logged in.
  public let player: String?
  /// A game of the catalog; nil for all.
  public let game: GameID?
  /// One of the setups of the game; nil for all.
  public let level: String?
  /// JSON instead of a table.
  public let json: Bool
}

/// What to do with the cache of pictures; the raw value is the word after `cache`.
public enum CacheTask: String, Hashable, Sendable, CaseIterable {
  /// Say where it is and how much it holds; also without a word.
  case show
  /// Empty it.
  case clear
}

/// What to do with a whole table.
public enum TableTask: Hashable, Sendable {
  /// Make it, and on a server the role of players' programs: this one, or the usual.
  case create(role: RoleName?)
  /// Play everything again and hold what was worked out of it against that.
  case check
  /// From one place to another: directories, or addresses of servers.
  case copy(from: SystemString, to: SystemString)
}

/// What to replay.
public enum VerifyTarget: Hashable, Sendable {
  /// Every stored record; the true ones are named too where it `namesAll`.
  case stored(namesAll: Bool)
  /// An exported record in a file.
  case file(SystemString)
  /// An exported record on standard input.
  case standardInput
}
