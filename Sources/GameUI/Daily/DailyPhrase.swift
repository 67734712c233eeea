import GameCore

/// The texts of the daily boards.
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

  func text(in say: Language) -> String {
    switch self {
    case .title: say("Board of the day", "Игра дня")
    case .today: say("Today", "Сегодня")
    case .keyDaily: say("daily", "игра дня")
    case .keyToday: say("today", "сегодня")
    case .keyAllTime: say("all time", "за всё время")
    case .practise: say("Practise", "Тренировка")
    case .share: say("Share", "Поделиться")
    case .shareTitle: say("To share", "Поделиться")
    case .copied:
      say(
        "Copied, where your terminal hands texts to the clipboard.",
        "Скопировано, если терминал передаёт тексты в буфер обмена.")
    case .open: say("one try counts", "зачтётся одна попытка")
    case .begun: say("begun, goes on", "начата, продолжится")
    case .spentShort: say("given up", "брошена")
    case .doneShort(let rank, let players):
      say("played, place \(rank) of \(players)", "сыграна, место \(rank) из \(players)")
    case .guest: say("practice; log in for the try that counts", "тренировка; для зачёта войдите")
    case .spent:
      say(
        "You gave this board up today, and one try a day counts. You can play it for practice.",
        "Сегодня вы бросили эту игру, а засчитывается одна попытка в день. Можно потренироваться.")
    case .played:
      say(
        "You have played this board today, and one try a day counts.",
        "Сегодня вы её уже сыграли; засчитывается одна попытка в день.")
    case .playedElsewhere:
      say(
        "It is open in another window: go on there.",
        "Она открыта в другом окне: продолжите там.")
    case .underWay:
      say(
        "Someone is in the middle of this board, and practice would show its cards. Try again when "
          + "they have finished.",
        "Кто-то ещё не доиграл эту игру дня, а тренировка раскрыла бы её карты. Попробуйте, когда "
          + "её доиграют.")
    case .clockIsBehind(let date):
      say(
        "The clock of this computer is behind: you have played the board of \(date) already.",
        "Часы этого компьютера отстают: игру за \(date) вы уже сыграли.")
    case .clockShort(let date): say("the clock is behind \(date)", "часы отстают от \(date)")
    case .day(let date): say("Today, \(date) (UTC)", "Сегодня, \(date) (UTC)")
    case .run(let days):
      say(
        Plural.english(days, "day", "days") + " in a row",
        Plural.russian(days, "день", "дня", "дней") + " подряд")
    case .yesterday(let name, let points):
      say("Yesterday: \(name), \(say.grouped(points))", "Вчера: \(name), \(say.grouped(points))")
    case .dayBefore(let name, let points):
      say(
        "The day before: \(name), \(say.grouped(points))",
        "Днём раньше: \(name), \(say.grouped(points))")
    case .practised(let date):
      say(
        "Board of the day \(date), for practice: not ranked",
        "Игра дня \(date), тренировка: без рекорда")
    case .nobody: say("Nobody has finished it yet.", "Её пока никто не доиграл.")
    case .short: say("Daily", "Игра дня")
    case .boardOf(let date): say("Board of the day \(date)", "Игра дня \(date)")
    case .isSpent:
      say(
        "It is the board of the day: your one try at it is spent.",
        "Это игра дня: единственная попытка в ней будет потрачена.")
    case .isKept:
      say(
        "It is the board of the day: your one try at it is kept too.",
        "Это игра дня: ваша попытка тоже сохранится.")
    case .playedShort: say("played", "сыграна")
    case .misses: say("misses", "мимо")
    case .begin: say("Begin", "Начать")
    case .oneTry(.pairs), .oneTry(.pairsDuel):
      say(
        "One try counts, and it starts with the deal: the clock runs at once.",
        "Зачтётся одна попытка, и она начинается с раздачи: часы пойдут сразу.")
    case .oneTry(.colorMatch):
      say(
        "One try counts, and it starts now: three seconds are counted first.",
        "Зачтётся одна попытка, и она начинается сейчас: сначала отсчёт трёх секунд.")
    case .oneTry(.movieQuiz):
      say(
        "One try counts, and it starts with the first question: the clock runs at once.",
        "Зачтётся одна попытка, и она начинается с первого вопроса: часы пойдут сразу.")
    case .place(let place):
      say(
        "Board of the day \(place.daily.date): place \(place.rank) of \(place.players), "
          + "\(Plural.english(place.run, "day", "days")) in a row.",
        "Игра дня \(place.daily.date): место \(place.rank) из \(place.players), "
          + "\(Plural.russian(place.run, "день", "дня", "дней")) подряд.")
    }
  }
}
