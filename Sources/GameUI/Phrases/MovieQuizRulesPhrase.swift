import GameCore

/// The rules of Movie Quiz.
enum MovieQuizRulesPhrase: Phrase {
  case how, clock, films, points, formula, example

  func text(in say: Language) -> String {
    switch self {
    case .how:
      say(
        "Ten films, ten questions: is the rating of this film above a number, or below it? The "
          + "rating is at least 0.3 away from the number. Yes or no.",
        "Десять фильмов, десять вопросов: рейтинг этого фильма больше числа или меньше его? От "
          + "числа он отличается хотя бы на 0,3. Да или нет.")
    case .clock:
      say(
        "After each answer the frame turns green or red for a second and you are told the rating; "
          + "any key goes on sooner. A pause stops the clock and hides the film. An answer sooner "
          + "than 0.15 seconds is not counted: nobody reads that fast.",
        "После ответа рамка на секунду становится зелёной или красной, и виден рейтинг; любая "
          + "клавиша ведёт дальше раньше. Пауза останавливает часы и прячет фильм. Ответ быстрее "
          + "0,15 секунды не считается: так быстро никто не читает.")
    case .films:
      say(
        "The ratings are those that visitors of IMDb had given by 2025, rounded; they may be a "
          + "tenth off by now. Each genre has an emblem of its own on the poster.",
        "Рейтинги — те, что поставили посетители IMDb к 2025 году, округлённые; сейчас они могут "
          + "отличаться на десятую. У каждого жанра на афише своя эмблема.")
    case .points:
      say(
        "A right answer gives 100 points, and 10 more for each of ten seconds that you did not "
          + "need. A wrong one gives nothing. The most is 2,000.",
        "Верный ответ даёт 100 очков и ещё по 10 за каждую из десяти секунд, которая не "
          + "понадобилась. Неверный не даёт ничего. Больше всего можно набрать 2000.")
    case .formula:
      say(
        "100 + 10 × (10 - whole seconds, 10 at most) for each right answer",
        "100 + 10 × (10 - целые секунды, не больше 10) за каждый верный ответ")
    case .example:
      say(
        "For example: ten right answers after 3.2 seconds each give 1,700; seven after 12 seconds "
          + "each give 700.",
        "Например: десять верных ответов по 3,2 секунды дают 1700; семь по 12 секунд — 700.")
    }
  }
}
