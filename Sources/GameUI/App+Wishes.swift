import Canvas
import GameCore

extension App {
  mutating func follow(_ wish: TitleForm.Wish, at now: Moment) -> [Effect] {
    switch wish {
    case .quit: return askToQuit(at: now)
    case .register:
      registerForm = RegisterForm()
      scene = .register
    case .guest: return enter(at: now)
    case .logIn:
      if let empty = titleForm.firstEmpty {
        titleForm.focus = empty
        show(.notice(empty == .login ? .loginMissing : .passwordMissing), at: now)
        return []
      }
      waiting = .logIn
      return [
        .logIn(
          LoginName(titleForm.login.text), Secret(titleForm.password.text), stay: titleForm.stays)
      ]
    }
    return []
  }

  mutating func follow(_ wish: RegisterForm.Wish, at now: Moment) -> [Effect] {
    switch wish {
    case .back: scene = .title
    case .register:
      registerForm.showFaults()
      let faults = RegisterForm.fields.reduce(into: [:]) { found, field in
        found[field] = registerForm.fault(of: field)
      }
      guard faults.isEmpty, let registration = registerForm.draft.registration else {
        show(.faults(faults), at: now)
        return []
      }
      waiting = .register
      return [.register(registration, stay: registerForm.stays)]
    }
    return []
  }

  mutating func follow(_ wish: SettingsForm.Wish, at now: Moment) -> [Effect] {
    switch wish {
    case .start: return start(at: now)
    case .change(let changed):
      let old = settings
      settings = changed
      hasChosen = true
      var effects: [Effect] = [.save(settings, owner)]
      if old.mouse != settings.mouse { effects.append(mouseEffect) }
      if old.setups != settings.setups || old.game != settings.game { effects += loadBest() }
      return effects
    }
  }

  mutating func follow(_ outcomes: [PlayOutcome], at now: Moment) -> [Effect] {
    outcomes.flatMap { outcome -> [Effect] in
      switch outcome {
      case .kept(let saved): return [.keepProgress(saved, owner)]
      case .finished(let verified, let record): return finish(verified, record, at: now)
      case .bell: return settings.bell ? [.bell] : []
      case .leaveAsked:
        guard isPlaying else { return endGame() }
        show(.confirm(.leave), at: now)
        return []
      }
    }
  }

  /// Opens a tab; a game that was running stands still meanwhile.
  mutating func open(_ tab: Tab, at now: Moment) -> [Effect] {
    if tab != .board { pausePlay(at: now) }
    ownRounds = nil
    self.tab = tab
    switch tab {
    case .rules, .settings: return []
    case .board: return play == nil ? loadBest() : []
    case .leaderboard: return [.loadLeaderboard(leaderboard.board, for: player?.id)]
    }
  }

  mutating func openBoard(_ index: Int, at now: Moment) -> [Effect] {
    leaderboard.open(index)
    if ownRounds != nil { return openOwnRounds(at: now) }
    return [.loadLeaderboard(leaderboard.board, for: player?.id)]
  }

  /// Goes to the tabs as whoever is logged in, or as guest.
  mutating func enter(at now: Moment) -> [Effect] {
    scene = .tabs
    tab = .board
    titleForm = TitleForm()
    registerForm = RegisterForm()
    var effects: [Effect] = []
    if let held {
      self.held = nil
      effects += offer(held, at: now)
    } else if play == nil {
      effects.append(.findProgress(owner))
    } else {
      effects += keep(at: now)
    }
    return loadBest() + effects
  }

  mutating func askToQuit(at now: Moment) -> [Effect] {
    guard isPlaying else { return recordUnsaved() + [.quit] }
    // Asked again while the question is open: that is an answer.
    if dialogs.first == .confirm(.quit) { return quit(at: now) }
    // The question comes in front of whatever else waits to be read.
    let others = dialogs.filter { !$0.isHelp && $0 != .confirm(.leave) && $0 != .confirm(.quit) }
    if dialogs.isEmpty { show(.confirm(.quit), at: now) }
    dialogs = [.confirm(.quit)] + others
    focusedButton = 0
    return []
  }

  mutating func quit(at now: Moment) -> [Effect] {
    pausePlay(at: now)
    return keep(at: now) + recordUnsaved() + [.quit]
  }

  /// Log out, or the way to the title for a guest, whose game goes along.
  mutating func changeAccount(at now: Moment) -> [Effect] {
    pausePlay(at: now)
    guard player != nil else {
      scene = .title
      return cancelLoad()
    }
    // Asked without a game too: the key is one letter.
    show(.confirm(.logOut(playing: isPlaying)), at: now)
    return []
  }

  mutating func logOut() -> [Effect] {
    let drop = isPlaying ? [Effect.dropProgress] : []
    let effects = cancelLoad() + endGame() + drop + recordUnsaved() + [.logOut]
    player = nil
    bests = [:]
    ownRounds = nil
    scene = .title
    return effects
  }

  func loadBest() -> [Effect] {
    player.map { [.loadBest(chosenBoard, $0.id)] } ?? []
  }

  var chosenBoard: LeaderboardKey {
    let kind = GameKind(in: settings)
    return LeaderboardKey(game: kind.id, setup: kind.setup(in: settings))
  }

  var mouseEffect: Effect { .setMouse(conditions.mouse && settings.mouse) }
}
