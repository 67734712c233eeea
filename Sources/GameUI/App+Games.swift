import Canvas
import GameCore

extension App {
  /// Begins a game with what is chosen in the settings; asks where another would be lost.
  mutating func start(at now: Moment) -> [Effect] {
    guard waiting == nil else { return [] }
    if isPlaying {
      show(.confirm(.restart), at: now)
      return []
    }
    play = nil
    tab = .board
    if let seed = conditions.seed {
      deal(seed, .practice, at: now)
      return []
    }
    waiting = .seed
    return recordUnsaved() + loadBest() + [.drawSeed]
  }

  mutating func deal(_ seed: UInt64, _ standing: Standing, at now: Moment) {
    let kind = GameKind(in: settings)
    let choices = choices(kind, setup: kind.setup(in: settings))
    play = Play(kind, choices, seed: seed, standing: standing, at: now)
    if !dialogs.isEmpty || tab != .board || scene != .tabs || !isRoomy { pausePlay(at: now) }
  }

  private func choices(_ kind: GameKind, setup: String) -> Play.Choices {
    Play.Choices(
      setup: setup, deck: Decks.shown(settings.deck, unicode: look.unicode),
      inkTextures: settings.inkTextures, best: bests[Board(game: kind.id, setup: setup)],
      motion: settings.motion && conditions.motion)
  }

  /// Takes a kept game up, paused.
  mutating func resume(_ saved: SavedRound, at now: Moment) {
    play = resumed(saved)
    tab = .board
  }

  private func resumed(_ saved: SavedRound) -> Play? {
    GameKind(saved.transcript.game).flatMap { kind in
      Play(resuming: saved, choices(kind, setup: saved.transcript.setup))
    }
  }

  /// A kept game was found: it is offered, or recorded where only its result was left to be kept.
  mutating func found(_ saved: SavedRound, at now: Moment) -> [Effect] {
    // Start was pressed before the answer: the kept game goes first, whose place a new one takes.
    if waiting == .seed { waiting = nil }
    if play?.saved(at: now)?.transcript.moves.isEmpty == true { play = nil }
    guard play == nil else { return [] }
    guard let game = resumed(saved) else {
      show(.notice(.cannotResume), at: now)
      return [.dropProgress]
    }
    guard game.isOver, let result = try? Catalog.result(of: saved.transcript) else {
      show(.resume(saved), at: now)
      return []
    }
    return offer(ReplayRecord(transcript: saved.transcript, claimed: result), at: now)
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
    if let player {
      show(.result(Ending(record: record, fate: .saving(verified))), at: now)
      return [.record(verified, by: player.id)]
    }
    let ending = Ending(record: record, fate: .guest(verified))
    bests[ending.board] = max(bests[ending.board] ?? 0, record.claimed.points)
    show(.result(ending), at: now)
    return []
  }

  /// The store took a result: the alert about it says so, if it is still open.
  mutating func recorded(_ outcome: RecordOutcome) {
    let board = outcome.round.board
    let points = outcome.round.result.points
    bests[board] = max(bests[board] ?? 0, points, outcome.previousBest?.result.points ?? 0)
    for index in dialogs.indices {
      guard case .result(var ending) = dialogs[index], case .saving(let round) = ending.fate,
        round.result == outcome.round.result
      else { continue }
      ending.fate = .saved(outcome)
      dialogs[index] = .result(ending)
      return
    }
  }

  /// The store did not take a result: it is held, and the alert about it says so.
  mutating func recordFailed(_ round: VerifiedRound, _ fault: StoreFault, at now: Moment) {
    if !unsaved.contains(round) { unsaved.append(round) }
    let failed = Dialog.result(Ending(record: round.record, fate: .failed(round, fault)))
    let open = dialogs.firstIndex { dialog in
      if case .result(let ending) = dialog { ending.record == round.record } else { false }
    }
    guard let open else { return show(failed, at: now) }
    dialogs[open] = failed
    if open == 0 { focusedButton = 0 }
  }
}
