import GameCore

/// The texts of the boards of the day.
enum DailyPhrase: Phrase {
  case title, today, keyDaily, keyToday, keyAllTime, practise, share, shareTitle, copied
  case open, begun, spentShort, doneShort(rank: Int, players: Int), guest
  case spent, played, playedElsewhere, underWay, clockIsBehind(CalendarDate), clockShort(
    CalendarDate)
  case day(CalendarDate), run(Int), yesterday(String, Int), nobody
  case dayBefore(String, Int), practised(CalendarDate)
  case place(DailyPlace)
  case short, boardOf(CalendarDate), isSpent, playedShort, misses
  case begin, oneTry(GameKind), isKept

  var english: String {
    switch self {
    case .title: "Board of the day"
    case .today: "Today"
    case .keyDaily: "daily"
    case .keyToday: "today"
    case .keyAllTime: "all time"
    case .practise: "Practise"
    case .share: "Share"
    case .shareTitle: "To share"
    case .copied: "Copied, where your terminal hands texts to the clipboard."
    case .open: "one try counts"
    case .begun: "begun, goes on"
    case .spentShort: "given up"
    case .doneShort(let rank, let players): "played, place \(rank) of \(players)"
    case .guest: "practice; log in for the try that counts"
    case .spent:
      "You gave this board up today, and one try a day counts. You can play it for practice."
    case .played: "You have played this board today, and one try a day counts."
    case .playedElsewhere: "It is open in another window: go on there."
    case .underWay:
      "Someone is in the middle of this board, and practice would show its cards. Try again when "
        + "they have finished."
    case .clockIsBehind(let date):
      "The clock of this computer is behind: you have played the board of \(date) already."
    case .clockShort(let date): "the clock is behind \(date)"
    case .day(let date): "Today, \(date) (UTC)"
    case .run(let days): Plural.english(days, "day", "days") + " in a row"
    case .yesterday(let name, let points): "Yesterday: \(name), \(Language.english.grouped(points))"
    case .dayBefore(let name, let points):
      "The day before: \(name), \(Language.english.grouped(points))"
    case .practised(let date): "Board of the day \(date), for practice: not ranked"
    case .nobody: "Nobody has finished it yet."
    case .short: "Daily"
    case .boardOf(let date): "Board of the day \(date)"
    case .isSpent: "It is the board of the day: your one try at it is spent."
    case .isKept: "It is the board of the day: your one try at it is kept too."
    case .playedShort: "played"
    case .misses: "misses"
    case .begin: "Begin"
    case .oneTry(.pairs), .oneTry(.pairsDuel):
      "One try counts, and it starts with the deal: the clock runs at once."
    case .oneTry(.colorMatch): "One try counts, and it starts now: three seconds are counted first."
    case .oneTry(.movieQuiz):
      "One try counts, and it starts with the first question: the clock runs at once."
    case .place(let place):
      "Board of the day \(place.daily.date): place \(place.rank) of \(place.players), "
        + "\(Plural.english(place.run, "day", "days")) in a row."
    }
  }

  var russian: String {
    switch self {
    case .title: "Игра дня"
    case .today: "Сегодня"
    case .keyDaily: "игра дня"
    case .keyToday: "сегодня"
    case .keyAllTime: "за всё время"
    case .practise: "Тренировка"
    case .share: "Поделиться"
    case .shareTitle: "Поделиться"
    case .copied: "Скопировано, если терминал передаёт тексты в буфер обмена."
    case .open: "зачтётся одна попытка"
    case .begun: "начата, продолжится"
    case .spentShort: "брошена"
    case .doneShort(let rank, let players): "сыграна, место \(rank) из \(players)"
    case .guest: "тренировка; для зачёта войдите"
    case .spent:
      "Сегодня вы бросили эту игру, а засчитывается одна попытка в день. Можно потренироваться."
    case .played: "Сегодня вы её уже сыграли; засчитывается одна попытка в день."
    case .playedElsewhere: "Она открыта в другом окне: продолжите там."
    case .underWay:
      "Кто-то ещё не доиграл эту игру дня, а тренировка раскрыла бы её карты. Попробуйте, когда "
        + "её доиграют."
    case .clockIsBehind(let date):
      "Часы этого компьютера отстают: игру за \(date) вы уже сыграли."
    case .clockShort(let date): "часы отстают от \(date)"
    case .day(let date): "Сегодня, \(date) (UTC)"
    case .run(let days): Plural.russian(days, "день", "дня", "дней") + " подряд"
    case .yesterday(let name, let points): "Вчера: \(name), \(Language.russian.grouped(points))"
    case .dayBefore(let name, let points):
      "Днём раньше: \(name), \(Language.russian.grouped(points))"
    case .practised(let date): "Игра дня \(date), тренировка: без рекорда"
    case .nobody: "Её пока никто не доиграл."
    case .short: "Игра дня"
    case .boardOf(let date): "Игра дня \(date)"
    case .isSpent: "Это игра дня: единственная попытка в ней будет потрачена."
    case .isKept: "Это игра дня: ваша попытка тоже сохранится."
    case .playedShort: "сыграна"
    case .misses: "мимо"
    case .begin: "Начать"
    case .oneTry(.pairs), .oneTry(.pairsDuel):
      "Зачтётся одна попытка, и она начинается с раздачи: часы пойдут сразу."
    case .oneTry(.colorMatch):
      "Зачтётся одна попытка, и она начинается сейчас: сначала отсчёт трёх секунд."
    case .oneTry(.movieQuiz):
      "Зачтётся одна попытка, и она начинается с первого вопроса: часы пойдут сразу."
    case .place(let place):
      "Игра дня \(place.daily.date): место \(place.rank) из \(place.players), "
        + "\(Plural.russian(place.run, "день", "дня", "дней")) подряд."
    }
  }
}
