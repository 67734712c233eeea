import Canvas
import MediaProtocol
import Pictures
import Testing

@testable import GameCore
@testable import GameUI

/// The application on a terminal that shows pixels.
@Suite struct PixelTests {
  private static let pixels = PixelFormat(.png, cellWidth: 10, cellHeight: 20)

  private func guest(
    level: String = "easy", settings: (inout Settings) -> Void = { _ in }
  ) -> Visitor {
    var chosen = Settings(deck: "cats-drawn", setups: ["pairs": level], motion: false)
    settings(&chosen)
    var visitor = Visitor(settings: chosen)
    visitor.enterAsGuest()
    visitor.send(.pixels(Self.pixels))
    return visitor
  }

  private func pictures(_ visitor: Visitor) -> [Placement] {
    visitor.app.draw(at: visitor.now).placements
  }

  @Test("Every level has pictures in a usual window", arguments: PairsLevel.allCases)
  func levels(level: PairsLevel) throws {
    var visitor = guest(level: level.rawValue)
    visitor.deal()
    #expect(pictures(visitor).isEmpty)
    visitor.press(.character(" "))
    #expect(pictures(visitor).count == 1)
    let place = try #require(pictures(visitor).first?.rect)
    #expect(place.columns >= 4 && place.rows >= 2)
    // A row for the sign of a miss, and one for the name if the card is wide enough for it.
    let layout = BoardLayout(level, in: visitor.app.area)
    let rows = layout?.rect(of: 0).rows ?? 0
    #expect(place.rows == rows - (place.columns < 11 ? 1 : 2))
  }

  @Test(
    "In any game pictures lie on the open cards, the same on the two of a pair", arguments: 1...6)
  func games(seed: Int) throws {
    var visitor = guest(level: seed.isMultiple(of: 2) ? "hard" : "normal")
    visitor.deal(UInt64(seed))
    var state = UInt64(seed)
    var checked = 0
    visitor.makeMove()
    for _ in 0..<120 {
      state = state &* 6_364_136_223_846_793_005 &+ 1
      let keys: [Key] = [
        .up, .down, .left, .right, .character(" "), .character(" "), .character("p"),
        .character("x"), .character("?"), .escape,
      ]
      visitor.press(keys[Int(state >> 33) % keys.count])
      visitor.wait(Int(state >> 40) % 700)
      visitor.send(.deadline)
      let shown = pictures(visitor)
      guard let play = visitor.app.table.play as? PairsPlay,
        visitor.app.isGameSeen, !play.isLaidOpen
      else { continue }
      checked += 1
      let isHidden = play.isPaused || visitor.dialog != nil
      let layout = try #require(play.board.layout(in: visitor.app.area, visitor.app.look))
      var wanted: [Rect: Int] = [:]
      for place in 0..<play.level.cards where !isHidden {
        let face: Int? =
          switch play.state.card(at: place) {
          case .matched(let face), .faceUp(let face): face
          default: nil
          }
        let rect = BoardLayout.pictureRect(in: layout.rect(of: place), visitor.app.look)
        if let face { wanted[try #require(rect)] = face }
      }
      #expect(Set(shown.map(\.rect)) == Set(wanted.keys))
      let images = Dictionary(grouping: shown) { wanted[$0.rect] ?? -1 }
      for same in images.values { #expect(Set(same.map(\.image)).count == 1) }
      #expect(Set(shown.map(\.image)).count == images.count)
    }
    #expect(checked > 20)
  }

  @Test("The settings decide, unless the command line does")
  func chosen() {
    var visitor = guest()
    visitor.deal()
    visitor.press(.character(" "))
    #expect(pictures(visitor).count == 1)
    visitor.choose { $0.pictures = .cells }
    visitor.send(.deadline)
    #expect(pictures(visitor).isEmpty)
    visitor.choose { $0.pictures = .pixels }
    visitor.send(.deadline)
    #expect(pictures(visitor).count == 1)
    #expect(visitor.effects.contains(.terminal(.trustPixels)))
    visitor.send(.pixels(nil))
    #expect(pictures(visitor).isEmpty)
    var environment = App.LaunchEnvironment()
    environment.pictures = .cells
    var forced = Visitor(
      environment, settings: Settings(deck: "cats-drawn", motion: false, pictures: .pixels))
    forced.enterAsGuest()
    forced.send(.pixels(Self.pixels))
    forced.deal()
    forced.press(.character(" "))
    #expect(pictures(forced).isEmpty)
    #expect(!forced.effects.contains(.terminal(.trustPixels)))
  }

  @Test(
    "A picture has no remains of a frame, but the sign of a miss",
    arguments: PairsLevel.allCases)
  func frameless(level: PairsLevel) throws {
    var visitor = guest(level: level.rawValue)
    visitor.deal(3)
    visitor.press(.character(" "), .right, .character(" "))
    let canvas = visitor.app.draw(at: visitor.now)
    let play = try #require(visitor.app.table.play as? PairsPlay)
    let layout = try #require(play.board.layout(in: visitor.app.area, visitor.app.look))
    let isMiss = play.state.pairsFound == 0
    for place in 0..<2 {
      let card = layout.rect(of: place)
      let picture = try #require(
        BoardLayout.pictureRect(in: card, visitor.app.look), "\(level) has no pictures")
      var seen = ""
      for row in card.row..<card.bottom where !(picture.row..<picture.bottom).contains(row) {
        seen += String((card.column..<card.right).map { canvas[$0, row].character })
      }
      #expect(!seen.contains { "╭╮╰╯─│".contains($0) } && seen.contains("✗") == isMiss, "\(seen)")
    }
  }

  @Test("Photos in a game are requested again once the terminal is known to show pixels")
  func photos() throws {
    var visitor = Visitor.loading("cats", seed: 1)
    let load = try #require(visitor.latestLoad)
    visitor.deliver(load.id, load.request)
    visitor.send(.pixels(Self.pixels))
    let redraw = try #require(visitor.latestRedraw)
    #expect(redraw.format.rendition.pixels == Self.pixels)
  }
}
