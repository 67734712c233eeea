import Canvas
import GameRules
import MediaProtocol
import Testing

@testable import GameCore
@testable import GameUI

@Suite("After any end of a login, no data of the player is left")
struct EndOfLoginTests {
  /// A way in which a login ends.
  enum End: CaseIterable {
    case loggedOut, endedElsewhere, deleted
  }

  private let key = Secret("a-key-for-films")

  /// Returns a player with settings, known bests, covers and queued dialogs, after the end.
  private func ended(by end: End, _ language: Language? = nil) throws -> Visitor {
    let player = try Deals.player()
    var visitor = Visitor()
    var settings = Settings(
      sources: ["films": "https://films.example"], filmsKey: key, bell: true)
    settings.language = language
    visitor.logIn(player, settings)
    visitor.app.session.bests = [LeaderboardKey(game: PairsGame.id, setup: "easy"): 700]
    visitor.app.session.covers.note(mine: [Album.test(1, "Mine")])
    visitor.press(.character("o"))
    let note = NoteChange(note: RoundNote("x"), round: RoundID(1), player: player.id)
    visitor.answer(.note(note, .failure(.full)))
    switch end {
    case .loggedOut: visitor.press(.right, .enter)
    case .endedElsewhere: visitor.answer(.loggedOut(player.id))
    case .deleted:
      visitor.answer(
        .reply(to: AccountDeletion(player: player.id, password: Secret("x")), .success(Done())))
    }
    return visitor
  }

  @Test(
    "no settings, covers, bests or dialogs remain, whatever the store says",
    arguments: End.allCases)
  func nothingLeft(end: End) throws {
    for stored in [Result<Settings, StoreError>.success(Settings(theme: .light)), .failure(.busy)] {
      var visitor = try ended(by: end)
      #expect(visitor.effects.contains(.logOut))
      visitor.answer(.logOut(stored))
      #expect(visitor.app.dialogs.isEmpty == (end == .loggedOut))
      visitor.press(.enter)
      let session = visitor.app.session
      #expect(visitor.app.dialogs.isEmpty && session.player == nil)
      #expect(session.bests.isEmpty && session.covers == UsableCovers())
      let guests = (try? stored.get()) ?? Settings()
      #expect(session.settings == guests)
      visitor.enterAsGuest()
      visitor.choose { $0.bell.toggle() }
      let saved = visitor.effects.compactMap { effect in
        if case .store(.save(let settings, .guest)) = effect { settings } else { nil }
      }
      #expect(saved.allSatisfy { $0.filmsKey == nil && $0.sources.isEmpty })
    }
  }

  @Test("the message about the end is in the player's language", arguments: End.allCases)
  func language(end: End) throws {
    guard end != .loggedOut else { return }
    let visitor = try ended(by: end, .russian)
    let told: any Phrase =
      end == .deleted ? AccountPhrase.done(.delete) : DialogPhrase.endedElsewhere
    #expect(visitor.sees(told.text(in: .russian)), "\(visitor.screen)")
  }

  @Test("a logout that could not be stored is reported")
  func notStored() throws {
    var visitor = try ended(by: .loggedOut)
    visitor.answer(.notKept(.logOut, .busy))
    #expect(visitor.dialog as? Notice == .sessionNotEnded(.busy))
  }
}
