import Canvas
import GameCore
import Testing

@testable import GameUI

@Suite("Questions to the store")
struct StoreQueryTests {
  private static let player = PlayerID(1)

  /// Answers for a player that something could not be changed.
  private static func losses(of player: PlayerID) -> [StoreAnswer] {
    [
      .reply(
        to: NoteChange(note: RoundNote("x"), round: RoundID(1), player: player), .failure(.full)),
      .reply(to: RoundDeletion(round: RoundID(1), player: player), .failure(.full)),
      .reply(to: AlbumsQuery(player: player, change: .forget(1)), .failure(.full)),
      .reply(to: SessionsQuery(player: player, ending: .others), .failure(.full)),
      .reply(
        to: ProfileChange(changed: OwnProfile(), old: OwnProfile(), player: player),
        .failure(.full)),
    ]
  }

  @Test("a change that was lost is reported on any screen, to its player only")
  func lost() throws {
    for loss in Self.losses(of: Self.player) {
      var visitor = Visitor()
      visitor.logIn(try Deals.player())
      visitor.type("1")
      visitor.answer(loss)
      #expect(visitor.dialog is Notice && visitor.sees(StoreError.full))
    }
    for loss in Self.losses(of: PlayerID(2)) {
      var (guest, other) = (Visitor(), Visitor())
      guest.enterAsGuest()
      other.logIn(try Deals.player())
      guest.answer(loss)
      other.answer(loss)
      #expect(guest.dialog == nil && other.dialog == nil)
    }
  }

  @Test("a question that only reads is not reported if it fails")
  func unread() throws {
    let failures: [StoreAnswer] = [
      .reply(to: AlbumsQuery(player: Self.player), .failure(.busy)),
      .reply(to: SessionsQuery(player: Self.player), .failure(.busy)),
      .reply(to: ProfileQuery(player: Self.player), .failure(.busy)),
    ]
    for failure in failures {
      var visitor = Visitor()
      visitor.logIn(try Deals.player())
      visitor.answer(failure)
      #expect(visitor.dialog == nil)
    }
  }

  @Test("only the answer to the latest question is taken, and once")
  func latest() {
    let first = PlayerCardQuery(player: PlayerID(1))
    let second = PlayerCardQuery(player: PlayerID(2))
    var asked = Asked<PlayerCardQuery>()
    _ = asked.ask(first)
    #expect(asked.ask(second).count == 1)
    #expect(asked.take(.reply(to: first, .failure(.busy))) == nil)
    #expect(asked.take(.reply(to: second, .failure(.full)))?.result == .failure(.full))
    #expect(asked.take(.reply(to: second, .failure(.full))) == nil)
  }

  @Test("questions of different types are different, and an answer has the type of its question")
  func types() {
    let (card, streak) = (PlayerCardQuery(player: Self.player), StreakQuery(player: Self.player))
    #expect(AnyQuery(card) == AnyQuery(PlayerCardQuery(player: Self.player)))
    #expect(AnyQuery(card) != AnyQuery(streak))
    let answer = StoreAnswer.reply(to: streak, .success(3))
    #expect(answer.to(streak) == .success(3) && answer.to(card) == nil)
    #expect(answer == .reply(to: streak, .success(3)) && answer != .reply(to: streak, .success(4)))
  }
}

@Suite("A value that is computed once")
struct MemoTests {
  @Test("it is computed again only for another basis")
  func once() {
    var memo = Memo<Int, String>()
    var computed = 0
    for basis in [1, 1, 2, 2] {
      memo.prepare(basis) {
        computed += 1
        return "\(basis)"
      }
      #expect(memo(basis) { "unknown" } == "\(basis)")
    }
    #expect(computed == 2 && memo(3) { "three" } == "three")
  }

  @Test("the rules and the settings follow the language, the game and the window at once")
  func follows() throws {
    for (digit, phrase) in [("1", DialogPhrase.keys as any Phrase), ("2", SettingsPhrase.game)] {
      var visitor = Visitor(rows: 240)
      visitor.logIn(try Deals.player())
      visitor.type(digit)
      for language in Language.allCases {
        visitor.choose { $0.language = language }
        #expect(visitor.app.look.language == language)
        #expect(visitor.screen.contains(phrase.text(in: language)), "\(digit)")
        visitor.send(.resized(Size(columns: language == .english ? 60 : 120, rows: 240)))
        #expect(visitor.screen.contains(phrase.text(in: language)), "\(digit) resized")
      }
    }
  }
}
