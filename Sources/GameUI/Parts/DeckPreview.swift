import Canvas
import GameCore
import MediaProtocol
import Pictures

/// A few faces of the chosen deck side by side.
struct DeckPreview: Hashable {
  /// Pictures of the deck, worked out once; nil for a deck of symbols.
  private var gallery: Gallery?
  private var deck: Deck?
  /// The request for the pictures of a deck that has them from outside, answered or not.
  private(set) var id: RequestID?
  private var asked: PicturesRequest?
  private var coming: [Picture] = []
  /// Why the player's own folder gives no pictures.
  private var problem: MediaProblem?

  /// The most faces shown.
  private static let faces = 8

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
    gallery = Self.standIns(for: deck, format)
  }

  private static func standIns(for deck: Deck, _ format: PictureFormat) -> Gallery? {
    // Pictures that come from outside are not shown before they are there.
    deck.mustBeLoaded ? nil : deck.drawings.map { Gallery($0, Array(0..<faces), format) }
  }

  /// What is to be asked for, once: faces that are at hand, which nobody fetches for a mere look.
  func missing(_ source: PictureSource, _ look: RenderStyle) -> PicturesRequest? {
    let request = PicturesRequest(
      source: source, faces: Self.faces, format: Self.format(look), seed: 0, occasion: .preview)
    return asked == request ? nil : request
  }

  mutating func ask(for request: PicturesRequest, as id: RequestID) {
    if let asked, asked.source != request.source {
      // What is shown is of another folder or service.
      problem = nil
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

  /// How many rows the preview of a deck takes.
  static func rows(of deck: Deck) -> Int {
    deck.drawings == nil ? 1 : BoardLayout.leastPicture.rows
  }

  /// Draws as many faces as there is room for in `width` columns.
  func draw<Target>(
    _ deck: Deck, into frame: inout Frame<Target>, at origin: Point, width: Int
  ) {
    if let problem, self.deck == deck {
      let text = frame.look.text(PicturePhrase.problem(problem))
      let lines = TextWrap.lines(text, width: width).prefix(Self.rows(of: deck))
      for (row, line) in lines.enumerated() {
        frame.write(line, origin.column, origin.row + row, .muted, limit: width)
      }
      return
    }
    if deck.mustBeLoaded, gallery == nil {
      let isFolder = deck.id == Deck.folder.id
      let text = frame.look.text(isFolder ? SettingsPhrase.noFolder : .notFetched)
      frame.write(text, origin.column, origin.row, .muted, limit: width)
      return
    }
    if let gallery, self.deck == deck {
      let step = gallery.format.size.columns + 1
      for (number, face) in gallery.pictures.prefix((width + 1) / step).enumerated() {
        guard let face else { continue }
        frame.canvas.put(
          face.picture, at: Point(column: origin.column + number * step, row: origin.row))
      }
      return
    }
    var column = origin.column
    for face in deck.faces.prefix(min(Self.faces, (width + 1) / (deck.symbolColumns + 3))) {
      var style = frame.look.style(.cardFace)
      if let ink = FaceInk.color(face.hue, on: style.paper, depth: frame.look.depth) {
        style.ink = ink
      }
      style.attributes.insert(.bold)
      let text = " \(face.symbol) "
      column = frame.canvas.write(text, column: column, row: origin.row, style: style) + 1
    }
  }
}

extension PictureSource {
  /// Whether it is a folder that the player has named.
  fileprivate var isNamedFolder: Bool {
    if case .folder(let path) = self { !path.isEmpty } else { false }
  }
}
