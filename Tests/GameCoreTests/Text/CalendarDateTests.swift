import GameCore
import Testing

@Suite("Days are counted by the calendar")
struct CalendarDateTests {
  @Test("every day from 1900 to 2100 follows the one before, and the ends of months read back")
  func everyDay() throws {
    var day = try date(1900, 1, 1)
    #expect(day.weekday == .monday)
    let styles = DateStyle.Order.allCases.map { DateStyle(order: $0, firstWeekday: .monday) }
    var count = 0
    while day.year <= 2100 {
      let number = day.daysSince1970
      let next = day.adding(days: 1)
      var isRight =
        CalendarDate(daysSince1970: number) == day && next > day
        && next.daysSince1970 == number + 1 && next.adding(days: -1) == day
        && next.weekday.rawValue == (day.weekday.rawValue + 1) % 7
        && CalendarDate(year: day.year, month: day.month, day: day.day) == day
        && CalendarDate(Timestamp(milliseconds: number * 86_400_000 + 1), secondsFromUTC: 0) == day
      // Texts differ in nothing but the day of the month in between.
      for style in styles where day.day < 3 || next.day == 1 {
        isRight =
          isRight && (try? style.date(from: style.text(of: day))) == day
          && (try? style.date(from: day.description)) == day
      }
      if !isRight { Issue.record("\(day)") }
      day = next
      count += 1
    }
    #expect(count == 73_414)
  }

  @Test("a date that does not exist is rejected")
  func noSuchDay() {
    for (year, month, day) in [
      (2023, 2, 29), (1900, 2, 29), (2100, 2, 29), (2024, 4, 31), (2024, 13, 1), (2024, 0, 1),
      (2024, 1, 0), (2024, 1, 32), (0, 1, 1), (10_000, 1, 1), (.max, .max, .min),
    ] {
      #expect(CalendarDate(year: year, month: month, day: day) == nil)
    }
    #expect(CalendarDate(year: 2000, month: 2, day: 29) != nil)
    #expect(CalendarDate(year: 2024, month: 2, day: 29) != nil)
  }

  @Test("months and years are added without leaving the month")
  func adding() throws {
    #expect(try date(2024, 1, 31).adding(months: 1) == date(2024, 2, 29))
    #expect(try date(2023, 1, 31).adding(months: 1) == date(2023, 2, 28))
    #expect(try date(2024, 3, 31).adding(months: -1) == date(2024, 2, 29))
    #expect(try date(2024, 1, 15).adding(months: -1) == date(2023, 12, 15))
    #expect(try date(2024, 12, 15).adding(months: 1) == date(2025, 1, 15))
    #expect(try date(2024, 2, 29).adding(years: 1) == date(2025, 2, 28))
    #expect(try date(2024, 2, 29).adding(years: 4) == date(2028, 2, 29))
    #expect(try date(2024, 2, 29).adding(years: .max).year == 9999)
    #expect(try date(2024, 2, 29).adding(months: .min) == date(1, 1, 29))
    #expect(CalendarDate(daysSince1970: .min) == (try date(1, 1, 1)))
    #expect(CalendarDate(daysSince1970: .max) == (try date(9999, 12, 31)))
    #expect(try date(9999, 12, 31).adding(days: .max) == date(9999, 12, 31))
  }

  @Test("an age changes on the birthday, for 29 February on 1 March")
  func ages() throws {
    let leapling = try date(2008, 2, 29)
    #expect(leapling.age(on: try date(2026, 2, 28)) == 17)
    #expect(leapling.age(on: try date(2026, 3, 1)) == 18)
    #expect(leapling.age(on: try date(2028, 2, 28)) == 19)
    #expect(leapling.age(on: try date(2028, 2, 29)) == 20)
    let born = try date(1990, 5, 17)
    #expect(born.age(on: try date(2026, 5, 16)) == 35)
    #expect(born.age(on: try date(2026, 5, 17)) == 36)
    #expect(born.age(on: born) == 0)
    #expect(born.age(on: try date(1989, 1, 1)) == 0)
  }

  @Test("today is the date in the player's time zone")
  func today() throws {
    let lateEvening = Timestamp(milliseconds: 1_795_303_800_000)
    #expect(CalendarDate(lateEvening, secondsFromUTC: 0) == (try date(2026, 11, 21)))
    #expect(CalendarDate(lateEvening, secondsFromUTC: 3 * 3600) == (try date(2026, 11, 22)))
    #expect(CalendarDate(Timestamp(milliseconds: .min), secondsFromUTC: 0).year == 1)
  }

  @Test("a month sheet has each day once, in its column")
  func sheets() throws {
    for first in [Weekday.monday, .sunday] {
      for number in -1000..<1000 {
        let month = try date(2000, 1, 1).adding(months: number)
        let weeks = month.weeksOfMonth(startingOn: first)
        #expect(weeks.allSatisfy { $0.count == 7 } && (4...6).contains(weeks.count))
        let days = weeks.flatMap { $0 }.compactMap { $0 }
        #expect(
          days.map(\.day) == Array(1...CalendarDate.days(inMonth: month.month, of: month.year)))
        for week in weeks {
          for (column, day) in week.enumerated() {
            guard let day else { continue }
            #expect(day.weekday.rawValue == (first.rawValue + column) % 7)
          }
        }
      }
    }
  }

  @Test("typed dates are read in the region's order, and rejected for the right reason")
  func typed() throws {
    let russian = DateStyle(.russian, locale: "ru_RU.UTF-8")
    let american = DateStyle(.english, locale: "en_US.UTF-8")
    let british = DateStyle(.english, locale: "en_GB.UTF-8")
    let day = try date(1990, 5, 17)
    for text in [
      "17.05.1990", "17.5.1990", " 17/05/1990 ", "17-05-1990", "1990-05-17", "17051990", "19900517",
    ] {
      #expect(try russian.date(from: text) == day)
      #expect(try british.date(from: text) == day)
    }
    #expect(try american.date(from: "05/17/1990") == day)
    #expect(try american.date(from: "5.17.1990") == day)
    #expect(try american.date(from: "05171990") == day)
    // They are shown as all dates in the language.
    #expect(russian.text(of: day) == Language.russian.date(day))
    for style in [american, british] { #expect(style.text(of: day) == Language.english.date(day)) }
    #expect(throws: DateError.noSuchDay) { try american.date(from: "17/05/1990") }
    // With points, the day is usually first.
    #expect(try american.date(from: "17.05.1990") == day)
    #expect(throws: DateError.unreadable) { try american.date(from: "05.06.1990") }
    #expect(throws: DateError.noSuchDay) { try russian.date(from: "30.02.2024") }
    #expect(throws: DateError.noSuchDay) { try russian.date(from: "00.00.0000") }
    #expect(throws: DateError.empty) { try russian.date(from: " \t") }
    for text in [
      "17.05.90", "1705199", "170519900", "17.05", "17.05.1990.", "١٧.٠٥.١٩٩٠", "-1.5.1990",
      "1990.05.017", "17..1990", "+7.05.1990", "17.05.1990\u{1B}[2J",
      String(repeating: "1", count: 10_000),
    ] {
      #expect(throws: DateError.unreadable) { try russian.date(from: text) }
    }
  }

  @Test("without a usual order the year is first, and no month is taken for a day")
  func noOrder() throws {
    let style = DateStyle(.english, locale: "C.UTF-8")
    #expect(style.text(of: try date(1990, 5, 7)) == "1990-05-07")
    #expect(try style.date(from: "1990/5/7") == date(1990, 5, 7))
    #expect(try style.date(from: "17.05.1990") == date(1990, 5, 17))
    #expect(try style.date(from: "05/17/1990") == date(1990, 5, 17))
    #expect(try style.date(from: "5.5.1990") == date(1990, 5, 5))
    for text in ["05/07/1990", "05071990"] {
      #expect(throws: DateError.unreadable) { try style.date(from: text) }
    }
    #expect(throws: DateError.noSuchDay) { try style.date(from: "31/02/1990") }
  }

  @Test("the week begins as the region has it")
  func weeks() {
    #expect(DateStyle(.russian, locale: "en_US").firstWeekday == .monday)
    #expect(DateStyle(.english, locale: "en_US.UTF-8").firstWeekday == .sunday)
    for nowhere in ["C", "C.UTF-8", "POSIX", "", "en"] {
      #expect(DateStyle(.english, locale: nowhere).order == .yearMonthDay)
      #expect(DateStyle(.english, locale: nowhere).firstWeekday == .sunday)
    }
    #expect(DateStyle(.english, locale: "en_GB.UTF-8@euro").firstWeekday == .monday)
    #expect(DateStyle(.english, locale: "en_CA").firstWeekday == .sunday)
    #expect(DateStyle(.english, locale: "de_DE.UTF-8").order == .dayMonthYearSlashes)
  }

  private func date(_ year: Int, _ month: Int, _ day: Int) throws -> CalendarDate {
    try #require(CalendarDate(year: year, month: month, day: day))
  }
}
