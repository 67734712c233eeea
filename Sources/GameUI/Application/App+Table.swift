import Canvas
import GameCore
import MediaProtocol

extension App {
  /// Whether there is an unfinished game.
  var isPlaying: Bool { table.game.map { !$0.play.isOver } ?? false }

  mutating func perform(_ action: GameAction, at now: Moment) -> [Effect] {
    switch action {
    case .start: return start(at: now)
    case .giveUp: return giveUp(at: now)
    case .startAnew:
      let effects = dropGame(at: now) + clearTable()
      return effects + start(at: now)
    case .resume(let saved): return askToResume(saved, at: now)
    case .discardKept(let saved): return clearTable() + drop(saved)
    case .close(let result, let next): return close(result, then: next, at: now)
    case .forget(let result, let next): return forget(result, then: next, at: now)
    case .recordAgain(let earned, let result):
      unsaved.removeAll { $0 == earned }
      let saving = GameResult(
        record: result.record, fate: .saving(earned), covers: result.covers,
        summary: result.summary)
      show(saving.dialog, first: true, at: now)
      return [.store(.record(earned))]
    case .review(let record):
      if let review = RoundReview(record, look) {
        show(Dialog(review, [Dialog.Button(ButtonPhrase.close)]), first: true, at: now)
      }
      return []
    case .pictures(let action): return perform(action, at: now)
    case .films(let action): return perform(action, at: now)
    case .race(let rival): return race(rival, at: now)
    case .raceAnew(let rival):
      let effects = dropGame(at: now) + clearTable()
      return effects + race(rival, at: now)
    case .daily(let action): return perform(action, at: now)
    }
  }

  /// Returns whether the window has room for the chosen board; if not, shows a message first.
  mutating func hasRoomToStart(at now: Moment) -> Bool {
    let area = Chrome.content(of: bounds)
    guard let missing = BoardLayout.missing(for: person.settings, in: area) else { return true }
    show(Dialog(Notice.noRoom(missing)), at: now)
    return false
  }

  /// Starts a game with the settings; asks first if another one would be lost.
  private mutating func start(at now: Moment) -> [Effect] {
    guard !table.isDealing, table.awaited == nil, hasRoomToStart(at: now) else { return [] }
    if isPlaying {
      show(.restart(isTry: isTry), at: now)
      return []
    }
    var effects = clearTable()
    if teachesFirst { return effects + teach(then: .game, at: now) }
    effects += openBoard(at: now)
    if let seed = conditions.seed, !awaitsAlbums {
      return effects + practise(seed)
    }
    table = .drawingSeed(nil)
    return effects + recordUnsaved() + loadBest() + [.store(.drawSeed)]
  }

  /// Repeats a deal, perhaps that of a daily board, for practice.
  mutating func dealAgain(
    _ transcript: Transcript, of day: CalendarDate?, at now: Moment
  ) -> [Effect] {
    guard !isPlaying, !table.isDealing else { return [] }
    // The settings may have changed meanwhile.
    let board = LeaderboardKey(game: transcript.game, setup: transcript.setup)
    let effects = choose(board, at: now) + clearTable() + openBoard(at: now)
    return effects + practise(transcript.seed, for: GameMode(practised: day))
  }

  /// Ends the game without a result; a board of cards stays revealed until a key is pressed.
  private mutating func giveUp(at now: Moment) -> [Effect] {
    let dropped = dropGame(at: now) + loadBest()
    guard case .playing(var game) = table, isGameSeen, game.play.revealBoard() else {
      return clearTable() + dropped
    }
    table = .playing(game)
    dialogs.hasPausedGame = false
    return dropped
  }

  /// Opens the board.
  mutating func openBoard(at now: Moment) -> [Effect] {
    navigation.isOnBoard ? [] : perform([.go(.board)], at: now)
  }

  /// Removes the current game and cancels its pictures, so that none reaches the next one. A deal
  /// that waits for its pictures is not a game yet.
  mutating func clearTable() -> [Effect] {
    guard case .playing(let game) = table else { return [] }
    table = .empty
    dialogs.hasPausedGame = false
    return game.photos.load.map { [.media(.cancel($0.id))] } ?? []
  }

  /// Shows a deal, or loads its pictures first.
  mutating func deal(
    _ seed: UInt64, _ eligibility: Eligibility, for mode: GameMode = GameMode(),
    asksServices: Bool = true, as bound: PinnedDeal? = nil, at now: Moment
  ) -> [Effect] {
    let kind = bound?.kind ?? GameKind(in: person.settings)
    let setup = bound?.setup ?? kind.setup(in: person.settings)
    let covers = person.covers.covers
    if let request = picturesRequest(kind, setup: setup, seed: seed, covers: covers) {
      var load = PictureLoad(nextRequest(), request, at: now)
      load.mode = mode
      if mode.rival != nil || !asksServices {
        load.bound = PinnedDeal(kind: kind, setup: setup)
      }
      if covers.count < request.faces, let short = coversShort(for: request, count: covers.count) {
        table = .failed(load, eligibility)
        show(short, at: now)
        return []
      }
      table = .loadingPictures(load, eligibility)
      return [.media(.load(load.id, request))]
    }
    if asksServices, let effects = askForFilms(seed, eligibility, at: now) { return effects }
    show(seed, eligibility, for: mode, as: bound, at: now)
    return []
  }

  /// Shows a deal and starts the clock.
  mutating func show(
    _ seed: UInt64, _ eligibility: Eligibility, photos: (Gallery, PictureLoad)? = nil,
    films: ServiceFilms? = nil, for mode: GameMode = GameMode(),
    as bound: PinnedDeal? = nil, at now: Moment
  ) {
    let kind = bound?.kind ?? GameKind(in: person.settings)
    var choices = choices(kind, setup: bound?.setup ?? kind.setup(in: person.settings))
    choices.films = films
    guard
      var play = kind.descriptor.deal(choices, seed: seed, eligibility: eligibility, at: now)
    else {
      table = .empty
      return
    }
    play.take(mode)
    var shown = Photos.none
    var covers: [Cover] = []
    if let (gallery, load) = photos {
      play.show(gallery)
      covers = load.covers(among: person.covers.covers)
      shown = .shown(PhotosOnTable(id: load.id, request: load.request), redraw: nil)
    }
    table = .playing(RunningGame(play: play, photos: shown, covers: covers))
    if !dialogs.isEmpty || !isGameSeen || !isRoomy { pauseGame(at: now) }
    askWithGame()
  }

  private func choices(_ kind: GameKind, setup: String) -> DealChoices {
    context(at: Moment(milliseconds: 0)).choices(of: kind, setup)
  }

  /// Resumes a saved game, paused.
  mutating func resume(_ saved: SavedRound, at now: Moment) -> [Effect] {
    let looks = SavedAppearance(saved.looks)
    guard let play = restored(saved, looks) else {
      show(UnplayableGame(saved: saved, for: looks.mode).dialog, at: now)
      return []
    }
    if let record = ended(play, saved) { return offer(record, at: now) }
    var effects = clearTable()
    let covers = Cover.all(looks: looks.rest)
    let photos = looks.isDrawn ? Photos.declined : .none
    table = .playing(RunningGame(play: play, photos: photos, covers: covers))
    askWithGame()
    effects += openBoard(at: now)
    if looks.isDrawn { return effects }
    let (setup, seed) = (saved.transcript.setup, saved.transcript.seed)
    guard let request = picturesRequest(play.kind, setup: setup, seed: seed, covers: covers) else {
      return effects
    }
    if case .chosen(let pictures, _) = request.source, pictures.isEmpty { return effects }
    return effects + load(request.on(.again), isAwaited: false, at: now)
  }

  /// Restores a saved game, paused; nil if the rules cannot replay it.
  private func restored(_ saved: SavedRound, _ looks: SavedAppearance) -> (any GamePlay)? {
    guard let kind = GameKind(saved.transcript.game) else { return nil }
    let choices = choices(kind, setup: saved.transcript.setup)
    var play = kind.descriptor.resume(saved.looking(looks.rest), choices)
    play?.take(looks.mode)
    return play
  }

  /// Handles a saved game: offers it, or records it if it is finished and only its result was not
  /// saved.
  mutating func receiveKept(_ saved: SavedRound, at now: Moment) -> [Effect] {
    switch table {
    // Waits while pictures or films are loading; the store keeps it separate from the next game.
    case .loadingPictures, .failed, .loadingFilms, .filmsFailed: return []
    case .drawingSeed, .asking, .empty, .playing: break
    }
    if let play = table.game?.play {
      guard play.saved(at: now)?.transcript.moves.isEmpty == true else { return [] }
    }
    let looks = SavedAppearance(saved.looks)
    guard let game = restored(saved, looks) else {
      // It stays saved, because another version of the program may be able to resume it.
      show(UnplayableGame(saved: saved, for: looks.mode).dialog, at: now)
      return []
    }
    // Start was pressed before the answer: the saved game has priority.
    if table.isDealing { table = .empty }
    let ended = clearTable()
    guard let record = self.ended(game, saved) else {
      show(KeptGame(saved: saved, for: looks.mode).dialog, at: now)
      return ended
    }
    return ended + offer(record, at: now)
  }

  /// Returns the record of a saved game that is finished.
  private func ended(_ game: any GamePlay, _ saved: SavedRound) -> ReplayRecord? {
    guard game.isOver, let result = try? Catalog.result(of: saved.transcript) else { return nil }
    return ReplayRecord(transcript: saved.transcript, claimed: result)
  }
}

extension App {
  /// Performs a change of the current game, and handles its outcomes.
  mutating func inGame(
    at now: Moment, _ change: (inout any GamePlay) -> [PlayOutcome]
  ) -> [Effect] {
    guard case .playing(var game) = table else { return [] }
    table = .empty
    let outcomes = change(&game.play)
    table = .playing(game)
    return outcomes.flatMap { perform($0, at: now) }
  }

  mutating func updateGame(_ change: (inout any GamePlay) -> Void) {
    guard case .playing(var game) = table else { return }
    table = .empty
    change(&game.play)
    table = .playing(game)
  }

  mutating func pauseGame(at now: Moment) {
    updateGame { $0.pause(at: now) }
  }

  /// Returns the effect that saves the unfinished game, if there is one.
  func keepGame(at now: Moment) -> [Effect] {
    let saved = table.game?.play.saved(at: now)
    return saved.map { [keep($0)] } ?? []
  }

  /// Returns the effect that deletes the unfinished game, if there is one.
  private func dropGame(at now: Moment) -> [Effect] {
    table.game?.play.saved(at: now).map(drop) ?? []
  }

  /// Deletes a game and, if it was an attempt at a daily board, reloads that.
  private func drop(_ saved: SavedRound) -> [Effect] {
    let isTry = isTry || saved.mode.daily != nil
    let board = LeaderboardKey(game: saved.transcript.game, setup: saved.transcript.setup)
    return [.store(.dropProgress(saved.transcript.deal))] + (isTry ? askToday(board) : [])
  }

  /// Returns the effect that saves a game with its appearance.
  private func keep(_ saved: SavedRound) -> Effect {
    var saved = saved
    if let game = table.game { saved.looks = SavedAppearance(of: game).text }
    return .store(.keepProgress(saved, person.owner))
  }

  /// Stores the clock of the game every second, and when it stops, so that killing the program
  /// gains no time for looking at the cards.
  mutating func noteClock(at now: Moment) -> [Effect] {
    guard case .playing(var game) = table, let mark = game.play.mark(at: now), mark != game.marked
    else { return [] }
    let isSameSecond =
      game.marked.map { $0.elapsed.milliseconds / 1000 } == mark.elapsed.milliseconds / 1000
    guard !isSameSecond || game.play.isPaused else { return [] }
    game.marked = mark
    table = .playing(game)
    return [.clock(mark)]
  }

  private mutating func perform(_ outcome: PlayOutcome, at now: Moment) -> [Effect] {
    switch outcome {
    case .kept(let saved): return [keep(saved)]
    case .finished(let proven, let record): return finish(proven, record, at: now)
    case .bell: return person.settings.bell ? [.terminal(.bell)] : []
    case .leaveAsked:
      guard isPlaying else { return clearTable() }
      show(.leaveGame(isTry: isTry), at: now)
      return []
    }
  }
}
