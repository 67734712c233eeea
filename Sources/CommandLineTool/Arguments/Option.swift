package import GameCore

/// An option of the command line.
package struct Option: Equatable, Sendable {
  /// The name without dashes.
  package let name: String
  /// What the value may be; nil for options without a value.
  package private(set) var completion: Completion?
  /// The placeholder for the value in the help.
  private let placeholder: String
  /// The text, which is put together only when it is printed.
  private let meaning: @Sendable (Language) -> String
  /// The text in the help about one command, if it says more.
  private var detail: Localized?
  /// Whether the list of all options names the commands that accept it.
  private let namesCommands: Bool

  init(
    _ name: String, value placeholder: String = "", offers completion: Completion? = nil,
    namesCommands: Bool = false, _ english: @autoclosure @escaping @Sendable () -> String,
    _ russian: @autoclosure @escaping @Sendable () -> String
  ) {
    self.name = name
    self.placeholder = placeholder
    self.completion = completion ?? (placeholder.isEmpty ? nil : .unknown)
    self.namesCommands = namesCommands
    meaning = { $0(english(), russian()) }
  }

  package var typed: String { "--\(name)" }

  /// The option with the placeholder of its value, for the help.
  var usage: String {
    (name == Self.help.name ? "-h, " : "") + typed + (placeholder.isEmpty ? "" : " \(placeholder)")
  }

  /// Options are equal if they are typed the same.
  package static func == (left: Option, right: Option) -> Bool { left.name == right.name }

  /// Returns the text in a list of all options.
  package func summary(in language: Language) -> String {
    let commands =
      namesCommands ? CommandDescription.all.filter { $0.acceptedNames.contains(name) } : []
    let names = commands.map(\.name).joined(separator: ", ")
    return (names.isEmpty ? "" : "\(names): ") + meaning(language)
  }

  /// Returns the text in the help about one command.
  func detail(in language: Language) -> String { detail?.text(in: language) ?? meaning(language) }

  /// Returns the option as one command has it.
  private func saying(_ detail: Localized, _ completion: Completion? = nil) -> Option {
    var option = self
    option.detail = detail
    option.completion = completion ?? self.completion
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
}

extension Option {
  /// All options, in the order of the help: those of several commands, those of one, and the last.
  package static let all =
    common + CommandDescription.all.flatMap(\.ownOptions).filter { !common.contains($0) } + last

  /// Returns an option; the commands are described only if it is none of several.
  static func named(_ name: Substring) -> Option? {
    common.first { $0.name == name } ?? last.first { $0.name == name }
      ?? all.first { $0.name == name }
  }

  /// The options that every command accepts.
  static let general = [data, lang] + last

  private static let common = [
    data, seed, ascii, color, cursor, pictures, lang, noMotion, noMouse, noTutorial, shared, game,
    level, limit, player, json,
  ]
  private static let last = [help, version]

  static let data = Option(
    "data", value: "DIR", offers: .directories,
    "directory of the database, or postgres://…", "каталог базы данных или postgres://…")
  static let seed = Option(
    "seed", value: "N", "deal from this seed, for practice", "раздача по зерну N, для тренировки")
  static let ascii = Option("ascii", "draw with ASCII only", "рисовать только знаками ASCII")
  static let color = Option(
    "color", value: "COLORS", offers: .words(ColorChoice.words),
    "colors: \(ColorChoice.words.list)", "цвета: \(ColorChoice.words.list)")
  static let cursor = Option(
    "cursor", value: "hidden|focus", offers: .words(CursorPlace.words),
    "hide cursor, or follow focus for screen readers", "где курсор; focus — для экранного диктора")
  static let pictures = Option(
    "pictures", value: "KIND", offers: .words(PictureChoice.words),
    "pictures: \(PictureChoice.words.list)", "картинки: \(PictureChoice.words.list)")
  static let lang = Option(
    "lang", value: "en|ru", offers: .words(Language.words),
    "language (default: from the locale)", "язык (по умолчанию как в системе)")
  static let noMotion = Option(
    "no-motion", "flip cards without animation", "переворачивать карты без анимации")
  static let noMouse = Option(
    "no-mouse", "leave the mouse to the terminal", "оставить мышь терминалу")
  static let noTutorial = Option(
    "no-tutorial", "don't offer new players the tutorial",
    "не предлагать новым игрокам «Как играть»")
  static let shared = Option(
    "shared", "for a shared account: no one stays logged in",
    "для общей учётной записи: вход не запоминать")
  static let level = Option(
    "level", value: "L", offers: .levels,
    "level or duration (\(levels) ...)", "уровень или время (\(levels) ...)")
  static let player = Option(
    "player", value: "NAME", namesCommands: true,
    "player (default: the logged-in one)", "игрок (по умолчанию тот, кто вошёл)")
  static let json = Option("json", namesCommands: true, "print JSON", "в формате JSON")
  static let help = Option("help", "print this help", "показать эту справку")
  static let version = Option(
    "version", "print the version and its rulesets", "показать версию и редакции правил")

  static let game = Option("game", value: "G", "game", "игра")
  /// The option of commands that accept every game.
  static let anyGame = accepting(Catalog.games)
  /// The option of commands that accept only ranked games.
  static let rankedGame = accepting(Catalog.rankedGames)

  private static func accepting(_ games: [any Game.Type]) -> Option {
    let names = games.map { $0.id.description }
    return game.saying(Localized("game: \(names.list)", "игра: \(names.list)"), .words(names))
  }

  static let limit = Option(
    "limit", value: "N", namesCommands: true,
    "at most N rows, 1 to 1000", "не больше N строк, от 1 до 1000")

  static func limit(_ english: String, _ russian: String) -> Option {
    limit.saying(
      Localized(
        "at most N rows, 1 to 1000 (default: \(english))",
        "не больше N строк, 1–1000 (по умолчанию \(russian))"))
  }

  /// The first setup of each game.
  private static var levels: String {
    Catalog.games.compactMap { Catalog.setups(of: $0.id).first }.withoutRepetitions.list
  }
}

extension RawRepresentable<String> where Self: CaseIterable {
  /// The raw values, which are typed.
  static var words: [String] { allCases.map(\.rawValue) }
}
