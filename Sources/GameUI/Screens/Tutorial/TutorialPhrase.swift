import GameCore

/// The texts of the tutorial.
enum TutorialPhrase: SpokenPhrase {
  case title, keySkip, offer, step(Int, of: Int)
  case first, second, secondAgain, miss, match(turns: Int), par
  case duelFirst, duelMiss, duelMatch, duelEnd
  case wordsAsk, wordsYes, wordsAgain, wordsNo, wordsEnd, wordsHint
  /// A word of a question for the outline, on the left without its ink.
  case shown(ColorWord, ink: ColorWord?)
  case filmRating, filmAsk, filmRight, filmEnd, filmHint

  func text(in say: Language) -> String {
    switch self {
    case .title: say("How to play", "Как играть")
    case .step(let number, let count): say("\(number) of \(count)", "\(number) из \(count)")
    case .keySkip: say("skip", "пропустить")
    case .offer:
      say(
        "New here? Press t to learn how to play.",
        "Впервые здесь? Нажмите t, чтобы узнать, как играть.")
    case .duelFirst:
      say(
        "Two to four players take turns on one board. Press Space to flip a card.",
        "От двух до четырёх игроков ходят по очереди. Нажмите пробел, чтобы открыть карту.")
    case .duelMiss:
      say(
        "No match: they flip back. Next player's turn; remember their cards, too. Flip a card.",
        "Разные: они закроются, и ходит следующий. Запоминайте и чужие карты. Откройте следующую "
          + "карту.")
    case .duelMatch:
      say(
        "A match! You keep the pair and go again.", "Пара! Она ваша, и вы ходите ещё раз.")
    case .duelEnd:
      say(
        "The player with the most pairs wins. Opponents range from Easy to Expert.",
        "Побеждает тот, у кого больше пар. Соперники есть разные: от лёгкого до мастера.")
    case .shown(let word, let ink): Self.shown(word, ink, in: say)
    case .wordsAsk:
      say(
        "Does the MEANING on the left match the INK on the right?",
        "Совпадает ли СМЫСЛ слова слева с ЦВЕТОМ букв справа?")
    case .wordsYes:
      say(
        "The left word means blue, and the right one is written in blue: press the right arrow for "
          + "yes.",
        "Слева — «синий», и справа буквы синие: нажмите стрелку вправо — «да».")
    case .wordsAgain:
      say(
        "Correct! Ignore what the word on the right says.",
        "Верно! Что написано справа, не важно.")
    case .wordsNo:
      say(
        "Now the left word means red, but the ink is blue: press the left arrow for no.",
        "Теперь слева «красный», а буквы справа синие: нажмите стрелку влево — «нет».")
    case .wordsEnd:
      say(
        "Correct! Answer as many as you can. Four correct answers in a row raise the multiplier; "
          + "a mistake lowers it and blocks your next answer for a second.",
        "Верно! Дайте как можно больше верных ответов. Четыре подряд повышают множитель, а "
          + "ошибка снижает его, и секунду отвечать нельзя.")
    case .wordsHint:
      say(
        "Not quite: compare what the left word means with the color of the letters on the right.",
        "Не совсем: сравните смысл слова слева с цветом букв справа.")
    case .filmRating: Film.lesson.map { say.tenths($0.rating.tenths) } ?? ""
    case .filmAsk:
      say(
        "What do IMDb users think of it? Press the right arrow for yes or the left arrow for no.",
        "Что думают зрители на IMDb? Стрелка вправо — «да», влево — «нет».")
    case .filmRight:
      say("Right: it is rated ", "Верно: его рейтинг — ") + Self.filmRating.text(in: say) + "."
    case .filmEnd:
      say(
        "A quiz has ten films. A right answer scores 100 points, and up to 100 more if you are "
          + "quick.",
        "В квизе десять фильмов. Верный ответ даёт 100 очков и до 100 за скорость.")
    case .filmHint:
      say(
        "Not quite: viewers rate this film higher. Press the right arrow.",
        "Не совсем: зрители ценят этот фильм выше. Нажмите стрелку вправо.")
    case .first:
      say(
        "Two of these three cards match. Press Space to flip one.",
        "Две из этих трёх карт одинаковые. Нажмите пробел, чтобы открыть карту.")
    case .second:
      say(
        "Move with the arrow keys and press Space again. Do they match?",
        "Перейдите стрелками к другой карте и снова нажмите пробел. Карты одинаковые?")
    case .secondAgain:
      say(
        "Now flip a second card. Do they match?", "Теперь вторую. Карты одинаковые?")
    case .miss:
      say(
        "No match. In a game they flip back after a second, or when you flip the next card. That "
          + "was one turn. Remember them, and flip another card.",
        "Разные. В игре они закроются через секунду или когда вы откроете следующую карту. Это "
          + "был один ход. Запомните их и откройте следующую.")
    case .match(let turns):
      say(
        "A match! They stay face up. It took you \(Plural.english(turns, "turn", "turns")).",
        "Пара! Она останется открытой. Понадобилось ходов: \(turns).")
    case .par:
      say(
        "Par is the number of turns that a player with perfect memory needs on average. Fewer "
          + "turns and less time score more.",
        "Норма — сколько ходов в среднем нужно игроку с идеальной памятью. Чем меньше ходов и "
          + "времени, тем больше очков.")
    }
  }

  private static func shown(_ word: ColorWord, _ ink: ColorWord?, in say: Language) -> String {
    let word = word.text(in: say)
    guard let ink = ink?.text(in: say) else { return say("meaning \(word)", "смысл — \(word)") }
    return say("word \(word), ink \(ink)", "слово — \(word), цвет — \(ink)")
  }

  func spoken(in say: Language) -> String? {
    switch self {
    case .offer:
      say(
        "New here? Type how to play to learn the game.",
        "Впервые здесь? Введите «как играть», чтобы узнать игру.")
    case .first:
      say(
        "Two of the three cards A1, B1 and C1 match. Type a1 to flip the first.",
        "Из трёх карт А1, Б1 и В1 две одинаковые. Введите «а1», чтобы открыть первую.")
    case .second: say("Now flip another card. Do they match?", "Откройте другую. Одинаковые?")
    case .duelFirst:
      say(
        "Two to four players take turns on one board. Here are three cards: A1, B1 and C1. Type a1 "
          + "to flip the first.",
        "От двух до четырёх игроков ходят по очереди. Здесь три карты: А1, Б1 и В1. "
          + "Введите «а1», чтобы открыть первую.")
    case .wordsAsk:
      say(
        "You hear a meaning, a word, and the color of its ink. Does the MEANING match the INK?",
        "Вы слышите смысл, слово и цвет его букв. Совпадает ли СМЫСЛ с ЦВЕТОМ?")
    case .wordsYes:
      say(
        "Here the meaning is blue, and the ink is blue, too: type yes.",
        "Сейчас смысл — синий, и цвет синий: введите «да».")
    case .wordsAgain:
      say("Correct! The word itself does not matter.", "Верно! Само слово не важно.")
    case .wordsNo:
      say(
        "Now the meaning is red, but the ink is blue: type no.",
        "Теперь смысл — красный, а цвет синий: введите «нет».")
    case .wordsHint:
      say("Not quite: compare the meaning with the ink.", "Не совсем: сравните смысл с цветом.")
    case .filmAsk:
      say(
        "What do IMDb users think of it? Answer yes or no.",
        "Что думают зрители на IMDb? Ответьте «да» или «нет».")
    case .filmHint:
      say(
        "Not quite: viewers rate this film higher. Type yes.",
        "Не совсем: зрители ценят этот фильм выше. Введите «да».")
    default: nil
    }
  }
}
