import GameCore

/// The texts of the viewer.
enum WatchPhrase: Phrase {
  case title, watch, keyWatch, keyPlay, keyStop, keyStep, keySpeed, keyEnds
  case loading, notTrue, needsNewerVersion, cannotWatch, dailyAhead
  case step(Int, of: Int)

  func text(in say: Language) -> String {
    switch self {
    case .title: say("Watch and race", "Смотреть и гоняться")
    case .watch: say("Watch", "Смотреть")
    case .keyWatch: say("watch", "смотреть")
    case .keyPlay: say("play", "пуск")
    case .keyStop: say("pause", "пауза")
    case .keyStep: say("step", "шаг")
    case .keySpeed: say("speed", "скорость")
    case .keyEnds: say("ends", "края")
    case .loading: say("Reading the round…", "Читаем игру…")
    case .notTrue:
      say(
        "Played again, this round does not come out as it is stored: it is not shown.",
        "При повторе эта игра не даёт записанного результата: она не показана.")
    case .needsNewerVersion:
      say(
        "This round needs a newer version of Flipside.",
        "Для этой игры нужна более новая версия Flipside.")
    case .cannotWatch:
      say("This round is of a game that cannot be watched.", "Игры такого вида смотреть нельзя.")
    case .dailyAhead:
      say(
        "This is the board of the day. It can be watched and raced once your own try is over: d on "
          + "the Board tab.",
        "Это игра дня. Смотреть её и гоняться с ней можно после своей попытки: d на вкладке «Игра»."
      )
    case .step(let step, let all): say("step \(step) of \(all)", "шаг \(step) из \(all)")
    }
  }
}
