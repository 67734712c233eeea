internal import MediaProtocol
internal import SystemStrings

/// The source of the faces of a network deck: a service that is queried for addresses, or addresses
/// that the player has chosen.
struct NetworkOrigin {
  private let request: PicturesRequest
  private let deck: NetworkDeck?
  private let base: String?
  /// The source of the addresses.
  private let source: String
  /// The pictures that the player has chosen.
  let chosen: [CustomDeckPicture]
  /// The index of the deck; for chosen pictures, only of those.
  let index: DeckIndex

  init(_ request: PicturesRequest, cache: PhotoCache?) throws(MediaError) {
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
      // If all chosen pictures are used, they are dealt in their order like an earlier deal, even
      // if some are no longer cached.
      if index.deal(of: request.seed, faces: request.faces) == nil, chosen.count == request.faces {
        index.add(DeckIndex.Deal(seed: request.seed, faces: index.entries.map(\.hash)))
      }
      self.index = index
    case .folder: throw .unknownDeck
    }
  }

  /// Returns the plan of downloads; `missing` are addresses of pictures that are no longer cached.
  func plan(missing: [String], limits: MediaLimits) -> FetchPlan {
    let missing = (addresses: missing, from: Address(source))
    var plan = FetchPlan(deck, base: base, seed: request.seed, missing: missing, limits: limits)
    plan.markSeen(index.entries.map(\.origin))
    if request.mode.usesOnlyCache { plan.stop() }
    return plan
  }
}

extension PictureSource {
  /// Returns the identity of a picture: of the address if the player has chosen it, otherwise of
  /// the content.
  func hash(of file: [UInt8], from origin: String) -> ContentHash {
    if case .chosen = self { .picture(at: origin) } else { ContentHash(of: file) }
  }
}
