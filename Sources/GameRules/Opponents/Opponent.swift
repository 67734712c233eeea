/// Whom the program plays as, by the name that records keep: called after stones, so that they are
/// nobody's names.
public enum Opponent: String, Hashable, Sendable, CaseIterable {
  /// Forgets most of what it saw.
  case quartz
  /// Remembers the seven cards that were turned last.
  case basalt
  /// Forgets nothing, and always turns two new cards.
  case granite
  /// Forgets nothing, and plays as well as two can.
  case marble
}

extension Opponent {
  /// The place of the card that it turns, by nothing but what it can see.
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

  /// What it wants of a turn in which no pair is known.
  private func plan(_ memory: OpponentMemory, _ view: DuelView) -> Optimum.Plan {
    switch self {
    case .quartz, .basalt, .granite: .newOnly
    // It turns a card again first only where it passes.
    case .marble where view.up != nil && !view.isUpNew: .pass
    case .marble: Optimum.plan(pairs: view.pairsLeft, known: memory.singles)
    }
  }
}
