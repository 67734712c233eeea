import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("Faces grow with their cards") struct FaceArtTests {
  private static let decks: [(Deck, RenderStyle)] = [
    (.symbols, RenderStyle()), (.symbols, RenderStyle(depth: .monochrome)),
    (.plain, RenderStyle(depth: .monochrome)),
    (.plain, RenderStyle(depth: .monochrome, unicode: false)),
  ]

  private static let sizes = BoardLayout.oddSizes.filter { $0.columns >= 9 }

  /// Returns a card with a face, without its name.
  private func drawn(_ face: DeckFace, _ size: Size, _ look: RenderStyle) -> Canvas {
    let face = DeckFace(face.symbol, face.hue, "", "")
    var canvas = Canvas(size: size, style: look.style(.text))
    var painter = CardPainter(look: look)
    painter.draw(.up(CardFront(face: face, picture: nil)), in: canvas.bounds, into: &canvas)
    return canvas
  }

  /// Returns whether each half of the cells between the edges belongs to the symbol.
  private func ink(_ canvas: Canvas, _ look: RenderStyle) -> [[Bool]] {
    let side = look.cardGlyphs.side
    let body = look.style(.cardFace)
    return (1..<canvas.size.rows - 1).flatMap { row -> [[Bool]] in
      let cells = (side..<canvas.size.columns - side).map { canvas[$0, row] }
      let isSwapped = { (cell: Cell) in
        cell.style.attributes.contains(.reverse) != body.attributes.contains(.reverse)
      }
      guard look.unicode else {
        return [cells.map { $0.character != " " }, cells.map { $0.character != " " }]
      }
      return [
        cells.map { isSwapped($0) },
        cells.map { $0.character == " " ? isSwapped($0) : !isSwapped($0) },
      ]
    }
  }

  @Test(
    "a symbol takes at least 35 % of the height, and half of the largest card", arguments: decks)
  func heights(deck: Deck, look: RenderStyle) {
    // Those that are low by nature.
    let low: Set<Character> = ["∞", "~", "^", "="]
    for size in Self.sizes {
      for face in deck.faces where !low.contains(face.symbol) {
        let rows = ink(drawn(face, size, look), look)
        let used = rows.indices.filter { rows[$0].contains(true) }
        let height = (used.last ?? 0) - (used.first ?? 0) + 1
        let share = Double(height) / Double(rows.count)
        #expect(share >= (size.columns == 25 ? 0.5 : 0.35), "\(face.symbol) \(size) \(share)")
      }
    }
  }

  @Test("a drawing does not touch the edges of its card", arguments: decks)
  func inset(deck: Deck, look: RenderStyle) {
    guard look.unicode else { return }
    let isSwapped = look.style(.cardFace).attributes.contains(.reverse)
    for size in BoardLayout.oddSizes where size.rows >= 5 {
      for face in deck.faces {
        let card = drawn(face, size, look)
        func touches(_ column: Int, _ row: Int, _ free: String, reversed: String = "") -> Bool {
          let cell = card[column, row]
          let isFree = cell.style.attributes.contains(.reverse) == isSwapped
          return !(isFree ? free + " " : reversed).contains(cell.character)
        }
        let (right, bottom) = (size.columns - 2, size.rows - 2)
        // Of the edges of a small card, only the upper one ever has a color.
        let isSmall = size.rows < 6
        let ends = (1...right).contains {
          touches($0, 1, "▄▖▗") || !isSmall && touches($0, bottom, "▘▝", reversed: "▄")
        }
        let sides = (1...bottom).contains {
          isSmall
            ? card[0, $0].character != " " || card[right + 1, $0].character != " "
            : touches(1, $0, "▐▗▝") || touches(right, $0, "▌▖▘")
        }
        #expect(!ends && !sides, "\(face.symbol) \(size)")
      }
    }
  }

  @Test("no two faces look alike, even without color", arguments: decks)
  func distinct(deck: Deck, look: RenderStyle) {
    for size in BoardLayout.oddSizes {
      let drawings = deck.faces.map { drawn($0, size, look) }
      let cells = drawings.map(\.cells)
      for one in cells.indices {
        for other in 0..<one {
          let count = zip(cells[one], cells[other]).count { $0 != $1 }
          #expect(
            count >= (size.columns < 9 ? 1 : 4),
            "\(deck.faces[one].symbol) \(deck.faces[other].symbol) \(size)")
        }
      }
    }
  }

  @Test("every symbol of a deck of letters and signs has art")
  func complete() {
    for face in Deck.symbols.faces + Deck.plain.faces {
      for (columns, unicode) in [(5, true), (7, false)] {
        let room = Size(columns: columns, rows: 3)
        #expect(FaceArt(face.symbol, in: room, unicode: unicode) != nil, "\(face.symbol)")
      }
    }
  }
}
