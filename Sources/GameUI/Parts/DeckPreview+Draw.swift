import Canvas
import GameCore
import MediaProtocol
import Pictures

extension DeckPreview {
  /// The columns for a message about missing pictures next to the faces.
  private static let lackWidth = 24
  /// The sizes of cards with symbols in large windows.
  private static let large = [Size(columns: 14, rows: 7), Size(columns: 9, rows: 5)]

  /// The number of rows of the preview if its faces are in one line.
  static let rows = BoardLayout.leastPicture.rows

  /// Draws as many faces as fit into the first rows of `place`, with a message if pictures are
  /// missing for a level that `needs` more. `covers` is the number of available covers.
  func draw<Target>(
    _ deck: Deck, needs: Int, covers: Int, into frame: inout Frame<Target>, in place: Rect
  ) {
    let look = frame.look
    var rest = place
    if let problem, self.deck == deck {
      frame.lines(look.text(PicturePhrase.problem(problem)), in: rest, .muted)
      return
    }
    guard deck.mustBeLoaded || gallery != nil else {
      return drawSymbols(of: deck, into: &frame, in: rest)
    }
    let lack = lack(of: deck, needs: needs, covers: covers)
    if let gallery, self.deck == deck {
      let room = lack == nil ? rest.columns : rest.columns - Self.lackWidth - 2
      let step = gallery.format.size.columns + 1
      for face in gallery.pictures.prefix(min(Self.faces, (room + 1) / step)) {
        guard let face else { continue }
        let place = rest.cutLeft(step).dropRight(1)
        frame.describe(.card, look.text(face.name), at: place) {
          $0.canvas.put(face.picture, at: place.origin)
        }
      }
      rest.cutLeft(1)
    }
    if let lack { frame.lines(look.text(lack), in: rest, .muted) }
  }

  /// Draws the faces as cards in two rows of four or three, with a message below if pictures are
  /// missing for a level that `needs` more.
  func drawLarge<Target>(
    _ deck: Deck, needs: Int, covers: Int, into frame: inout Frame<Target>, in place: Rect
  ) {
    let look = frame.look
    if let problem, self.deck == deck {
      frame.lines(look.text(PicturePhrase.problem(problem)), in: place, .muted)
      return
    }
    let large = Self.large.first {
      place.columns >= 3 * ($0.columns + 1) - 1 && place.rows >= 2 * $0.rows + 6
    }
    let symbols = large ?? Size(columns: 6 + deck.symbolColumns, rows: 3)
    let size = deck.drawings == nil ? symbols : BoardLayout.leastPicture
    let step = Size(columns: size.columns + 1, rows: size.rows + 1)
    let inRow = min((place.columns + 1) / step.columns, Self.faces / 2)
    let cells = (0..<2 * inRow).map { number in
      place.dropLeft(number % inRow * step.columns)
        .dropTop(number / inRow * step.rows).left(size.columns).top(size.rows)
    }.filter { $0.bottom <= place.bottom }
    var below = place.row
    if let gallery, self.deck == deck {
      for (cell, face) in zip(cells, gallery.pictures) {
        guard let face else { continue }
        frame.describe(.card, look.text(face.name), at: cell) {
          $0.canvas.put(face.picture, at: cell.origin)
        }
        below = cell.bottom + 1
      }
    } else if !deck.mustBeLoaded {
      var painter = CardPainter(look: look)
      for (cell, face) in zip(cells, deck.faces) {
        frame.describe(.card, look.text(face.name), at: cell) {
          painter.draw(.up(CardFront(face: face, picture: nil)), in: cell, into: &$0.canvas)
        }
      }
    }
    guard let lack = lack(of: deck, needs: needs, covers: covers) else { return }
    frame.lines(look.text(lack), in: place.below(below), .muted)
  }

  /// Returns the message about a deck with fewer pictures than a level `needs`; nil if it has
  /// enough, or their number is unknown.
  private func lack(of deck: Deck, needs: Int, covers: Int) -> (any Phrase)? {
    guard deck.mustBeLoaded else { return nil }
    let (asked, found) = self.deck == deck ? (self.asked, self.found) : (nil, nil)
    guard deck.id == Deck.folder.id else {
      guard let found, found > 0 else {
        return deck == .covers && covers < needs
          ? CoversPhrase.howToGet as any Phrase : SettingsPhrase.notFetched
      }
      return found < needs && deck != .covers ? SettingsPhrase.fetchedSoFar(found, of: needs) : nil
    }
    guard let asked, asked.source.isNamedFolder else { return SettingsPhrase.noFolder }
    return found.flatMap { $0 < needs ? SettingsPhrase.foundInFolder($0, of: needs) : nil }
  }

  private func drawSymbols<Target>(
    of deck: Deck, into frame: inout Frame<Target>, in place: Rect
  ) {
    let look = frame.look
    var painter = CardPainter(look: look)
    var rest = place
    let width = max(4 + deck.symbolColumns, place.rows * 2 - 1)
    for face in deck.faces.prefix(Self.faces) where rest.columns >= width {
      let card = rest.cutLeft(width)
      rest.cutLeft(1)
      frame.describe(.card, look.text(face.name), at: card) {
        painter.draw(.up(CardFront(face: face, picture: nil)), in: card, into: &$0.canvas)
      }
    }
  }
}

extension PairsLevel {
  /// Returns the number of pictures that the chosen level needs.
  static func needed(by settings: Settings) -> Int {
    let kind = GameKind(in: settings)
    let game = kind.descriptor.settings.contains(.deck) ? kind : .pairs
    return PairsLevel(game.setup(in: settings))?.pairs ?? 0
  }
}
