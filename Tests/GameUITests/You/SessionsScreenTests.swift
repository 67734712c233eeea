import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("The list of the player's sessions")
struct SessionsScreenTests {
  private let id = PlayerID(1)
  private let now = 1_795_305_600_000

  private func session(_ number: UInt8, _ user: String) -> OpenSession {
    OpenSession(
      id: SessionTokenHash(bytes: [number]),
      openedAt: number == 3 ? nil : Timestamp(milliseconds: now - Int(number) * 90_000_000),
      usedAt: Timestamp(milliseconds: now), systemUser: user)
  }

  private func opened(
    _ environment: App.LaunchEnvironment = App.LaunchEnvironment(), columns: Int = 80,
    rows: Int = 24
  ) throws -> Visitor {
    var visitor = Visitor(environment, columns: columns, rows: rows)
    visitor.logIn(try Deals.player())
    let digit = (Tab.allCases.firstIndex(of: .you) ?? 0) + 1
    visitor.type("\(digit)")
    for _ in 0..<(YouScreen.Row.allCases.firstIndex(of: .sessions) ?? 0) { visitor.press(.down) }
    visitor.press(.enter)
    visitor.effects = []
    visitor.answer(list([session(1, "anna"), session(2, "guest\u{202E}x"), session(3, "")]))
    return visitor
  }

  private func list(_ sessions: [OpenSession]) -> StoreAnswer {
    .reply(
      to: SessionsQuery(player: id),
      .success(
        OpenSessions(
          sessions: sessions, own: SessionTokenHash(bytes: [1]), time: Timestamp(milliseconds: now))
      ))
  }

  @Test("Another session is ended after a question, and this one by logging out")
  func end() throws {
    var visitor = try opened()
    visitor.press(.down, .enter)
    #expect(visitor.sees(QuestionPhrase.ask(.endSession)))
    visitor.press(.enter)
    #expect(visitor.effects.isEmpty)
    visitor.press(.enter, .right, .enter)
    let request = SessionsQuery(player: id, ending: .one(SessionTokenHash(bytes: [2])))
    #expect(visitor.effects == [.ask(request)])
    visitor.answer(list([session(1, "anna")]))
    #expect(visitor.open(SessionsScreen.self)?.list.rows.count == 1)
    visitor.press(.home, .enter)
    #expect(visitor.sees(QuestionPhrase.ask(.logOut(playing: false))))
  }

  @Test("All others are ended at once, if there are any")
  func endOthers() throws {
    var visitor = try opened()
    visitor.type("x")
    visitor.press(.right, .enter)
    #expect(visitor.effects == [.ask(SessionsQuery(player: id, ending: .others))])
    visitor.answer(list([session(1, "anna")]))
    visitor.effects = []
    visitor.type("x")
    #expect(visitor.dialog == nil)
  }

  @Test("The list is reloaded with a key, and by itself once it is no longer fresh")
  func again() throws {
    var visitor = try opened()
    let ask = Effect.ask(SessionsQuery(player: id))
    visitor.type("r")
    #expect(visitor.effects == [ask])
    visitor.effects = []
    visitor.press(.down)
    #expect(visitor.effects.isEmpty, "it was looked at just now")
    visitor.live(2000)
    visitor.press(.down)
    #expect(visitor.effects == [ask])
    visitor.answer(list([session(1, "anna"), session(3, "")]))
    #expect(visitor.open(SessionsScreen.self)?.list.rows.count == 2)
  }

  @Test("If no sessions are stored the screen says so, and offers no useless key")
  func none() throws {
    var visitor = try opened()
    visitor.answer(list([session(2, "anna")]))
    #expect(visitor.sees(SessionsPhrase.notListed))
    #expect(visitor.sees(SessionsPhrase.keyEndOthers))
    visitor.answer(list([]))
    #expect(visitor.sees(SessionsPhrase.empty))
    #expect(!visitor.sees("Enter") && !visitor.sees(SessionsPhrase.keyEndOthers))
    visitor.press(.enter)
    visitor.type("x")
    #expect(visitor.dialog == nil)
  }

  @Test("A failure of the store is reported, and the list stays")
  func refused() throws {
    var visitor = try opened()
    visitor.press(.down, .enter, .right, .enter)
    let request = SessionsQuery(player: id, ending: .one(SessionTokenHash(bytes: [2])))
    visitor.answer(.reply(to: request, .failure(.readOnly)))
    #expect(visitor.sees(StoreError.readOnly))
    #expect(visitor.open(SessionsScreen.self)?.list.rows.count == 3)
  }

  @Test("If reloading fails, the list stays and no message says otherwise")
  func unread() throws {
    var visitor = try opened()
    visitor.live(2000)
    visitor.press(.down)
    visitor.answer(.reply(to: SessionsQuery(player: id), .failure(.busy)))
    #expect(visitor.dialog == nil)
    #expect(visitor.open(SessionsScreen.self)?.list.rows.count == 3)
    // Nor after ending a session.
    visitor.press(.enter, .right, .enter)
    visitor.answer(list([session(1, "anna"), session(3, "")]))
    visitor.type("r")
    visitor.answer(.reply(to: SessionsQuery(player: id), .failure(.busy)))
    #expect(visitor.dialog == nil)
  }

  @Test("The cursor stays on its session when the list becomes shorter between two keys")
  func sameSession() throws {
    var visitor = try opened()
    visitor.press(.down)
    visitor.live(2000)
    visitor.press(.down)
    visitor.answer(list([session(1, "anna"), session(3, ""), session(4, "later")]))
    #expect(visitor.open(SessionsScreen.self)?.list.selected?.id == SessionTokenHash(bytes: [3]))
    visitor.effects = []
    visitor.press(.enter, .right, .enter)
    let request = SessionsQuery(player: id, ending: .one(SessionTokenHash(bytes: [3])))
    #expect(visitor.effects == [.ask(request)])
  }

  @Test("If hosts share a store, the host is complete in the smallest window", arguments: [60, 80])
  func hosts(columns: Int) throws {
    var visitor = try opened(columns: columns, rows: columns == 60 ? 20 : 24)
    visitor.answer(list([session(1, "anna@a"), session(2, "a-long-account@host12")]))
    #expect(
      visitor.sees(" anna@a ") && visitor.sees("@host12 ") && visitor.sees(SessionsPhrase.this))
    #expect(visitor.sees(" a-long-account@") == (columns == 80))
  }

  @Test("The list matches its golden files", arguments: PictureTests.variants)
  func pictures(name: String, environment: App.LaunchEnvironment) throws {
    for (size, columns, rows) in [("", 80, 24), ("-120x40", 120, 40)] {
      let visitor = try opened(environment, columns: columns, rows: rows)
      expectPicture(visitor, "sessions\(size)-\(name)")
    }
  }
}
