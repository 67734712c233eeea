import GameCore

/// The texts of the daily boards.
enum DailyPhrase: Phrase {
  case title, today, keyToday, keyAllTime, share, copied
  case open, begun, spentShort, doneShort(rank: Int, players: Int), guest, notWithSeed
  case spent, played, playedElsewhere, underWay
  case clockIsBehind(CalendarDate), clockShort(CalendarDate)
  case day(CalendarDate), streak(Int), yesterday(String, Int), noneYet
  case dayBefore(String, Int), practiceDay(CalendarDate)
  case place(DailyPlace)
  case short, notRanked(GameKind), boardOf(CalendarDate), isSpent, playedShort, misses
  case oneAttempt(GameKind), isKept
  case next(minutes: Int), progress(Int, of: Int)

  func text(in say: Language) -> String {
    switch self {
    case .title: say("Daily board", "Игра дня")
    case .today: say("Standings", "Таблица дня")
    case .keyToday: say("today", "сегодня")
    case .keyAllTime: say("all time", "все рекорды")
    case .share: say("Share", "Поделиться")
    case .copied:
      say("Copied, if your terminal allows it.", "Скопировано, если терминал это разрешает.")
    case .open: say("not played yet", "ещё не сыграна")
    case .begun: say("in progress", "начата")
    case .spentShort: say("no result", "без результата")
    case .doneShort(let rank, let players):
      say(
        "done, \(Plural.ordinal(rank)) of \(players)", "сыграна, место \(rank) из \(players)")
    case .notWithSeed: say("practice with --seed", "с --seed только тренировка")
    case .guest: say("practice; log in to be ranked", "без входа только тренировка")
    case .spent:
      say(
        "You used your one scored attempt at today's board without finishing it. You can still "
          + "practice.",
        "Единственная попытка в этой игре дня не доиграна, результата нет. Можно потренироваться.")
    case .played:
      say(
        "You have already played today's board. You get only one scored attempt.",
        "Вы уже сыграли в эту игру дня, а попытка одна.")
    case .notRanked(let game): Self.notRanked(GameTitle(game.id).text(in: say), in: say)
    case .playedElsewhere:
      say(
        "This board is open in another window. Continue there.",
        "Эта игра открыта в другом окне. Продолжите там.")
    case .underWay:
      say(
        "Another player hasn't finished this board yet, and practice would reveal its cards. Try "
          + "again later.",
        "Другой игрок ещё не доиграл игру дня, а тренировка раскрыла бы карты. Попробуйте позже.")
    case .clockIsBehind(let date):
      say(
        "You have already played the board for \(say.date(date)). This computer's clock is behind.",
        "В игру дня \(say.date(date)) вы уже играли: часы компьютера отстают.")
    case .clockShort(let date): say.clockIsBehind(date)
    case .day(let date): say("Today, \(say.date(date)) (UTC)", "Сегодня, \(say.date(date)) (UTC)")
    case .streak(let days):
      say(
        "\(say.grouped(days))-day streak",
        "серия — " + Plural.russian(days, "день", "дня", "дней"))
    case .yesterday(let name, let points):
      say("Yesterday: \(name), \(say.grouped(points))", "Вчера: \(name), \(say.grouped(points))")
    case .dayBefore(let name, let points):
      say(
        "The day before: \(name), \(say.grouped(points))",
        "Накануне: \(name), \(say.grouped(points))")
    case .practiceDay(let date):
      say(
        "Daily board for \(say.date(date)): practice, not ranked",
        "Игра дня \(say.date(date)): тренировка, вне зачёта")
    case .noneYet: say("No one has finished it yet.", "Игру дня пока никто не доиграл.")
    case .short: say("Daily", "Игра дня")
    case .boardOf(let date): say("Daily board for \(say.date(date))", "Игра дня \(say.date(date))")
    case .isSpent:
      say(
        "This is a daily board, so you'll lose your only attempt.",
        "Это игра дня: единственная попытка будет потрачена.")
    case .isKept:
      say(
        "This is a daily board: your attempt is saved, too.",
        "Это игра дня: ваша попытка тоже сохранена.")
    case .playedShort: say("done", "сыграна")
    case .misses: say("misses", "мимо")
    case .next(let minutes) where minutes < 60:
      say("next in \(minutes) min", "новая через \(minutes) мин")
    case .next(let minutes):
      say(
        "next in \(minutes / 60) h \(minutes % 60) min",
        "новая через \(minutes / 60) ч \(minutes % 60) мин")
    case .progress(let played, let all):
      say("\(played) of \(all) played", "сыграно \(played) из \(all)")
    case .oneAttempt(.pairs), .oneAttempt(.pairsDuel):
      say(
        "You get one scored attempt. The clock starts immediately.",
        "Засчитывается одна попытка. Время пойдёт сразу.")
    case .oneAttempt(.colorMatch):
      say(
        "You get one scored attempt. It starts after a three-second countdown.",
        "Засчитывается одна попытка. Она начнётся после отсчёта в три секунды.")
    case .oneAttempt(.movieQuiz):
      say(
        "You get one scored attempt. The clock starts with the first question.",
        "Засчитывается одна попытка. Время пойдёт с первым вопросом.")
    case .place(let place):
      say(
        "Daily board for \(say.date(place.daily.date)): \(Plural.ordinal(place.rank)) of "
          + "\(place.players), \(say.grouped(place.streak))-day streak.",
        "Игра дня \(say.date(place.daily.date)): место \(place.rank) из \(place.players), "
          + "серия — \(Plural.russian(place.streak, "день", "дня", "дней")).")
    }
  }

  private static func notRanked(_ title: String, in say: Language) -> String {
    say(
      "\(title) isn't ranked, so it has no daily board.",
      "В игре «\(title)» нет рекордов и игры дня.")
  }
}
