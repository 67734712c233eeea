import GameCore

/// The texts of a game on the board.
enum PlayPhrase: Phrase, Hashable {
  case time, turns, pairs, par, record, noRecord, practice, givenUp
  case pointsNow, pointsAtBest, againstRecord, lastPair
  case alreadyUp, taken, wereFound
  case paused, anyKeyGoesOn, escLeaves
  case tooSmall, missing(columns: Int, rows: Int)
  case keyMove, keyFlip, keyPause, keyLeave, keyClose

  var english: String {
    switch self {
    case .time: "Time"
    case .turns: "Turns"
    case .pairs: "Pairs"
    case .par: "Par"
    case .record: "Record"
    case .noRecord: "none"
    case .practice: "Practice"
    case .givenUp: "Given up"
    case .pointsNow: "Points now"
    case .pointsAtBest: "At best"
    case .againstRecord: "To the record"
    case .lastPair: "Last pair"
    case .alreadyUp: "Face up already"
    case .taken: "Pair taken already"
    case .wereFound: "found"
    case .paused: "Paused"
    case .anyKeyGoesOn: "Any key goes on"
    case .escLeaves: "Esc gives up"
    case .tooSmall: "No room for this board"
    case .missing(let columns, let rows): Self.english(columns: columns, rows: rows)
    case .keyMove: "move"
    case .keyFlip: "flip"
    case .keyPause: "pause"
    case .keyLeave: "give up"
    case .keyClose: "clear the table"
    }
  }

  var russian: String {
    switch self {
    case .time: "Время"
    case .turns: "Ходы"
    case .pairs: "Пары"
    case .par: "Норма"
    case .record: "Рекорд"
    case .noRecord: "нет"
    case .practice: "Тренировка"
    case .givenUp: "Прекращена"
    case .pointsNow: "Очки сейчас"
    case .pointsAtBest: "Не больше"
    case .againstRecord: "К рекорду"
    case .lastPair: "Последняя пара"
    case .alreadyUp: "Уже открыта"
    case .taken: "Пара уже собрана"
    case .wereFound: "найдены"
    case .paused: "Пауза"
    case .anyKeyGoesOn: "Любая клавиша — продолжить"
    case .escLeaves: "Esc — прекратить"
    case .tooSmall: "Полю не хватает места"
    case .missing(let columns, let rows): Self.russian(columns: columns, rows: rows)
    case .keyMove: "выбор"
    case .keyFlip: "открыть"
    case .keyPause: "пауза"
    case .keyLeave: "прекратить"
    case .keyClose: "убрать карты"
    }
  }

  private static func english(columns: Int, rows: Int) -> String {
    let parts = [
      columns > 0 ? Plural.english(columns, "column", "columns") + " wider" : nil,
      rows > 0 ? Plural.english(rows, "row", "rows") + " taller" : nil,
    ]
    return "Make the window \(parts.compactMap(\.self).joined(separator: " and "))"
  }

  private static func russian(columns: Int, rows: Int) -> String {
    let parts = [
      columns > 0 ? Plural.russian(columns, "столбец", "столбца", "столбцов") : nil,
      rows > 0 ? Plural.russian(rows, "строку", "строки", "строк") : nil,
    ]
    return "Увеличьте окно ещё на \(parts.compactMap(\.self).joined(separator: " и "))"
  }
}
