import Canvas
import GameCore

/// The description of a game for the screens around it. Each conformance is in a separate file.
protocol GameDescriptor {
  associatedtype Play: WatchablePlay
  /// The heading of the choice of a setup, and the name of all setups together.
  static var setupHeading: any Phrase { get }
  static var allSetups: any Phrase { get }
  /// Returns the name of a setup; nil if it is unknown.
  static func name(of setup: String) -> (any Phrase)?
  /// Returns a setup's details in numbers.
  static func details(of setup: String) -> (any Phrase)?
  /// Returns the size of the board of a setup; nil for games without cards on a board.
  static func board(of setup: String) -> PairsLevel?
  /// Whether the game is for several players, who are chosen before a deal.
  static var hasSeats: Bool { get }
  /// The rows of the settings for this game only.
  static var settings: [SettingsRow] { get }

  /// Shows a new deal; nil for an unknown setup.
  static func deal(
    _ choices: DealChoices, seed: UInt64, eligibility: Eligibility, at now: Moment
  ) -> (any GamePlay)?
  /// Restores a saved game, paused; nil if the rules cannot replay it.
  static func resume(_ saved: SavedRound, _ choices: DealChoices) -> (any GamePlay)?

  /// Returns the progress of a saved game.
  static func progress(of saved: SavedRound, _ look: RenderStyle) -> [Alert.Part]
  /// The heading of the dialog with the result.
  static var finished: any Phrase { get }
  /// The milliseconds during which the last move stays visible before that dialog.
  static var resultDelay: Int { get }
  /// Returns the parts of a result, shown below its points.
  static func figures(of result: RoundResult, _ setup: String, _ look: RenderStyle) -> [Alert.Part]
  /// Returns the result of a game whose points do not say it, shown instead of points and figures;
  /// nil for other games.
  static func outcome(
    of result: RoundResult, _ setup: String, content: String, _ look: RenderStyle
  ) -> [Alert.Part]?
  /// Returns the texts to share about a result, besides its points.
  static func shared(of result: RoundResult, _ setup: String, _ look: RenderStyle) -> [String]
  /// The meaning of a figure in the first result on a board.
  static var firstNote: (any Phrase)? { get }
  /// Whether a player can race a stored round of the game.
  static var canBeRaced: Bool { get }
  /// The meanings of unusual words on the board, for the help.
  static var topics: [HelpText.Topic] { get }
  /// The meanings of unusual words in the result, for the help.
  static var resultTopics: [HelpText.Topic] { get }
  /// Whether the signs of moves are the answers of a quiz, on tiles.
  static var marksAreTiles: Bool { get }
  /// Returns the seats that took pairs in the turns of a round; empty for a game without seats.
  static func turns(of record: ReplayRecord) -> [Int?]
  /// Returns these turns as signs of the players.
  static func strip(
    _ turns: [Int?], of record: ReplayRecord, _ look: RenderStyle
  ) -> [Alert.Part]
  /// The views of the statistics for this game only.
  static var views: [StatisticsScreen.View] { get }
  /// Whether the dialog with the result includes a summary of all rounds.
  static var hasSummary: Bool { get }
  /// Returns the summary of all rounds.
  static func summary(_ summary: GameSummary, _ look: RenderStyle) -> [Alert.Part]
  /// The button for `review`, which is also its heading; nil if there is none.
  static var reviewTitle: (any Phrase)? { get }
  /// Returns the questions and answers of a finished round; nil if there are none.
  static func review(of record: ReplayRecord, _ look: RenderStyle) -> [Alert.Part]?
  /// Returns the columns between points and setup in a table of results.
  static func columns(_ look: RenderStyle) -> [TableColumn<RoundResult>]
  /// Returns the columns between date and setup in the list of a player's own rounds.
  static func ownColumns(_ look: RenderStyle) -> [TableColumn<RoundSummary>]

  /// The rules in words.
  static var rules: [RulesPart] { get }
  /// What to say instead of the keys in plain mode.
  static var words: any Phrase { get }
  /// Returns the keys of the game, the most important first.
  static func keys(_ look: RenderStyle) -> [KeyBinding]
}

extension GameDescriptor {
  static var id: GameID { Play.Rules.id }
  static func resume(_ saved: SavedRound, _ choices: DealChoices) -> (any GamePlay)? {
    (try? GameTable(resuming: saved)).map { Play($0, choices) }
  }
  /// Shows a finished round from its deal; nil for a round of another game.
  static func watch(_ round: ReplayedRound, _ choices: DealChoices) -> (any WatchedGame)? {
    WatchedPlay<Play>(round, choices)
  }
  static func board(of _: String) -> PairsLevel? { nil }
  static var hasSeats: Bool { false }
  static var resultDelay: Int { 0 }
  static func outcome(
    of _: RoundResult, _: String, content _: String, _: RenderStyle
  ) -> [Alert.Part]? { nil }
  static func shared(of result: RoundResult, _: String, _ look: RenderStyle) -> [String] {
    [look.time(result.time)]
  }
  static var firstNote: (any Phrase)? { nil }
  static var canBeRaced: Bool { false }
  static var topics: [HelpText.Topic] { [] }
  static var resultTopics: [HelpText.Topic] { topics }
  static var marksAreTiles: Bool { false }
  static func turns(of _: ReplayRecord) -> [Int?] { [] }
  static func strip(_: [Int?], of _: ReplayRecord, _: RenderStyle) -> [Alert.Part] { [] }
  static var views: [StatisticsScreen.View] { [] }
  static var hasSummary: Bool { false }
  static func summary(_: GameSummary, _: RenderStyle) -> [Alert.Part] { [] }
  static var reviewTitle: (any Phrase)? { nil }
  static func review(of _: ReplayRecord, _: RenderStyle) -> [Alert.Part]? { nil }

  static func ownColumns(_ look: RenderStyle) -> [TableColumn<RoundSummary>] {
    [look.column(LeaderboardPhrase.points, .right, least: 6) { look.points(of: $0) }]
      + columns(look).map { column in TableColumn(like: column) { column.value($0.result) } }
  }
}

/// A part of the rules.
enum RulesPart {
  case heading(any Phrase)
  case text(any Phrase)
  case formula(any Phrase)
}

/// The games in the order in which they are offered. A game is one case and one line here.
enum GameKind: Hashable, CaseIterable {
  case pairs, colorMatch, movieQuiz, pairsDuel

  var descriptor: any GameDescriptor.Type {
    switch self {
    case .pairs: PairsDescriptor.self
    case .colorMatch: ColorMatchDescriptor.self
    case .movieQuiz: MovieQuizDescriptor.self
    case .pairsDuel: PairsDuelDescriptor.self
    }
  }

  init?(_ id: GameID) {
    guard let kind = Self.allCases.first(where: { $0.id == id }) else { return nil }
    self = kind
  }

  /// Returns the game in the settings, or the first.
  init(in settings: Settings) {
    self = GameKind(GameID(settings.game)) ?? .pairs
  }

  var id: GameID { descriptor.id }

  /// The games that have leaderboards and daily boards.
  static let ranked = allCases.filter { Catalog.ranks($0.id) }

  /// The texts of its setups, easiest or shortest first.
  var setups: [String] { Catalog.setups(of: id) }

  /// Returns the setup in the settings, or the first.
  func setup(in settings: Settings) -> String {
    let setups = setups
    return settings.setups[id.description].flatMap { setups.contains($0) ? $0 : nil }
      ?? setups.first ?? ""
  }
}

extension GameDescriptor {
  /// The title of the game.
  static var title: any Phrase { GameTitle(id) }
}

extension RenderStyle {
  /// Returns the title of a game.
  func title(of kind: GameKind) -> String { text(kind.descriptor.title) }

  /// Returns a figure of a result; empty if the result does not have it.
  func figure(_ figure: Figure, of result: RoundResult) -> String {
    result.figures[figure].map(String.init) ?? ""
  }

  /// Returns the name of a game's setup; a question mark if it is unknown.
  func name(of setup: String, in kind: GameKind?) -> String {
    kind.flatMap { $0.descriptor.name(of: setup) }.map { text($0) } ?? "?"
  }

  /// Returns the title of a game with the name of its setup.
  func name(of kind: GameKind, _ setup: String) -> String {
    let name = name(of: setup, in: kind)
    return "\(title(of: kind)), \(language(name, name.lowercased()))"
  }

  /// Returns the title of a board's game with the name of its setup; a question mark if the game is
  /// unknown.
  func name(of board: LeaderboardKey) -> String {
    GameKind(board.game).map { name(of: $0, board.setup ?? "") } ?? "?"
  }

  /// Returns a setup's details in numbers.
  func details(of setup: String, in kind: GameKind) -> String {
    kind.descriptor.details(of: setup).map { text($0) } ?? ""
  }
}
