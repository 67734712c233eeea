/// A computer opponent. The raw value is its name in records; the names are those of stones, so
/// that they belong to no person.
public enum Opponent: String, Hashable, Sendable, CaseIterable {
  /// Forgets most of the cards it has seen.
  case quartz
  /// Remembers the seven cards that were last turned.
  case basalt
  /// Forgets nothing, and always turns two new cards.
  case granite
  /// Forgets nothing, and plays perfectly for two players.
  case marble
}

extension Opponent {
  /// Returns the place of the card that it turns, given only what it can see.
  func flip(_ view: DuelView) -> Int {
    var dice = view.dice(for: .choice)
    let memory = OpponentMemory(view, of: self)
    guard let up = view.up else {
      if let pair = memory.pair { return pair }
      return plan(memory, view) == .pass
        ? memory.known(by: &dice) : memory.unknown(by: &dice)
    }
    if let mate = memory.mate(of: up) { return mate }
    return plan(memory, view) == .newOnly
      ? memory.unknown(by: &dice) : memory.known(by: &dice)
  }

  /// Returns its plan for a turn in which no pair is known.
  private func plan(_ memory: OpponentMemory, _ view: DuelView) -> Optimum.Plan {
    switch self {
    case .quartz, .basalt, .granite: .newOnly
    // A known first card means that it has decided to pass.
    case .marble where view.up != nil && !view.isUpNew: .pass
    case .marble: Optimum.plan(pairs: view.pairsLeft, known: memory.singles)
    }
  }
}
