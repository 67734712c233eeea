import GameCore

/// The rules of Color Match.
enum ColorMatchRulesPhrase: Phrase {
  case how, distractor, clock, points, formula, example, lengths, stroop

  func text(in say: Language) -> String {
    switch self {
    case .how:
      say(
        "The left card names a colour. The right card has a word in some ink. Does the MEANING of "
          + "the left word match the INK of the right one? Answer yes or no, as quickly as "
          + "you can.",
        "Слово слева называет цвет, слово справа чем-то окрашено. Совпадает ли СМЫСЛ слова слева с "
          + "ЦВЕТОМ букв справа? Отвечайте «да» или «нет» как можно быстрее.")
    case .distractor:
      say(
        "What the right word says does not count: it is there to distract you. About half of the "
          + "questions match.",
        "Что написано справа, не важно: это слово только сбивает с толку. Совпадение — "
          + "примерно в половине вопросов.")
    case .clock:
      say(
        "Three seconds are counted before the first question. "
          + "The clock counts down from what you chose and ends it. A pause stops it and hides "
          + "the words. An answer sooner than 0.15 seconds is not counted: nobody reads that fast.",
        "До первого вопроса — три секунды. Часы отсчитывают выбранное время, с ними кончается "
          + "игра. Пауза останавливает их и прячет "
          + "слова. Ответ быстрее 0,15 секунды не считается: так быстро никто не читает.")
    case .points:
      say(
        "A right answer scores 50 times the multiplier and fills a dot. Four dots raise the "
          + "multiplier by one, up to 10. A wrong answer empties the dots and lowers it by "
          + "one; the right one is shown, and for a second no answer counts. At the end each step "
          + "of the multiplier is worth 250 more, if anything was right.",
        "Верный ответ даёт 50 очков, умноженных на множитель, и зажигает точку. Четыре точки "
          + "поднимают множитель на единицу, до 10. Ошибка гасит точки и снижает его на "
          + "единицу; верный ответ виден секунду, и пока он виден, ответы не считаются. В конце "
          + "каждая ступень множителя даёт ещё 250, если был хоть один верный ответ.")
    case .formula:
      say(
        "50 × multiplier for each right answer, then 250 × multiplier",
        "50 × множитель за каждый верный ответ, в конце 250 × множитель")
    case .example:
      say(
        "For example: 30 right answers without an error give 6,400 and leave the multiplier at 8; "
          + "with the bonus of 2,000 that is 8,400.",
        "Например: 30 верных ответов без ошибок дают 6400 и множитель 8; с бонусом 2000 выходит "
          + "8400.")
    case .lengths:
      say(
        "Each length has a leaderboard of its own: a longer round has more time for points, and "
          + "its multiplier stays up for longer. The list of players shows rounds of 30 seconds.",
        "У каждого времени игры свои рекорды: чем она дольше, тем больше очков можно набрать и тем "
          + "дольше держится высокий множитель. В списке игроков — игры на 30 секунд.")
    case .stroop:
      say(
        "The Stroop cost tells how much longer you took where word and ink disagree: the price of "
          + "holding the wrong answer back. Below zero you were quicker there, which happens by "
          + "chance in a short round.",
        "Эффект Струпа показывает, насколько дольше вы думали, когда слово и цвет расходятся: это "
          + "плата за то, чтобы сдержать неверный ответ. Меньше нуля — значит, там вы отвечали "
          + "быстрее: в короткой игре так бывает случайно.")
    }
  }
}
