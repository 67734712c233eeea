import GameUI
import Synchronization
import Testing

@testable import GameCore
@testable import GameShell

@Suite("When an empty profile is offered after a login")
struct ProfileOfferTests {
  private let store: TestStore

  init() throws {
    store = try TestStore()
  }

  private func welcome() throws -> Welcome {
    let answer = store.runner().perform(.logIn(stay: false))
    guard case .logIn(_, .success(let welcome))? = answer else {
      throw StoreError.notFound
    }
    return welcome
  }

  @Test("One that was put off is offered again after thirty days")
  func putOff() throws {
    let now = 5
    let day = 86_400_000
    for (offer, isDue) in [
      (ProfileOffer.on, true), (.off, false), (.putOff(at: Timestamp(milliseconds: now)), false),
      (.putOff(at: Timestamp(milliseconds: now - 30 * day + 1)), false),
      (.putOff(at: Timestamp(milliseconds: now - 30 * day)), true),
      // Put off with a wrong clock.
      (.putOff(at: Timestamp(milliseconds: now + 1)), true),
      (.after(Timestamp(milliseconds: .max)), true),
    ] {
      try store.other.save(Settings(profileOffer: offer), of: .player(store.player.id))
      #expect(try welcome().offersProfile == isDue, "\(offer)")
    }
  }

  @Test("It is not offered while the settings, which may forbid it, cannot be read")
  func unreadable() throws {
    store.fail(with: .busy, at: "FROM setting")
    let welcome = try welcome()
    #expect(welcome.settings == .failure(.busy) && !welcome.offersProfile)
  }
}
