import GameCore

/// The rules of Color Match.
enum ColorMatchRulesPhrase: SpokenPhrase {
  case how, distractor, clock, points, formula, example, lengths, stroop, words

  func text(in say: Language) -> String {
    switch self {
    case .words:
      say(
        "Type yes or no, or only y or n. Type score or time left to hear that figure, and pause to "
          + "stop the clock.",
        "Вводите «да» или «нет», можно «д» или «н». «Очки» или «осталось» — узнать число, «пауза» "
          + "останавливает часы.")
    case .how:
      say(
        "The word on the left names a color. The word on the right is in colored ink. Does "
          + "the MEANING of the left word match the INK of the right one? Answer yes or no as fast "
          + "as you can.",
        "Слово слева называет цвет, буквы слова справа цветные. Совпадает ли СМЫСЛ слова слева с "
          + "ЦВЕТОМ букв справа? Отвечайте «да» или «нет» как можно быстрее.")
    case .distractor:
      say(
        "Ignore what the word on the right says: it is there to distract you. About half of the "
          + "questions match.",
        "Что написано справа, не важно: это слово только сбивает с толку. Совпадение — "
          + "примерно в половине вопросов.")
    case .clock:
      say(
        "The game starts after a three-second countdown and ends when the time you chose is up. "
          + "Pausing stops the clock and hides the words. Answers faster than 0.15 seconds don't "
          + "count: no one reads that fast.",
        "Игра начинается после отсчёта в три секунды и кончается, когда выйдет выбранное время. "
          + "Пауза останавливает часы и прячет слова. Ответы быстрее 0,15 секунды не считаются: "
          + "так быстро никто не читает.")
    case .points:
      say(
        "A right answer scores 50 times the multiplier and fills a dot. Four dots raise the "
          + "multiplier by one, up to 10. A wrong answer clears the dots and lowers the multiplier "
          + "by one; for a second, you see the right answer and can't answer. At the end, you "
          + "get 250 times the multiplier if at least one answer was right. A round with only "
          + "yes or only no answers isn't ranked.",
        "Верный ответ даёт 50 очков, умноженных на множитель, и зажигает точку. Четыре точки "
          + "повышают множитель на единицу, до 10. Ошибка гасит точки и снижает множитель на "
          + "единицу; секунду виден верный ответ, и другие ответы в это время не считаются. В "
          + "конце вы получаете ещё 250 очков, умноженных на множитель, если хоть один ответ был "
          + "верным. Только «да» или только «нет» — вне зачёта.")
    case .formula:
      say(
        "50 × multiplier for each right answer, plus 250 × multiplier at the end",
        "50 × множитель за каждый верный ответ, плюс 250 × множитель в конце")
    case .example:
      say(
        "For example: 30 right answers without a mistake score 6,400 and bring the multiplier to "
          + "8. With the bonus of 2,000, that makes 8,400.",
        "Например: 30 верных ответов без ошибок дают 6400 очков и множитель 8. С бонусом 2000 "
          + "выходит 8400.")
    case .lengths:
      say(
        "Each duration has its own leaderboard: longer games give you more time to score at a "
          + "high multiplier. Players shows your best 30-second game.",
        "Рекорды для каждого времени свои: чем дольше игра, тем больше очков можно набрать с "
          + "высоким множителем. В списке игроков показаны рекорды за 30 секунд.")
    case .stroop:
      say(
        "“Stroop effect” in the result shows how much longer your answers take when the word on "
          + "the right and its ink disagree. Below zero, you were faster on those questions, which "
          + "can happen by chance in short games.",
        "«Эффект Струпа» в итогах: насколько дольше вы думаете, когда слово справа и его цвет "
          + "расходятся. Меньше нуля — значит, тогда вы отвечали быстрее: в короткой игре так "
          + "бывает случайно.")
    }
  }

  func spoken(in say: Language) -> String? {
    switch self {
    case .formula:
      say(
        "50 times the multiplier for each right answer, plus 250 times the multiplier at the end",
        "50 очков, умноженных на множитель, за каждый верный ответ и 250, умноженных на него, в "
          + "конце")
    case .how:
      say(
        "You hear a meaning, a word, and the color of its ink. Does the MEANING match the INK? "
          + "Answer yes or no as fast as you can.",
        "Вы слышите смысл, слово и цвет его букв. Совпадает ли СМЫСЛ с ЦВЕТОМ? Отвечайте «да» или "
          + "«нет» как можно быстрее.")
    case .distractor:
      say(
        "Ignore the word itself: it is there to distract you. About half of the questions match.",
        "Само слово не важно: оно только сбивает с толку. Совпадение — примерно в половине "
          + "вопросов.")
    case .points:
      say(
        "A right answer scores 50 times the multiplier. Four right answers in a row raise the "
          + "multiplier by one, up to 10. A wrong answer lowers it by one, and for a second you "
          + "can't answer. At the end, you get 250 times the multiplier if at least one answer was "
          + "right.",
        "Верный ответ даёт 50 очков, умноженных на множитель. Четыре верных ответа подряд "
          + "повышают множитель на единицу, до 10. Ошибка снижает его на единицу, и секунду "
          + "ответы не считаются. В конце вы получаете ещё 250 очков, умноженных на множитель, "
          + "если хоть один ответ был верным.")
    default: nil
    }
  }
}
