/// An opponent's memory of the cards on the table, computed for each flip from the cards that have
/// been face up.
struct OpponentMemory: Hashable, Sendable {
  /// The cards that it remembers, including the one that is face up.
  private let remembered: [DuelView.Sighting]
  /// The places of all other face-down cards: never seen, or forgotten.
  private let strange: [Int]
  private let up: DuelView.Sighting?
  private let isUpNew: Bool

  init(_ view: DuelView, of opponent: Opponent) {
    let oldest = opponent == .basalt ? Self.oldest(of: Self.span, in: view.sightings) : 0
    var remembered: [DuelView.Sighting] = []
    var strange = view.unseen
    for sighting in view.sightings where !sighting.isTaken {
      let isKept =
        switch opponent {
        case .quartz: Self.isKept(sighting, in: view)
        case .basalt: sighting.flip >= oldest
        case .granite, .marble: true
        }
      if isKept || sighting.place == view.up?.place {
        remembered.append(sighting)
      } else {
        strange.append(sighting.place)
      }
    }
    self.remembered = remembered
    self.strange = strange
    up = view.up
    isUpNew = view.isUpNew
  }

  /// The number of cards, known before this turn, whose partner is unknown.
  var singles: Int { remembered.count - (isUpNew ? 1 : 0) }

  /// The first card of a known pair, or nil.
  var pair: Int? {
    var places = [Int?](repeating: nil, count: 64)
    for sighting in remembered {
      if let other = places[sighting.face & 63] { return other }
      places[sighting.face & 63] = sighting.place
    }
    return nil
  }

  /// Returns the other card of a pair, or nil if it is unknown.
  func mate(of card: DuelView.Sighting) -> Int? {
    remembered.first { $0.face == card.face && $0.place != card.place }?.place
  }

  /// Returns an unknown card. If there is none, and no card is face up, returns any card.
  func unknown(by dice: inout Generator) -> Int {
    strange.isEmpty ? any(of: others, by: &dice) : any(of: strange, by: &dice)
  }

  /// Returns a known card that is face down. If there is none, returns an unknown one.
  func known(by dice: inout Generator) -> Int {
    let others = others
    return others.isEmpty ? any(of: strange, by: &dice) : any(of: others, by: &dice)
  }

  private var others: [Int] {
    remembered.lazy.map(\.place).filter { $0 != up?.place }
  }

  private func any(of places: [Int], by dice: inout Generator) -> Int {
    places.isEmpty ? 0 : places[Int(dice.below(UInt64(places.count)))]
  }

  /// The number of cards that `basalt` remembers.
  private static let span = 7
  /// The number of cards of which `quartz` remembers one.
  private static let oneOf: UInt64 = 4

  private static func isKept(_ sighting: DuelView.Sighting, in view: DuelView) -> Bool {
    var dice = view.dice(for: .memory, of: sighting)
    return dice.below(oneOf) == 0
  }

  /// Returns the flip of the oldest of the last `count` cards, taken ones included, so that a
  /// forgotten card is not remembered again because another one was taken.
  private static func oldest(of count: Int, in sightings: [DuelView.Sighting]) -> Int {
    let flips = sightings.map(\.flip).sorted(by: >)
    return flips.count > count ? flips[count - 1] : 0
  }
}
