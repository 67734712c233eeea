import Canvas
import GameCore
import Glibc
import MediaProtocol
import Pictures
import Testing

@testable import GameUI

@Suite("Boards of pictures") struct PictureBoardTests {
  static let looks: [(String, RenderStyle)] = [
    ("mono", RenderStyle(depth: .monochrome)),
    ("ascii", RenderStyle(depth: .monochrome, unicode: false)),
  ]

  /// The sizes of pictures on boards, and every kind of terminal; only a sample of both unless
  /// FLIPSIDE_ALL_PICTURES is set.
  static let cases: [PictureFormat] = {
    let sizes = Set(
      BoardLayout.oddSizes.compactMap { card in
        BoardLayout.pictureRect(
          in: Rect(column: 0, row: 0, columns: card.columns, rows: card.rows), RenderStyle())?.size
      }
    ).sorted { ($0.columns, $0.rows) < ($1.columns, $1.rows) }
    let all = sizes.flatMap { size in
      ColorDepth.allCases.flatMap { depth in
        [true, false].map {
          PictureFormat(size: size, rendition: Rendition(depth: depth, unicode: $0))
        }
      }
    }
    guard getenv("FLIPSIDE_ALL_PICTURES") == nil else { return all }
    return all.enumerated().filter { $0.offset % 29 == 0 }.map(\.element)
  }()

  @Test("an easy board of drawings in a window of 80x24", arguments: looks)
  func board(look: (String, RenderStyle)) {
    let play = missed(.easy, deck: .drawnCats, look: look.1)
    expectPicture(play.picture(look: look.1), "board-drawings-\(look.0)")
  }

  @Test("no two faces look alike at any size of cards", arguments: cases)
  func neverAlike(format: PictureFormat) {
    for set in DrawingSet.allCases {
      let gallery = Gallery(set, Array(0..<Deck.size), format)
      #expect(gallery.pictures.count == Deck.size)
      let seen = gallery.pictures.compactMap { $0.map { PictureSignature($0.picture) } }
      #expect(seen.count == Deck.size)
      for (number, impression) in seen.enumerated() {
        for other in 0..<number {
          #expect(!impression.looksLike(seen[other]), "\(set) \(number) \(other)")
        }
      }
    }
  }

  @Test("pictures are shown from 6x3 cells, inside every card with room")
  func sizes() {
    for card in BoardLayout.oddSizes {
      let rect = Rect(column: 3, row: 2, columns: card.columns, rows: card.rows)
      let place = BoardLayout.pictureRect(in: rect, RenderStyle())
      #expect((place == nil) == (card.rows < 5))
      guard let place else { continue }
      #expect(place.columns >= 6 && place.rows >= 3)
      #expect(place.intersection(rect) == place)
      // The signs of a miss and a match are on the upper and the lower edge.
      #expect(place.row > rect.row && place.bottom < rect.bottom)
    }
  }

  @Test("a usual window has room for pictures up to normal, a large one on every level")
  func levels() {
    let usual = Rect(column: 0, row: 2, columns: 80, rows: 21)
    let large = Rect(column: 0, row: 2, columns: 200, rows: 57)
    for level in PairsLevel.allCases {
      let isSmall = level == .easy || level == .normal
      #expect((PictureFormat(of: level, in: usual, RenderStyle()) != nil) == isSmall, "\(level)")
      #expect(PictureFormat(of: level, in: large, RenderStyle()) != nil, "\(level)")
    }
  }

  @Test("a card shows the drawing of its face, and every face is different")
  func faces() throws {
    var play = PairsPlay.sample(.easy, deck: .drawnDogs)
    play.fit(in: PairsPlay.usualArea, look: RenderStyle(), at: .after(0))
    let layout = try #require(BoardLayout(.easy, in: PairsPlay.usualArea))
    for (face, places) in PairsPlay.places(.easy).enumerated() {
      var play = play
      _ = play.flip(places[0], at: .after(100))
      var canvas = Canvas(size: Size(columns: 80, rows: 24), style: .plain)
      play.draw(into: &canvas, in: PairsPlay.usualArea, at: .after(100), look: RenderStyle())
      let rect = layout.rect(of: places[0])
      let place = try #require(BoardLayout.pictureRect(in: rect, RenderStyle()))
      let drawing = Drawings.dogs[play.board.choice[face]]
      let picture = drawing.picture(size: place.size, as: RenderStyle().rendition)
      for row in 0..<place.rows {
        for column in 0..<place.columns {
          #expect(
            canvas[place.column + column, place.row + row]
              == picture.cells[row * place.columns + column])
        }
      }
    }
  }

  @Test("drawings are rendered once, and again only for another size or style")
  func once() {
    var play = PairsPlay.sample(.easy, deck: .drawnCats)
    #expect(play.board.gallery == nil)
    play.fit(in: PairsPlay.usualArea, look: RenderStyle(), at: .after(0))
    let gallery = play.board.gallery
    #expect(gallery?.pictures.count == 6)
    play.fit(in: PairsPlay.usualArea, look: RenderStyle(language: .russian), at: .after(0))
    #expect(play.board.gallery == gallery)
    let large = Rect(column: 0, row: 2, columns: 200, rows: 57)
    play.fit(in: large, look: RenderStyle(), at: .after(0))
    #expect(play.board.gallery?.format == PictureFormat(of: .easy, in: large, RenderStyle()))
    play.fit(in: large, look: RenderStyle(depth: .direct), at: .after(0))
    #expect(play.board.gallery?.format.rendition.depth == .direct)
  }

  @Test("cards too small for pictures show distinguishable symbols", arguments: looks)
  func small(look: (String, RenderStyle)) {
    let symbols = look.1.unicode ? Deck.symbols : .plain
    let play = missed(.expert, deck: .drawnCats, look: look.1)
    let cells = play.picture(look: look.1).cells.map(\.character)
    let shown = play.board.choice.map { symbols.faces[$0].symbol }
    for face in 0...2 { #expect(cells.contains(shown[face])) }
  }

  /// Returns a board with its first pair taken and a miss shown.
  private func missed(_ level: PairsLevel, deck: Deck, look: RenderStyle) -> PairsPlay {
    var play = PairsPlay.sample(level, deck: deck)
    play.fit(
      in: Rect(column: 0, row: 0, columns: 80, rows: 20), look: look, at: .after(0))
    let places = PairsPlay.places(level)
    for place in places[0] + [places[1][0], places[2][0]] { _ = play.flip(place, at: .after(900)) }
    return play
  }
}
