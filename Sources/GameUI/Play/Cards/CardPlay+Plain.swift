import Canvas
import GameCore

extension CardPlay {
  /// Returns the names of the faces, by the rules' numbers.
  func faceNames(_ look: RenderStyle) -> FaceNames {
    FaceNames(
      (0..<level.pairs).map { number in
        let name = board.name(of: number, look)?.name ?? "\(number + 1)"
        return Localized(name, name)
      })
  }
}

extension PlainPlay where Self: CardPlay {
  /// Returns the lines about the board.
  func boardIntroduction(_ look: RenderStyle) -> [String] {
    let rival = mode.rival.map { look.text(RacePhrase.against($0.name(look, isWithin: true))) }
    let mode = look.mode(of: table.round.eligibility, mode)
    return [
      look.text(PlainCardsPhrase.board(level, name: look.name(of: kind, level.description))),
      mode.map(PlainText.sentence), rival.map(PlainText.sentence), openCard(look),
    ].compactMap(\.self)
  }

  /// The place of the first card of the current turn.
  private var openPlace: Int? {
    if case .oneUp(let place) = cards.turn { place } else { nil }
  }

  func openCard(_ look: RenderStyle) -> String? { openPlace.map { describe($0, look) } }

  /// Returns the meaning of the name of a card, or of a question about the cards.
  func meaning(of words: String, _ look: RenderStyle) -> PlainMeaning? {
    if PlainCardsPhrase.closedWords.contains(words) { return .say(closed(look)) }
    if PlainCardsPhrase.takenWords.contains(words) { return .say(taken(look)) }
    guard let name = CardName(words) else { return nil }
    guard name.column < level.columns, name.row < level.rows else {
      return .say([look.text(PlainCardsPhrase.noSuchCard(level))])
    }
    let place = name.row * level.columns + name.column
    // In a duel, the next turn may start with a card of the last one.
    let isOpenStill =
      if case .missShown = cards.turn { kind.descriptor.hasSeats } else { false }
    let isClosed = cards.card(at: place) == .faceDown
    if isClosed || isOpenStill && !isTaken(place) { return .card(place) }
    return .say([describe(place, look, as: isTaken(place) ? PlayPhrase.taken : .alreadyUp)])
  }

  private func describe(
    _ place: Int, _ look: RenderStyle, as state: any Phrase = PlainCardsPhrase.faceUp
  ) -> String {
    let face = faceNames(look).name(of: cards.face(at: place))
    let card = CardName(place, columns: level.columns)
    return look.text(PlainCardsPhrase.open(card, face, state))
  }

  private func closed(_ look: RenderStyle) -> [String] {
    let places = (0..<level.cards).filter { !isTaken($0) && $0 != openPlace }
    return [look.text(PlainCardsPhrase.closed(places.map { CardName($0, columns: level.columns) }))]
  }

  private func taken(_ look: RenderStyle) -> [String] {
    let pairs = Dictionary(grouping: (0..<level.cards).filter(isTaken)) {
      cards.face(at: $0) ?? 0
    }
    let names = faceNames(look)
    let duel = state as? PairsDuelState
    let owners: [Int?] = duel.map { Array($0.pairs.indices) } ?? [nil]
    return owners.map { owner in
      let own = pairs.sorted { $0.key < $1.key }.filter { _, places in
        owner == nil || duel?.owner(of: places[0]) == owner
      }
      let texts = own.map { face, places in
        ([look.text(names.name(of: face))]
          + places.map { look.text(CardName($0, columns: level.columns)) }).joined(separator: " ")
      }
      let who = duel.flatMap { duel in
        owner.map { SeatStyle(seats: duel.seats, look: look).name($0) }
      }
      return look.text(PlainCardsPhrase.taken(by: who, texts))
    }
  }

  func remark(_ look: RenderStyle) -> String? {
    notice.map { PlainText.sentence(look.text($0)) }
  }

  func words(_ look: RenderStyle) -> [String] {
    look.language(["a1", "closed", "taken", "pause"], ["а1", "закрыты", "взяты", "пауза"])
  }
}

extension PairsPlay: PlainPlay {
  func introduction(_ look: RenderStyle) -> [String] { boardIntroduction(look) }

  func news(since earlier: any GamePlay, _ look: RenderStyle) -> [String]? {
    guard let earlier = earlier as? PairsPlay else { return nil }
    let narrations = table.narrations(since: earlier.table, faceNames(look))
    return narrations?.map { narration, _, before, after in
      let line = narration.line(look.language)
      guard let rival = mode.rival, after.pairsFound > before.pairsFound else { return line }
      let standing = rival.standing(own: after.pairsFound, at: table.round.latest, look)
      return line + " " + PlainText.sentence(standing)
    }
  }
}

extension DuelPlay: PlainPlay {
  var isBusy: Bool { isOpponentsTurn }

  func introduction(_ look: RenderStyle) -> [String] {
    boardIntroduction(look) + [score(of: state, look)]
  }

  private func score(of state: PairsDuelState, _ look: RenderStyle) -> String {
    let seats = SeatStyle(seats: state.seats, look: look)
    return state.pairs.indices.map { "\(seats.name($0)): \(state.pairs[$0])" }.list + "."
  }

  func question(_ look: RenderStyle) -> String? {
    guard !isOver, !isOpponentsTurn else { return nil }
    let seats = SeatStyle(seats: state.seats, look: look)
    return look.text(
      state.seats.opponent != nil
        ? PlainCardsPhrase.yourTurn : .turn(of: seats.name(state.toMove)))
  }

  /// Returns a line for each flip of a person and for each turn of an opponent.
  func news(since earlier: any GamePlay, _ look: RenderStyle) -> [String]? {
    guard let earlier = earlier as? DuelPlay,
      let narrations = table.narrations(since: earlier.table, faceNames(look))
    else { return nil }
    let seats = SeatStyle(seats: state.seats, look: look)
    let names = faceNames(look)
    func card(_ place: Int) -> String {
      let name = CardName(place, columns: level.columns)
      return "\(look.text(name)) \(look.text(names.name(of: state.board.face(at: place))))"
    }
    return narrations.compactMap { _, move, before, after in
      let seat = before.toMove
      let isOpponents = before.seats.all[seat].opponent != nil
      guard case .oneUp(let first) = before.board.turn else {
        // The first card of an opponent's turn is in the line of the second one.
        return isOpponents ? nil : card(move.place) + "."
      }
      let isMatch = after.pairs != before.pairs
      let who = seats.isYou(seat) ? nil : seats.name(seat)
      let cards = [isOpponents ? card(first) : nil, card(move.place)].compactMap(\.self).list
      let flips = look.text(PlainCardsPhrase.flips(isOpponents ? who : nil, cards))
      let outcome = look.text(isMatch ? PlainCardsPhrase.match(of: who) : .noMatch)
      let pass = after.passes > before.passes ? look.text(DuelPhrase.passes(of: after)) + "." : nil
      let rest =
        isMatch ? score(of: after, look) : after.toMove == state.toMove ? question(look) : nil
      return [flips, outcome, pass, rest].compactMap(\.self).joined(separator: " ")
    }
  }
}

/// The texts of games with cards in plain mode.
enum PlainCardsPhrase: Phrase {
  case board(PairsLevel, name: String), noSuchCard(PairsLevel)
  case open(CardName, any Phrase, any Phrase), faceUp
  case closed([CardName]), taken(by: String?, [String])
  case yourTurn, turn(of: String), flips(String?, String), match(of: String?), noMatch

  static let closedWords = ["closed", "where is closed", "закрыты", "закрытые", "где закрыто"]
  static let takenWords = ["taken", "открыты", "открытые", "взяты", "найдены"]

  func text(in say: Language) -> String {
    switch self {
    case .board(let level, let name):
      "\(name). \(Self.size(of: level, say)), "
        + say.plural(level.pairs, ("pair", "pairs"), ("пара", "пары", "пар")) + "."
    case .noSuchCard(let level):
      say("No such card. ", "Такой карты нет. ") + Self.size(of: level, say) + "."
    case .open(let card, let face, let state):
      "\(card.text(in: say)) \(face.text(in: say)). \(state.text(in: say))."
    case .faceUp: say("Face up", "Открыта")
    case .closed(let cards):
      say("Face down: ", "Закрыты: ") + Self.list(cards.map { $0.text(in: say) }, say, by: " ")
    case .taken(let name, let pairs):
      (name ?? say("Taken", "Взяты")) + ": " + Self.list(pairs, say, by: ", ")
    case .yourTurn: say("Your turn.", "Ваш ход.")
    case .turn(let name): say("\(name)'s turn.", "Ходит \(name).")
    case .flips(nil, let cards): cards + "."
    case .flips(let name?, let cards):
      say("\(name) flips \(cards).", "\(name) открывает: \(cards).")
    case .match(nil): say("You get the pair.", "Ваша пара.")
    case .match(let name?): say("\(name) gets the pair.", "Пару берёт \(name).")
    case .noMatch: say("No match.", "Мимо.")
    }
  }

  private static func size(of level: PairsLevel, _ say: Language) -> String {
    let first = CardName.letter(of: 0, in: say)
    let last = CardName.letter(of: level.columns - 1, in: say)
    return say(
      "Columns \(first) to \(last), rows 1 to \(level.rows)",
      "Столбцы от \(first) до \(last), ряды от 1 до \(level.rows)")
  }

  private static func list(_ names: [String], _ say: Language, by separator: String) -> String {
    (names.isEmpty ? say("none", "нет") : names.joined(separator: separator)) + "."
  }
}
