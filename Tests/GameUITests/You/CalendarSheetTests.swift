import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("The calendar sheet")
struct CalendarSheetTests {
  private let today = CalendarDate(daysSince1970: 20_779)  // 2026-11-22
  private let american = DateStyle(.english, locale: "en_US.UTF-8")
  private let russian = DateStyle(.russian, locale: "ru_RU.UTF-8")

  private func day(_ year: Int, _ month: Int, _ day: Int) throws -> CalendarDate {
    try #require(CalendarDate(year: year, month: month, day: day))
  }

  private func sheet(_ date: CalendarDate, _ style: DateStyle? = nil) -> CalendarSheet {
    CalendarSheet(date, in: BirthDate.earliest...today, style: style ?? american)
  }

  @Test("Keys move by days, weeks, months and years, and to both ends of the month")
  func keys() throws {
    let steps: [(Key, (Int, Int, Int))] = [
      (.left, (1992, 2, 28)), (.right, (1992, 3, 1)), (.up, (1992, 2, 22)), (.down, (1992, 3, 7)),
      (.pageUp, (1992, 1, 29)), (.pageDown, (1992, 3, 29)), (.character("<"), (1992, 1, 29)),
      (.character("["), (1991, 2, 28)), (.character("]"), (1993, 2, 28)),
      (.character(">"), (1992, 3, 29)), (.home, (1992, 2, 1)), (.end, (1992, 2, 29)),
    ]
    for (key, expected) in steps {
      var sheet = sheet(try day(1992, 2, 29))
      #expect(sheet.handle(.key(key)) == .moved)
      #expect(sheet.date == (try day(expected.0, expected.1, expected.2)), "\(key)")
    }
  }

  @Test("No step leaves the selectable days")
  func bounds() throws {
    let keys: [Key] = [
      .left, .right, .up, .down, .pageUp, .pageDown, .character("<"), .character(">"), .home, .end,
    ]
    for start in [BirthDate.earliest, today, try day(1900, 1, 31), try day(2026, 11, 1)] {
      for key in keys {
        var sheet = sheet(start)
        _ = sheet.handle(.key(key))
        #expect(sheet.allows(sheet.date), "\(key) from \(start)")
      }
    }
    var wheel = sheet(today)
    #expect(wheel.press(.day(today.adding(days: 1))) == .moved)
    #expect(wheel.press(.years(5)) == .moved)
    #expect(wheel.date == today)
  }

  @Test("A refused date stays visible below the reason")
  func refused() {
    var sheet = sheet(today)
    for character in "6" { _ = sheet.handle(.key(.character(character))) }
    #expect(sheet.handle(.key(.enter)) == .moved && sheet.error != nil)
    var frame = Frame<CalendarSheet.Target>(
      Canvas(size: CalendarSheet.size, style: .plain), look: RenderStyle())
    sheet.draw(into: &frame, in: frame.bounds) { $0 }
    let lines = frame.canvas.lines.suffix(3)
    #expect(lines.first?.contains("1990") == true, "the reason: \(lines)")
    #expect(lines.dropFirst().first?.contains("6") == true, "the typed text: \(lines)")
  }

  @Test("A typed date is read in the region's format, and shown while it is typed")
  func typing() throws {
    for (style, text) in [
      (american, "1990-05-17"), (american, "05/17/1990"), (russian, "17.05.1990"),
    ] {
      var sheet = sheet(today, style)
      for character in text { _ = sheet.handle(.key(.character(character))) }
      #expect(sheet.date == (try day(1990, 5, 17)))
      #expect(sheet.handle(.key(.enter)) == .chosen(try day(1990, 5, 17)))
    }
    var wrong = sheet(today)
    _ = wrong.handle(.paste("1990-02-30"))
    #expect(wrong.handle(.key(.enter)) == .moved)
    #expect(wrong.error == .error(.noSuchDay))
    _ = wrong.handle(.key(.backspace))
    #expect(wrong.error == nil)
    #expect(wrong.handle(.key(.escape)) == .moved, "what is typed goes first")
    #expect(wrong.typed.isEmpty && wrong.handle(.key(.escape)) == .dismissed)
  }

  @Test("Tab takes a typed date along, and no other")
  func tab() throws {
    var sheet = sheet(today)
    #expect(sheet.handle(.key(.tab)) == .passed)
    _ = sheet.handle(.paste("1990-05-17"))
    #expect(sheet.handle(.key(.tab)) == .chosen(try day(1990, 5, 17)))
  }

  @Test("A date that was refused is typed again from the start")
  func again() throws {
    var sheet = sheet(today)
    _ = sheet.handle(.paste("1990-02-30"))
    _ = sheet.handle(.key(.enter))
    for character in "1990-05-17" { _ = sheet.handle(.key(.character(character))) }
    #expect(sheet.handle(.key(.enter)) == .chosen(try day(1990, 5, 17)))
  }

  @Test("Ctrl-U clears a typed date, and after ten characters a new one begins")
  func startsOver() throws {
    for first in [[Input.paste("1990-0"), .key(.control("u"))], [.paste("2001-02-29")]] {
      var sheet = sheet(today)
      for input in first { _ = sheet.handle(input) }
      for character in "1990-05-17" { _ = sheet.handle(.key(.character(character))) }
      #expect(sheet.handle(.key(.enter)) == .chosen(try day(1990, 5, 17)))
    }
  }

  @Test("A typed day that is not selectable keeps the sheet open with a message")
  func outside() {
    for (text, error) in [
      ("2027-01-01", CalendarPhrase.after(american.text(of: today))),
      ("1899-12-31", .before(american.text(of: BirthDate.earliest))),
    ] {
      var sheet = sheet(today)
      _ = sheet.handle(.paste(text))
      #expect(sheet.handle(.key(.enter)) == .moved)
      #expect(sheet.error == error)
    }
  }

  @Test("Weeks begin on Sunday in the United States and on Monday in Russia")
  func weeks() {
    #expect(american.weekdays.first == .sunday)
    #expect(american.weekdays.last == .saturday)
    #expect(russian.weekdays == Weekday.allCases)
  }

  @Test("Every day of the month can be pressed where it is drawn")
  func mouse() throws {
    let sheet = sheet(try day(1990, 5, 17))
    let area = Rect(column: 0, row: 0, columns: 60, rows: 17)
    var frame = Frame<CalendarSheet.Target>(
      Canvas(size: Size(columns: 60, rows: 17)), look: RenderStyle())
    sheet.draw(into: &frame, in: area) { $0 }
    var found: Set<CalendarSheet.Target> = []
    for row in 0..<17 {
      for column in 0..<60 {
        if let target = frame.target(at: Point(column: column, row: row)) { found.insert(target) }
      }
    }
    for number in 1...31 { #expect(found.contains(.day(try day(1990, 5, number)))) }
    #expect(found.isSuperset(of: [.months(1), .months(-1), .years(1), .years(-1)]))
    #expect(frame.canvas.lines.joined().contains("[17]"))
  }
}

extension CalendarSheet {
  /// Handles an input as the screen does.
  fileprivate mutating func handle(_ input: Input) -> Event {
    var bind = KeyBindings<Event>(for: input)
    keys(&bind)
    return bind.outcome ?? .moved
  }
}
