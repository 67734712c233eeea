import GameCore

/// The rules of Movie Quiz.
enum MovieQuizRulesPhrase: SpokenPhrase {
  case how, clock, films, points, formula, example, words

  func text(in say: Language) -> String {
    switch self {
    case .words:
      say(
        "Type yes or no, or only y or n, and then press Enter for the next question. Type points "
          + "or time to hear that figure, and pause to stop the clock.",
        "Вводите «да» или «нет», можно «д» или «н», потом Enter — следующий вопрос. «Очки» или "
          + "«время» — узнать число, «пауза» останавливает часы.")
    case .how:
      say(
        "Ten films, ten questions. Each asks whether a film is rated above, or below, a number "
          + "that is at least 0.3 away from its rating. Answer yes or no.",
        "Десять фильмов, десять вопросов: правда ли, что рейтинг фильма выше (или ниже) такого-то "
          + "числа? Отвечайте «да» или «нет». Число отличается от рейтинга не меньше чем на 0,3.")
    case .clock:
      say(
        "After each answer, the frame turns green or red for a second and you see the rating; "
          + "press any key to continue sooner. Pausing stops the clock and hides the film. Answers "
          + "faster than 0.15 seconds don't count: no one reads that fast.",
        "После ответа рамка на секунду становится зелёной или красной, и виден рейтинг; любая "
          + "клавиша — сразу дальше. Пауза останавливает часы и прячет фильм. Ответы быстрее "
          + "0,15 секунды не считаются: так быстро никто не читает.")
    case .films:
      say(
        "The ratings are those of IMDb users as of 2025, rounded; today's may differ by a tenth. "
          + "The emblem on a poster shows the genre.",
        "Рейтинги IMDb на 2025 год, округлённые; сейчас они могут отличаться на "
          + "десятую. Эмблема на постере показывает жанр.")
    case .points:
      say(
        "A right answer scores 100 points, plus 10 for each second under ten. A "
          + "wrong answer scores nothing. The maximum is 2,000. A quiz with only yes or only "
          + "no answers isn't ranked.",
        "Верный ответ даёт 100 очков и ещё по 10 за каждую сэкономленную секунду из десяти. "
          + "Неверный не даёт ничего. Максимум — 2000. Только «да» или только «нет» — вне зачёта.")
    case .formula:
      say(
        "100 + 10 × (10 - whole seconds, at most 10) for each right answer",
        "100 + 10 × (10 − целые секунды, не больше 10) за каждый верный ответ")
    case .example:
      say(
        "For example: ten right answers, each in 3.2 seconds, score 1,700; seven, each in 12 "
          + "seconds, score 700.",
        "Например: десять верных ответов по 3,2 секунды дают 1700; семь по 12 секунд — 700.")
    }
  }

  func spoken(in say: Language) -> String? {
    switch self {
    case .formula:
      say(
        "100 points for each right answer, plus 100 minus 10 for each whole second, but not less "
          + "than 0",
        "100 очков за каждый верный ответ и ещё 100 минус 10 за каждую целую секунду, но не меньше "
          + "0")
    case .clock:
      say(
        "After each answer you hear the rating, and the clock stops until you press Enter. "
          + "Answers faster than 0.15 seconds don't count.",
        "После ответа вы слышите рейтинг, и часы ждут, пока вы не нажмёте Enter. Ответы быстрее "
          + "0,15 секунды не считаются.")
    case .films:
      say(
        "The ratings are those of IMDb users as of 2025, rounded; today's may differ by a tenth.",
        "Рейтинги IMDb на 2025 год, округлённые; сейчас они могут отличаться на десятую.")
    default: nil
    }
  }
}
