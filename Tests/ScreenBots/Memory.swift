import GameRules

/// A player's memory of the cards of an easy board.
struct Memory {
  /// The number of cards remembered of 100.
  private let recall: UInt64
  private var chance: Generator
  private var seen: [Int: Unicode.Scalar] = [:]
  private var taken: Set<Int> = []

  init(recall: Int, seed: UInt64) {
    self.recall = UInt64(min(max(recall, 0), 100))
    chance = Generator(seed: seed)
  }

  mutating func forgetAll() {
    seen = [:]
    taken = []
  }

  mutating func see(_ face: Unicode.Scalar, at place: Int) {
    if chance.below(100) < recall { seen[place] = face }
  }

  mutating func take(_ one: Int, _ other: Int) {
    taken.formUnion([one, other])
  }

  /// Whether all cards but two are taken.
  var isLastPair: Bool { taken.count == EasyTable.cards - 2 }

  /// Returns the card to flip next; `first` is the open card of this turn, if any.
  mutating func choose(after first: (place: Int, face: Unicode.Scalar)?) -> Int? {
    let free = (0..<EasyTable.cards).filter { !taken.contains($0) && $0 != first?.place }
    if let first {
      if let partner = free.first(where: { seen[$0] == first.face }) { return partner }
    } else if let known = free.first(where: { place in
      free.contains { $0 != place && seen[place] != nil && seen[$0] == seen[place] }
    }) {
      return known
    }
    let unknown = free.filter { seen[$0] == nil }
    let choice = unknown.isEmpty ? free : unknown
    return choice.isEmpty ? nil : choice[Int(chance.below(UInt64(choice.count)))]
  }
}
