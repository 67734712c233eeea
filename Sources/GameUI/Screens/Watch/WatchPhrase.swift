import GameCore

/// The texts of the viewer.
enum WatchPhrase: SpokenPhrase {
  case title, watch, keyWatch, watchFirst, keyPick, keyPlay, keyEnds
  case loading, error(WatchError)
  case step(Int, of: Int)
  /// The buttons and texts of plain mode.
  case next, restart, turns(Int), answers(Int), end(String?)

  func text(in say: Language) -> String {
    switch self {
    case .title: say("Watch and race", "Просмотр и гонка")
    case .watch: say("Watch", "Смотреть")
    case .keyWatch: say("watch", "смотреть")
    case .watchFirst: say("Watch the first round", "Смотреть первую партию")
    case .keyPick: say("pick", "выбрать")
    case .keyPlay: say("play", "пуск")
    case .keyEnds: say("start, end", "начало, конец")
    case .loading: say("Loading the round…", "Загружаем партию…")
    case .error(.store(let error)): error.text(in: say)
    case .error(.notTrue):
      say(
        "The replay of this round doesn't match its stored result, so it isn't shown.",
        "Повтор этой партии не сходится с записанным результатом, поэтому она не показана.")
    case .error(.needsNewerVersion):
      say(
        "This round needs a newer version of Flipside.",
        "Для этой партии нужна более новая версия Flipside.")
    case .error(.unknownGame):
      say(
        "This version of Flipside doesn't know this game. Update Flipside.",
        "Эта версия Flipside не знает такой игры. Обновите Flipside.")
    case .error(.dailyAhead):
      say(
        "This is a daily board. You can watch and race it after your own attempt: press d on Play.",
        "Это игра дня. Смотреть её и устраивать гонку можно после своей попытки: d на вкладке "
          + "«Игра».")
    case .step(let step, let all): say("step \(step) of \(all)", "шаг \(step) из \(all)")
    case .next: say("Next", "Дальше")
    case .restart: say("From the start", "С начала")
    case .turns(let count):
      say.plural(count, ("turn", "turns"), ("ход", "хода", "ходов"))
    case .answers(let count):
      say.plural(count, ("answer", "answers"), ("ответ", "ответа", "ответов"))
    case .end(let result):
      say("The end", "Конец") + (result.map { ": \($0)" } ?? "")
    }
  }

  func spoken(in say: Language) -> String? {
    switch self {
    // They act on the row with the focus; the row itself offers them.
    case .keyWatch, .keyPick: ""
    case .error(.dailyAhead):
      say(
        "This is a daily board. You can watch and race it after your own attempt: type daily board "
          + "on Play.",
        "Это игра дня. Смотреть её и устраивать гонку можно после своей попытки: «игра дня» на "
          + "вкладке «Играть».")
    default: nil
    }
  }
}
