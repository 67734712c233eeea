import GameCore
import MediaProtocol

extension Table {
  /// Resumes a saved game, paused.
  mutating func resume(_ saved: SavedRound, _ context: Context) -> [Action] {
    let appearance = SavedAppearance(saved.appearance)
    guard let play = context.restored(saved, appearance) else {
      return [.show(KeptGame(saved: saved, mode: appearance.mode, isPlayable: false).dialog)]
    }
    if let record = saved.ended(play) { return [.game(.offer(record))] }
    let cleared = clear().map(Action.effect)
    let covers = Cover.all(appearance: appearance.rest)
    let begun = begin(RunningGame(play, appearance.isDrawn ? .declined : .none, covers: covers))
    let opened = cleared + begun + [.game(.openBoard)]
    let (setup, seed) = (saved.transcript.setup, saved.transcript.seed)
    guard !appearance.isDrawn,
      let request = context.picturesRequest(play.kind, setup: setup, seed: seed, covers: covers)
    else { return opened }
    if case .chosen(let pictures, _) = request.source, pictures.isEmpty { return opened }
    let loaded = inGame {
      $0.load(request.on(.again), isAwaited: false, &$1, at: context.now)
    }
    return opened + (loaded ?? [])
  }

  /// Handles a saved game: offers it, or records it if it is finished and only its result was not
  /// saved.
  mutating func receive(kept saved: SavedRound, _ context: Context) -> [Action] {
    switch state {
    // Waits while pictures or films are loading; the store keeps it separate from the next game.
    case .waiting(.pictures), .waiting(.films), .failed: return []
    case .playing(let game):
      guard game.play.saved(at: context.now)?.transcript.moves.isEmpty == true else { return [] }
    case .waiting(.seed), .waiting(.permission), .empty: break
    }
    let appearance = SavedAppearance(saved.appearance)
    guard let play = context.restored(saved, appearance) else {
      // It stays saved, because another version of the program may be able to resume it.
      return [.show(KeptGame(saved: saved, mode: appearance.mode, isPlayable: false).dialog)]
    }
    // Start was pressed before the answer: the saved game has priority.
    stopWaiting()
    let cleared = clear().map(Action.effect)
    let next =
      saved.ended(play).map { Action.game(.offer($0)) }
      ?? .show(KeptGame(saved: saved, mode: appearance.mode).dialog)
    return cleared + [next]
  }

  /// Returns the result of the game.
  func result(of record: ReplayRecord, _ fate: GameResult.SaveState) -> GameResult {
    var result = GameResult(
      record: record, fate: fate, covers: game?.shownCovers ?? [],
      mode: game?.play.mode ?? GameMode())
    result.isAttempt = day(of: record.transcript) != nil
    return result
  }

  /// Returns the date of the daily board of a played deal, which an unsaved result does not
  /// contain; nil for any other game.
  func day(of transcript: Transcript) -> CalendarDate? {
    guard let day = game?.play.mode.daily else { return nil }
    let daily = Daily(on: day, game: transcript.game, setup: transcript.setup)
    return daily?.seed == transcript.seed ? day : nil
  }

  /// Returns a game to be saved, with its appearance.
  func keeping(_ saved: SavedRound) -> SavedRound {
    var saved = saved
    if let game { saved.appearance = SavedAppearance(of: game).text }
    return saved
  }
}

extension Context {
  /// Restores a saved game, paused; nil if the rules cannot replay it.
  fileprivate func restored(_ saved: SavedRound, _ appearance: SavedAppearance) -> (any GamePlay)? {
    guard let kind = GameKind(saved.transcript.game) else { return nil }
    let choices = choices(of: kind, saved.transcript.setup)
    var play = kind.descriptor.resume(saved.withAppearance(appearance.rest), choices)
    play?.take(appearance.mode)
    return play
  }
}

extension Transcript {
  /// The leaderboard of its game and setup.
  var board: LeaderboardKey { LeaderboardKey(game: game, setup: setup) }
}

extension SavedRound {
  /// Returns the record of the saved game if it is finished.
  fileprivate func ended(_ game: any GamePlay) -> ReplayRecord? {
    guard game.isOver, let result = try? Catalog.result(of: transcript) else { return nil }
    return ReplayRecord(transcript: transcript, claimed: result)
  }
}
