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

  /// Returns the lines about the board.
  func boardIntroduction(_ look: RenderStyle) -> [String] {
    let mode = look.mode(of: table.round.eligibility, mode)
    return [
      look.text(PlainCardsPhrase.board(level, title: look.title(of: kind))),
      mode.map(PlainText.sentence), openCard(look),
    ].compactMap(\.self)
  }

  /// The place of the first card of the current turn.
  private var openPlace: Int? {
    if case .oneUp(let place) = session.cards.turn { place } else { nil }
  }

  func openCard(_ look: RenderStyle) -> String? {
    openPlace.flatMap { place in
      session.cards.card(at: place).map { alreadyUp(place, $0, look) }
    }
  }

  /// Returns the meaning of the name of a card, or of a question about the cards.
  func meaning(of words: String, _ look: RenderStyle) -> PlainMeaning? {
    if PlainCardsPhrase.closedWords.contains(words) { return .say(closed(look)) }
    if PlainCardsPhrase.takenWords.contains(words) { return .say(taken(look)) }
    guard let name = CardName(words) else { return nil }
    guard name.column < level.columns, name.row < level.rows else {
      return .say([look.text(PlainCardsPhrase.noSuchCard(level))])
    }
    let place = name.row * level.columns + name.column
    let cards = session.cards
    guard let side = cards.card(at: place), side != .faceDown else { return .card(place) }
    // In a duel, the next turn may start with a card of the last one.
    if case .missShown = cards.turn, kind.descriptor.hasSeats { return .card(place) }
    return .say([alreadyUp(place, side, look)])
  }

  private func alreadyUp(_ place: Int, _ side: PairsState.Card, _ look: RenderStyle) -> String {
    let isTaken = if case .matched = side { true } else { false }
    let card = CardName(place, columns: level.columns)
    return look.text(
      PlainCardsPhrase.alreadyUp(
        card, faceNames(look).name(of: session.cards.face(at: place)), isTaken: isTaken))
  }

  private func closed(_ look: RenderStyle) -> [String] {
    let cards = session.cards
    let places = (0..<level.cards).filter {
      if case .matched? = cards.card(at: $0) { false } else { $0 != openPlace }
    }
    return [look.text(PlainCardsPhrase.closed(places.map { CardName($0, columns: level.columns) }))]
  }

  private func taken(_ look: RenderStyle) -> [String] {
    var places: [Int: [Int]] = [:]
    for place in 0..<level.cards {
      if case .matched(let face)? = session.cards.card(at: place) {
        places[face, default: []].append(place)
      }
    }
    let names = faceNames(look)
    let duel = state as? PairsDuelState
    let seats = duel.map { SeatStyle(seats: $0.seats, look: look) }
    let owners: [Int?] = duel.map { Array($0.pairs.indices) } ?? [nil]
    return owners.map { owner in
      let pairs = places.sorted { $0.key < $1.key }.compactMap { face, places -> String? in
        guard owner == nil || duel?.owner(of: places[0]) == owner else { return nil }
        let cards = places.map { look.text(CardName($0, columns: level.columns)) }
        return "\(look.text(names.name(of: face))) " + cards.joined(separator: " ")
      }
      return look.text(PlainCardsPhrase.taken(by: owner.flatMap { seats?.name($0) }, pairs))
    }
  }

  /// Returns the answer to a key that had no effect.
  func refusal(_ look: RenderStyle) -> String? {
    notice.map { PlainText.sentence(look.text($0.phrase)) }
  }

  func words(_ look: RenderStyle) -> [String] {
    look.language(["a1", "closed", "taken"], ["а1", "закрыты", "взяты"])
  }
}

extension PairsPlay: PlainPlay {
  func introduction(_ look: RenderStyle) -> [String] { boardIntroduction(look) }

  func question(_: RenderStyle) -> String? { nil }
  func remark(_ look: RenderStyle) -> String? { refusal(look) }

  func news(since earlier: any GamePlay, _ look: RenderStyle) -> [String]? {
    guard let earlier = earlier as? PairsPlay else { return nil }
    return table.narrations(since: earlier.table, faceNames(look))?.map { $0.0.line(look.language) }
  }
}

extension DuelPlay: PlainPlay {
  var isBusy: Bool { isOpponentsTurn }
  func remark(_ look: RenderStyle) -> String? { refusal(look) }

  func introduction(_ look: RenderStyle) -> [String] {
    let seats = SeatStyle(seats: state.seats, look: look)
    return boardIntroduction(look)
      + [look.text(PlainCardsPhrase.players(state.pairs.indices.map(seats.name), state.pairs))]
      + (isOver || !isOpponentsTurn
        ? [] : [look.text(PlainCardsPhrase.turn(of: seats.name(state.toMove)))])
  }

  func question(_ look: RenderStyle) -> String? {
    guard !isOver, !isOpponentsTurn else { return nil }
    let seats = SeatStyle(seats: state.seats, look: look)
    return look.text(
      seats.isYou(state.toMove) || state.seats.opponent != nil
        ? PlainCardsPhrase.yourTurn : .turn(of: seats.name(state.toMove)))
  }

  /// Returns a line for each flip of a person and for each turn of an opponent.
  func news(since earlier: any GamePlay, _ look: RenderStyle) -> [String]? {
    guard let earlier = earlier as? DuelPlay,
      let told = table.narrations(since: earlier.table, faceNames(look))
    else { return nil }
    let names = faceNames(look)
    var lines: [String] = []
    for (_, move, before, after) in told {
      let narration = PairsGame.telling(
        move, from: before.board, to: after.board, names, inGame: true)
      guard before.seats.all[before.toMove].opponent != nil else {
        lines.append(narration.line(look.language))
        continue
      }
      // The first card of an opponent's turn is in the line of the second one.
      guard case .oneUp(let first) = before.board.turn else { continue }
      let who = SeatStyle(seats: state.seats, look: look).name(before.toMove)
      let opening = PlainCardsPhrase.first(
        CardName(first, columns: level.columns), names.name(of: before.board.face(at: first)))
      lines.append("\(who): \(look.text(opening)) \(narration.line(look.language))")
      if after.toMove != before.toMove, let question = question(look) { lines.append(question) }
    }
    let wasOpponents = earlier.isOpponentsTurn
    if !wasOpponents, earlier.state.toMove != state.toMove, let question = question(look) {
      lines.append(question)
    }
    return lines
  }
}

/// The texts of games with cards in plain mode.
enum PlainCardsPhrase: Phrase {
  case board(PairsLevel, title: String)
  case noSuchCard(PairsLevel)
  case alreadyUp(CardName, any Phrase, isTaken: Bool)
  case closed([CardName]), taken(by: String?, [String])
  case players([String], [Int]), yourTurn, turn(of: String)
  case first(CardName, any Phrase)

  static let closedWords = ["closed", "where is closed", "закрыты", "закрытые", "где закрыто"]
  static let takenWords = ["taken", "открыты", "открытые", "взяты", "найдены"]

  func text(in say: Language) -> String {
    switch self {
    case .board(let level, let title):
      "\(title), \(PairsPhrase.level(level).text(in: say)). \(Self.size(of: level, say)), "
        + Self.pairs(level.pairs, say) + "."
    case .noSuchCard(let level):
      say("No such card. ", "Такой карты нет. ") + Self.size(of: level, say) + "."
    case .alreadyUp(let card, let face, let isTaken):
      "\(card.text(in: say)) \(face.text(in: say)). "
        + (isTaken ? say("Already taken.", "Уже взята.") : say("Still open.", "Ещё открыта."))
    case .closed(let cards):
      say("Closed: ", "Закрыты: ") + Self.list(cards.map { $0.text(in: say) }, say, by: " ")
    case .taken(let name, let pairs):
      (name ?? say("Taken", "Взяты")) + ": " + Self.list(pairs, say, by: ", ")
    case .players(let names, let pairs):
      zip(names, pairs).map { "\($0): " + Self.pairs($1, say) }.list + "."
    case .yourTurn: say("Your turn.", "Ваш ход.")
    case .turn(let name): say("Turn of \(name).", "Ходит \(name).")
    case .first(let card, let face): "\(card.text(in: say)) \(face.text(in: say))."
    }
  }

  private static func pairs(_ count: Int, _ say: Language) -> String {
    say(Plural.english(count, "pair", "pairs"), Plural.russian(count, "пара", "пары", "пар"))
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
