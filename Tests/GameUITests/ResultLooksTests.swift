import Canvas
import MediaProtocol
import Testing

@testable import GameCore
@testable import GameUI

@Suite("The result shows points, factors and turns, next to the board if there is room")
struct ResultLooksTests {
  private func won(
    _ level: PairsLevel = .easy, columns: Int = 80, rows: Int = 24, motion: Bool = false
  ) -> Visitor {
    var visitor = Visitor(
      columns: columns, rows: rows,
      settings: Settings(setups: ["pairs": level.description], motion: motion))
    visitor.enterAsGuest()
    visitor.deal()
    visitor.finish(withLastFlip: false)
    visitor.live(500)
    visitor.type(" ")
    visitor.live(PairsDescriptor.resultDelay)
    return visitor
  }

  private func shows(_ points: Int, _ visitor: Visitor) -> Bool {
    let rows = LargeDigits.rows(of: Language.english.grouped(points))
    let lines = visitor.lines
    return lines.indices.dropLast(2).contains { first in
      // Upper halves are drawn in reverse.
      rows.indices.allSatisfy {
        lines[first + $0].contains(" \(rows[$0].replacing("▀", with: "▄")) ")
      }
    }
  }

  @Test(
    "the whole board is next to it, or nothing of the board is shown",
    arguments: [(60, 20), (80, 24), (110, 34), (120, 36)])
  func scraps(window: (columns: Int, rows: Int)) throws {
    let visitor = won(columns: window.columns, rows: window.rows)
    let look = visitor.app.look
    let box = try #require(visitor.app.dialogs.first).alert(look).place(in: visitor.app.size)
    let area = visitor.app.area
    let canvas = visitor.canvas
    let board = (area.row..<area.bottom).contains { row in
      (area.column..<area.right).contains { column in
        let cell = canvas[column, row]
        return !box.contains(Point(column: column, row: row))
          && (cell.character != " " || cell.style.background == look.style(.cardFace).background)
      }
    }
    #expect(board == (window.columns >= 120), "\(visitor.screen)")
  }

  @Test("the points are in large digits, all of which differ, and in words where it is too low")
  func digits() throws {
    let visitor = won()
    let points = try #require(visitor.dialog as? GameResult).record.claimed.points
    #expect(shows(points, visitor))
    #expect(Set((0...9).map { LargeDigits.rows(of: "\($0)") }).count == 10)
    // In some fonts, lines would be above them.
    #expect(!visitor.lines.contains { $0.contains("▀") })
    let words = visitor.text(PlayPhrase.points(points))
    #expect(visitor.app.outline(at: visitor.now).items.contains { $0.label == words })
  }

  @Test("they are counted up after the wave, any key completes them, and then nothing moves")
  func count() throws {
    var visitor = won(motion: true)
    let points = try #require(visitor.dialog as? GameResult).record.claimed.points
    #expect(!shows(points, visitor) && visitor.app.nextDeadline != nil)
    var hurried = visitor
    visitor.live(800)
    #expect(shows(points, visitor) && visitor.app.nextDeadline == nil)
    hurried.press(.enter)
    #expect(hurried.dialog is GameResult && hurried.effects.allSatisfy { $0 != .drawSeed })
    #expect(shows(points, hurried) && hurried.app.nextDeadline == nil)
    let still = won()
    #expect(shows(points, still) && still.app.nextDeadline == nil)
  }

  @Test("each factor has a bar as long as its part of the maximum")
  func bars() throws {
    var visitor = won()
    let styles = visitor.app.look.alertStyles
    let (full, rest, par) = (styles.bar, styles.track, styles.tick)
    func bar(_ name: any Phrase) throws -> (full: Int, all: Int) {
      let row = try #require(visitor.place(of: name)).row
      let cells = (0..<80).map { visitor.canvas[$0, row] }
      // The mark of par is a part of the bar.
      let whole = cells.split { ![full, rest, par].contains($0) }.max { $0.count < $1.count } ?? []
      #expect(whole.count { $0 == par } == 1)
      return (whole.lastIndex(of: full).map { $0 + 1 - whole.startIndex } ?? 0, whole.count)
    }
    for name in [PlayPhrase.turns, PlayPhrase.time] as [any Phrase] {
      let bar = try bar(name)
      #expect(bar.all > 9 && bar.full == bar.all, "the maximum")
    }
    let slow = try Deals.finished(.easy, pause: 2287).record
    #expect(PairsScoring.timeFactor(level: .easy, time: slow.claimed.time) == 668)
    visitor.app.dialogs = DialogQueue()
    visitor.perform(.show(GameResult(record: slow, fate: .practice).dialog))
    let time = try bar(PlayPhrase.time)
    #expect(time.full == (time.all * 334 + 500) / 1000)
  }

  @Test("each turn has a sign, in order")
  func turns() throws {
    let places = Deals.solution(.easy, seed: 1)
    var round = Round<PairsGame>(.easy, seed: 1, eligibility: .ranked)
    // A miss, then a mistake after it: the first card's partner has been seen.
    let order = [places[0], places[2], places[4], places[1], places[0], places[4]] + places
    for (number, place) in order.enumerated() {
      try round.play(.flip(place), at: .seconds(number + 1))
    }
    let record = try #require(round.record)
    var visitor = won()
    visitor.app.dialogs = DialogQueue()
    visitor.perform(.show(GameResult(record: record, fate: .practice).dialog))
    let signs = (["○", "○", "✗"] + Array(repeating: "●", count: 6)).joined(separator: " ")
    #expect(visitor.sees(signs))
    // With a blank line on both sides, and the note below in the middle.
    let lines = visitor.lines
    let row = try #require(lines.firstIndex { $0.contains(signs) })
    for row in [row - 1, row + 1] { #expect(!lines[row].contains { $0.isLetter || $0.isNumber }) }
    let box = try #require(visitor.app.dialogs.first).alert(visitor.app.look)
      .place(in: visitor.app.size)
    let note = Array(lines[row + 2])[box.column + 1..<box.right - 1]
    let left = note.prefix { $0 == " " }.count
    let right = note.reversed().prefix { $0 == " " }.count
    #expect(abs(left - right) <= 1 && left > 2)
  }

  @Test(
    "in a large window the result is next to a complete, bright board",
    arguments: PairsLevel.allCases)
  func beside(level: PairsLevel) throws {
    for (columns, rows) in [(120, 36), (160, 45), (200, 60)] {
      let visitor = won(level, columns: columns, rows: rows)
      let app = visitor.app
      let box = try #require(app.dialogs.first).alert(app.look).place(in: app.size)
      let play = try #require(visitor.play as? PairsPlay)
      let area = app.gameArea(of: app.area)
      let board = try #require(play.board.layout(in: area, app.look)).board
      #expect(board.right <= box.column)
      var bright = Canvas(size: app.size, style: app.look.style(.text))
      play.draw(into: &bright, in: area, at: visitor.now, look: app.look, isCovered: false)
      let canvas = visitor.canvas
      for row in board.row..<board.bottom {
        #expect((board.column..<board.right).allSatisfy { canvas[$0, row] == bright[$0, row] })
      }
    }
  }

  @Test(
    "at 80x24 all buttons are in one row, and the help explains each",
    arguments: Language.allCases)
  func buttons(language: Language) throws {
    let look = RenderStyle(language: language)
    for record in try Deals.records() {
      let proven = try Catalog.verify(record)
      let daily = try #require(
        CalendarDate(year: 2026, month: 1, day: 1).flatMap {
          Daily(on: $0, game: record.transcript.game, setup: record.transcript.setup)
        })
      let outcome = RecordOutcome(
        round: ScoredRound(id: RoundID(1), of: proven, finishedAt: Timestamp(milliseconds: 0)),
        previousBest: nil, rank: 1, players: 1,
        daily: DailyPlace(daily: daily, rank: 1, players: 1, streak: 1))
      let earned = PendingResult(.ranked(proven), by: PlayerID(1))
      let fates: [GameResult.SaveState] = [
        .guest(.ranked(proven)), .practice, .unplayed, .oneAnswer, .saving(earned),
        .failed(earned, .full), .failed(earned, .dealSpent), .saved(.ranked(outcome)),
      ]
      for (fate, covers) in fates.flatMap({ [($0, []), ($0, Cover.all(of: Album.several))] }) {
        var canvas = Canvas(size: Size(columns: 80, rows: 24))
        let dialog = GameResult(record: record, fate: fate, covers: covers).dialog
        let places = dialog.draw(onto: &canvas, look)
        #expect(dialog.buttons.allSatisfy { $0.help != nil })
        // Only a daily board on album covers has seven.
        let most = places.count > 6 ? 2 : 1
        // The focused button is three rows high.
        let rows = Set(places.map { $0.row + ($0.rows - 1) / 2 })
        #expect(rows.count <= most, "\(record.transcript.game) \(fate)")
        #expect(places.allSatisfy { $0.column > 0 && $0.right < 80 })
      }
    }
  }

  @Test("the help of a result shows its buttons with their meanings")
  func help() throws {
    for language in Language.allCases {
      var visitor = Visitor(
        App.LaunchEnvironment(language: language, languageIsForced: true), columns: 60, rows: 20)
      let record = try Deals.finished(.easy)
      let result = GameResult(record: record.record, fate: .guest(.ranked(record)))
      visitor.perform(.show(result.dialog))
      let buttons = try #require(visitor.app.dialogs.first).buttons
      visitor.type("?")
      for button in buttons {
        let meaning = try #require(button.help)
        #expect(visitor.sees(visitor.text(button.title)) && visitor.sees(visitor.text(meaning)))
      }
      visitor.press(.escape)
      #expect(visitor.dialog is GameResult)
    }
  }
}
