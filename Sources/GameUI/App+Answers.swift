import Canvas
import GameCore

extension App {
  mutating func take(_ answer: Answer, at now: Moment) -> [Effect] {
    switch answer {
    case .session(let player, let settings):
      guard self.player == nil, scene == .title, waiting == nil else { return [] }
      self.settings = settings
      guard let player else { return [mouseEffect] }
      self.player = player
      return [mouseEffect] + enter(at: now)
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
      deal(seed, .ranked, at: now)
    case .progress(let saved): return saved.map { found($0, at: now) } ?? []
    case .best(let board, let best): if let best { bests[board] = best.result.points }
    case .leaderboard(let page): leaderboard.show(page)
    case .leaderboardFailed(let board, let fault): leaderboard.fail(board, fault)
    case .scoreList, .scoreListFailed, .noteKept, .noteFailed, .roundDeleted, .deleteFailed:
      return takeScoreList(answer, at: now)
    case .recorded(let outcome): recorded(outcome)
    // No screen asks for pictures yet, and an answer that nobody waits for changes nothing.
    case .pictures: break
    case .recordFailed(let round, let fault): recordFailed(round, fault, at: now)
    case .notKept(let fault):
      guard !knowsOfLoss else { return [] }
      knowsOfLoss = true
      show(.notice(.notKept(fault)), at: now)
    case .storeUnavailable(let fault):
      guard !knowsOfLoss else { return [] }
      knowsOfLoss = true
      show(.notice(.storeUnavailable(fault)), at: now)
    }
    return []
  }
}
