import Canvas
import MediaProtocol
import Testing

@testable import GameCore
@testable import GameUI

@Suite("A saved game that was put off")
struct PutOffGameTests {
  /// Returns a visitor who has put off a game.
  private func visitor(_ saved: SavedRound, _ settings: Settings = Settings(motion: false)) throws
    -> Visitor
  {
    var visitor = Visitor(settings: settings)
    let player = try Deals.player()
    visitor.logIn(player, settings)
    visitor.answer(.progress(saved, of: .player(player.id)))
    visitor.press(.escape)
    #expect(visitor.app.session.keptGame?.saved == saved)
    visitor.effects = []
    return visitor
  }

  @Test("is not replaced by practice without a clock in plain text")
  func untimed() throws {
    var listener = Listener()
    listener.say(listener.session.say(TitlePhrase.guest))
    _ = listener.hear(.progress(try Deals.begun(.hard)))
    listener.say(listener.session.say(ButtonPhrase.later))
    #expect(listener.session.app.session.keptGame != nil)
    #expect(!listener.session.canStartUntimed)
    listener.say("untimed")
    #expect(listener.session.app.table.isEmpty)
  }

  @Test("is not replaced by the same deal as practice")
  func sameDeal() throws {
    var visitor = try visitor(try Deals.begun(.hard))
    let other = try Deals.begun(.easy, seed: 3).transcript
    _ = visitor.app.dealAgain(other, of: nil, at: visitor.now)
    #expect(visitor.dialog is KeptGame && !visitor.app.table.isDealing)
  }

  @Test("names the daily board that it practices")
  func practice() throws {
    let day = try DailyVisit.date
    let offer = KeptGame(saved: try Deals.begun(.easy), mode: GameMode(practiceDay: day))
    let style = Visitor().app.look
    let text = style.text(DailyPhrase.practiceDay(day))
    let headlines = offer.parts(style).compactMap { part -> String? in
      if case .headline(let headline, _) = part { headline } else { nil }
    }
    #expect(headlines.contains(text))
  }

  @Test("is resumed by the daily board if it is the attempt")
  func attempt() throws {
    let saved = try DailyVisit.begun()
    var visitor = try visitor(saved)
    visitor.perform(.game(.daily(.play())))
    #expect(visitor.dialog == nil)
    DailyVisit.begin(.resumed(saved), &visitor)
    #expect((visitor.play as? PairsPlay)?.mode.daily != nil)
    #expect(visitor.app.session.keptGame == nil)
    #expect(!visitor.effects.contains { $0.isDrop })
  }

  @Test("is given up for a daily board only after the question about that board")
  func dailyLast() throws {
    var visitor = try visitor(try Deals.begun(.hard))
    visitor.type("d")
    #expect(!(visitor.dialog is ConfirmationDialog))
    visitor.press(.escape)
    #expect(visitor.dialog == nil && visitor.app.session.keptGame != nil)
    visitor.type("d")
    visitor.press(.enter)
    #expect((visitor.dialog as? ConfirmationDialog)?.subject == .discardKept)
    #expect(!visitor.effects.contains { $0.isDrop })
  }

  @Test("is not given up for a board without room", arguments: [true, false])
  func room(isOffered: Bool) throws {
    let settings = Settings(setups: ["pairs": "expert"], motion: false)
    var visitor = try visitor(try Deals.begun(.easy), settings)
    if isOffered {
      visitor.answer(.progress(try Deals.begun(.easy), of: visitor.app.session.owner))
    }
    visitor.send(.resized(Size(columns: 60, rows: 20)))
    if isOffered { visitor.click(button: ButtonPhrase.newGame) } else { visitor.press(.enter) }
    #expect(visitor.dialog is Notice)
    #expect(visitor.app.session.keptGame != nil && !visitor.effects.contains { $0.isDrop })
  }

  @Test("waits on if its practice is refused")
  func refused() throws {
    var round = Round<PairsGame>(.easy, seed: 4, eligibility: .practice)
    try round.play(.flip(0), at: .seconds(1))
    let saved = SavedRound(transcript: round.transcript, elapsed: .seconds(2), appearance: "")
    var visitor = try visitor(saved)
    visitor.mayPractise = false
    visitor.type("p")
    visitor.press(.enter)
    #expect(visitor.play == nil && visitor.app.session.keptGame?.saved == saved)
    visitor.mayPractise = true
    visitor.type("p")
    #expect(visitor.play != nil && visitor.app.session.keptGame == nil)
  }

  @Test("is replaced without a question if it has no moves")
  func untouched() throws {
    let round = Round<PairsGame>(.easy, seed: 4, eligibility: .ranked)
    var visitor = try visitor(
      SavedRound(transcript: round.transcript, elapsed: .seconds(2), appearance: ""))
    visitor.press(.enter)
    #expect(visitor.dialog == nil)
    visitor.answer(.seed(9))
    #expect(visitor.play != nil && visitor.app.session.keptGame == nil)
    #expect(visitor.effects.contains { $0.isDrop })
  }

  @Test("is deleted only when the game that replaces it has its cards")
  func failedDeal() throws {
    let settings = Settings(deck: "cats", motion: false)
    var visitor = try visitor(try Deals.begun(.hard), settings)
    visitor.press(.enter)
    visitor.click(button: ButtonPhrase.giveUpAndStart)
    visitor.answer(.seed(9))
    visitor.send(try #require(visitor.latestLoad).0, .failed(.offline))
    visitor.press(.escape)
    #expect(!visitor.app.table.isBusy && visitor.app.session.keptGame != nil)
    #expect(!visitor.effects.contains { $0.isDrop })
    visitor.press(.enter)
    visitor.answer(.seed(9))
    let (id, request) = try #require(visitor.latestLoad)
    visitor.deliver(id, request)
    #expect(visitor.play != nil && visitor.app.session.keptGame == nil)
    #expect(visitor.effects.contains { $0.isDrop })
  }

  @Test("keeps the screen where another game was refused")
  func stays() throws {
    var visitor = try visitor(try Deals.begun(.hard))
    visitor.type("4")
    let rival = try #require(Rival(try Deals.replayed(.easy, seed: 9), of: .own))
    visitor.perform(.game(.race(rival)))
    #expect((visitor.dialog as? ConfirmationDialog)?.subject == .discardKept)
    visitor.press(.escape)
    #expect(visitor.dialog == nil && visitor.open(LeaderboardScreen.self) != nil)
  }

  @Test("is named whole in every window", arguments: Window.supported)
  func whole(window: Window) {
    for kind in GameKind.allCases {
      for setup in kind.setups {
        let text = window.look.text(StartPhrase.kept(window.look.name(of: kind, setup)))
        #expect(TextWidth.of(text) <= window.columns - 2, "\(text)")
      }
    }
  }
}
