package import GameCore

/// An option of the command line.
package struct Option: Equatable, Sendable {
  /// The name without dashes.
  package let name: String
  /// What the value may be; nil for options without a value.
  package let completion: Completion?
  /// The placeholder for the value in the help.
  private let placeholder: String
  private let meaning: Text
  /// The text in the help about one command, if it says more.
  private var detail: Text?
  /// Whether the list of all options names the commands that accept it.
  private let namesCommands: Bool

  init(
    _ name: String, _ placeholder: String = "", _ completion: Completion? = nil,
    namesCommands: Bool = false, _ meaning: (Language) -> String
  ) {
    self.name = name
    self.placeholder = placeholder
    self.completion = completion ?? (placeholder.isEmpty ? nil : .unknown)
    self.meaning = Text(meaning)
    self.namesCommands = namesCommands
  }

  /// The option as it is typed.
  package var typed: String { "--\(name)" }

  /// The option with the placeholder of its value, for the help.
  var usage: String {
    (name == Self.help.name ? "-h, " : "") + typed + (placeholder.isEmpty ? "" : " \(placeholder)")
  }

  /// Options are equal if they are typed the same.
  package static func == (left: Option, right: Option) -> Bool { left.name == right.name }

  /// Returns the text in a list of all options.
  package func summary(in language: Language) -> String {
    let commands = namesCommands ? CommandDescription.all.filter { $0.accepts(self) } : []
    let names = commands.map(\.name).joined(separator: ", ")
    return (names.isEmpty ? "" : "\(names): ") + meaning.text(in: language)
  }

  /// Returns the text in the help about one command.
  func detail(in language: Language) -> String { (detail ?? meaning).text(in: language) }

  /// Returns the option as one command has it.
  private func saying(_ detail: (Language) -> String, _ completion: Completion? = nil) -> Option {
    var option = Option(
      name, placeholder, completion ?? self.completion, namesCommands: namesCommands
    ) { meaning.text(in: $0) }
    option.detail = Text(detail)
    return option
  }
}

/// The completions that a shell can offer at a position of the command line.
package enum Completion: Hashable, Sendable {
  case words([String])
  /// The setups of the game that `--game` names, otherwise all.
  case levels
  case directories
  /// Files or words.
  case files(or: [String])
  /// A number or a name that a shell does not know.
  case unknown

  /// The raw values of a type.
  static func words<Value: RawRepresentable<String> & CaseIterable>(of _: Value.Type) -> Self {
    .words(Value.allCases.map(\.rawValue))
  }
}

extension Option {
  /// All options, in the order of the help: those of several commands, those of one, and the last.
  package static let all =
    common + CommandDescription.all.flatMap(\.ownOptions).filter { !common.contains($0) } + last

  /// The options that every command accepts.
  static let general = [data, lang] + last

  private static let common = [
    data, seed, ascii, color, cursor, pictures, lang, noMotion, noMouse, noTutorial, shared, game,
    level, limit, player, json,
  ]
  private static let last = [help, version]

  static let data = Option("data", "DIR", .directories) {
    $0("directory of the database, or postgres://…", "каталог базы данных или postgres://…")
  }
  static let seed = Option("seed", "N") {
    $0("deal from this seed, for practice", "раздача по зерну N, для тренировки")
  }
  static let ascii = Option("ascii") { $0("draw with ASCII only", "рисовать только знаками ASCII") }
  static let color = Option("color", "COLORS", .words(of: ColorChoice.self)) {
    $0("colors: ", "цвета: ") + names(of: ColorChoice.self)
  }
  static let cursor = Option("cursor", "hidden|focus", .words(of: CursorPlace.self)) {
    $0(
      "hide cursor, or follow focus for screen readers", "где курсор; focus — для экранного диктора"
    )
  }
  static let pictures = Option("pictures", "KIND", .words(of: PictureChoice.self)) {
    $0("pictures: ", "картинки: ") + names(of: PictureChoice.self)
  }
  static let lang = Option("lang", "en|ru", .words(of: Language.self)) {
    $0("language (default: from the locale)", "язык (по умолчанию как в системе)")
  }
  static let noMotion = Option("no-motion") {
    $0("flip cards without animation", "переворачивать карты без анимации")
  }
  static let noMouse = Option("no-mouse") {
    $0("leave the mouse to the terminal", "оставить мышь терминалу")
  }
  static let noTutorial = Option("no-tutorial") {
    $0("don't show new players the tutorial", "не показывать новым игрокам, как играть")
  }
  static let shared = Option("shared") {
    $0(
      "for a shared account: no one stays logged in", "для общей учётной записи: вход не запоминать"
    )
  }
  static let level = Option("level", "L", .levels) {
    // The first setup of each game.
    let levels = Catalog.games.compactMap { Catalog.setups(of: $0.id).first }.withoutRepetitions
      .joined(separator: ", ")
    return $0("level or duration (\(levels) ...)", "уровень или время (\(levels) ...)")
  }
  static let player = Option("player", "NAME", namesCommands: true) {
    $0("player (default: the logged-in one)", "игрок (по умолчанию тот, кто вошёл)")
  }
  static let json = Option("json", namesCommands: true) { $0("print JSON", "в формате JSON") }
  static let help = Option("help") { $0("print this help", "показать эту справку") }
  static let version = Option("version") {
    $0("print the version and its rulesets", "показать версию и редакции правил")
  }

  static let game = Option("game", "G") { $0("game", "игра") }
  /// The option of commands that accept every game.
  static let anyGame = game(of: Catalog.games)
  /// The option of commands that accept only ranked games.
  static let rankedGame = game(of: Catalog.rankedGames)

  private static func game(of games: [any Game.Type]) -> Option {
    let names = games.map { $0.id.description }
    let list = names.joined(separator: ", ")
    return game.saying({ $0("game: \(list)", "игра: \(list)") }, .words(names))
  }

  static let limit = Option("limit", "N", namesCommands: true) {
    $0("at most N rows, 1 to 1000", "не больше N строк, от 1 до 1000")
  }

  /// Returns the option with its default.
  static func limit(_ rows: @escaping (Language) -> String) -> Option {
    limit.saying {
      $0(
        "at most N rows, 1 to 1000 (default: \(rows($0)))",
        "не больше N строк, 1–1000 (по умолчанию \(rows($0)))")
    }
  }

  private static func names<Value: RawRepresentable<String> & CaseIterable>(
    of _: Value.Type
  ) -> String { Value.allCases.map(\.rawValue).joined(separator: ", ") }
}

extension [String] {
  /// The texts, each only once, in order.
  package var withoutRepetitions: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
