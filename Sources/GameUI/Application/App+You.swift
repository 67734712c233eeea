import Canvas
import GameCore

extension App {
  /// Records account changes that affect the rest of the app.
  mutating func note(_ answer: AccountAnswer, at now: Moment) -> [Effect] {
    switch answer {
    case .changed(let change, let player, .success):
      if player == person.player?.id { note(change) }
    case .deleted(let player, .success): return leaveDeleted(player, at: now)
    case .anybody(let result):
      if person.player == nil, case .success(false) = result { person.isNewHere = true }
    case .player(let asked, .success(let player?)):
      if player.id == asked, asked == person.player?.id { person.player = player }
    case .profile, .profileSaved, .changed, .sessions, .recoveryCode, .recovered, .exported,
      .deleted, .player:
      break
    }
    return []
  }

  private mutating func note(_ change: AccountChange) {
    guard let player = person.player else { return }
    switch change {
    case .name(let name): person.player = Player(id: player.id, name: name, email: player.email)
    case .email(let email, _):
      person.player = Player(id: player.id, name: player.name, email: email)
    case .password: break
    }
  }
}
