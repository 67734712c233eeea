import Canvas
import GameCore
import MediaProtocol
import Pictures

/// A preview of the chosen deck: a few faces.
struct DeckPreview: Hashable {
  /// The pictures of the deck, rendered once; nil for a deck of symbols.
  private(set) var gallery: Gallery?
  private(set) var deck: Deck?
  /// The request for the pictures of a deck from outside, answered or not.
  private(set) var id: RequestID?
  private(set) var asked: PicturesRequest?
  private var coming: [Picture] = []
  /// The reason why the player's folder has no usable pictures.
  private(set) var problem: MediaError?
  /// The number of different pictures, at most as many as requested; nil until it is known.
  private(set) var found: Int?

  /// The maximum number of faces.
  static let faces = 8

  private static func format(_ look: RenderStyle) -> PictureFormat {
    PictureFormat(size: BoardLayout.leastPicture, rendition: look.rendition)
  }

  /// Prepares showing `deck`, with drawings instead of pictures from outside.
  mutating func show(_ deck: Deck, _ look: RenderStyle) {
    let format = Self.format(look)
    if self.deck == deck, gallery.map({ $0.format == format }) ?? true { return }
    self.deck = deck
    id = nil
    asked = nil
    problem = nil
    found = nil
    gallery = Self.standIns(for: deck, format)
  }

  private static func standIns(for deck: Deck, _ format: PictureFormat) -> Gallery? {
    // Pictures from outside are shown once they have arrived.
    deck.mustBeLoaded ? nil : deck.drawings.map { Gallery($0, Array(0..<faces), format) }
  }

  /// Returns a request, once, for cached faces only, because a preview downloads nothing; as many
  /// as a level `needs`, to find out whether there are enough.
  func missing(_ source: PictureSource, needs: Int, _ look: RenderStyle) -> PicturesRequest? {
    let request = PicturesRequest(
      source: source, faces: max(Self.faces, needs), format: Self.format(look), seed: 0,
      mode: .preview)
    return asked == request ? nil : request
  }

  mutating func ask(for request: PicturesRequest, as id: RequestID) {
    if let asked, asked.source != request.source {
      // The previous pictures are of another folder or service.
      problem = nil
      found = nil
      gallery = deck.flatMap { Self.standIns(for: $0, request.format) }
    }
    self.id = id
    asked = request
    coming = []
  }

  /// Makes the pictures be requested again, because there may be more in the cache.
  mutating func forget() {
    asked = nil
  }

  /// Handles an event; the pictures are shown when all have arrived.
  mutating func receive(_ event: PictureEvent) {
    switch event {
    case .face(let face): coming.append(face.picture)
    case .done, .failed:
      guard let asked, let deck else { return }
      problem = nil
      found = coming.count
      if coming.isEmpty {
        // The previous pictures may be of another folder.
        gallery = Self.standIns(for: deck, asked.format)
        if case .failed(let error) = event, asked.source.isNamedFolder { problem = error }
      } else {
        let name = Localized("", "")
        gallery = Gallery(asked.format, coming.map { CardPicture(picture: $0, name: name) })
      }
    case .progress, .cacheUnwritable: break
    }
  }
}

extension PictureSource {
  /// Whether it is a folder that the player has named.
  var isNamedFolder: Bool {
    if case .folder(let path) = self { !path.isEmpty } else { false }
  }
}
