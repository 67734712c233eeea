import Canvas
import GameCore

extension App {
  mutating func perform(_ action: AccountAction, at now: Moment) -> [Effect] {
    switch action {
    case .playAsGuest: return enter(at: now)
    case .leave:
      pauseGame(at: now)
      guard person.player != nil else {
        // The guest's game goes along.
        navigation.leaveTabs()
        return cancelPictures()
      }
      // Asked without a game too: the key is one letter.
      show(.logOut(playing: isPlaying), at: now)
      return []
    case .logOut: return logOut(at: now)
    }
  }

  /// Goes to the tabs as whoever is logged in, or as guest.
  mutating func enter(at now: Moment) -> [Effect] {
    navigation.enterTabs()
    let best = loadBest()
    var effects: [Effect] = []
    if let record = person.pendingGuestResult {
      person.pendingGuestResult = nil
      effects += offer(record, at: now)
    } else if table.game == nil {
      effects.append(.store(.findProgress(person.owner)))
    } else {
      effects += keepGame(at: now)
    }
    return best + effects
  }

  /// Takes over whoever has logged in, and goes to the tabs.
  mutating func welcome(_ welcome: Welcome, at now: Moment) -> [Effect] {
    person.player = welcome.player
    person.bests = [:]
    person.restore(welcome.settings)
    person.mayLackProfile = true
    let effects = [mouseEffect] + enter(at: now)
    // Before all else: it is shown this once.
    if let code = welcome.recovery {
      show(Dialog(RecoveryCodeNotice(code)), first: true, at: now)
    }
    return effects + [.store(.screen(.account(.profile(welcome.player.id))))]
  }

  /// Takes over what was remembered; who was quicker than the disk and went on already stays a
  /// guest, with the guest's choices.
  mutating func restore(
    _ remembered: Player?, _ settings: Result<Settings, StoreFault>, at now: Moment
  ) -> [Effect] {
    guard person.player == nil else { return [] }
    guard let remembered else {
      person.restoreGuest(settings)
      return [mouseEffect]
    }
    guard !navigation.isInTabs, !navigation.canGoBack else { return [mouseEffect] }
    return welcome(Welcome(remembered, settings: settings), at: now)
  }

  /// A game that is on is kept for the player, as when the program is left.
  private mutating func logOut(at now: Moment) -> [Effect] {
    let keep = isPlaying ? keepGame(at: now) : []
    let effects =
      cancelPictures() + keep + clearTable() + recordUnsaved() + [.store(.logOut)]
    person.player = nil
    person.bests = [:]
    navigation.go(.title)
    return effects
  }

  /// Reads the record to beat of what the settings choose.
  func loadBest() -> [Effect] {
    guard let player = person.player else { return [] }
    let query = BestQuery(LeaderboardKey(chosenIn: person.settings), of: player.id)
    return [.store(.screen(.best(query)))]
  }

  mutating func recordUnsaved() -> [Effect] {
    defer { unsaved = [] }
    return unsaved.map { .store(.record($0)) }
  }

  var mouseEffect: Effect {
    .terminal(.setMouse(conditions.mouse && person.settings.mouse))
  }
}
