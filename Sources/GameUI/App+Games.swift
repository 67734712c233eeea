import Canvas
import GameCore
import MediaProtocol

extension App {
  /// Begins a game with what is chosen in the settings; asks where another would be lost.
  mutating func start(at now: Moment) -> [Effect] {
    guard waiting == nil else { return [] }
    if isPlaying {
      show(.confirm(.restart), at: now)
      return []
    }
    let ended = endGame()
    tab = .board
    if let seed = conditions.seed {
      return ended + deal(seed, .practice, at: now)
    }
    waiting = .seed
    return ended + recordUnsaved() + loadBest() + [.drawSeed]
  }

  /// Takes the game off the table, with the pictures that are on their way to it, so that none
  /// reaches the next. A deal that waits for its pictures is no game yet.
  mutating func endGame() -> [Effect] {
    play = nil
    photos = nil
    guard let load, !load.isDeal else { return [] }
    return cancelLoad()
  }

  /// Shows a deal, or has its pictures loaded first.
  mutating func deal(_ seed: UInt64, _ eligibility: Eligibility, at now: Moment) -> [Effect] {
    let kind = GameKind(in: settings)
    if let request = picturesRequest(kind, setup: kind.setup(in: settings), seed: seed) {
      waiting = .pictures
      return load(request, for: .deal(eligibility), at: now)
    }
    show(seed, eligibility, photos: nil, at: now)
    return []
  }

  /// Shows a deal: the clock runs from now.
  mutating func show(_ seed: UInt64, _ eligibility: Eligibility, photos: Gallery?, at now: Moment) {
    let kind = GameKind(in: settings)
    let choices = choices(kind, setup: kind.setup(in: settings))
    play = Play(kind, choices, seed: seed, eligibility: eligibility, at: now)
    if let photos { play?.show(photos) }
    if !dialogs.isEmpty || tab != .board || scene != .tabs || !isRoomy { pausePlay(at: now) }
  }

  private func choices(_ kind: GameKind, setup: String) -> Play.Choices {
    Play.Choices(
      setup: setup, deck: Decks.shown(settings.deck, unicode: look.unicode),
      inkTextures: settings.inkTextures, best: bests[LeaderboardKey(game: kind.id, setup: setup)],
      motion: settings.motion && conditions.motion)
  }

  /// Takes a kept game up, paused.
  mutating func resume(_ saved: SavedRound, at now: Moment) -> [Effect] {
    play = resumed(saved)
    tab = .board
    let transcript = saved.transcript
    guard let kind = GameKind(transcript.game),
      let request = picturesRequest(kind, setup: transcript.setup, seed: transcript.seed)
    else { return [] }
    return load(request.on(.again), for: .resumed, at: now)
  }

  private func resumed(_ saved: SavedRound) -> Play? {
    GameKind(saved.transcript.game).flatMap { kind in
      Play(resuming: saved, choices(kind, setup: saved.transcript.setup))
    }
  }

  /// A kept game was found: it is offered, or recorded where only its result was left to be kept.
  mutating func found(_ saved: SavedRound, at now: Moment) -> [Effect] {
    // With pictures on their way it waits: the store keeps it apart from the game to come.
    guard waiting != .pictures else { return [] }
    // Start was pressed before the answer: the kept game goes first.
    if waiting == .seed { waiting = nil }
    let isUnplayed = play?.saved(at: now)?.transcript.moves.isEmpty == true
    let ended = isUnplayed ? endGame() : []
    guard play == nil else { return [] }
    guard let game = resumed(saved) else {
      show(.notice(.cannotResume), at: now)
      return ended + [.dropProgress]
    }
    guard game.isOver, let result = try? Catalog.result(of: saved.transcript) else {
      show(.resume(saved), at: now)
      return ended
    }
    return ended + offer(ReplayRecord(transcript: saved.transcript, claimed: result), at: now)
  }

  /// Shows a finished game and records it where that can be done.
  mutating func offer(_ record: ReplayRecord, at now: Moment) -> [Effect] {
    finish(try? Catalog.verify(record), record, at: now)
  }

  mutating func finish(
    _ verified: VerifiedRound?, _ record: ReplayRecord, at now: Moment
  ) -> [Effect] {
    guard let verified else {
      show(.result(Ending(record: record, fate: .practice)), at: now)
      return [.dropProgress]
    }
    guard !record.transcript.moves.isEmpty else {
      show(.result(Ending(record: record, fate: .unplayed)), at: now)
      return [.dropProgress]
    }
    if let player {
      let earned = EarnedRound(verified, by: player.id)
      show(.result(Ending(record: record, fate: .saving(earned))), at: now)
      return [.record(earned)]
    }
    let ending = Ending(record: record, fate: .guest(verified))
    bests[ending.board] = max(bests[ending.board] ?? 0, record.claimed.points)
    show(.result(ending), at: now)
    return []
  }

  /// The store took a result: the alert about it says so, if it is still open.
  mutating func recorded(_ outcome: RecordOutcome, _ earned: EarnedRound) {
    guard earned.player == player?.id else { return }
    let board = outcome.round.board
    let points = outcome.round.result.points
    bests[board] = max(bests[board] ?? 0, points, outcome.previousBest?.result.points ?? 0)
    if let index = alert(about: earned.round.record) {
      dialogs[index] = .result(Ending(record: earned.round.record, fate: .saved(outcome)))
    }
  }

  /// The store did not take a result: it is held, and whoever earned it is told so.
  mutating func recordFailed(_ earned: EarnedRound, _ fault: StoreFault, at now: Moment) {
    if !unsaved.contains(earned) { unsaved.append(earned) }
    guard earned.player == player?.id else { return }
    let failed = Dialog.result(Ending(record: earned.round.record, fate: .failed(earned, fault)))
    guard let open = alert(about: earned.round.record) else { return show(failed, at: now) }
    dialogs[open] = failed
    if open == 0 { focusedButton = 0 }
  }

  /// The number of the alert with this result.
  private func alert(about record: ReplayRecord) -> Int? {
    dialogs.firstIndex { dialog in
      if case .result(let ending) = dialog { ending.record == record } else { false }
    }
  }
}
