import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("Decks") struct DeckTests {
  @Test("a deck has 24 faces with different symbols and names", arguments: Decks.all)
  func faces(deck: Deck) {
    #expect(deck.faces.count == Deck.size)
    #expect(Set(deck.faces.map(\.symbol)).count == Deck.size)
    #expect(Set(deck.faces.map({ $0.name.text(in: .english) })).count == Deck.size)
    #expect(Set(deck.faces.map({ $0.name.text(in: .russian) })).count == Deck.size)
  }

  @Test(
    "names of faces begin with a capital and fit on a card of 12 columns",
    arguments: Decks.all)
  func names(deck: Deck) {
    for name in deck.faces.flatMap({ [$0.name.text(in: .english), $0.name.text(in: .russian)] }) {
      #expect(name.first?.isUppercase == true, "\(name)")
      #expect(TextWidth.of(name) <= 10, "\(name)")
    }
  }

  @Test("a symbol is one printable scalar of the stated width", arguments: Decks.all)
  func widths(deck: Deck) {
    for face in deck.faces {
      #expect(face.symbol.unicodeScalars.count == 1)
      #expect(TextWidth.isPrintable(face.symbol))
      #expect(TextWidth.of(face.symbol) == deck.symbolColumns, "\(face.symbol)")
      #expect(face.symbol.unicodeScalars.allSatisfy(isSteady), "\(face.symbol)")
    }
  }

  @Test("one deck is plain ASCII without similar symbols") func plain() {
    #expect(Deck.plain.isASCII)
    #expect(!Deck.symbols.isASCII)
    #expect(!Deck.plain.faces.contains { "OoQD0IlL1|iSsZz5B8GC6VvWw".contains($0.symbol) })
  }

  @Test("ids are distinct, and an unknown one gives the first deck") func ids() {
    #expect(Set(Decks.all.map(\.id)).count == Decks.all.count)
    for deck in Decks.all { #expect(Decks.named(deck.id) == deck) }
    #expect(Decks.named("no such deck") == Decks.all.first)
    #expect(Decks.named(Settings().deck).id == Settings().deck)
  }

  @Test("every board has as many faces as pairs, all different, the same for the same seed")
  func choices() {
    for level in PairsLevel.allCases {
      for seed in UInt64(0)..<50 {
        let choice = Deck.choice(pairs: level.pairs, seed: seed)
        #expect(choice.count == level.pairs)
        #expect(Set(choice).count == level.pairs)
        #expect(choice.allSatisfy { (0..<Deck.size).contains($0) })
        #expect(choice == Deck.choice(pairs: level.pairs, seed: seed))
      }
    }
    #expect(Set((0..<50).map { Deck.choice(pairs: 6, seed: $0) }).count > 45)
  }

  @Test("the faces of a deal never change") func goldenChoice() {
    #expect(Deck.choice(pairs: 6, seed: 1) == [19, 13, 11, 16, 23, 14])
  }

  /// Returns whether a scalar looks the same without a variation selector: emoji by default, or
  /// never one.
  private func isSteady(_ scalar: Unicode.Scalar) -> Bool {
    let suits: [Unicode.Scalar] = ["♠", "♥", "♦", "♣"]
    return scalar.isASCII || scalar.properties.isEmojiPresentation
      || !scalar.properties.isEmoji || suits.contains(scalar)
  }
}
