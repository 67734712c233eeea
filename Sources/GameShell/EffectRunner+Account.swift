import GameCore
import GameUI

extension EffectRunner {
  /// Answers what players ask of and about themselves.
  func perform(_ request: AccountRequest) -> AccountAnswer {
    switch request {
    case .profile(let player):
      .profile(
        player,
        result { records throws(StoreFault) in
          StoredProfile(try records.profiles.profile(of: player), at: dependencies.clock())
        })
    case .saveProfile(let change):
      .profileSaved(
        change,
        result { records throws(StoreFault) in
          try records.profiles.save(change.changed, insteadOf: change.old, of: change.player)
          return Done()
        })
    }
  }
}
