import GameCore

/// A short description of an option.
struct OptionPhrase: Phrase {
  private let option: Option
  /// The command to which it is limited; nil for all.
  private let verb: Verb?

  init(_ option: Option, of verb: Verb? = nil) {
    self.option = option
    self.verb = verb
  }

  func text(in say: Language) -> String {
    switch option {
    case .data:
      say(
        "directory of the database, or postgres://…",
        "каталог базы данных или postgres://…")
    case .seed:
      say("deal from this seed, for practice", "раздача по зерну N, для тренировки")
    case .ascii: say("draw with ASCII only", "рисовать только знаками ASCII")
    case .color: say("colors: \(colors)", "цвета: \(colors)")
    case .cursor:
      say(
        "hide cursor, or follow focus for screen readers",
        "где курсор; focus — для экранного диктора")
    case .pictures: say("pictures: \(pictures)", "картинки: \(pictures)")
    case .lang: say("language (default: from the locale)", "язык (по умолчанию как в системе)")
    case .noMotion: say("flip cards without animation", "переворачивать карты без анимации")
    case .noMouse: say("leave the mouse to the terminal", "оставить мышь терминалу")
    case .noTutorial:
      say("don't show new players the tutorial", "не показывать новым игрокам, как играть")
    case .shared:
      say(
        "for a shared account: no one stays logged in",
        "для общей учётной записи: вход не запоминать")
    case .game where verb != nil: say("game: \(games)", "игра: \(games)")
    case .game: say("game", "игра")
    case .level:
      say("level or duration (\(levels) ...)", "уровень или время (\(levels) ...)")
    case .limit where verb != nil:
      say(
        "at most N rows, 1 to 1000 (default: \(verb == .scores ? "10" : "all"))",
        "не больше N строк, 1–1000 (по умолчанию \(verb == .scores ? "10" : "все"))")
    case .limit:
      say(
        "scores, players: at most N rows, 1 to 1000",
        "scores, players: не больше N строк, от 1 до 1000")
    case .player:
      say(
        "stats, daily: player (default: the logged-in one)",
        "stats, daily: игрок (по умолчанию тот, кто вошёл)")
    case .json:
      say(
        "scores, players, stats, daily: print JSON",
        "scores, players, stats, daily: в формате JSON")
    case .all:
      say("verify: also list the rounds that pass", "verify: вывести и подтверждённые партии")
    case .spoil:
      say("replay: include today's daily boards", "replay: и партии сегодняшних игр дня")
    case .text: say("watch: print text instead of a screen", "watch: строки текста вместо экрана")
    case .help: say("print this help", "показать эту справку")
    case .version:
      say("print the version and its rulesets", "показать версию и редакции правил")
    }
  }

  private var colors: String {
    ColorChoice.allCases.map(\.rawValue).joined(separator: ", ")
  }

  private var pictures: String {
    PictureChoice.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// The games that the command accepts.
  private var games: String {
    (verb?.games ?? []).joined(separator: ", ")
  }

  /// The first setup of each game, without repetitions.
  private var levels: String {
    var known: Set<String> = []
    return Catalog.games.compactMap { Catalog.setups(of: $0.id).first }
      .filter { known.insert($0).inserted }.joined(separator: ", ")
  }
}

extension Verb {
  /// The names of the games that the command accepts; statistics also cover unranked games.
  var games: [String] {
    let games = self == .stats ? Catalog.games : Catalog.rankedGames
    return games.map { $0.id.description }
  }
}
