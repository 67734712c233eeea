import Canvas
import GameCore

extension App {
  /// Whether there is an unfinished game.
  var isPlaying: Bool { table.isPlaying }

  mutating func perform(_ action: GameAction, at now: Moment) -> [Effect] {
    if action.startsGame, session.pendingGuestResult != nil || !session.waitingResults.isEmpty {
      return forgetResults() + perform(action, at: now)
    }
    if action.startsGame, !table.isBusy, let kept = session.keptGame,
      !kept.isGivenUp, !kept.isResumed(by: action, on: LeaderboardKey(chosenIn: session.settings))
    {
      if case .start = action, !hasRoomToStart(at: now) { return [] }
      if kept.hasProgress { return show(kept.question(before: action), at: now) }
      session.keptGame?.isGivenUp = true
    }
    switch action {
    case .start: return start(at: now)
    case .giveUp: return giveUp(at: now)
    case .startWithCovers(let origin, let level):
      session.covers.origin = origin
      var settings = session.settings
      settings.deck = Deck.covers.id
      settings.game = GameKind.pairs.id.description
      settings.setups[settings.game] = level.description
      return perform([.change(settings), .game(.start)], at: now)
    case .openTutorial: return isPlaying ? [] : clearTable() + openTutorial(at: now)
    case .giveUpAnd(let next):
      return dropGame(at: now) + clearTable() + perform(next, at: now)
    case .restart: return restart(by: .restartNow, at: now)
    case .restartNow: return restart(at: now)
    case .resume(let saved):
      guard saved.transcript.eligibility == .practice else {
        return resume(saved, at: now)
      }
      // One for practice is resumed only if its deal is allowed.
      return clearTable() + practise(.resume(saved))
    case .putOff(let kept):
      session.keptGame = kept
      return openBoard(at: now)
    case .unpause:
      if table.game?.photos.isUndecided == true {
        _ = table.inGame { game, _ in game.resumesWithPhotos = !game.play.isOver }
      } else {
        dialogs.hasPausedGame = isPlaying
      }
      unpauseAfterDialogs(at: now)
      return []
    case .giveUpKept:
      session.keptGame?.isGivenUp = true
      return clearTable()
    case .discardKept(let saved): return clearTable() + drop(saved)
    case .close(let result, let next): return close(result, then: next, at: now)
    case .recordAgain(let earned, let result):
      unsaved.remove(earned)
      var saving = result
      saving.fate = .saving(earned)
      show(saving.dialog, first: true, at: now)
      return [.store(.record(earned))]
    case .review(let record):
      if let review = RoundReview(record, look) {
        show(Dialog(review, [Dialog.Button(ButtonPhrase.close)]), first: true, at: now)
      }
      return []
    case .deal(let action): return atTable(at: now) { $0.perform(action, $1) }
    case .race(let rival): return race(rival, at: now)
    case .daily(let action): return perform(action, at: now)
    case .dealt:
      let dropped = session.keptGame.map { $0.isGivenUp ? drop($0.saved) : [] } ?? []
      session.keptGame = nil
      dialogs.hasPausedGame = false
      if !dialogs.isEmpty || !isGameSeen || !isRoomy { pauseGame(at: now) }
      dialogs.askWithGame(isAttempt: isAttempt)
      return dropped
    case .openBoard: return openBoard(at: now)
    case .choose(let board):
      let played = table.play?.saved(at: now)?.transcript.board
      let effects = chooseBoard(for: board, at: now)
      let isOther = isPlaying && played != LeaderboardKey(chosenIn: session.settings)
      return effects + (isOther ? start(at: now) : [])
    case .offer(let record):
      session.keptGame = nil
      return offer(record, at: now)
    case .keep: return keepGame(at: now)
    }
  }

  /// Returns whether the window has room for the chosen board; if not, shows a message first, which
  /// offers a level that fits instead, but not instead of a daily board.
  mutating func hasRoomToStart(isDaily: Bool = false, at now: Moment) -> Bool {
    let area = Chrome.content(of: bounds)
    guard let dialog = Dialog(noRoomFor: session.settings, in: area, isDaily: isDaily) else {
      return true
    }
    show(dialog, at: now)
    return false
  }

  /// Closes the message that the board does not fit once it does.
  mutating func closeNoRoom() {
    guard BoardLayout.missing(for: session.settings, in: Chrome.content(of: bounds)) == nil else {
      return
    }
    dialogs.removeAll { if case .noRoom? = $0 as? Notice { true } else { false } }
  }

  /// Returns whether giving up the game loses something: moves, or the attempt at a daily board.
  private func hasProgress(at now: Moment) -> Bool {
    isPlaying
      && (isAttempt || table.play?.saved(at: now)?.transcript.moves.isEmpty == false)
  }

  /// Starts a game with the settings; asks first if another one would be lost.
  private mutating func start(at now: Moment) -> [Effect] {
    guard !table.isBusy, hasRoomToStart(at: now) else { return [] }
    if isPlaying { return show(.restart(isAttempt: isAttempt), at: now) }
    let effects = clearTable() + openBoard(at: now)
    if let seed = environment.seed, !session.awaitsAlbums(unicode: look.unicode) {
      return effects + practise(.deal(PendingDeal(seed: seed, eligibility: .practice)))
    }
    return effects + unsaved.record() + session.loadBest() + table.drawSeed()
  }

  /// Gives up the game for another one by an action; asks first if that loses something.
  private mutating func restart(by action: GameAction, at now: Moment) -> [Effect] {
    hasProgress(at: now)
      ? show(.restart(isAttempt: isAttempt, by: action), at: now) : perform(action, at: now)
  }

  /// Gives up the game and deals its board again: a race against the same rival, practice with the
  /// same cards.
  private mutating func restart(at now: Moment) -> [Effect] {
    let transcript = table.play?.saved(at: now)?.transcript
    let mode = table.play?.mode
    let effects = dropGame(at: now) + clearTable()
    if let rival = mode?.rival { return effects + race(rival, at: now) }
    guard let transcript else { return effects + start(at: now) }
    if transcript.eligibility == .practice, transcript.content.isEmpty {
      return effects + dealAgain(transcript, of: mode?.practiceDay, at: now)
    }
    return effects + chooseBoard(for: transcript.board, at: now) + start(at: now)
  }

  /// Repeats a deal, perhaps that of a daily board, for practice.
  mutating func dealAgain(
    _ transcript: Transcript, of day: CalendarDate?, at now: Moment
  ) -> [Effect] {
    guard !isPlaying, !table.isDealing else { return [] }
    if let kept = session.keptGame { return show(kept.dialog, at: now) }
    let deal = PendingDeal(
      seed: transcript.seed, eligibility: .practice, mode: GameMode(practiceDay: day))
    // The settings may have changed meanwhile.
    return chooseBoard(for: transcript.board, at: now) + practise(.deal(deal))
  }

  /// Deals a race: the rival's cards for practice, or new ones against the player's own best.
  private mutating func race(_ rival: Rival, at now: Moment) -> [Effect] {
    guard !table.isBusy else { return [] }
    if isPlaying { return restart(by: .giveUpAnd(.race(rival)), at: now) }
    let board = LeaderboardKey(game: PairsGame.id, setup: rival.curve.level.description)
    let effects = chooseBoard(for: board, at: now)
    guard rival.isSameDeal else {
      return effects + unsaved.record() + table.drawSeed(for: GameMode(rival: rival))
    }
    let deal = PendingDeal(
      seed: rival.curve.seed, eligibility: .practice, mode: GameMode(rival: rival),
      pinned: PinnedDeal(in: session.settings))
    return effects + practise(.deal(deal))
  }

  /// Starts a game for practice if its deal is allowed.
  mutating func practise(_ practice: PendingPractice) -> [Effect] {
    table.startPractice(practice, by: session.player?.id)
  }

  /// Opens the table with a game, and its setup if there is one, chosen in the settings; clears it
  /// unless a game is on it.
  mutating func chooseBoard(for board: LeaderboardKey, at now: Moment) -> [Effect] {
    var settings = session.settings
    settings.game = board.game.description
    settings.setups[settings.game] = board.setup ?? settings.setups[settings.game]
    return (isPlaying ? [] : clearTable()) + perform([.change(settings)], at: now)
      + openBoard(at: now)
  }

  /// Ends the game without a result. A board of cards stays revealed until a key is pressed; other
  /// games are named in a message.
  private mutating func giveUp(at now: Moment) -> [Effect] {
    let saved = table.play?.saved(at: now)
    let dropped = dropGame(at: now) + session.loadBest()
    guard isGameSeen, table.inGame({ game, _ in game.play.revealBoard() }) == true else {
      let cleared = clearTable()
      if let saved { show(Dialog(GivenUpGame(saved: saved)), at: now) }
      return cleared + dropped
    }
    dialogs.hasPausedGame = false
    return dropped
  }

  /// Resumes a saved game.
  mutating func resume(_ saved: SavedRound, at now: Moment) -> [Effect] {
    atTable(at: now) { $0.resume(saved, $1) } + perform(.unpause, at: now)
  }

  /// Opens the board.
  mutating func openBoard(at now: Moment) -> [Effect] {
    navigation.isOnBoard ? [] : perform([.go(.board)], at: now)
  }
}

extension App {
  mutating func pauseGame(at now: Moment) {
    _ = table.inGame { game, _ in
      game.play.pause(at: now)
      game.resumesWithPhotos = false
    }
  }

  /// Returns the effect that saves the unfinished game, if there is one.
  func keepGame(at now: Moment) -> [Effect] {
    table.play?.saved(at: now).map { [keep($0)] } ?? []
  }

  /// Returns the effect that deletes the unfinished game, if there is one.
  private func dropGame(at now: Moment) -> [Effect] {
    table.play?.saved(at: now).map(drop) ?? []
  }

  /// Deletes a game and, if it was an attempt at a daily board, reloads that.
  private func drop(_ saved: SavedRound) -> [Effect] {
    let isAttempt = isAttempt || saved.mode.daily != nil
    return [.store(.dropProgress(saved.transcript.deal))]
      + (isAttempt ? askToday(saved.transcript.board) : [])
  }

  /// Returns the effect that saves a game with its appearance.
  private func keep(_ saved: SavedRound) -> Effect {
    .store(.keepProgress(table.keeping(saved), session.owner))
  }

  mutating func perform(_ outcome: PlayOutcome, at now: Moment) -> [Effect] {
    switch outcome {
    case .kept(let saved): return [keep(saved)]
    case .finished(let proven, let record): return finish(proven, record, at: now)
    case .bell: return session.settings.bell ? [.terminal(.bell)] : []
    case .leaveAsked:
      guard hasProgress(at: now) else {
        return dropGame(at: now) + session.loadBest() + clearTable()
      }
      return show(
        .question(.leave, isAttempt: isAttempt, ButtonPhrase.giveUp, .game(.giveUp)), at: now)
    }
  }

  /// The time when the progress of pictures is shown, after a short wait; nil if nothing waits for
  /// them.
  var progressDue: Moment? {
    guard let waiting = table.waiting,
      !dialogs.all.contains(where: {
        $0.content is PictureProgress || $0.content as? DealNotice == .filmsLoading
      })
    else { return nil }
    return waiting.since.advanced(by: 150)
  }
}
