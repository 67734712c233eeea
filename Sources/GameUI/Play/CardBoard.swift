import Canvas
import GameCore
import MediaProtocol

/// The appearance of a board of cards, whatever the rules: its deck, its pictures, and the cards
/// being turned.
struct CardBoard: Sendable {
  let level: PairsLevel
  let deck: Deck
  /// The deck's number of each of the rules' faces.
  let choice: [Int]
  var cursor: BoardCursor
  /// The cards being turned.
  private(set) var turning: [CardTurn] = []
  /// The wave over a finished board.
  private(set) var wave: CardWave?
  /// The pictures of the deal by the rules' numbers; nil if the deck has none, or the cards do not
  /// fit yet.
  private(set) var gallery: Gallery?
  /// The format of the drawings in `gallery`; nil if it has photos or nothing.
  private var standIns: PictureFormat?
  /// Whether the pictures are from outside.
  private(set) var hasPhotos = false
  /// The format in which the photos are not available, so that drawings are shown.
  private var lacking: PictureFormat?
  private let motion: Bool
  /// The latest time that was passed in.
  private var latest = Moment(milliseconds: 0)

  init(_ level: PairsLevel, seed: UInt64, deck: Deck, motion: Bool) {
    self.level = level
    self.deck = deck
    self.motion = motion
    cursor = BoardCursor(level)
    choice = Deck.choice(pairs: level.pairs, seed: seed)
  }

  /// The time of the next step of a turning card or of the wave; nil if nothing moves.
  var nextStep: Moment? {
    turning.compactMap { $0.nextStep(after: latest) }.min().orLesser(wave?.nextStep(after: latest))
  }

  /// Starts the wave over a finished board when its last card is open.
  mutating func celebrate(at now: Moment) {
    if motion { wave = CardWave(level, from: now.advanced(by: CardTurn.time)) }
  }

  /// Starts turning the cards whose side has changed from `before`.
  mutating func turn(from before: [CardSide], to after: [CardSide], at now: Moment) {
    draw(after)
    advance(at: now)
    guard motion else { return }
    for (place, sides) in zip(before, after).enumerated() where sides.0 != sides.1 {
      turning.removeAll { $0.place == place }
      turning.append(CardTurn(place: place, from: sides.0, to: sides.1, since: now))
    }
  }

  /// Ends the turning of cards that have reached their last step.
  mutating func advance(at now: Moment) {
    latest = now
    turning.removeAll { $0.step(at: now) == nil }
    if let end = wave?.end, end <= now { wave = nil }
  }

  /// Ends all turning.
  mutating func endMotion(at now: Moment) {
    latest = now
    turning = []
    wave = nil
  }

  /// Returns whether a card is being turned.
  func isTurning(_ place: Int) -> Bool { turning.contains { $0.place == place } }

  /// Redraws the drawings of the deck if the size of the cards has changed.
  mutating func fit(in area: Rect, look: RenderStyle, to state: PairsState, areOpen: Bool) {
    guard deck.drawings != nil, let format = PictureFormat(of: level, in: area, look),
      !hasPhotos || lacking == format, standIns != format
    else { return }
    gallery = Gallery(format, count: choice.count)
    standIns = format
    draw(state.sides(areOpen: areOpen))
  }

  /// Draws the drawings of face-up cards only, so that a new deal or window does not wait for
  /// hidden ones.
  private mutating func draw(_ sides: [CardSide]) {
    guard standIns != nil, let set = deck.drawings else { return }
    for case .front(let face) in sides where choice.indices.contains(face) {
      gallery?.draw(face, as: choice[face], of: set)
    }
  }

  /// Shows photos instead of the drawings, by the rules' numbers of the faces.
  mutating func show(_ photos: Gallery) {
    gallery = photos
    hasPhotos = true
    lacking = nil
    standIns = nil
  }

  /// Shows drawings instead of the photos in a format.
  mutating func useDrawings(in format: PictureFormat) {
    lacking = format
  }

  /// Returns the format in which the photos are needed but missing; nil if they match, or there are
  /// none.
  func missingFormat(in area: Rect, look: RenderStyle) -> PictureFormat? {
    guard hasPhotos, let format = PictureFormat(of: level, in: area, look) else { return nil }
    return lacking == format || standIns == nil && gallery?.format == format ? nil : format
  }
}

extension PairsState {
  /// Returns the visible side of each card by the rules, or all faces.
  func sides(areOpen: Bool) -> [CardSide] {
    (0..<level.cards).map { place in
      if areOpen, let face = face(at: place) { return .front(face) }
      return switch card(at: place) {
      case .faceUp(let face), .matched(let face): .front(face)
      case .faceDown, nil: .back
      }
    }
  }
}
