internal import MediaProtocol

/// Where the faces of a deck from the network come from: a service that is asked for addresses, or
/// addresses that the player has chosen.
struct NetworkOrigin {
  private let request: PicturesRequest
  private let deck: NetworkDeck?
  private let base: String?
  /// The pictures that the player has chosen.
  let chosen: [ChosenPicture]
  /// What is known of the deck: of chosen pictures, of these only.
  let index: DeckIndex

  init(_ request: PicturesRequest, cache: PhotoCache?) throws(MediaProblem) {
    self.request = request
    let index = { (key: String) in cache?.index(of: key) ?? DeckIndex(key: key) }
    switch request.source {
    case .network(let name, let base):
      guard let deck = NetworkDeck.named(name) else { throw .unknownDeck }
      self.deck = deck
      self.base = base
      chosen = []
      self.index = index("\(deck.id) \(base ?? deck.base)")
    case .chosen(let pictures):
      deck = nil
      base = nil
      chosen = pictures
      self.index = index("chosen").keeping(Set(pictures.map(\.address)))
    case .folder: throw .unknownDeck
    }
  }

  /// What to fetch beside what is known; `missing` are addresses whose pictures the cache has lost.
  func plan(missing: [String], limits: MediaLimits) -> FetchPlan {
    let known = Set(index.entries.map(\.origin))
    let others = chosen.map(\.address).filter { !known.contains($0) }
      .map { (ContentHash(of: Array($0.utf8)).order(seed: request.seed), $0) }
      .sorted { $0 < $1 }.map(\.1)
    var plan = FetchPlan(
      deck, base: base, seed: request.seed, missing: missing + others, limits: limits)
    plan.markSeen(known)
    if request.occasion.staysAtHand { plan.stop() }
    return plan
  }
}
