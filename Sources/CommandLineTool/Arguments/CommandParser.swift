public import GameCore
internal import MediaProtocol
public import SystemStrings

extension Invocation {
  /// Parses the command line. The result depends only on the parameters.
  ///
  /// - Parameters:
  ///   - arguments: the arguments without the program's name.
  ///   - environment: the environment variables.
  public init(
    arguments: [SystemString], environment: [String: SystemString]
  ) throws(UsageError) {
    let surroundings = ProcessEnvironment(environment)
    let given = Words(arguments)
    if let error = given.error { throw error }
    let language = try given.value(.lang, of: Language.self)
    let named = given.options[.data] ?? surroundings.namedDataDirectory
    self.init(
      command: try Self.command(given, language: language, surroundings),
      language: language ?? surroundings.language,
      dataDirectory: named ?? surroundings.usualDataDirectory,
      usualDirectory: surroundings.usualDataDirectory, isDataDirectoryNamed: named != nil,
      isAccountShared: given.options[.shared] != nil || surroundings.sharesAccount)
  }

  /// Returns the language for error messages, as far as the arguments and the environment say.
  public static func language(
    arguments: [SystemString], environment: [String: SystemString]
  ) -> Language {
    Words(arguments).text(.lang).flatMap(Language.init(rawValue:))
      ?? ProcessEnvironment(environment).language
  }

  private static func command(
    _ given: Words, language: Language?, _ surroundings: ProcessEnvironment
  ) throws(UsageError) -> Command {
    var words = given.words[...]
    let verb = try verb(words.popFirst())
    for option in Option.allCases where given.options[option] != nil {
      guard option.verbs.contains(verb) else {
        throw .misplacedOption(option: option.name, command: verb.rawValue)
      }
    }
    if given.options[.help] != nil { return .help(given.words.isEmpty ? nil : verb) }
    if given.options[.version] != nil { return .version }
    let command: Command
    switch verb {
    case .play: command = .play(try given.playOptions(language, surroundings))
    case .scores: command = .scores(try given.scoresRequest())
    case .players: command = .players(try given.playersListing())
    case .stats: command = .stats(try given.statsRequest())
    case .recover:
      guard let name = words.popFirst()?.text else { throw .recoverWhom }
      command = .recover(name)
    case .verify: command = .verify(try given.verifyTarget(&words))
    case .replay:
      command = .replayExport(
        try exported(&words), spoils: given.options[.spoil] != nil)
    case .watch: command = .watch(try given.watchRequest(&words, language, surroundings))
    case .daily: command = .daily(try given.dailyListing())
    case .cache: command = .cache(try cacheTask(&words), surroundings.pictureCache)
    case .table: command = .table(try given.tableTask(&words))
    case .help:
      command = .help(
        try words.popFirst().map { word throws(UsageError) in
          try Self.verb(word)
        })
    }
    if let extra = words.first { throw .tooMany(argument: extra.text) }
    return command
  }

  private static func verb(_ argument: SystemString?) throws(UsageError) -> Verb {
    guard let word = argument?.text else { return .play }
    guard let verb = Verb(rawValue: word) else {
      let nearest = SpellingSuggestion.to(word, among: Verb.allCases.map(\.rawValue))
      throw .unknownCommand(word, nearest: nearest ?? elsewhere[word])
    }
    return verb
  }

  /// Words that are not commands, with the command to suggest instead.
  private static let elsewhere = [
    "opponents": "stats --game \(PairsDuelGame.id)", "leaderboard": "scores", "today": "daily",
  ]

  private static func cacheTask(
    _ words: inout ArraySlice<SystemString>
  ) throws(UsageError) -> CacheTask {
    guard let word = words.popFirst()?.text else { return .show }
    guard let task = CacheTask(rawValue: word) else { throw .cacheWhat(word) }
    return task
  }

  private static func exported(
    _ words: inout ArraySlice<SystemString>
  ) throws(UsageError) -> RoundID {
    guard words.popFirst() == "export", let text = words.popFirst()?.text else { throw .exportWhat }
    guard let number = Decimal.number(text), let id = Int(exactly: number), id > 0 else {
      throw .notAnID(text)
    }
    return RoundID(id)
  }
}

extension Words {
  fileprivate func playOptions(
    _ language: Language?, _ surroundings: ProcessEnvironment
  ) throws(UsageError) -> PlayOptions {
    var play = PlayOptions()
    if let text = text(.seed) {
      guard let seed = Decimal.number(text) else { throw bad(.seed, text, .range(0...UInt64.max)) }
      play.seed = seed
    }
    play.ascii = options[.ascii] != nil
    play.color = try value(.color, of: ColorChoice.self) ?? .automatic
    if play.color == .automatic, surroundings.refusesColor { play.color = .never }
    play.language = language
    play.cursor = try value(.cursor, of: CursorPlace.self)
    play.pictures = try value(.pictures, of: PictureChoice.self)
    play.motion = options[.noMotion] == nil
    play.mouse = options[.noMouse] == nil
    play.tutorial = options[.noTutorial] == nil
    return play
  }

  fileprivate func scoresRequest() throws(UsageError) -> ScoresRequest {
    let game = try chosenGame() ?? Catalog.games.first?.id ?? GameID("")
    guard Catalog.ranks(game) else { throw .unranked(game) }
    return ScoresRequest(
      board: text(.level).map { LeaderboardKey(game: game, setup: $0) } ?? .main(of: game),
      limit: try limit() ?? 10,
      json: options[.json] != nil)
  }

  fileprivate func playersListing() throws(UsageError) -> PlayersListing {
    PlayersListing(limit: try limit() ?? .max, json: options[.json] != nil)
  }

  fileprivate func statsRequest() throws(UsageError) -> StatsRequest {
    StatsRequest(
      player: text(.player), game: try chosenGame(), level: text(.level),
      json: options[.json] != nil)
  }

  fileprivate func dailyListing() throws(UsageError) -> DailyListing {
    let game = try chosenGame()
    if let game, !Catalog.ranks(game) { throw .noDaily(game) }
    return DailyListing(
      player: text(.player), game: game, level: text(.level),
      json: options[.json] != nil)
  }

  fileprivate func watchRequest(
    _ words: inout ArraySlice<SystemString>, _ language: Language?,
    _ surroundings: ProcessEnvironment
  ) throws(UsageError) -> WatchRequest {
    guard let path = words.popFirst() else { throw .watchWhat }
    let isText = options[.text] != nil
    // Keys are read from standard input, so a record cannot be.
    guard isText || path != "-" else { throw .watchWhat }
    return WatchRequest(
      file: path == "-" ? nil : path, text: isText,
      options: try playOptions(language, surroundings))
  }

  private func game() throws(UsageError) -> GameID? {
    guard let game = text(.game) else { return nil }
    let games = Catalog.games.map { $0.id.description }
    guard games.contains(game) else { throw bad(.game, game, .words(games)) }
    return GameID(game)
  }

  /// Returns the named game, otherwise the first game that has the named level.
  private func chosenGame() throws(UsageError) -> GameID? {
    let named = try game()
    guard let level = text(.level) else { return named }
    let having = Catalog.games.map { $0.id }.filter { Catalog.setups(of: $0).contains(level) }
    if let first = having.first {
      if having.contains(named ?? first) { return named ?? first }
      throw .otherGame(level: level, game: first)
    }
    let games = named.map { [$0] } ?? Catalog.games.map { $0.id }
    // Ranked games may have the same levels.
    var known: Set<String> = []
    let levels = games.flatMap { Catalog.setups(of: $0) }.filter { known.insert($0).inserted }
    throw bad(.level, level, .words(levels))
  }

  private func limit() throws(UsageError) -> Int? {
    guard let limit = text(.limit) else { return nil }
    guard let rows = Decimal.number(limit), (1...1000).contains(rows) else {
      throw bad(.limit, limit, .range(1...1000))
    }
    return Int(rows)
  }

  fileprivate func tableTask(
    _ words: inout ArraySlice<SystemString>
  ) throws(UsageError) -> TableTask {
    switch words.popFirst()?.text {
    case "create":
      guard let name = words.popFirst()?.text else { return .create(role: nil) }
      guard let role = RoleName(name) else { throw .notARole(name) }
      return .create(role: role)
    case "check": return .check
    case "copy":
      guard options[.data] == nil else {
        throw .misplacedOption(option: Option.data.name, command: "table copy")
      }
      guard let from = words.popFirst(), let to = words.popFirst() else { throw .copyWhat }
      return .copy(from: from, to: to)
    default: throw .tableWhat
    }
  }

  fileprivate func verifyTarget(
    _ words: inout ArraySlice<SystemString>
  ) throws(UsageError) -> VerifyTarget {
    guard let path = words.popFirst() else { return .stored(namesAll: options[.all] != nil) }
    guard options[.all] == nil else { throw .allAndFile }
    return path == "-" ? .standardInput : .file(path)
  }

  fileprivate func value<Value: RawRepresentable<String> & CaseIterable>(
    _ option: Option, of _: Value.Type
  ) throws(UsageError) -> Value? {
    guard let text = text(option) else { return nil }
    guard let value = Value(rawValue: text) else {
      throw bad(option, text, .words(Value.allCases.map(\.rawValue)))
    }
    return value
  }

  private func bad(
    _ option: Option, _ value: String, _ expected: UsageError.Expectation
  ) -> UsageError {
    .badValue(option: option.name, value: value, expected: expected)
  }
}
