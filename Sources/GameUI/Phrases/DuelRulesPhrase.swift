import GameCore

/// The rules of Duel.
enum DuelRulesPhrase: SpokenPhrase {
  case how, turns, end, opponents, strategy, worked, record

  func text(in say: Language) -> String {
    switch self {
    case .how:
      say(
        "Pairs for two to four people at one keyboard, or for you against the computer. The "
          + "player with the most pairs wins. The deal decides who goes first.",
        "«Пары» вдвоём, втроём или вчетвером за одной клавиатурой — или против компьютера. "
          + "Побеждает тот, у кого в конце больше пар. Кто ходит первым, решает жребий.")
    case .turns:
      say(
        "On your turn, flip two cards. If they match, the pair is yours and you go again; if not, "
          + "it is the next player's turn. Color, symbol and name show whose turn it is.",
        "За ход открывают две карты. Если они одинаковые, пара ваша, и вы ходите ещё; если нет, "
          + "ход переходит к следующему. Чей ход, видно по цвету, знаку и имени.")
    case .end:
      say(
        "You can also pass: flip two cards that everyone has seen, while no pair is known. When "
          + "everyone passes twice in a row, the game ends, and the remaining pairs go to no one.",
        "Ход можно и пропустить: открыть две карты, которые все уже видели, пока ни одна пара не "
          + "известна. Когда все пропустят ход по два раза подряд, игра "
          + "заканчивается, и оставшиеся пары не достаются никому.")
    case .opponents:
      say(
        "Quartz forgets most cards. Basalt remembers the last seven. Granite forgets nothing and "
          + "always flips two new cards. Marble forgets nothing and plays perfectly against one "
          + "player. All of them see only the cards that are face up, as you do.",
        "Кварц забывает почти все карты. Базальт помнит семь последних. Гранит помнит всё и всегда "
          + "открывает две новые. Мрамор помнит всё и один на один играет безупречно. Все они "
          + "видят только открытые карты — как и вы.")
    case .strategy:
      say(
        "Why flip a card everyone has seen? A new one may help your opponent more than you.",
        "Зачем открывать карту, которую все знают? Новая может помочь сопернику больше, чем вам.")
    case .worked:
      say(
        "For example: three pairs are left, and one card is known. You flip a new card, and it"
          + " doesn't match. Of the other four, one gives you a pair, one gives your opponent a "
          + "pair, and after either of the last two your opponent knows a card of every pair and "
          + "takes all three pairs. On average, flipping another new card leaves you 1 1/2 pairs "
          + "behind. The known card reveals nothing: your opponent has to take the risk, and you "
          + "are only 1/3 of a pair behind.",
        "Например: осталось три пары, одна карта известна. Вы открываете новую, и она не подходит. "
          + "Из четырёх остальных одна даст пару вам, одна — сопернику, а после любой из двух "
          + "последних соперник знает всё и забирает все три. В среднем, открыв ещё одну новую "
          + "карту, вы отстанете на полторы пары. Известная не откроет ничего нового: рисковать "
          + "придётся сопернику, и вы отстанете всего на треть пары.")
    case .record:
      say(
        "Duel isn't ranked. If you are logged in, each game is saved as a round that Flipside can "
          + "verify, including the moves of computer opponents. "
          + "Statistics shows your results against each opponent.",
        "Рекордов в «Дуэли» нет. Если вы вошли, каждая партия сохраняется, и её можно проверить "
          + "вместе с ходами компьютерных соперников. Счёт с каждым — "
          + "в статистике.")
    }
  }

  func spoken(in say: Language) -> String? {
    guard case .turns = self else { return nil }
    return say(
      "On your turn, flip two cards. If they match, the pair is yours and you go again; if not, it "
        + "is the next player's turn.",
      "За ход открывают две карты. Если они одинаковые, пара ваша, и вы ходите ещё; если нет, ход "
        + "переходит к следующему.")
  }
}
