import GameCore

/// What each option does, in a few words.
struct OptionPhrase: Phrase {
  private let option: Option
  /// The command that it is about; nil for all.
  private let verb: Verb?

  init(_ option: Option, of verb: Verb? = nil) {
    self.option = option
    self.verb = verb
  }

  var english: String {
    switch option {
    case .data: "directory of accounts and records, or postgres://…"
    case .seed: "deal from this seed; such games are practice"
    case .ascii: "draw with ASCII only"
    case .color: "\(colors) (auto)"
    case .cursor: "where the cursor is: focus is for screen readers"
    case .pictures: "pictures: \(pictures)"
    case .lang: "language (that of the locale)"
    case .noMotion: "turn cards at once"
    case .noMouse: "leave the mouse to the terminal"
    case .noTutorial: "do not show new players how to play"
    case .shared: "many use this account: nobody stays logged in"
    case .game where verb != nil: "game: \(games)"
    case .game: "the game, by one of the names above"
    case .level: "its level or duration (\(levels) ...)"
    case .limit where verb != nil: "rows at most, 1 to 1000 (\(verb == .scores ? "10" : "all"))"
    case .limit: "scores (10), players (all): rows, 1 to 1000"
    case .player: "stats, daily: whose (whoever stays logged in)"
    case .json: "scores, players, stats, daily: JSON, no table"
    case .all: "verify: name the true records too"
    case .spoil: "replay: records of boards of today too"
    case .text: "watch: lines of text, no screen"
    case .help: "this text"
    case .version: "the version, and the rulesets it knows"
    }
  }

  var russian: String {
    switch option {
    case .data: "каталог учётных записей или postgres://…"
    case .seed: "раздача по числу N; только тренировка"
    case .ascii: "рисовать только знаками ASCII"
    case .color: "цвета: \(colors)"
    case .cursor: "где курсор: focus нужен чтению с экрана"
    case .pictures: "картинки: \(pictures)"
    case .lang: "язык (как в системе)"
    case .noMotion: "переворачивать карты сразу"
    case .noMouse: "оставить мышь терминалу"
    case .noTutorial: "не учить новых игроков игре"
    case .shared: "общая учётная запись: вход не запоминать"
    case .game where verb != nil: "игра: \(games)"
    case .game: "игра, одно из названий выше"
    case .level: "её уровень или время (\(levels) ...)"
    case .limit where verb != nil: "строк, от 1 до 1000 (\(verb == .scores ? "10" : "все"))"
    case .limit: "scores (10), players (все): строк, от 1 до 1000"
    case .player: "stats, daily: чьи числа (того, кто в системе)"
    case .json: "scores, players, stats, daily: JSON, не таблица"
    case .all: "verify: назвать и верные записи"
    case .spoil: "replay: и записи сегодняшних игр дня"
    case .text: "watch: строки текста вместо экрана"
    case .help: "этот текст"
    case .version: "версия и известные ей редакции правил"
    }
  }

  private var colors: String {
    ColorChoice.allCases.map(\.rawValue).joined(separator: ", ")
  }

  private var pictures: String {
    PictureChoice.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// Those that the command takes.
  private var games: String {
    (verb?.games ?? []).joined(separator: ", ")
  }

  /// The first setup of each game, each once.
  private var levels: String {
    var known: Set<String> = []
    return Catalog.games.compactMap { Catalog.setups(of: $0.id).first }
      .filter { known.insert($0).inserted }.joined(separator: ", ")
  }
}

extension Verb {
  /// The names of the games that the command takes; statistics are of those too that rank nobody.
  var games: [String] {
    let games = self == .stats ? Catalog.games : Catalog.rankedGames
    return games.map { $0.id.description }
  }
}
