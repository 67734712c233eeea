import GameCore

/// The rules of Pairs for several.
enum DuelRulesPhrase: Phrase {
  case how, turns, end, opponents, strategy, worked, record

  func text(in say: Language) -> String {
    switch self {
    case .how:
      say(
        "Pairs for two, three or four at one keyboard, or for you against an opponent. Whoever has "
          + "the most pairs at the end has won. The deal draws who begins.",
        "«Пары» вдвоём, втроём или вчетвером за одной клавиатурой — или вы и соперник. Побеждает "
          + "тот, у кого в конце больше пар. Кто начинает, решает раздача.")
    case .turns:
      say(
        "A turn is two cards. A pair is yours, and you go on; a miss passes the turn to the next "
          + "player. Colour, sign and name show whose turn it is.",
        "Ход — это две карты. Пара — ваша, и вы ходите ещё; промах передаёт ход следующему. Чей "
          + "ход, видно по цвету, знаку и имени.")
    case .end:
      say(
        "A turn passes when both its cards had been open before and no pair was known. Where "
          + "everybody passes twice in a row, the game is over: what lies there is nobody's.",
        "Ход пропущен, если обе его карты уже открывали, а ни одной пары никто не знал. Когда все "
          + "пропустят ход дважды подряд, игра окончена: что осталось на столе, ничьё.")
    case .opponents:
      say(
        "Quartz forgets most of what it saw. Basalt remembers the seven cards turned last. Granite "
          + "forgets nothing and always turns two new cards. Marble forgets nothing and plays the "
          + "best there is for two. All see only what lay open, as you do.",
        "Кварц забывает почти всё, что видел. Базальт помнит семь последних карт. Гранит помнит "
          + "всё и всегда открывает две новые. Мрамор помнит всё и играет вдвоём лучше всех. Все "
          + "они видят только то, что было открыто, — как и вы.")
    case .strategy:
      say(
        "Why would anybody turn a card that is known? Because a new one can help the other more.",
        "Зачем открывать карту, которую все знают? Затем, что новая может больше помочь другому.")
    case .worked:
      say(
        "For example: three pairs lie there, and one card is known. You turn a new one, and it is "
          + "not its partner. Of the four others one gives you a pair, one gives the other a pair, "
          + "and with either of the last two the other knows all, and takes all three. On average "
          + "another new card leaves you 1 1/2 pairs behind. The known card once more shows "
          + "nothing: the other has to try, and you are only 1/3 of a pair behind.",
        "Например: осталось три пары, одна карта известна. Вы открываете новую, и она ей не пара. "
          + "Из четырёх остальных одна даст пару вам, одна — другому, а после любой из двух "
          + "последних другой знает всё и берёт все три. В среднем с ещё одной новой картой вы "
          + "отстанете на полторы пары. Известная карта не покажет ничего: пробовать придётся "
          + "другому, и вы отстанете всего на треть пары.")
    case .record:
      say(
        "Nobody is ranked here. A player who is logged in keeps each game, as a record that can be "
          + "verified: opponents too must have turned the cards that they turn. Statistics tell "
          + "how you stand against each.",
        "Рекордов здесь нет. Кто вошёл, у того хранится каждая игра, и запись можно проверить: "
          + "соперники тоже должны были открыть именно свои карты. Счёт с каждым — в статистике.")
    }
  }
}
