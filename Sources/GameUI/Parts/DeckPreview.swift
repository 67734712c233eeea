import Canvas
import GameCore
import MediaProtocol
import Pictures

/// A few faces of the chosen deck side by side.
struct DeckPreview: Hashable {
  /// Pictures of the deck, worked out once; nil for a deck of symbols.
  private(set) var gallery: Gallery?
  private(set) var deck: Deck?
  /// The request for the pictures of a deck that has them from outside, answered or not.
  private(set) var id: RequestID?
  private(set) var asked: PicturesRequest?
  private var coming: [Picture] = []
  /// Why the player's own folder gives no pictures.
  private(set) var problem: MediaProblem?
  /// How many different pictures there are, at most as many as were asked for; nil until that is
  /// known.
  private(set) var found: Int?

  /// The most faces shown.
  static let faces = 8

  private static func format(_ look: RenderStyle) -> PictureFormat {
    PictureFormat(size: BoardLayout.leastPicture, rendition: look.rendition)
  }

  /// Gets ready to show `deck`; drawings stand in for pictures from outside.
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
    // Pictures that come from outside are not shown before they are there.
    deck.mustBeLoaded ? nil : deck.drawings.map { Gallery($0, Array(0..<faces), format) }
  }

  /// What is to be asked for, once: faces that are at hand, which nobody fetches for a mere look;
  /// as many as a level `needs`, to tell whether there are enough.
  func missing(_ source: PictureSource, needs: Int, _ look: RenderStyle) -> PicturesRequest? {
    let request = PicturesRequest(
      source: source, faces: max(Self.faces, needs), format: Self.format(look), seed: 0,
      occasion: .preview)
    return asked == request ? nil : request
  }

  mutating func ask(for request: PicturesRequest, as id: RequestID) {
    if let asked, asked.source != request.source {
      // What is shown is of another folder or service.
      problem = nil
      found = nil
      gallery = deck.flatMap { Self.standIns(for: $0, request.format) }
    }
    self.id = id
    asked = request
    coming = []
  }

  /// Asks again the next time: there may be more at hand.
  mutating func forget() {
    asked = nil
  }

  /// Takes an answer; what has come is shown when it is all there.
  mutating func receive(_ news: PictureNews) {
    switch news {
    case .face(let face): coming.append(face.picture)
    case .done, .failed:
      guard let asked, let deck else { return }
      problem = nil
      found = coming.count
      if coming.isEmpty {
        // What was shown may be another folder's.
        gallery = Self.standIns(for: deck, asked.format)
        if case .failed(let fault) = news, asked.source.isNamedFolder { problem = fault }
      } else {
        let name = Localized("", "")
        gallery = Gallery(asked.format, coming.map { CardPicture(picture: $0, name: name) })
      }
    case .progress, .warning: break
    }
  }
}

extension PictureSource {
  /// Whether it is a folder that the player has named.
  var isNamedFolder: Bool {
    if case .folder(let path) = self { !path.isEmpty } else { false }
  }
}
