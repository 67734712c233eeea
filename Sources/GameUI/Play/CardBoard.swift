import Canvas
import GameCore
import MediaProtocol

/// Cards on a board as they are seen, whoever plays and by which rules: their deck, their pictures,
/// and those on their way from one side to the other.
struct CardBoard: Sendable {
  let level: PairsLevel
  let deck: Deck
  /// The deck's number of each of the rules' faces.
  let choice: [Int]
  private(set) var cursor: BoardCursor
  /// Cards on their way from one side to the other.
  private(set) var turning: [CardTurn] = []
  /// The pictures of the deal by the rules' numbers; nil where the deck has none or the cards have
  /// no room for them yet.
  private(set) var gallery: Gallery?
  /// The format of the drawings that `gallery` shows; nil where it shows photos or nothing.
  private var standIns: PictureFormat?
  /// Whether the pictures came from outside the game.
  private var hasPhotos = false
  /// The format in which the photos cannot be shown: drawings stand in.
  private var lacking: PictureFormat?
  private let motion: Bool
  /// When this was last told of anything.
  private var told: Moment

  init(_ level: PairsLevel, seed: UInt64, deck: Deck, motion: Bool, at now: Moment) {
    self.level = level
    self.deck = deck
    self.motion = motion
    told = now
    cursor = BoardCursor(level)
    choice = Deck.choice(pairs: level.pairs, seed: seed)
  }

  /// When a turning card takes its next step; nil while all lie still.
  var nextStep: Moment? { turning.compactMap { $0.nextStep(after: told) }.min() }

  /// Lets the cards turn that show another side than `before`.
  mutating func turn(from before: [CardSide], to after: [CardSide], at now: Moment) {
    told = now
    draw(after)
    turning.removeAll { $0.step(at: now) == nil }
    guard motion else { return }
    for (place, sides) in zip(before, after).enumerated() where sides.0 != sides.1 {
      turning.removeAll { $0.place == place }
      turning.append(CardTurn(place: place, from: sides.0, to: sides.1, since: now))
    }
  }

  /// Lets no card turn any more.
  mutating func lieStill(at now: Moment) {
    told = now
    turning = []
  }

  /// Whether a card is on its way from one side to the other.
  func isTurning(_ place: Int) -> Bool { turning.contains { $0.place == place } }

  mutating func moveCursor(to place: Int) { cursor.move(to: place) }
  mutating func moveCursor(by key: Key) -> Bool { cursor.handle(key) }

  /// Lets the drawings of the deck be drawn anew where the cards have another size.
  mutating func fit(in area: Rect, look: RenderStyle, sides: [CardSide]) {
    guard deck.drawings != nil, let format = PictureFormat(of: level, in: area, look),
      !hasPhotos || lacking == format, standIns != format
    else { return }
    gallery = Gallery(format, count: choice.count)
    standIns = format
    draw(sides)
  }

  /// Draws the drawings that are on cards which lie open: a new deal or window does not wait for
  /// those that nobody sees.
  private mutating func draw(_ sides: [CardSide]) {
    guard standIns != nil, let set = deck.drawings else { return }
    for case .front(let face) in sides where choice.indices.contains(face) {
      gallery?.draw(face, as: choice[face], of: set)
    }
  }

  /// Shows photos in place of the drawings, by the rules' numbers of the faces.
  mutating func show(_ photos: Gallery) {
    gallery = photos
    hasPhotos = true
    lacking = nil
    standIns = nil
  }

  /// Lets drawings stand in for the photos in a format.
  mutating func lackPhotos(in format: PictureFormat) {
    lacking = format
  }

  /// The format that the photos should have and have not; nil where they are right or none.
  func missingFormat(in area: Rect, look: RenderStyle) -> PictureFormat? {
    guard hasPhotos, let format = PictureFormat(of: level, in: area, look) else { return nil }
    return lacking == format || standIns == nil && gallery?.format == format ? nil : format
  }
}
