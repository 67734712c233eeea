import Canvas
import GameCore

extension App {
  mutating func take(_ answer: Answer, at now: Moment) -> [Effect] {
    switch answer {
    case .session(let player, let settings):
      return restore(player, settings, at: now)
    case .loggedIn(let player, let settings):
      waiting = nil
      self.player = player
      self.settings = settings
      bests = [:]
      return [mouseEffect] + enter(at: now)
    case .logInFailed(let fault):
      waiting = nil
      titleForm.password = Field(isMasked: true)
      titleForm.focus = .password
      show(.notice(.logInFailed(fault)), at: now)
    case .registerFailed(let fault):
      waiting = nil
      if fault == .nameTaken { registerForm.move(to: .name) }
      if fault == .emailTaken { registerForm.move(to: .email) }
      show(.notice(.registerFailed(fault)), at: now)
    case .loggedOut(let settings):
      guard player == nil else { return [] }
      self.settings = settings
      return [mouseEffect]
    case .seed(let seed):
      guard waiting == .seed else { return [] }
      waiting = nil
      return deal(seed, .ranked, at: now)
    case .progress(let saved): return saved.map { found($0, at: now) } ?? []
    case .best(let board, let best):
      // An answer that comes after log-out is somebody else's.
      if let best, player != nil { bests[board] = best.result.points }
    case .leaderboard(let page): leaderboard.show(page)
    case .leaderboardFailed(let board, let fault): leaderboard.fail(board, fault)
    case .ownRounds, .ownRoundsFailed, .noteKept, .noteFailed, .roundDeleted, .deleteFailed:
      return takeOwnRounds(answer, at: now)
    case .recorded(let outcome, let earned): recorded(outcome, earned)
    case .pictures(let id, let news): return take(news, of: id, at: now)
    case .recordFailed(let round, let fault): recordFailed(round, fault, at: now)
    case .notKept(let fault):
      guard !didWarnUnsaved else { return [] }
      didWarnUnsaved = true
      show(.notice(.notKept(fault)), at: now)
    case .storeUnavailable(let fault):
      guard !didWarnUnsaved else { return [] }
      didWarnUnsaved = true
      show(.notice(.storeUnavailable(fault)), at: now)
    }
    return []
  }

  /// Takes over what was remembered; who was quicker than the disk and went on already stays a
  /// guest, with the guest's choices.
  private mutating func restore(
    _ remembered: Player?, _ settings: Settings, at now: Moment
  ) -> [Effect] {
    guard player == nil, waiting != .logIn, waiting != .register else { return [] }
    guard let remembered else {
      // What a quick guest has chosen meanwhile is not taken back.
      if !hasChosen { self.settings = settings }
      return [mouseEffect]
    }
    guard scene == .title else { return [mouseEffect] }
    self.settings = settings
    player = remembered
    return [mouseEffect] + enter(at: now)
  }
}
