import Canvas
import GameCore

extension App {
  mutating func perform(_ action: AccountAction, at now: Moment) -> [Effect] {
    switch action {
    case .playAsGuest: return enter(at: now)
    case .leave:
      guard session.player != nil else {
        // The guest's game is kept for the login.
        return move(at: now) { $0.leaveTabs() } + perform([.game(.deal(.cancel))], at: now)
      }
      // Asks even without a game, because the key is a single letter.
      return show(.logOut(playing: isPlaying, isAttempt: isAttempt && isPlaying), at: now)
    case .logOut: return logOut(at: now)
    case .copyCode(let code):
      dialogs.note(.copied)
      return [.terminal(.copy(code.secret.revealed))]
    }
  }

  /// Opens the tabs for the logged-in player or a guest, perhaps with the form for the profile.
  mutating func enter(offersProfile: Bool = false, at now: Moment) -> [Effect] {
    let hasResult = session.pendingGuestResult != nil
    let effects = move(at: now) {
      $0.enterTabs()
      if offersProfile { $0.go(.profileOffer) }
    }
    guard !hasResult else { return effects }
    return effects
      + (table.game == nil ? [.store(.findProgress(session.owner))] : keepGame(at: now))
  }

  /// Logs a player in and opens the tabs.
  mutating func welcome(_ welcome: Welcome, at now: Moment) -> [Effect] {
    let guest = session
    session.logIn(welcome)
    let isNew = welcome.recovery != nil
    let kept =
      isNew ? perform([.change(session.settings(of: guest, environment))], at: now) : []
    // A guest's game that continues is not interrupted.
    let offersProfile = welcome.offersProfile && table.isEmpty
    let earlier = isNew ? session.takeEarlierResults() : []
    let effects = kept + terminalEffects + enter(offersProfile: offersProfile, at: now)
    guard let code = welcome.recovery else { return effects }
    // Before all other dialogs, because it is shown only once.
    show(RecoveryCodeNotice(code, after: .registration).dialog(environment), first: true, at: now)
    return effects + earlier.map { .store(.record($0)) }
  }

  /// Restores a session. A user who has already continued as a guest stays one, with the guest's
  /// settings. Input from before the title showed anything acts on the screen that opens.
  mutating func restore(_ restored: RestoredSession, at now: Moment) -> [Effect] {
    guard session.player == nil else { return [] }
    switch restored {
    case .guest(let settings): return restoreGuest(settings)
    case .player(let welcome):
      guard !navigation.isInTabs, !navigation.canGoBack else { return terminalEffects }
      let typedAhead = (navigation.current as? TitleScreen)?.typedAhead ?? []
      return self.welcome(welcome, at: now) + perform(typedAhead.map(Action.input), at: now)
    }
  }

  /// Loads a guest's stored settings, keeping the changes made meanwhile.
  mutating func restoreGuest(_ stored: Result<Settings, StoreError>) -> [Effect] {
    let changed = session.restoreGuest(stored)
    return terminalEffects + (changed.map { [.store(.save($0, .guest))] } ?? [])
  }

  /// Logs the player out and saves an unfinished game for them, as quitting does.
  private mutating func logOut(at now: Moment) -> [Effect] {
    leaveScreen(at: now) + (isPlaying ? keepGame(at: now) : []) + unsaved.record() + endLogin()
  }

  /// Logs out a player whose login was ended elsewhere, and says so once.
  mutating func logOut(_ player: PlayerID, at now: Moment) -> [Effect] {
    guard session.player?.id == player else { return [] }
    let language = look.language
    let effects = logOut(at: now)
    show(Dialog(Notice.loggedOut(in: language)), at: now)
    return effects
  }

  /// Leaves a deleted account, whose unfinished game and unsaved results are gone too.
  mutating func leaveDeleted(_ player: PlayerID, at now: Moment) -> [Effect] {
    guard session.player?.id == player else { return [] }
    unsaved.removeAll()
    let language = look.language
    let effects = endLogin()
    show(Dialog(Notice.deleted(in: language)), at: now)
    return effects
  }

  /// The effects that apply the settings to the terminal.
  private var terminalEffects: [Effect] {
    [environment.mouseEffect(session.settings)] + environment.pictureEffects(session.settings)
  }
}
