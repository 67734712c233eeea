import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("Cards stand apart from each other and from the table") struct CardLooksTests {
  /// Every theme at every depth, in Unicode and ASCII.
  private static let looks = ThemeName.allCases.flatMap { theme in
    ColorDepth.allCases.flatMap { depth in
      [true, false].map { RenderStyle(theme: theme, depth: depth, unicode: $0) }
    }
  }

  private static let windows = [(60, 20), (80, 24), (100, 30), (120, 36), (200, 60)].map {
    Size(columns: $0.0, rows: $0.1)
  }

  private static func area(of window: Size) -> Rect {
    Chrome.content(of: Rect(at: Point(column: 0, row: 0), window))
  }

  /// Returns a board with backs, a taken pair, and a shown miss.
  private func board(_ level: PairsLevel, deck: Deck = .symbols) -> PairsPlay {
    var play = PairsPlay.sample(level, deck: deck)
    let places = PairsPlay.places(level)
    for place in places[0] + [places[1][0], places[2][0]] { _ = play.flip(place, at: .after(900)) }
    return play
  }

  private func drawn(
    _ play: PairsPlay, in window: Size, _ look: RenderStyle
  ) -> (Canvas, BoardLayout)? {
    let area = Self.area(of: window)
    guard let layout = play.board.layout(in: area, look) else { return nil }
    var canvas = Canvas(size: window, style: look.style(.text))
    play.draw(into: &canvas, in: area, at: .after(950), look: look)
    return (canvas, layout)
  }

  /// Returns the colors of the upper and the lower half of a cell; lines and letters leave it to
  /// the background.
  private func halves(_ cell: Cell) -> [Color] {
    let isSwapped = cell.style.attributes.contains(.reverse)
    let (ink, paper) =
      isSwapped
      ? (cell.style.background, cell.style.foreground)
      : (cell.style.foreground, cell.style.background)
    // The terminal's default colors are two different ones.
    let (own, other) = (isSwapped && ink == paper, !isSwapped && ink == paper)
    let full = own ? Color.indexed(255) : paper
    let half = other ? Color.indexed(255) : ink
    switch cell.character {
    case "▄": return [full, own ? paper : half]
    case "▀": return [own ? paper : half, full]
    case "█": return [half, half]
    default: return [full, full]
    }
  }

  @Test(
    "half a cell of the table is between every two rows of cards, and above the keys",
    arguments: PairsLevel.allCases)
  func gaps(level: PairsLevel) {
    let play = board(level)
    var checked = 0
    for look in Self.looks {
      let table = look.style(.text).background
      for window in Self.windows {
        guard let (canvas, layout) = drawn(play, in: window, look) else { continue }
        let area = Self.area(of: window)
        for place in 0..<level.cards {
          let card = layout.rect(of: place)
          let next = place + level.columns
          let end = next < level.cards ? layout.rect(of: next).row + 1 : area.bottom
          for column in card.column..<card.right {
            let between = (card.bottom - 1..<end).flatMap { halves(canvas[column, $0]) }
            if !between.contains(table) {
              Issue.record("\(level) \(place) \(window) \(look)")
              return
            }
            checked += 1
          }
        }
      }
    }
    #expect(checked > 10_000)
  }

  @Test("a face has edges on all four sides, where its color is not enough")
  func sides() {
    for look in Self.looks where look.unicode {
      let table = look.style(.text).background
      for (state, role) in [
        (CardPainter.CardState.up(Self.front), Role.cardEdge), (.matched(Self.front), .cardMatched),
      ] {
        let card = Rect(column: 0, row: 0, columns: 11, rows: 7)
        var canvas = Canvas(size: card.size, style: look.style(.text))
        var painter = CardPainter(look: look)
        painter.draw(state, in: card, into: &canvas)
        let edge = look.style(role)
        let color = edge.background == table ? edge.foreground : edge.background
        guard color != .standard else { continue }
        for column in [0, card.columns - 1] {
          // Filled, or a line.
          let side = canvas[column, 3]
          let isLine =
            role == .cardEdge && ["▏", "▕"].contains(side.character)
            && side.style.foreground == color
          #expect(side.style.background == color || isLine, "\(look) \(role)")
        }
      }
    }
  }

  private static let front = CardFront(face: DeckFace("★", .orange, "", ""), picture: nil)

  @Test("the focused card has a heavy frame that contrasts", arguments: PairsLevel.allCases)
  func focus(level: PairsLevel) throws {
    for look in Self.looks {
      for window in Self.windows {
        var play = PairsPlay.sample(level)
        guard let (focused, layout) = drawn(play, in: window, look) else { continue }
        play.session.board.cursor.move(to: 1)
        let (usual, _) = try #require(drawn(play, in: window, look))
        let card = layout.rect(of: 0).inset(columns: -1, rows: 0)
        let changed = (card.row..<card.bottom).reduce(0) { count, row in
          count + (card.column..<card.right).count { focused[$0, row] != usual[$0, row] }
        }
        #expect(changed >= 12, "\(look) \(window)")
        let frame = focused[card.column, card.row].style
        #expect(frame.background == look.style(.text).background)
        let tables = [look.style(.text).background]
        for table in tables {
          guard let contrast = Contrast.between(frame.foreground, table) else { continue }
          #expect(contrast >= 3, "\(look)")
        }
      }
    }
  }

  @Test("the frame of the focus covers nothing of a card", arguments: BoardLayout.oddSizes)
  func uncovered(size: Size) {
    for look in Self.looks
    where look.cardFocus == .around
      && look.style(.cardFocus).foreground != look.style(.cardEdge).foreground
    {
      let card = Rect(column: 1, row: 0, columns: size.columns, rows: size.rows)
      var plain = Canvas(
        size: Size(columns: size.columns + 2, rows: size.rows), style: look.style(.text))
      var painter = CardPainter(look: look)
      painter.draw(.up(Self.front), in: card, into: &plain)
      var framed = plain
      painter.drawFocus(in: card, isBack: false, into: &framed)
      for column in card.column..<card.right {
        for row in 1..<card.rows - 1 { #expect(framed[column, row] == plain[column, row]) }
        let last = card.bottom - 1
        // Lines around a face stay.
        guard plain[column, 0].character != "▁" else {
          for row in [0, last] {
            #expect(framed[column, row].character == plain[column, row].character)
            #expect(framed[column, row].style.foreground == plain[column, row].style.foreground)
          }
          continue
        }
        #expect(halves(framed[column, 0])[1] == halves(plain[column, 0])[1], "\(look)")
        #expect(halves(framed[column, last])[0] == halves(plain[column, last])[0], "\(look)")
      }
      let focus = look.style(.cardFocus).foreground
      #expect(halves(framed[1, 0])[0] == focus && halves(framed[0, 1]) == [focus, focus])
    }
  }

  @Test("with unknown colors of the terminal the frame is legible on black and on white")
  func unknownTable() {
    let style = RenderStyle(theme: .terminal, depth: .palette256).style(.cardFocus)
    for table in [Color.rgb(0, 0, 0), .rgb(255, 255, 255)] {
      #expect((Contrast.between(style.foreground, table) ?? 0) >= 3)
    }
  }

  @Test(
    "backs contrast with the table, and the frame of the focus with both",
    arguments: [ThemeName.dark, .light, .highContrast], [ColorDepth.palette256, .direct])
  func backs(theme: ThemeName, depth: ColorDepth) throws {
    let look = RenderStyle(theme: theme, depth: depth)
    let table = look.style(.text).background
    let back = look.style(.cardBack).background
    #expect(try #require(Contrast.between(back, table)) >= 2.5)
    let focus = look.style(.cardFocus).foreground
    #expect(try #require(Contrast.between(focus, back)) >= 3)
    for edge in [Role.cardEdge, .cardMatched, .bad] {
      let contrast = try #require(Contrast.between(look.style(edge).foreground, table))
      #expect(contrast >= 3, "\(edge)")
    }
  }

  @Test(
    "a taken card stays as bright as an open one, with a green edge and a tick",
    arguments: BoardLayout.oddSizes.filter { $0.columns < 11 })
  func taken(size: Size) {
    for look in Self.looks {
      let front = CardFront(face: Deck.plain.faces[0], picture: nil)
      var painter = CardPainter(look: look)
      var open = Canvas(size: size, style: look.style(.text))
      var taken = open
      painter.draw(.up(front), in: open.bounds, into: &open)
      painter.draw(.matched(front), in: taken.bounds, into: &taken)
      for row in 1..<size.rows - 1 {
        for column in 1..<size.columns - 1 { #expect(taken[column, row] == open[column, row]) }
      }
      let mark = taken[size.columns / 2, 0]
      #expect(mark.character == look.cardGlyphs.found)
      #expect(mark.style.foreground == look.style(.cardMatched).foreground)
      #expect(mark.style.background == look.style(.text).background)
      #expect(mark.style.attributes.contains(.reverse) == look.unicode)
      #expect(taken[0, 0].style.foreground == look.style(.cardMatched).foreground)
    }
  }

  @Test(
    "an open face differs from the table, however small and in few colors",
    arguments: [Size(columns: 9, rows: 5), Size(columns: 7, rows: 3), Size(columns: 5, rows: 3)])
  func bright(size: Size) {
    for theme in ThemeName.allCases {
      for depth in ColorDepth.allCases {
        let look = RenderStyle(theme: theme, depth: depth)
        let table = look.style(.text)
        guard look.style(.cardFace).background != table.background else { continue }
        var open = Canvas(size: size, style: table)
        var painter = CardPainter(look: look)
        let front = CardFront(face: Deck.plain.faces[0], picture: nil)
        painter.draw(.up(front), in: open.bounds, into: &open)
        #expect(open[1, 1].style.background != table.background, "\(theme) \(depth)")
      }
    }
  }

  @Test("pictures have no frame, and reach both sides of the card")
  func pictures() {
    for size in BoardLayout.oddSizes {
      let card = Rect(column: 4, row: 2, columns: size.columns, rows: size.rows)
      for look in Self.looks {
        guard let place = BoardLayout.pictureRect(in: card, look) else { continue }
        #expect(place.column == card.column && place.right == card.right)
      }
    }
  }

  @Test("the large word of a pause is filled at every depth", arguments: ColorDepth.allCases)
  func pauseWord(depth: ColorDepth) {
    let look = RenderStyle(depth: depth)
    var canvas = Canvas(size: Size(columns: 80, rows: 24), style: look.style(.text))
    PlayNotes(look: look).drawPaused(over: canvas.bounds, into: &canvas)
    let filled = (0..<24).reduce(0) { count, row in
      count + (0..<80).count { canvas[$0, row].style.attributes.contains(.reverse) }
    }
    #expect(filled > 100)
  }

  @Test("a pause dims the backs", arguments: [ThemeName.dark, .light, .highContrast])
  func pause(theme: ThemeName) throws {
    let look = RenderStyle(theme: theme)
    let table = look.style(.text).background
    let awake = try #require(Contrast.between(look.style(.cardBack).background, table))
    let resting = try #require(Contrast.between(look.style(.cardResting).background, table))
    #expect(resting < awake)
    var play = board(.easy)
    play.pause(at: .after(950))
    let window = Size(columns: 80, rows: 24)
    let (canvas, layout) = try #require(drawn(play, in: window, look))
    let card = layout.rect(of: 0)
    let style = canvas[card.column, card.row + 1].style
    #expect(style.background == look.style(.cardResting).background)
  }
}
