import Canvas
import GameCore
import MediaProtocol
import Pictures

extension DeckPreview {
  /// The columns for a message about missing pictures next to the faces.
  private static let lackWidth = 24

  /// The number of rows of the preview if its faces are in one line.
  static let rows = BoardLayout.leastPicture.rows

  /// Draws as many faces as fit in one line, or in several if it `isLarge`, with a message after or
  /// below them if pictures are missing for the chosen level.
  func draw<Target>(
    _ deck: Deck, isLarge: Bool = false, into frame: inout Frame<Target>, in place: Rect,
    _ context: Context
  ) {
    let look = frame.look
    let isShown = self.deck == deck
    if BoardLayout.lacksPictures(context.settings, in: context.board, look) {
      frame.lines(look.text(SettingsPhrase.picturesTooSmall), in: place, .muted)
      return
    }
    if let problem, isShown {
      frame.lines(look.text(PicturePhrase.problem(problem)), in: place, .muted)
      return
    }
    let lack = lack(of: deck, context)
    let size = deck.drawings == nil ? symbol(of: deck, isLarge, place) : BoardLayout.leastPicture
    let columns = isLarge || lack == nil ? place.columns : place.columns - Self.lackWidth - 2
    let most = max(min((columns + 1) / (size.columns + 1), Self.faces), 1)
    let lines = isLarge ? (Self.faces + most - 1) / most : 1
    let inRow = isLarge ? (Self.faces + lines - 1) / lines : most
    let cells = (0..<min(lines * inRow, Self.faces)).map { number in
      place.dropLeft(number % inRow * (size.columns + 1))
        .dropTop(number / inRow * (size.rows + 1)).left(size.columns).top(size.rows)
    }.filter { $0.bottom <= place.bottom && $0.right <= place.right }
    var rest = place
    if let gallery, isShown {
      for case (let cell, let face?) in zip(cells, gallery.pictures) {
        frame.describe(.card, look.text(face.name), at: cell) {
          $0.canvas.put(face.picture, at: cell.origin)
        }
        rest =
          isLarge
          ? place.below(cell.bottom + 1) : place.dropLeft(cell.right + 2 - place.column)
      }
    } else if !deck.mustBeLoaded {
      var painter = CardPainter(look: look)
      for (cell, face) in zip(cells, deck.faces) {
        frame.describe(.card, look.text(face.name), at: cell) {
          painter.draw(.up(CardFront(face: face, picture: nil)), in: cell, into: &$0.canvas)
        }
      }
    }
    if let lack { frame.lines(look.text(lack), in: rest, .muted) }
  }

  /// Returns the size of cards with symbols.
  private func symbol(of deck: Deck, _ isLarge: Bool, _ place: Rect) -> Size {
    guard isLarge else {
      return Size(
        columns: max(4 + deck.symbolColumns, place.rows * 2 - 1), rows: place.rows)
    }
    // The largest of which six fit below each other in two columns, or next to each other.
    let sizes = deck.symbolColumns == 2 ? BoardLayout.evenSizes : BoardLayout.oddSizes
    return sizes.first { size in
      let inRow = (place.columns + 1) / (size.columns + 1)
      return inRow > 1 && inRow * ((place.rows + 1) / (size.rows + 1)) >= 6
    } ?? Size(columns: 6 + deck.symbolColumns, rows: 3)
  }

  /// Returns the message about a deck with fewer pictures than the chosen level needs; nil if it
  /// has enough, or their number is unknown.
  private func lack(of deck: Deck, _ context: Context) -> (any Phrase)? {
    guard deck.mustBeLoaded else { return nil }
    let needs = PairsLevel.needed(by: context.settings)
    let (asked, found) = self.deck == deck ? (self.asked, self.found) : (nil, nil)
    guard deck.id == Deck.folder.id else {
      guard let found, found > 0 else {
        return deck == .covers && context.covers.covers.count < needs
          ? CoversPhrase.howToGet as any Phrase : SettingsPhrase.notFetched
      }
      return found < needs && deck != .covers ? SettingsPhrase.fetchedSoFar(found, of: needs) : nil
    }
    guard let asked, asked.source.isNamedFolder else { return SettingsPhrase.noFolder }
    return found.flatMap { $0 < needs ? SettingsPhrase.foundInFolder($0, of: needs) : nil }
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
