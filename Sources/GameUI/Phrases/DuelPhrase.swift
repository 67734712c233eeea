import GameCore

/// The texts of Duel.
enum DuelPhrase: SpokenPhrase {
  case players, computer, opponents, names, namesHeading
  case pace(OpponentPace), paceExplained
  /// A player without a name, by the seat from 1.
  case player(Int)
  /// The player without a name, against an opponent.
  case you, youHaveWon
  case people(Int), character(Opponent)
  case yourTurn, youStart, starts, moves, thinks, isOver
  case hasWon(String), draw, drawBetween(String), unclaimed(Int)
  /// The lead in pairs.
  case youLead(Int), leads(String, Int), isEven
  case won, lost, drawn, games, opponentsCaption
  /// The passes in a row, and the number that ends the game.
  case passes(Int, of: Int)
  case against, result, went(PairsDuelTrace.Outcome)
  case nameHint, nameTooWide, sameName, atKeyboard(String)
  /// A player without a name, in short form.
  case playerInShort(Int)
  case keyHurry, hurryKeys
  case score, inOrder, speed

  func text(in say: Language) -> String {
    switch self {
    case .players: say("Players", "Игроки")
    case .computer: say("Computer", "Компьютер")
    case .opponents: say("Opponents", "Соперники")
    case .speed: say("Turn speed", "Темп ходов")
    case .names: say("Names", "Имена")
    case .namesHeading: say("Player names", "Имена игроков")
    case .paceExplained:
      say(
        "How fast computer opponents flip cards. Press any key to hurry them.",
        "Как быстро соперники открывают карты. Любая клавиша их торопит.")
    case .pace(.slow): say("Slow", "Медленный")
    case .pace(.normal): say("Normal", "Средний")
    case .pace(.fast): say("Fast", "Быстрый")
    case .player(let seat): say("Player \(seat)", "Игрок \(seat)")
    case .people(let count): say("\(count) people", "\(count) игрока")
    case .character(.quartz): say("forgets most cards", "забывает почти все карты")
    case .character(.basalt): say("remembers the last seven cards", "помнит семь последних карт")
    case .character(.granite):
      say("forgets nothing, flips two new cards", "помнит всё, открывает две новые")
    case .character(.marble):
      say("forgets nothing, plays perfectly", "помнит всё, играет безупречно")
    case .yourTurn: say("your turn", "ваш ход")
    case .youStart: say("you go first", "вы начинаете")
    case .starts: say("goes first", "начинает")
    case .moves: say("to move", "ходит")
    case .thinks: say("is thinking", "думает")
    case .isOver: say("Game over", "Игра окончена")
    case .you: say("You", "Вы")
    case .youHaveWon: say("You win!", "Вы победили!")
    case .hasWon(let name): say("\(name) wins!", "Победитель: \(name)")
    case .draw: say("It's a draw!", "Ничья")
    case .drawBetween(let names): say("Draw: \(names)", "Ничья: \(names)")
    case .passes(let count, let most):
      say("Passes: \(count) of \(most)", "Пропуски: \(count) из \(most)")
    case .unclaimed(let count):
      say(
        "Everyone passed twice, so the last \(Plural.english(count, "pair goes", "pairs go")) to "
          + "no one.",
        "Все дважды пропустили ход. Никому не досталось: "
          + Plural.russian(count, "пара", "пары", "пар") + ".")
    case .youLead(let count): say("You lead by \(count)", "Вы впереди на \(count)")
    case .leads(let name, let count): say("\(name): +\(count)", "\(name): +\(count)")
    case .isEven: say("Tied", "Поровну")
    case .inOrder: say("Pairs in order", "Пары по порядку")
    case .won: say("Wins", "Победы")
    case .lost: say("Losses", "Поражения")
    case .drawn: say("Draws", "Ничьи")
    case .games: say("Games", "Партии")
    case .opponentsCaption:
      say("Your results against each opponent.", "Ваш счёт с каждым соперником.")
    case .against: say("Opponent", "Соперник")
    case .result: say("Result", "Итог")
    case .went(.won): say("won", "победа")
    case .went(.lost): say("lost", "поражение")
    case .went(.drawn): say("draw", "ничья")
    case .nameHint:
      say(
        "Up to \(DuelName.mostColumns) characters; optional",
        "До \(DuelName.mostColumns) знаков; необязательно")
    case .nameTooWide:
      say(
        "Too long: up to \(DuelName.mostColumns) characters (wide ones count double)",
        "Слишком длинное: до \(DuelName.mostColumns) знаков (широких — \(DuelName.mostColumns / 2))"
      )
    case .sameName: say("This name is already taken", "Это имя уже занято")
    case .atKeyboard(let names): say("At one keyboard: \(names)", "За одной клавиатурой: \(names)")
    case .playerInShort(let seat): say("P\(seat)", "И\(seat)")
    case .keyHurry: say("skip the wait", "не ждать")
    case .hurryKeys: say("Skip the wait", "Не ждать соперника")
    case .score: say("Score", "Счёт")
    }
  }

  func spoken(in say: Language) -> String? {
    switch self {
    // Players are also a tab.
    case .players: say("People at the keyboard", "Людей за клавиатурой")
    case .people(let count): say("\(count) people", "\(count) человека")
    case .passes(let count, let most):
      say("Passes in a row: \(count) of \(most)", "Пропусков подряд: \(count) из \(most)")
    case .paceExplained:
      say(
        "How fast computer opponents flip cards on the screen. In plain text, they don't wait.",
        "Как быстро соперники открывают карты на экране. В простом тексте они не ждут.")
    default: nil
    }
  }
}

extension DuelPhrase {
  /// Returns the passes in a row of a game.
  static func passes(of state: PairsDuelState) -> DuelPhrase {
    .passes(state.passes, of: PairsDuelGame.passesInARow * state.seats.count)
  }
}
