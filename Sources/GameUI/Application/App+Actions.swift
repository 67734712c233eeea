import Canvas
import GameCore

extension App {
  /// Performs the actions of a screen or a dialog.
  mutating func perform(_ actions: [Action], at now: Moment) -> [Effect] {
    actions.flatMap { perform($0, at: now) }
  }

  private mutating func perform(_ action: Action, at now: Moment) -> [Effect] {
    switch action {
    case .effect(let effect): return [effect]
    case .go(let route):
      return move(at: now) { $0.go(route) }
    case .back:
      // From the form that a guest's result led to, back to the result.
      let isOfResult = navigation.current is RegisterScreen && session.pendingGuestResult != nil
      return move(at: now) { $0.back() } + (isOfResult ? enter(at: now) : [])
    case .show(let dialog): return show(dialog, at: now)
    case .press(let target):
      return atScreen(at: now) { $0.press(target, $1) }
    case .change(let settings): return change(to: settings, at: now)
    case .game(let action): return perform(action, at: now)
    case .account(let action): return perform(action, at: now)
    case .noteFound(let albums):
      session.covers.note(found: albums)
      return []
    case .request(let query): return request(query)
    case .load(let portraits, let format):
      let missing = pictures.missing(portraits, format, at: now)
      return missing.flatMap { request($0) } + mediaQueries.first(missing)
    case .input(let input): return handle(input, at: now)
    case .quit: return askToQuit(at: now)
    case .quitNow: return quit(at: now)
    }
  }

  /// Opens a tab; a running game is paused. The open tab closes a form above its first screen, so
  /// that asks if input would be lost.
  mutating func open(_ tab: Tab, at now: Moment) -> [Effect] {
    if navigation.isInTabs, tab == navigation.tab,
      let question = navigation.current.lossQuestion(context(at: now))
    {
      return show(question, at: now)
    }
    return move(at: now) { $0.open(tab) }
  }

  /// Changes the open screen, notifying the old one and the new one.
  mutating func move(
    at now: Moment, _ change: (inout Navigation) -> Void
  ) -> [Effect] {
    let effects = leaveScreen(at: now)
    pictures.forgetAsked()
    change(&navigation)
    let left = isGameSeen ? [] : leaveGame(at: now)
    return effects + left + atScreen(at: now) { $0.appear($1) } + offerPending(at: now)
  }

  /// Pauses the game, which is not visible any more; one that was given up is removed.
  private mutating func leaveGame(at now: Moment) -> [Effect] {
    guard let play = table.play, play.isOver, play.saved(at: now) == nil,
      table.delayedResult == nil,
      dialogs.isEmpty
    else {
      pauseGame(at: now)
      return []
    }
    return clearTable()
  }

  /// Shows a result again after the board was left to watch it, register or log in. The form for
  /// the profile comes first; meanwhile the result is recorded.
  private mutating func offerPending(at now: Moment) -> [Effect] {
    if navigation.isOnBoard {
      for result in session.waitingResults { show(result.dialog, at: now) }
      session.waitingResults = []
    }
    guard let record = session.pendingGuestResult, navigation.isOnBoard || isAtProfileOffer else {
      return []
    }
    session.pendingGuestResult = nil
    return offer(record, at: now)
  }

  /// Whether the form for the profile has opened by itself.
  var isAtProfileOffer: Bool { (navigation.current as? ProfileScreen)?.isOffered == true }

  /// Changes the open screen and performs its actions.
  mutating func atScreen(
    at now: Moment, _ change: (inout any Screen, Context) -> [Action]
  ) -> [Effect] {
    perform(change(&navigation.current, context(at: now)), at: now)
  }

  /// Notifies the open screen that it disappears, so that it saves or discards its input.
  mutating func leaveScreen(at now: Moment) -> [Effect] {
    atScreen(at: now) { $0.disappear($1) }
  }

  private mutating func change(to settings: Settings, at now: Moment) -> [Effect] {
    let old = session.settings
    guard settings != old else { return [] }
    var effects: [Effect] = []
    if let kept = session.change(to: settings) {
      effects.append(.store(.save(kept, session.owner)))
    } else if let error = session.takeUnreadError() {
      show(Dialog(Notice.settingsUnread(error)), at: now)
    }
    if old.mouse != settings.mouse { effects.append(environment.mouseEffect(settings)) }
    if old.pictures != settings.pictures { effects += environment.pictureEffects(settings) }
    if old.setups != settings.setups || old.game != settings.game
      || old.filmsFromService != settings.filmsFromService
    {
      effects += session.loadBest()
    }
    return effects
  }

  /// Closes the open dialog if it was answered, and performs the actions of the answer. A game that
  /// was paused by a dialog continues after the last one.
  mutating func close(_ event: Dialog.Event, at now: Moment) -> [Effect] {
    let actions: [Action]
    switch event {
    case .open: return []
    case .pressed(let wanted): return perform(wanted, at: now)
    case .closed(let wanted): actions = wanted
    }
    dialogs.all.removeFirst()
    let effects = perform(actions, at: now)
    unpauseAfterDialogs(at: now)
    return effects
  }

  /// Continues a game that waits for the last dialog to close, or for its pictures.
  mutating func unpauseAfterDialogs(at now: Moment) {
    guard dialogs.isEmpty, let game = table.game else { return }
    if game.resumesWithPhotos, !game.photos.isUndecided {
      _ = table.inGame { game, _ in game.resumesWithPhotos = false }
      dialogs.hasPausedGame = true
    }
    guard dialogs.hasPausedGame else { return }
    dialogs.hasPausedGame = false
    if isGameSeen, isRoomy { _ = table.inGame { game, _ in game.play.unpause(at: now) } }
  }

  /// Shows a dialog after the open ones, or before them, without further effects. A running game is
  /// paused meanwhile.
  @discardableResult
  mutating func show(_ dialog: Dialog, first: Bool = false, at now: Moment) -> [Effect] {
    if dialogs.isEmpty, let play = table.play, !play.isOver, !play.isPaused {
      dialogs.hasPausedGame = true
      pauseGame(at: now)
    }
    dialogs.all.insert(dialog, at: first ? 0 : dialogs.all.count)
    return []
  }

  /// Quits; asks first if something would be lost, or during a game, although it is saved. A window
  /// too small for the question quits at once, as it announces.
  mutating func askToQuit(at now: Moment) -> [Effect] {
    // A second request while the question is open confirms it.
    let inGame = Dialog.question(.quit, isAttempt: isAttempt, ButtonPhrase.quit, .quitNow)
    guard isRoomy, let question = lossQuestion(at: now) ?? (isPlaying ? inGame : nil),
      dialogs.first?.content.asksTheSame(as: question.content) != true
    else { return quit(at: now) }
    // The question precedes all other dialogs.
    dialogs.removeAll {
      $0 is HelpText || $0.asks(.leave) || $0.asks(.restart)
        || $0.asksTheSame(as: question.content)
    }
    return show(question, first: true, at: now)
  }

  /// Returns the question whether to quit although something would be lost; nil if nothing would.
  func lossQuestion(at now: Moment) -> Dialog? {
    if dialogs.all.contains(where: { !$0.content.mayClose }) {
      return .question(.loseCode, ButtonPhrase.quit, .quitNow)
    }
    // A game is saved, also for a guest, but a guest's results are not.
    if isPlaying, !session.hasUnsavedResults { return nil }
    if let question = navigation.current.lossQuestion(context(at: now), before: .quitNow) {
      return question
    }
    return session.hasUnsavedResults
      ? .question(.loseResults, ButtonPhrase.quit, .quitNow) : nil
  }

  mutating func quit(at now: Moment) -> [Effect] {
    pauseGame(at: now)
    return leaveScreen(at: now) + keepGame(at: now) + unsaved.record() + [.terminal(.quit)]
  }
}
