import GameCore

/// The texts of the viewer.
enum WatchPhrase: Phrase {
  case title, watch, keyWatch, keyPlay, keyStop, keyStep, keySpeed, keyEnds
  case loading, notTrue, needsNewerVersion, cannotWatch, dailyAhead
  case step(Int, of: Int)

  var english: String {
    switch self {
    case .title: "Watch and race"
    case .watch: "Watch"
    case .keyWatch: "watch"
    case .keyPlay: "play"
    case .keyStop: "pause"
    case .keyStep: "step"
    case .keySpeed: "speed"
    case .keyEnds: "ends"
    case .loading: "Reading the round…"
    case .notTrue: "Played again, this round does not come out as it is stored: it is not shown."
    case .needsNewerVersion: "This round needs a newer version of Flipside."
    case .cannotWatch: "This round is of a game that cannot be watched."
    case .dailyAhead:
      "This is the board of the day. It can be watched and raced once your own try is over: d on "
        + "the Board tab."
    case .step(let step, let all): "step \(step) of \(all)"
    }
  }

  var russian: String {
    switch self {
    case .title: "Смотреть и гоняться"
    case .watch: "Смотреть"
    case .keyWatch: "смотреть"
    case .keyPlay: "пуск"
    case .keyStop: "пауза"
    case .keyStep: "шаг"
    case .keySpeed: "скорость"
    case .keyEnds: "края"
    case .loading: "Читаем игру…"
    case .notTrue: "При повторе эта игра не даёт записанного результата: она не показана."
    case .needsNewerVersion: "Для этой игры нужна более новая версия Flipside."
    case .cannotWatch: "Игры такого вида смотреть нельзя."
    case .dailyAhead:
      "Это игра дня. Смотреть её и гоняться с ней можно после своей попытки: d на вкладке «Игра»."
    case .step(let step, let all): "шаг \(step) из \(all)"
    }
  }
}
