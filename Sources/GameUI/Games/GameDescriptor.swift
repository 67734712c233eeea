import Canvas
import GameCore

/// What the screens around a game must know of it: one conformance a game, in a file of its own.
protocol GameDescriptor {
  static var id: GameID { get }
  /// What the choice of a setup is headed, and all setups together.
  static var setupHeading: any Phrase { get }
  static var allSetups: any Phrase { get }
  /// What a setup is called; nil for one that the game does not have.
  static func name(of setup: String) -> (any Phrase)?
  /// What a setup means in figures.
  static func details(of setup: String) -> (any Phrase)?
  /// The size of the board of a setup; nil for games without cards on a board.
  static func board(of setup: String) -> PairsLevel?
  /// Whether several sit at its table: who they are is chosen before a deal.
  static var hasSeats: Bool { get }
  /// The rows of the settings that are this game's alone.
  static var settings: [SettingsRow] { get }

  /// Shows a new deal; nil for a setup that the game does not have.
  static func deal(
    _ choices: Play.Choices, seed: UInt64, eligibility: Eligibility, at now: Moment
  ) -> (any GamePlay)?
  /// Restores a kept game, paused; nil where the rules can't replay it.
  static func resume(_ saved: SavedRound, _ choices: Play.Choices) -> (any GamePlay)?

  /// Shows a finished round from its deal on; nil for one of another game.
  static func watch(_ round: ReplayedRound, _ choices: Play.Choices) -> (any WatchedGame)?

  /// How far a kept game has come.
  static func progress(of saved: SavedRound, _ look: RenderStyle) -> [Alert.Part]
  /// What the alert with the result is headed.
  static var finished: any Phrase { get }
  /// Milliseconds for which the last move stays in sight before that alert.
  static var afterglow: Int { get }
  /// What a result is made of, below its points.
  static func figures(of result: RoundResult, _ setup: String, _ look: RenderStyle) -> [Alert.Part]
  /// What a result is where points do not say it, in the place of points and figures; nil for a
  /// game whose points do.
  static func outcome(
    of result: RoundResult, _ setup: String, content: String, _ look: RenderStyle
  ) -> [Alert.Part]?
  /// Why nobody is ranked in the game; nil where players are.
  static var unranked: (any Phrase)? { get }
  /// What is told of a result to others, beside its points.
  static func shared(of result: RoundResult, _ setup: String, _ look: RenderStyle) -> [String]
  /// Whether the alert with the result says what all rounds together come to.
  static var hasSummary: Bool { get }
  /// What all rounds together come to.
  static func summary(_ summary: GameSummary, _ look: RenderStyle) -> [Alert.Part]
  /// The button that leads to `review`, and what that is headed; nil where there is none.
  static var reviewTitle: (any Phrase)? { get }
  /// What was asked in a finished round and how it was answered; nil where nothing is to be told.
  static func review(of record: ReplayRecord, _ look: RenderStyle) -> [Alert.Part]?
  /// The columns between points and setup in a table of results.
  static func columns(_ look: RenderStyle) -> [TableColumn<RoundResult>]
  /// The columns between date and setup in the list of a player's own rounds.
  static func ownColumns(_ look: RenderStyle) -> [TableColumn<KeptRound>]

  /// The rules in words.
  static func rules(_ look: RenderStyle) -> [RulesPart]
  /// The keys of the game, the most needed first.
  static func keys(_ look: RenderStyle) -> [(keys: String, meaning: any Phrase)]
}

extension GameDescriptor {
  static func board(of _: String) -> PairsLevel? { nil }
  static var hasSeats: Bool { false }
  static var afterglow: Int { 0 }
  static func outcome(
    of _: RoundResult, _: String, content _: String, _: RenderStyle
  ) -> [Alert.Part]? { nil }
  static var unranked: (any Phrase)? { nil }
  static func shared(of result: RoundResult, _: String, _ look: RenderStyle) -> [String] {
    [look.language.time(result.time)]
  }
  static var hasSummary: Bool { false }
  static func summary(_: GameSummary, _: RenderStyle) -> [Alert.Part] { [] }
  static var reviewTitle: (any Phrase)? { nil }
  static func review(of _: ReplayRecord, _: RenderStyle) -> [Alert.Part]? { nil }

  static func ownColumns(_ look: RenderStyle) -> [TableColumn<KeptRound>] {
    [look.column(LeaderboardPhrase.points, .right, least: 6) { look.points(of: $0) }]
      + columns(look).map { column in TableColumn(like: column) { column.value($0.result) } }
  }
}

/// A piece of the rules.
enum RulesPart {
  case heading(any Phrase)
  case text(any Phrase)
  case formula(any Phrase)
}

/// The games in the order in which they are offered: a game is one case and one line here.
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

  /// The game that `settings` choose, or the first.
  init(in settings: Settings) {
    self = GameKind(GameID(settings.game)) ?? .pairs
  }

  var id: GameID { descriptor.id }

  /// The texts of its setups, easiest or shortest first.
  var setups: [String] { Catalog.setups(of: id) }

  /// The setup that `settings` choose, or the first.
  func setup(in settings: Settings) -> String {
    let setups = setups
    return settings.setups[id.description].flatMap { setups.contains($0) ? $0 : nil }
      ?? setups.first ?? ""
  }
}

extension GameDescriptor {
  /// What the game is called.
  static var title: any Phrase { GameTitle(id) }
}

extension RenderStyle {
  /// What a game is called.
  func title(of kind: GameKind) -> String { text(kind.descriptor.title) }

  /// A figure of a result; empty where the result has none.
  func figure(_ figure: Figure, of result: RoundResult) -> String {
    result.figures[figure].map(String.init) ?? ""
  }

  /// What a setup of a game is called; a question mark where there is no such thing.
  func name(of setup: String, in kind: GameKind?) -> String {
    kind.flatMap { $0.descriptor.name(of: setup) }.map { text($0) } ?? "?"
  }

  /// What a game and its setup are called together.
  func name(of kind: GameKind, _ setup: String) -> String {
    "\(title(of: kind)), \(name(of: setup, in: kind))"
  }

  /// What a setup means in figures.
  func details(of setup: String, in kind: GameKind) -> String {
    kind.descriptor.details(of: setup).map { text($0) } ?? ""
  }
}
