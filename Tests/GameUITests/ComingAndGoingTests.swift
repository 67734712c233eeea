import Bots
import Canvas
import Testing

@testable import GameCore
@testable import GameUI

@Suite("Changing screens finds the right one, and loses no input")
struct ComingAndGoingTests {
  private let pairs = OwnRoundsVisit.pairs

  @Test("Start and a resumed game open the board, whatever screens were open")
  func boardInSight() throws {
    var visitor = Visitor()
    visitor.enterAsGuest()
    visitor.type("a2")
    visitor.press(.end, .enter)
    visitor.answer(.seed(3))
    #expect(visitor.app.isGameSeen && visitor.play?.isPaused == false)
    var other = Visitor()
    other.enterAsGuest()
    other.type("a1")
    other.answer(.progress(try Deals.begun()))
    other.press(.enter)
    #expect(other.app.isGameSeen && other.play?.isPaused == false)
  }

  @Test("a saved game can wait, and its board's best score is loaded")
  func waits() throws {
    var visitor = Visitor()
    let player = try Deals.player()
    visitor.answer(.loggedIn(player, Settings(), offersProfile: false))
    visitor.answer(.progress(try Deals.begun(.hard, seed: 3), of: .player(player.id)))
    let board = LeaderboardKey(game: PairsGame.id, setup: PairsLevel.hard.description)
    let query = BestQuery(board: board, player: player.id)
    #expect(visitor.effects.contains(.ask(query)))
    let earned = try VerifiedRound.expertly(.hard, seed: 4)
    let best = ScoredRound(
      id: RoundID(2), of: try #require(try Catalog.prove(earned.record).ranked),
      finishedAt: Timestamp(milliseconds: 0))
    visitor.answer(.reply(to: query, .success(best)))
    visitor.press(.escape)
    #expect(visitor.dialog == nil && visitor.play == nil)
    visitor.type("p")
    #expect((visitor.play as? PairsPlay)?.best == best.result.points)
  }

  @Test("the clock is stored every second that it runs, and when it stops")
  func clockNoted() throws {
    var visitor = Visitor(settings: Settings(motion: false))
    visitor.enterAsGuest()
    visitor.deal()
    visitor.wait(1500)
    visitor.send(.deadline)
    #expect(visitor.marks.isEmpty, "nothing is kept yet that it could belong to")
    visitor.type(" ")
    for _ in 0..<3 {
      visitor.now = try #require(visitor.app.nextDeadline)
      visitor.send(.deadline)
    }
    visitor.wait(300)
    visitor.type("p")
    visitor.wait(60_000)
    visitor.type("?")
    let noted = visitor.marks.map { $0.elapsed.milliseconds }
    #expect(noted.last == 4300 && noted.dropLast() == [1500, 2000, 3000, 4000], "\(noted)")
    #expect(Set(visitor.marks.map(\.seed)) == [1])
  }

  @Test("no data of a logged-out player is left for the next one")
  func nothingLeft() throws {
    var visitor = try OwnRoundsVisit.opened()
    visitor.type("o")
    visitor.answer(.progress(try Deals.begun(), of: .player(PlayerID(1))))
    visitor.press(.right, .enter)
    #expect(visitor.app.dialogs.isEmpty && visitor.open(TitleScreen.self) != nil)
    visitor.app.navigation.open(.leaderboard)
    #expect(visitor.open(TitleScreen.self) != nil, "the tabs are closed")
    visitor.enterAsGuest()
    visitor.type("4")
    #expect(visitor.open(LeaderboardScreen.self) != nil)
  }

  @Test("a note being edited is saved by quitting, by a signal and by logging out")
  func noteSurvives() throws {
    let kept = Effect.setNote(RoundNote("mine"), of: RoundID(99), by: PlayerID(1))
    for leave in [Event.input(.key(.control("c"))), .terminated] {
      var visitor = try OwnRoundsVisit.opened()
      visitor.press(.enter, .right, .enter)
      visitor.type("mine")
      visitor.send(leave)
      #expect(visitor.effects.contains(kept) && visitor.effects.last == .quit)
    }
    var visitor = try OwnRoundsVisit.opened()
    visitor.press(.enter, .right, .enter)
    visitor.type("mine")
    visitor.click(ButtonPhrase.logOut)
    visitor.press(.right, .enter)
    #expect(visitor.effects.contains(kept))
  }

  @Test("a note that cannot be saved is reported on any screen, and can be edited again")
  func noteComesBack() throws {
    let change = NoteChange(note: RoundNote("mine"), round: RoundID(99), player: PlayerID(1))
    var visitor = try OwnRoundsVisit.opened()
    visitor.press(.enter, .right, .enter)
    visitor.type("mine")
    visitor.press(.enter)
    visitor.answer(.note(change, .failure(.full)))
    #expect(visitor.sees(StoreError.full))
    visitor.press(.enter)
    #expect(visitor.open(OwnRoundsScreen.self)?.draft?.field.text == "mine")
    visitor.type("1")
    visitor.press(.escape)
    visitor.press(.tab)
    visitor.answer(.note(change, .failure(.full)))
    #expect(visitor.sees(StoreError.full))
  }

  @Test("a guest's early choices are applied over the stored settings once they are loaded")
  func quickGuest() {
    var visitor = Visitor()
    visitor.app = App(App.LaunchEnvironment(), size: Size(columns: 80, rows: 24))
    visitor.send(.started)
    visitor.enterAsGuest()
    visitor.press(.right)
    #expect(!visitor.effects.contains { if case .store(.save) = $0 { true } else { false } })
    visitor.answer(.session(nil, Settings(theme: .light, bell: true)))
    let settings = visitor.app.session.settings
    #expect(settings.setups["pairs"] == "normal" && settings.theme == .light && settings.bell)
    #expect(visitor.effects.contains(.save(settings, .guest)))
  }

  @Test("a list works after its last row is deleted")
  func deletedWhileLoading() throws {
    var visitor = try OwnRoundsVisit.opened(total: 5)
    visitor.press(.end)
    visitor.answer(.deleted(RoundID(97), by: PlayerID(1), .success(Done())))
    visitor.answer(
      .ownRounds(
        OwnRoundsPage(
          board: pairs, player: PlayerID(1), before: RoundID(97),
          rows: try OwnRoundsVisit.rows(4...5), total: 4)))
    #expect(visitor.open(OwnRoundsScreen.self)?.list.rows.count == 4)
  }

  @Test("a removed row of the settings passes its focus on")
  func lostFocus() {
    var visitor = Visitor.guest(deck: "folder")
    visitor.press(.character("2"), .down, .down, .down)
    #expect(visitor.open(SettingsScreen.self)?.form.focus == .source)
    visitor.press(.up)
    visitor.press(.down)
    visitor.choose { $0.game = "color-match" }
    visitor.press(.down)
    let focus = visitor.open(SettingsScreen.self)?.form.focus
    #expect(focus.map { SettingsRow.rows(visitor.app.session.settings).contains($0) } == true)
  }
}
