internal import MediaProtocol
internal import SystemStrings

/// Where the faces of a deck from the network come from: a service that is asked for addresses, or
/// addresses that the player has chosen.
struct NetworkOrigin {
  private let request: PicturesRequest
  private let deck: NetworkDeck?
  private let base: String?
  /// Where the addresses are from.
  private let source: String
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
      source = base ?? deck.base
      chosen = []
      self.index = index("\(deck.id) \(base ?? deck.base)")
    case .chosen(let pictures, let origin):
      deck = nil
      base = nil
      source = origin
      chosen = pictures
      var index = index("chosen").holding(pictures.map(\.address))
      // As many as are wanted are the faces of an earlier deal in their order, whatever was lost.
      if index.deal(of: request.seed, faces: request.faces) == nil, chosen.count == request.faces {
        index.add(DeckIndex.Deal(seed: request.seed, faces: index.entries.map(\.hash)))
      }
      self.index = index
    case .folder: throw .unknownDeck
    }
  }

  /// What to fetch beside what is known; `missing` are addresses whose pictures the cache has lost.
  func plan(missing: [String], limits: MediaLimits) -> FetchPlan {
    let missing = (addresses: missing, from: Address(source))
    var plan = FetchPlan(deck, base: base, seed: request.seed, missing: missing, limits: limits)
    plan.markSeen(index.entries.map(\.origin))
    if request.occasion.staysAtHand { plan.stop() }
    return plan
  }
}

extension PictureSource {
  /// What a picture is known by: those that the player has chosen by where they lie.
  func hash(of file: [UInt8], from origin: String) -> ContentHash {
    if case .chosen = self { .picture(at: origin) } else { ContentHash(of: file) }
  }
}
