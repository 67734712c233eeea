import Canvas
import GameRules
import Testing

@testable import GameCore
@testable import GameUI

@Suite("What new players stumbled over")
struct NewPlayerTests {
  static let both = [
    App.LaunchEnvironment(), App.LaunchEnvironment(language: .russian, languageIsForced: true),
  ]

  /// Returns a guest who has registered to save a result, with the recovery code shown.
  private func registered(games: Int = 1) throws -> Visitor {
    var visitor = Visitor(
      App.LaunchEnvironment(home: "/home/anna"), settings: Settings(motion: false))
    visitor.enterAsGuest()
    for game in 1...games {
      if game == 1 { visitor.deal() } else { visitor.click(button: ButtonPhrase.newGame) }
      if game > 1 { visitor.answer(.seed(UInt64(game))) }
      visitor.finish()
    }
    visitor.click(button: ButtonPhrase.register)
    try visitor.register()
    return visitor
  }

  var now: Timestamp { Timestamp(milliseconds: 1_795_305_600_000) }

  private func earned(_ visitor: Visitor) throws -> PendingResult {
    try #require(
      visitor.effects.compactMap { effect -> PendingResult? in
        if case .store(.record(let earned)) = effect { earned } else { nil }
      }.last)
  }

  @Test("the result is saved while the profile form is open, and not shown again")
  func savedMeanwhile() throws {
    var visitor = try registered()
    let earned = try earned(visitor)
    visitor.passRecoveryCode()
    #expect(visitor.dialog == nil && visitor.open(ProfileScreen.self) != nil)
    visitor.answer(.profile(OwnProfile(), at: now))
    let scored = ScoredRound(
      id: RoundID(2), of: try #require(earned.round.ranked), finishedAt: now)
    visitor.answer(
      .recorded(RecordOutcome(round: scored, previousBest: nil, rank: 1, players: 1), earned))
    #expect(visitor.dialog == nil)
    visitor.type("Anna")
    visitor.press(.up, .up, .up, .enter)
    let change = try #require(visitor.effects.asked(ProfileChange.self).last)
    visitor.answer(.reply(to: change, .success(Done())))
    #expect(visitor.dialog is Notice)
    visitor.press(.enter)
    #expect(visitor.dialog == nil && visitor.open(StartScreen.self) != nil)
    #expect(visitor.effects.count { if case .store(.record) = $0 { true } else { false } } == 1)
  }

  @Test("the recovery code says that the guest's game was saved, once it is")
  func savedGame() throws {
    var visitor = try registered()
    let earned = try earned(visitor)
    let points = AccountPhrase.resultsSaved([earned.round.record.claimed.points])
    #expect(!visitor.sees(points))
    let scored = ScoredRound(
      id: RoundID(2), of: try #require(earned.round.ranked), finishedAt: now)
    visitor.answer(
      .recorded(RecordOutcome(round: scored, previousBest: nil, rank: 1, players: 1), earned))
    #expect(visitor.dialog is RecoveryCodeNotice && visitor.sees(points))
  }

  @Test("all games of the guest are saved to the new account, each once")
  func savedGames() throws {
    let visitor = try registered(games: 3)
    let seeds = visitor.effects.compactMap { effect -> UInt64? in
      if case .store(.record(let earned)) = effect {
        earned.round.record.transcript.seed
      } else {
        nil
      }
    }
    #expect(seeds.sorted() == [1, 2, 3])
  }

  @Test("a result that could not be saved is shown after the form, with the error")
  func notSaved() throws {
    var visitor = try registered()
    let earned = try earned(visitor)
    visitor.passRecoveryCode()
    visitor.answer(.recordFailed(earned, .full))
    #expect(visitor.dialog == nil)
    visitor.press(.escape)
    #expect(visitor.dialog is GameResult && visitor.sees(StoreError.full))
  }

  @Test("Ctrl-C asks before a recovery code is lost, and leads back to it")
  func quitWithCode() throws {
    var visitor = try registered()
    visitor.effects = []
    visitor.press(.control("c"))
    #expect((visitor.dialog as? ConfirmationDialog)?.subject == .loseCode)
    visitor.press(.escape)
    #expect(visitor.dialog is RecoveryCodeNotice && !visitor.effects.contains(.terminal(.quit)))
    visitor.press(.control("c"), .control("c"))
    #expect(visitor.effects.contains(.terminal(.quit)))
  }

  @Test("Continue says why it does nothing below the recovery code, and no untrue key is shown")
  func refusedCode() throws {
    var visitor = try registered()
    #expect(!visitor.hints(KeyBinding(.escape, ButtonPhrase.back)))
    for press in [{ $0.press(.enter) }, { $0.press(.escape) }, { $0.click(ButtonPhrase.next) }]
      as [(inout Visitor) -> Void]
    {
      var other = visitor
      press(&other)
      #expect(other.screen != visitor.screen && other.screen.contains("✗"), "\(other.screen)")
    }
    visitor.click(button: AccountPhrase.copy)
    #expect(visitor.hints(KeyBinding(.escape, ButtonPhrase.back)))
  }

  @Test("a new game instead of the saved one starts")
  func newGame() throws {
    var visitor = Visitor()
    visitor.enterAsGuest()
    visitor.answer(.progress(try Deals.begun()))
    visitor.press(.right, .enter, .right, .enter)
    #expect(!visitor.effects.contains { $0.isDrop } && visitor.effects.contains(.drawSeed))
    visitor.answer(.seed(5))
    #expect(visitor.play != nil && visitor.effects.contains { $0.isDrop })
  }

  @Test("the list of players has only the games that anyone has played", arguments: both)
  func players(environment: App.LaunchEnvironment) throws {
    for game in GameKind.allCases {
      let settings = Settings(game: game.id.description)
      var visitor = Visitor(environment, columns: 120, rows: 40)
      visitor.logIn(try Deals.player(), settings)
      visitor.type("5")
      let request = try #require(visitor.effects.asked(PlayersRequest.self).last)
      let page = PlayersPage(
        request: request, rows: try (1...3).map { try People.row($0) }, next: nil, total: 3)
      visitor.answer(.reply(to: request, .success(Dated(page))))
      let head = try #require(
        visitor.lines.first { $0.contains(visitor.text(PlayersPhrase.lastPlayed)) })
      for kind in GameKind.allCases {
        #expect(head.contains(visitor.text(kind.descriptor.title)) == (kind == .pairs), "\(head)")
      }
    }
  }

  @Test("Enter in the last field submits a form that ends there, and hints say so", arguments: both)
  func lastField(environment: App.LaunchEnvironment) throws {
    let press = KeyBinding(.enter, TabPhrase.keyPress)
    var visitor = Visitor(environment)
    visitor.press(.function(2))
    let secret = "Another1word"
    for text in ["anna", try Deals.recoveryCode().secret.revealed, secret, secret] {
      visitor.type(text)
      #expect(!visitor.hints(press))
      visitor.press(.enter)
    }
    #expect(!visitor.effects.asked(Recovery.self).isEmpty)
    visitor = Visitor(environment)
    visitor.app.navigation.go(.register)
    for _ in 0..<4 {
      #expect(!visitor.hints(press))
      visitor.press(.tab)
    }
    visitor.press(.tab)
    #expect(visitor.hints(press))
    visitor = Visitor(environment)
    visitor.logIn(try Deals.player(), offersProfile: true)
    visitor.answer(.profile(OwnProfile(), at: now))
    for _ in 0..<8 { visitor.press(.tab) }
    #expect(visitor.open(ProfileScreen.self)?.form.focus == .field(.phone))
    #expect(visitor.hints(KeyBinding(either: [.tab, .enter], TabPhrase.keyNext)))
    visitor.type("+79123456789")
    visitor.press(.enter)
    // The phone number is the last field, but not the last control.
    #expect(visitor.open(ProfileScreen.self)?.form.focus == .shown(.phone))
    #expect(visitor.effects.asked(ProfileChange.self).isEmpty)
  }

  @Test("after a password was reset, the name is filled in")
  func nameAfterReset() throws {
    var visitor = Visitor()
    visitor.type("anna")
    visitor.press(.function(2))
    for text in [try Deals.recoveryCode().secret.revealed, "Another1word", "Another1word"] {
      visitor.type(text)
      visitor.press(.tab)
    }
    visitor.press(.enter)
    let recovery = try #require(visitor.effects.asked(Recovery.self).last)
    let enrolment = RegistrationResult(player: try Deals.player(), code: try Deals.recoveryCode())
    visitor.answer(.reply(to: recovery, .success(enrolment)))
    visitor.passRecoveryCode()
    let form = try #require(visitor.open(TitleScreen.self)).form
    #expect(form.text(.login) == "anna" && form.focus == .password)
  }
}
