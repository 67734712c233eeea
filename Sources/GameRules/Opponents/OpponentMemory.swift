/// What an opponent remembers of the cards that lie there, made anew for each flip from what lay
/// open.
struct OpponentMemory: Hashable, Sendable {
  /// Cards that it remembers, the one that is up among them.
  private let remembered: [DuelView.Sighting]
  /// Places of all other cards that lie face down: never seen, or forgotten.
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

  /// Cards known of pairs that are not known, before the turn.
  var singles: Int { remembered.count - (isUpNew ? 1 : 0) }

  /// The first card of a pair that is known; nil where none is.
  var pair: Int? {
    var places = [Int?](repeating: nil, count: 64)
    for sighting in remembered {
      if let other = places[sighting.face & 63] { return other }
      places[sighting.face & 63] = sighting.place
    }
    return nil
  }

  /// The other card of a pair; nil where it is not known.
  func mate(of card: DuelView.Sighting) -> Int? {
    remembered.first { $0.face == card.face && $0.place != card.place }?.place
  }

  /// A card that is not known. Where all are, none of which is up, any of them.
  func unknown(by dice: inout Generator) -> Int {
    strange.isEmpty ? any(of: others, by: &dice) : any(of: strange, by: &dice)
  }

  /// A card that is known and not up. Where there is none, one that is not known.
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

  /// How many cards the second character remembers.
  private static let span = 7
  /// Of how many cards the first character remembers one.
  private static let oneOf: UInt64 = 4

  private static func isKept(_ sighting: DuelView.Sighting, in view: DuelView) -> Bool {
    var dice = view.dice(for: .memory, of: sighting)
    return dice.below(oneOf) == 0
  }

  /// The flip of the last but `count` of all cards, taken ones too: a card that was pushed out of
  /// memory does not come back because another is taken.
  private static func oldest(of count: Int, in sightings: [DuelView.Sighting]) -> Int {
    let flips = sightings.map(\.flip).sorted(by: >)
    return flips.count > count ? flips[count - 1] : 0
  }
}
