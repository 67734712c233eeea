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
        "directory of accounts and records, or postgres://…",
        "каталог учётных записей или postgres://…")
    case .seed:
      say("deal from this seed; such games are practice", "раздача по числу N; только тренировка")
    case .ascii: say("draw with ASCII only", "рисовать только знаками ASCII")
    case .color: say("\(colors) (auto)", "цвета: \(colors)")
    case .cursor:
      say(
        "where the cursor is: focus is for screen readers",
        "где курсор: focus нужен чтению с экрана")
    case .pictures: say("pictures: \(pictures)", "картинки: \(pictures)")
    case .lang: say("language (that of the locale)", "язык (как в системе)")
    case .noMotion: say("turn cards at once", "переворачивать карты сразу")
    case .noMouse: say("leave the mouse to the terminal", "оставить мышь терминалу")
    case .noTutorial: say("do not show new players how to play", "не учить новых игроков игре")
    case .shared:
      say(
        "for shared accounts: no one stays logged in",
        "общая учётная запись: вход не запоминать")
    case .game where verb != nil: say("game: \(games)", "игра: \(games)")
    case .game: say("the game, by one of the names above", "игра, одно из названий выше")
    case .level:
      say("its level or duration (\(levels) ...)", "её уровень или время (\(levels) ...)")
    case .limit where verb != nil:
      say(
        "rows at most, 1 to 1000 (\(verb == .scores ? "10" : "all"))",
        "строк, от 1 до 1000 (\(verb == .scores ? "10" : "все"))")
    case .limit:
      say(
        "scores (10), players (all): rows, 1 to 1000",
        "scores (10), players (все): строк, от 1 до 1000")
    case .player:
      say(
        "stats, daily: player (the logged-in one)",
        "stats, daily: чьи числа (того, кто в системе)")
    case .json:
      say(
        "scores, players, stats, daily: JSON, no table",
        "scores, players, stats, daily: JSON, не таблица")
    case .all:
      say("verify: also list the records that pass", "verify: назвать и подтверждённые записи")
    case .spoil:
      say("replay: records of boards of today too", "replay: и записи сегодняшних игр дня")
    case .text: say("watch: lines of text, no screen", "watch: строки текста вместо экрана")
    case .help: say("this text", "этот текст")
    case .version:
      say("the version, and the rulesets it knows", "версия и известные ей редакции правил")
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
