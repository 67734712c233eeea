import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("Albums are for adult players with a date of birth, and others see what is missing")
struct AlbumAccessTests {
  private func searcher(_ birth: CalendarDate?, today: CalendarDate) throws -> Dated<OwnProfile> {
    let now = Timestamp(milliseconds: today.daysSince1970 * 86_400_000)
    let profile = Profile(birthDate: try birth.map { try BirthDate($0, today: today) })
    return Dated(value: OwnProfile(profile: profile), time: now)
  }

  @Test(
    "it opens on the eighteenth birthday by the calendar",
    arguments: [
      ((2008, 11, 14), (2026, 11, 13), (2026, 11, 14)),
      ((2008, 2, 29), (2026, 2, 28), (2026, 3, 1)),
      ((2000, 12, 31), (2018, 12, 30), (2018, 12, 31)),
    ])
  func birthday(born: (Int, Int, Int), before: (Int, Int, Int), day: (Int, Int, Int)) throws {
    func date(_ parts: (Int, Int, Int)) throws -> CalendarDate {
      try #require(CalendarDate(year: parts.0, month: parts.1, day: parts.2))
    }
    let young = try searcher(date(born), today: date(before))
    #expect(AlbumAccess(.success(young), secondsFromUTC: 0) == .young(until: try date(day)))
    let grown = try searcher(date(born), today: date(day))
    #expect(AlbumAccess(.success(grown), secondsFromUTC: 0) == .open)
    // The local date counts.
    #expect(AlbumAccess(.success(young), secondsFromUTC: 86_400).isOpen)
  }

  @Test("a guest is asked to log in or register, and no service is queried")
  func guest() {
    for (button, isRegister) in [("Log in ]", false), ("Register ]", true)] {
      var visitor = Visitor()
      visitor.enterAsGuest()
      visitor.effects += visitor.app.open(.albums, at: visitor.now)
      #expect(visitor.sees(AlbumsPhrase.forPlayers))
      visitor.type("x")
      visitor.click(button)
      #expect((visitor.open(RegisterScreen.self) != nil) == isRegister)
      #expect((visitor.open(TitleScreen.self) != nil) == !isRegister)
      #expect(visitor.queries.isEmpty)
    }
  }

  @Test("a guest can register with keys too")
  func guestByKeys() {
    var visitor = Visitor()
    visitor.enterAsGuest()
    visitor.type("7")
    visitor.press(.right, .right, .enter)
    #expect(visitor.open(RegisterScreen.self) != nil)
  }

  @Test("a missing date of birth, age and a failing disk are reported, and nothing can be typed")
  func refusals() throws {
    var visitor = try Visitor.atAlbums(born: nil)
    #expect(visitor.sees(AlbumsPhrase.dateMissing) && visitor.sees(AlbumsPhrase.enterDate))
    visitor = try Visitor.atAlbums(born: CalendarDate(year: 2012, month: 1, day: 2))
    #expect(visitor.sees("18") && visitor.sees("2030-01-02"))
    visitor.answer(.reply(to: ProfileQuery(player: PlayerID(1)), .failure(.busy)))
    #expect(visitor.sees(ButtonPhrase.tryAgain))
    visitor.effects = []
    visitor.press(.enter)
    #expect(visitor.effects.contains(.ask(ProfileQuery(player: PlayerID(1)))))
    #expect(visitor.queries.isEmpty)
  }

  @Test("a date of birth is all that is needed, and saving it leads back to the albums")
  func toTheDate() throws {
    var visitor = try Visitor.atAlbums(born: nil)
    visitor.press(.enter)
    visitor.answer(.profile(OwnProfile(), at: Visitor.today))
    visitor.press(.enter)
    visitor.type("1990-05-17")
    visitor.effects = []
    visitor.press(.enter, .tab, .tab, .tab, .tab, .enter)
    let day = CalendarDate(Visitor.today, secondsFromUTC: 0)
    let birth = try #require(CalendarDate(year: 1990, month: 5, day: 17))
    let profile = Profile(birthDate: try BirthDate(birth, today: day))
    let change = ProfileChange(
      changed: OwnProfile(profile: profile), old: OwnProfile(), player: PlayerID(1))
    #expect(visitor.effects == [.ask(change)])
    visitor.answer(.reply(to: change, .success(Done())))
    #expect(visitor.open(AlbumsScreen.self) != nil)
    let searcher = Dated(value: OwnProfile(profile: profile), time: Visitor.today)
    visitor.answer(.reply(to: ProfileQuery(player: PlayerID(1)), .success(searcher)))
    #expect(visitor.open(AlbumsScreen.self)?.access == .open)
  }

  @Test("the player's profile is loaded again each time the page appears")
  func readAgain() throws {
    var visitor = try Visitor.atAlbums()
    #expect(visitor.sees(AlbumsPhrase.searching("Anna")))
    visitor.effects = []
    visitor.press(.escape)
    visitor.type("1")
    visitor.effects += visitor.app.open(.albums, at: visitor.now)
    #expect(visitor.effects.contains(.ask(ProfileQuery(player: PlayerID(1)))))
    visitor.answer(
      .reply(
        to: ProfileQuery(player: PlayerID(1)),
        .success(Dated(value: OwnProfile(), time: .init(milliseconds: 0)))))
    #expect(visitor.sees(AlbumsPhrase.dateMissing))
  }
}
