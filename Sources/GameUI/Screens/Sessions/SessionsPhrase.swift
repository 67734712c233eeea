import GameCore

/// The texts of the list of sessions.
enum SessionsPhrase: Phrase {
  case heading, advice, empty, notListed, systemUser, since, used, now, this, end, keyEnd
  case keyEndOthers
  case about, endsOwn, endsOne, endsOthers

  func text(in say: Language) -> String {
    switch self {
    case .heading: say("Sessions", "Сеансы")
    case .advice: say("End the ones you don't use.", "Завершите те, которыми не пользуетесь.")
    case .about:
      say(
        "A session keeps you logged in after you quit.\n\n"
          + "After it ends, you must log in there again. No results are lost.\n\n"
          + "Sessions end after 90 days without use. A new password ends all others.",
        "Сеанс сохраняет вход, когда вы выходите из программы.\n\n"
          + "После завершения там придётся войти снова. Результаты не пропадут.\n\n"
          + "Сеанс кончается, если 90 дней не играть. Новый пароль завершает все другие.")
    case .empty:
      say(
        "No saved sessions: you stay logged in here until you quit.",
        "Сохранённых сеансов нет: вход здесь действует до выхода из программы.")
    case .notListed:
      say(
        "This window isn't listed: it logs out when you quit.",
        "Этого окна в списке нет: вход действует до выхода.")
    case .systemUser: say("System user", "Пользователь системы")
    case .since: say("Logged in", "Вход")
    case .used: say("Last used", "Последний раз")
    case .now: say("now", "сейчас")
    case .this: say("this one", "текущий")
    case .end: say("End", "Завершить")
    case .keyEnd: say("end session", "завершить сеанс")
    case .keyEndOthers: say("end all others", "завершить другие")
    case .endsOwn: say("logs you out in this window", "выйти в этом окне")
    case .endsOne:
      say(
        "ends the selected session; you then have to log in there again",
        "завершить выбранный сеанс: там придётся войти снова")
    case .endsOthers:
      say("ends all other sessions, not this one", "завершить все сеансы, кроме этого")
    }
  }
}
