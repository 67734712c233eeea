import GameCore

/// The texts of Pairs for several.
enum DuelPhrase: Phrase {
  case players, opponents, names, namesHeading, back
  case unranked, pace(OpponentPace)
  /// Somebody without a name, by the seat from 1.
  case player(Int)
  /// The same, against an opponent.
  case you, youHaveWon
  case people(Int), character(Opponent)
  case yourTurn, moves, thinks, isOver
  case hasWon(String), draw, drawBetween(String), nobodys(Int)
  case won, lost, drawn, games, opponentsCaption
  case against, result, went(PairsDuelTrace.Outcome)
  case nameHint, nameTooWide, sameName, atKeyboard(String)
  /// Somebody without a name, where there is little room.
  case playerInShort(Int)
  case keyHurry, keyPlayers, keyNames, flipKeys, hurryKeys, arrowKeys
  case score
  case board(PairsLevel)

  var english: String {
    switch self {
    case .players: "Players"
    case .opponents: "Opponents"
    case .names: "Names"
    case .namesHeading: "Who plays"
    case .back: "Back"
    case .unranked: "Not ranked: it depends on who else plays. Press m for your own rounds."
    case .pace(.slow): "Slow"
    case .pace(.normal): "Normal"
    case .pace(.fast): "Fast"
    case .player(let seat): "Player \(seat)"
    case .people(let count): "\(count)"
    case .character(.quartz): "forgets most of what it saw"
    case .character(.basalt): "remembers the last seven cards"
    case .character(.granite): "forgets nothing, turns two new cards"
    case .character(.marble): "forgets nothing, plays best"
    case .yourTurn: "your turn"
    case .moves: "to move"
    case .thinks: "is thinking"
    case .isOver: "Game over"
    case .you: "You"
    case .youHaveWon: "You have won"
    case .hasWon(let name): "\(name) has won"
    case .draw: "A draw"
    case .drawBetween(let names): "A draw: \(names)"
    case .nobodys(let count):
      "All passed twice: the last \(Plural.english(count, "pair is", "pairs are")) nobody's."
    case .won: "Won"
    case .lost: "Lost"
    case .drawn: "Drawn"
    case .games: "Games"
    case .opponentsCaption: "How your games against each opponent went."
    case .against: "Against"
    case .result: "Result"
    case .went(.won): "won"
    case .went(.lost): "lost"
    case .went(.drawn): "draw"
    case .nameHint: "At most \(DuelName.mostColumns) columns; may stay empty"
    case .nameTooWide: "Too wide: at most \(DuelName.mostColumns) columns"
    case .sameName: "Somebody here has this name"
    case .atKeyboard(let names): "At one keyboard: \(names)"
    case .playerInShort(let seat): "P\(seat)"
    case .keyHurry: "hurry"
    case .keyPlayers: "players"
    case .keyNames: "names"
    case .flipKeys: "Turn the card"
    case .hurryKeys: "Hurry an opponent"
    case .arrowKeys: "Move"
    case .score: "Score"
    case .board(let level): "\(level.columns) by \(level.rows) cards, \(level.pairs) pairs"
    }
  }

  var russian: String {
    switch self {
    case .players: "Игроки"
    case .opponents: "Соперники"
    case .names: "Имена"
    case .namesHeading: "Кто играет"
    case .back: "Назад"
    case .unranked: "Рекордов тут нет: всё зависит от того, с кем играть. Ваши игры — клавиша m."
    case .pace(.slow): "Не спешат"
    case .pace(.normal): "Обычно"
    case .pace(.fast): "Быстро"
    case .player(let seat): "Игрок \(seat)"
    case .people(let count): "\(count)"
    case .character(.quartz): "забывает почти всё, что видел"
    case .character(.basalt): "помнит семь последних карт"
    case .character(.granite): "помнит всё, открывает две новые"
    case .character(.marble): "помнит всё, играет лучше всех"
    case .yourTurn: "ваш ход"
    case .moves: "ходит"
    case .thinks: "думает"
    case .isOver: "Игра окончена"
    case .you: "Вы"
    case .youHaveWon: "Вы победили"
    case .hasWon(let name): "Победа: \(name)"
    case .draw: "Ничья"
    case .drawBetween(let names): "Ничья: \(names)"
    case .nobodys(let count):
      "Все дважды пропустили ход: ничьи карты остались на столе, "
        + Plural.russian(count, "пара", "пары", "пар") + "."
    case .won: "Победы"
    case .lost: "Поражения"
    case .drawn: "Ничьи"
    case .games: "Игры"
    case .opponentsCaption: "Как прошли ваши игры с каждым соперником."
    case .against: "Соперник"
    case .result: "Итог"
    case .went(.won): "победа"
    case .went(.lost): "проигрыш"
    case .went(.drawn): "ничья"
    case .nameHint: "Не больше \(DuelName.mostColumns) столбцов; можно не писать"
    case .nameTooWide: "Слишком широкое: не больше \(DuelName.mostColumns) столбцов"
    case .sameName: "Это имя здесь уже есть"
    case .atKeyboard(let names): "За одной клавиатурой: \(names)"
    case .playerInShort(let seat): "И\(seat)"
    case .keyHurry: "поторопить"
    case .keyPlayers: "игроки"
    case .keyNames: "имена"
    case .flipKeys: "Открыть карту"
    case .hurryKeys: "Поторопить соперника"
    case .arrowKeys: "Выбор карты"
    case .score: "Счёт"
    case .board(let level):
      "\(level.columns) на \(Plural.russian(level.rows, "карту", "карты", "карт")), "
        + Plural.russian(level.pairs, "пара", "пары", "пар")
    }
  }
}
