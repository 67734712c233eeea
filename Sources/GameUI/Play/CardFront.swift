import GameCore
import Pictures

/// The front of a card: its face, with its picture if the deck has one.
struct CardFront: Hashable {
  let face: DeckFace
  let picture: CardPicture?

  /// A front without a symbol.
  static let blank = CardFront(face: DeckFace(" ", .gray, "", ""), picture: nil)

  var name: Localized { picture?.name ?? face.name }
}
