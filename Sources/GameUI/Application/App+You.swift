import Canvas
import GameCore

extension App {
  /// Takes note of what is the application's business of what players see and change of themselves.
  mutating func note(_ answer: AccountAnswer, at now: Moment) -> [Effect] {
    switch answer {
    case .profile(let player, let result):
      guard player == person.player?.id, person.mayLackProfile else { return [] }
      person.mayLackProfile = false
      // A form that cannot be read is not to be filled either, and a game is not interrupted.
      guard case .success(let stored) = result, !stored.own.profile.isFilled, case .empty = table,
        navigation.isInTabs, navigation.tab == .board, !navigation.canGoBack
      else { return [] }
      return perform([.go(.profile)], at: now)
    case .profileSaved: return []
    }
  }
}
