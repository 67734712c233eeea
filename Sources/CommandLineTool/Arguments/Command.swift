public import GameCore
public import MediaProtocol
public import SystemStrings

/// The command and settings from the program's arguments and environment.
public struct Invocation: Hashable, Sendable {
  public let command: Command
  /// The language of all output: that of `--lang`, otherwise that of the locale.
  public let language: Language
  /// The directory of the database, or the address of a server: the first that is set of `--data`,
  /// `FLIPSIDE_DATA`, `$XDG_DATA_HOME/flipside` and `$HOME/.local/share/flipside`; nil if none is.
  public let dataDirectory: SystemString?
  /// The first of the last two, whatever `--data` says: the place for a machine's own data about a
  /// database on a server.
  public let usualDirectory: SystemString?
  /// Whether `--data` or `FLIPSIDE_DATA` names the directory, so that it must exist.
  public let isDataDirectoryNamed: Bool
  /// Whether `--shared` or `FLIPSIDE_SHARED` says that several people use this system account, so
  /// that no one stays logged in.
  public let isAccountShared: Bool
}

/// A command of the program.
public enum Command: Hashable, Sendable {
  case play(PlayOptions)
  case scores(ScoresRequest)
  case verify(VerifyTarget)
  /// Exports a record; one of a current daily board only if `spoils` is set.
  case replayExport(RoundID, spoils: Bool)
  case watch(WatchRequest)
  case daily(DailyListing)
  case players(PlayersListing)
  case stats(StatsRequest)
  /// Recovers the account of the player with this name or address.
  case recover(String)
  /// Shows or clears the cache; the layout is nil if there is no place for a cache.
  case cache(CacheTask, CacheLayout?)
  case table(TableTask)
  /// Shows the help about one command; nil for all.
  case help(Verb?)
  case version
}

/// The options of the game.
public struct PlayOptions: Hashable, Sendable {
  /// The seed of `--seed`, with which every game is practice.
  public var seed: UInt64?
  /// Whether only ASCII may be drawn.
  public var ascii = false
  /// The choice of `--color`; by default `automatic`, or `never` if NO_COLOR is set.
  public var color = ColorChoice.automatic
  /// The language of `--lang`, or nil.
  public var language: Language?
  /// The position of `--cursor`, or nil.
  public var cursor: CursorPlace?
  /// The choice of `--pictures`, or nil.
  public var pictures: PictureChoice?
  /// False for `--no-motion`.
  public var motion = true
  /// False for `--no-mouse`.
  public var mouse = true
  /// False for `--no-tutorial`.
  public var tutorial = true

  public init() {}
}

/// The use of colors. The raw value is the word for `--color`.
public enum ColorChoice: String, Hashable, Sendable, CaseIterable {
  /// The colors of the terminal, as detected.
  case automatic = "auto"
  /// Colors even if the terminal is not known to have any.
  case always
  /// Monochrome.
  case never
  /// 16 colors, whatever is detected.
  case sixteen = "16"
  case palette256 = "256"
  /// RGB colors, whatever is detected.
  case direct
}

/// The leaderboard to print, and its format.
public struct ScoresRequest: Hashable, Sendable {
  /// The game and one of its setups, or all.
  public let board: LeaderboardKey
  /// The maximum number of rows, `1...1000`.
  public let limit: Int
  /// Whether to print JSON instead of a table.
  public let json: Bool
}

/// The exported record to show, and how.
public struct WatchRequest: Hashable, Sendable {
  /// The file; nil for standard input, which can only be shown as text.
  public let file: SystemString?
  /// Whether to print lines instead of using the full screen.
  public let text: Bool
  /// The options of the screen.
  public let options: PlayOptions
}

/// The daily boards to print, and their format.
public struct DailyListing: Hashable, Sendable {
  /// The player's name; nil for the logged-in player.
  public let player: String?
  /// The game; nil for all.
  public let game: GameID?
  /// The setup of the game; nil for all.
  public let level: String?
  /// Whether to print JSON instead of tables.
  public let json: Bool
}

/// The players to print, and the format.
public struct PlayersListing: Hashable, Sendable {
  /// The maximum number of rows; `Int.max` for all.
  public let limit: Int
  /// Whether to print JSON instead of a table.
  public let json: Bool
}

/// The player whose statistics to print, and the format.
public struct StatsRequest: Hashable, Sendable {
  /// The player's name; nil for the logged-in player.
  public let player: String?
  /// The game; nil for all.
  public let game: GameID?
  /// The setup of the game; nil for all.
  public let level: String?
  /// Whether to print JSON instead of a table.
  public let json: Bool
}

/// A task for the picture cache. The raw value is the word after `cache`.
public enum CacheTask: String, Hashable, Sendable, CaseIterable {
  /// Shows its place and size; the default.
  case show
  /// Clears it.
  case clear
}

/// A task for a whole database.
public enum TableTask: Hashable, Sendable {
  /// Creates it and, on a server, a role for players' programs with this or the default name.
  case create(role: RoleName?)
  /// Replays all rounds and compares the data derived from them.
  case check
  /// Copies it from one place to another; each is a directory or the address of a server.
  case copy(from: SystemString, to: SystemString)
}

/// The records to replay.
public enum VerifyTarget: Hashable, Sendable {
  /// The stored records; with `namesAll` those that verify are listed too.
  case stored(namesAll: Bool)
  /// An exported record in a file.
  case file(SystemString)
  /// An exported record on standard input.
  case standardInput
}
